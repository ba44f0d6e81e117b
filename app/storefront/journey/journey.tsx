export default function Journey() {
  return <main />;
}
