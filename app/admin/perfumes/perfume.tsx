export default function Perfume() {
  return <main />;
}
