export default function Admin() {
  return <main />;
}
