export default function Perfumes() {
  return <main />;
}
