export default function Hash() {
  return <main />;
}
