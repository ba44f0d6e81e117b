export default function Analyze() {
  return <main />;
}
