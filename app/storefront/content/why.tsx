export default function Why() {
  return <main />;
}
