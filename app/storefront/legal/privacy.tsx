export default function Privacy() {
  return <main />;
}
