export default function Cards() {
  return <main />;
}
