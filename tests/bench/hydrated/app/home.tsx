import { useState } from "react";
import { useLoaderData } from "react-router";

export function loader() {
  return { items: Array.from({ length: 20 }, (_, position) => `Item ${position + 1}`) };
}

/** The first picture of the shop's home page, in the sizes that a phone is offered there. */
const widths = [720, 1080, 1440];

export default function Home() {
  const { items } = useLoaderData<typeof loader>();
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <h1>Hydrated</h1>
      <img
        src="/media/hero-tall-720.avif"
        srcSet={widths.map((width) => `/media/hero-tall-${width}.avif ${width}w`).join(", ")}
        sizes="98vw"
        width={1440}
        height={1920}
        alt="A bottle of perfume"
        fetchPriority="high"
        decoding="async"
      />
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
    </main>
  );
}
