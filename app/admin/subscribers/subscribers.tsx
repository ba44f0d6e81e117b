export default function Subscribers() {
  return <main />;
}
