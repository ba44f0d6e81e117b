import { Picture } from "../media/picture.tsx";
import {
  Button,
  ButtonLink,
  Checkbox,
  Choice,
  ChoiceGrid,
  Field,
  FieldGroup,
  Radio,
  Row,
  Select,
  Slider,
  Stack,
  Swatch,
  TextArea,
  TextInput,
} from "../ui/index.ts";
import styles from "./styleguide.module.css";
import type { Words } from "./words.ts";

type Props = { words: Words; scope: string };

const looks = ["primary", "quiet", "plain"] as const;
const paints = ["#b58a3c", "#8e2231", "#1f6a4d", "#2b2f6b"];
const scenes = ["scene-desert", "scene-city", "scene-ocean", "scene-library"];

export function Controls(props: Props) {
  return (
    <>
      <Buttons {...props} />
      <Fields {...props} />
      <Choices {...props} />
    </>
  );
}

function Buttons({ words }: Props) {
  return (
    <Stack gap={4}>
      {looks.map((look) => (
        <Row key={look} gap={4}>
          <Button look={look}>{words.act}</Button>
          <Button look={look} arrow>
            {words.act}
          </Button>
          <Button look={look} loading>
            {words.act}
          </Button>
          <Button look={look} disabled>
            {words.act}
          </Button>
          <Button look={look} size="small">
            {words.act}
          </Button>
          <ButtonLink look={look} to="#main" size="large" arrow>
            {words.other}
          </ButtonLink>
        </Row>
      ))}
    </Stack>
  );
}

function Fields({ words, scope }: Props) {
  return (
    <Stack gap={5} className={styles.states}>
      <Field id={`${scope}-empty`} label={words.label} hint={words.hint}>
        <TextInput type="email" placeholder="name@example.com" />
      </Field>
      <Field id={`${scope}-wrong`} label={words.label} error={words.error} hint={words.hint}>
        <TextInput type="email" defaultValue="layla@" />
      </Field>
      <Field id={`${scope}-off`} label={words.label} optional={words.optional}>
        <TextInput defaultValue={words.act} disabled />
      </Field>
      <Field id={`${scope}-country`} label={words.label}>
        <Select>
          {words.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Field>
      <Field id={`${scope}-words`} label={words.eyebrow}>
        <TextArea defaultValue={words.body} />
      </Field>
      <Checkbox label={words.hint} defaultChecked />
      <Checkbox label={words.body} />
    </Stack>
  );
}

function Choices({ words, scope }: Props) {
  return (
    <Stack gap={6}>
      <FieldGroup id={`${scope}-scene`} label={words.title} legendLook="display" hint={words.hint}>
        <ChoiceGrid>
          {words.options.map((option, index) => (
            <Choice
              key={option}
              kind="radio"
              name={`${scope}-scene`}
              label={option}
              defaultChecked={index === 1}
              picture={<Picture name={scenes[index] ?? ""} alt="" sizes="(min-width: 48rem) 22vw, 45vw" />}
            />
          ))}
        </ChoiceGrid>
      </FieldGroup>
      <FieldGroup id={`${scope}-mood`} label={words.title} error={words.error}>
        <ChoiceGrid>
          {words.options.map((option, index) => (
            <Choice
              key={option}
              kind="checkbox"
              label={option}
              hint={words.lead}
              defaultChecked={index < 2}
              disabled={index === 3}
            />
          ))}
        </ChoiceGrid>
      </FieldGroup>
      <Row gap={5}>
        {words.options.map((option, index) => (
          <Radio key={option} name={`${scope}-plain`} label={option} defaultChecked={index === 0} />
        ))}
      </Row>
      <Row gap={4}>
        {words.colours.map((colour, index) => (
          <Swatch key={colour} colour={paints[index] ?? "none"} label={colour} defaultChecked={index === 2} />
        ))}
      </Row>
      <Field id={`${scope}-strength`} label={words.label} className={styles.states}>
        <Slider min={1} max={10} ends={[words.ends[0], words.ends[1]]} />
      </Field>
    </Stack>
  );
}
