import { Picture } from "../media/picture.tsx";
import {
  Button,
  ButtonLink,
  Checkbox,
  Choice,
  ChoiceGrid,
  Field,
  FieldGroup,
  Row,
  Select,
  Slider,
  Stack,
  Swatch,
  TextArea,
  TextInput,
} from "../ui/index.ts";
import type { SampleTexts } from "./sample-texts.ts";
import styles from "./styleguide.module.css";

type Props = { texts: SampleTexts; scope: string };

const looks = ["primary", "quiet", "plain"] as const;
const swatchColours = ["#b58a3c", "#8e2231", "#1f6a4d", "#2b2f6b"];
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

function Buttons({ texts }: Props) {
  return (
    <Stack gap={4}>
      {looks.map((look) => (
        <Row key={look} gap={4}>
          <Button look={look}>{texts.act}</Button>
          <Button look={look} arrow>
            {texts.act}
          </Button>
          <Button look={look} loading>
            {texts.act}
          </Button>
          <Button look={look} disabled>
            {texts.act}
          </Button>
          <Button look={look} size="small">
            {texts.act}
          </Button>
          <ButtonLink look={look} to="#main" size="large" arrow>
            {texts.other}
          </ButtonLink>
        </Row>
      ))}
    </Stack>
  );
}

function Fields({ texts, scope }: Props) {
  return (
    <Stack gap={5} className={styles.narrow}>
      <Field id={`${scope}-empty`} label={texts.label} hint={texts.hint}>
        <TextInput
          id={`${scope}-empty`}
          aria-describedby={`${scope}-empty-description`}
          type="email"
          placeholder="name@example.com"
        />
      </Field>
      <Field id={`${scope}-wrong`} label={texts.label} error={texts.error} hint={texts.hint}>
        <TextInput
          id={`${scope}-wrong`}
          aria-describedby={`${scope}-wrong-error ${scope}-wrong-description`}
          aria-invalid
          type="email"
          defaultValue="layla@"
        />
      </Field>
      <Field id={`${scope}-off`} label={texts.label} optional={texts.optional}>
        <TextInput id={`${scope}-off`} defaultValue={texts.act} disabled />
      </Field>
      <Field id={`${scope}-country`} label={texts.label}>
        <Select id={`${scope}-country`}>
          {texts.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Field>
      <Field id={`${scope}-texts`} label={texts.eyebrow}>
        <TextArea id={`${scope}-texts`} defaultValue={texts.body} />
      </Field>
      <Checkbox label={texts.hint} defaultChecked />
      <Checkbox label={texts.body} />
    </Stack>
  );
}

function Choices({ texts, scope }: Props) {
  return (
    <Stack gap={6}>
      <FieldGroup id={`${scope}-scene`} label={texts.title} legendLook="display" hint={texts.hint}>
        <ChoiceGrid>
          {texts.options.map((option, index) => (
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
      <FieldGroup id={`${scope}-mood`} label={texts.title} error={texts.error}>
        <ChoiceGrid>
          {texts.options.map((option, index) => (
            <Choice
              key={option}
              kind="checkbox"
              label={option}
              hint={texts.lead}
              defaultChecked={index < 2}
              disabled={index === 3}
            />
          ))}
        </ChoiceGrid>
      </FieldGroup>
      <Row gap={4}>
        {texts.colours.map((colour, index) => (
          <Swatch key={colour} colour={swatchColours[index] ?? "none"} label={colour} defaultChecked={index === 2} />
        ))}
      </Row>
      <Field id={`${scope}-strength`} label={texts.label} className={styles.narrow}>
        <Slider id={`${scope}-strength`} min={1} max={10} ends={[texts.ends[0], texts.ends[1]]} />
      </Field>
    </Stack>
  );
}
