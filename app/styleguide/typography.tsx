import { Eyebrow, Heading, Logo, Price, Stack, Text } from "../ui/index.ts";
import type { Words } from "./words.ts";

const sizes = [5, 4, 3, 2, 1] as const;

export function Typography({ words }: { words: Words }) {
  return (
    <Stack gap={5} align="start">
      <Logo>{words.lang === "ar" ? "أثر" : words.lang === "ru" ? "Атхар" : "Athar"}</Logo>
      <Eyebrow>{words.eyebrow}</Eyebrow>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size} tone={size === 5 ? "gold" : "ink"}>
          {words.title}
        </Heading>
      ))}
      <Text size="lead">{words.lead}</Text>
      <Text>
        {words.body} <a href="#main">{words.other}</a>.
      </Text>
      <Text tone="soft">{words.body}</Text>
      <Text size="small" tone="faint">
        {words.body}
      </Text>
      <Text>
        <Price>{words.price}</Price>
      </Text>
    </Stack>
  );
}
