export default function Inspiration() {
  return <main />;
}
