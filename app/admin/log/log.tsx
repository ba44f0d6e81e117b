export default function Log() {
  return <main />;
}
