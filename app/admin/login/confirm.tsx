export default function Confirm() {
  return <main />;
}
