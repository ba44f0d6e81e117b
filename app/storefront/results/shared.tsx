export default function Shared() {
  return <main />;
}
