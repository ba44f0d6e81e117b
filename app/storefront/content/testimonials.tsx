export default function Testimonials() {
  return <main />;
}
