import { Eyebrow, Heading, Logo, Price, Stack, Text } from "../ui/index.ts";
import type { SampleTexts } from "./sample-texts.ts";

const sizes = [5, 4, 3, 2, 1] as const;

export function Typography({ texts }: { texts: SampleTexts }) {
  return (
    <Stack gap={5} align="start">
      <Logo>{texts.lang === "ar" ? "أثر" : texts.lang === "ru" ? "Атхар" : "Athar"}</Logo>
      <Eyebrow>{texts.eyebrow}</Eyebrow>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size} tone={size === 5 ? "gold" : "ink"}>
          {texts.title}
        </Heading>
      ))}
      <Text size="lead">{texts.lead}</Text>
      <Text>
        {texts.body} <a href="#main">{texts.other}</a>.
      </Text>
      <Text tone="soft">{texts.body}</Text>
      <Text size="small" tone="faint">
        {texts.body}
      </Text>
      <Text>
        <Price>{texts.price}</Price>
      </Text>
    </Stack>
  );
}
