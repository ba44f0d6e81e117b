export default function Unsubscribe() {
  return <main />;
}
