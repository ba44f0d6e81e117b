export default function Simple() {
  return <main />;
}
