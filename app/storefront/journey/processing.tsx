export default function Processing() {
  return <main />;
}
