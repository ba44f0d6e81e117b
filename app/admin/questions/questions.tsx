export default function Questions() {
  return <main />;
}
