export default function Showcase() {
  return <main />;
}
