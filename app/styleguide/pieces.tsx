import { Picture } from "../media/picture.tsx";
import {
  Badge,
  Button,
  Card,
  Carousel,
  Dialog,
  DialogButton,
  Disclosure,
  FlipCard,
  Heading,
  Price,
  Row,
  Stack,
  Text,
} from "../ui/index.ts";
import styles from "./styleguide.module.css";
import type { Words } from "./words.ts";

type Props = { words: Words; scope: string };

const products = ["bottle-black", "bottle-purp", "bottle-sample"];

export function Pieces({ words, scope }: Props) {
  return (
    <Stack gap={6}>
      <Carousel label={words.eyebrow}>
        {products.map((product) => (
          <li key={product}>
            <Card picture={<Picture name={product} alt="" sizes="24rem" />}>
              <Row gap={2}>
                <Badge tone="gold">{words.colours[0]}</Badge>
              </Row>
              <Heading level={3} size={2}>
                <a href="#main" data-cover>
                  {words.options[0]}
                </a>
              </Heading>
              <Text tone="soft">{words.lead}</Text>
              <Price>{words.price}</Price>
            </Card>
          </li>
        ))}
      </Carousel>
      <Row gap={6} align="start">
        {[false, true].map((flipped) => (
          <FlipCard
            key={String(flipped)}
            id={`${scope}-flip-${flipped}`}
            turn={words.other}
            turnBack={words.close}
            className={styles.states}
            front={<Face words={words} />}
            back={<Text>{words.body}</Text>}
          />
        ))}
      </Row>
      <div className={styles.states}>
        <Disclosure summary={words.act} open>
          <Text>{words.body}</Text>
        </Disclosure>
        <Disclosure summary={words.other}>
          <Text>{words.body}</Text>
        </Disclosure>
      </div>
      <DialogButton dialog={`${scope}-dialog`}>{words.other}</DialogButton>
      <Dialog id={`${scope}-dialog`} title={words.act} close={words.close}>
        <Text>{words.body}</Text>
      </Dialog>
    </Stack>
  );
}

function Face({ words }: { words: Words }) {
  return (
    <Stack gap={3} align="start">
      <Heading level={3} size={2}>
        {words.options[1]}
      </Heading>
      <Text tone="soft">{words.lead}</Text>
      <Button size="small">{words.act}</Button>
    </Stack>
  );
}
