export default function Newsletter() {
  return <main />;
}
