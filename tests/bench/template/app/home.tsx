import { useLoaderData } from "react-router";

export function loader() {
  return { items: Array.from({ length: 20 }, (_, position) => `Item ${position + 1}`) };
}

export default function Home() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Template</h1>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </main>
  );
}
