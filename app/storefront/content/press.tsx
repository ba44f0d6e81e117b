export default function Press() {
  return <main />;
}
