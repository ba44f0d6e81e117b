import { Picture } from "../media/picture.tsx";
import { Badge, Button, Carousel, Disclosure, FlipCard, Heading, Price, Row, Stack, Text } from "../ui/index.ts";
import type { SampleTexts } from "./sample-texts.ts";
import styles from "./styleguide.module.css";

type Props = { texts: SampleTexts; scope: string };

const products = ["bottle-black", "bottle-purp", "bottle-sample"];

export function Containers({ texts, scope }: Props) {
  return (
    <Stack gap={6}>
      <Carousel label={texts.eyebrow}>
        {products.map((product) => (
          <li key={product}>
            <Stack gap={3}>
              <Picture name={product} alt="" sizes="24rem" />
              <Row gap={2}>
                <Badge tone="gold">{texts.colours[0]}</Badge>
              </Row>
              <Heading level={3} size={2}>
                <a href="#main">{texts.options[0]}</a>
              </Heading>
              <Text tone="soft">{texts.lead}</Text>
              <Price>{texts.price}</Price>
            </Stack>
          </li>
        ))}
      </Carousel>
      <Row gap={6} align="start">
        {[false, true].map((flipped) => (
          <FlipCard
            key={String(flipped)}
            id={`${scope}-flip-${flipped}`}
            name={texts.lead}
            flipLabel={texts.other}
            flipBackLabel={texts.close}
            className={styles.narrow}
            front={<CardFace texts={texts} />}
            back={<Text>{texts.body}</Text>}
          />
        ))}
      </Row>
      <div className={styles.narrow}>
        <Disclosure summary={texts.act} open>
          <Text>{texts.body}</Text>
        </Disclosure>
        <Disclosure summary={texts.other}>
          <Text>{texts.body}</Text>
        </Disclosure>
      </div>
    </Stack>
  );
}

function CardFace({ texts }: { texts: SampleTexts }) {
  return (
    <Stack gap={3} align="start">
      <Heading level={3} size={2}>
        {texts.options[1]}
      </Heading>
      <Text tone="soft">{texts.lead}</Text>
      <Button size="small">{texts.act}</Button>
    </Stack>
  );
}
