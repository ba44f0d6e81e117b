export default function Signup() {
  return <main />;
}
