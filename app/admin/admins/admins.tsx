export default function Admins() {
  return <main />;
}
