export default function Sheet() {
  return <main />;
}
