export default function Results() {
  return <main />;
}
