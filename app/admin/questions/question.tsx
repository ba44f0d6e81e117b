export default function Question() {
  return <main />;
}
