export default function Leads() {
  return <main />;
}
