export default function Tips() {
  return <main />;
}
