import { Main, SkipLink, VisuallyHidden } from "../ui/index.ts";
import { Containers } from "./containers.tsx";
import { Controls } from "./controls.tsx";
import { Feedback } from "./feedback.tsx";
import { Graphics } from "./graphics.tsx";
import { type SampleTexts, sampleTexts } from "./sample-texts.ts";
import styles from "./styleguide.module.css";
import { Typography } from "./typography.tsx";

export const handle = { hydrate: true };

/** Every UI component in both directions, both lights and all states. Registered in development only. */
export default function Styleguide() {
  return (
    <Main>
      <title>Styleguide</title>
      <VisuallyHidden>
        <h1>Styleguide</h1>
      </VisuallyHidden>
      <SkipLink>Skip</SkipLink>
      {sampleTexts.map((texts) => (
        <LanguageSamples key={texts.lang} texts={texts} />
      ))}
    </Main>
  );
}

function LanguageSamples({ texts }: { texts: SampleTexts }) {
  return (
    <div lang={texts.lang} dir={texts.dir} className={styles.language} id={texts.lang}>
      {(["night", "day"] as const).map((light) => (
        <div key={light} data-light={light} className={styles.light} id={`${texts.lang}-${light}`}>
          <Typography texts={texts} />
          <Graphics />
          <Controls texts={texts} scope={`${texts.lang}-${light}`} />
          <Feedback texts={texts} />
          <Containers texts={texts} scope={`${texts.lang}-${light}`} />
        </div>
      ))}
    </div>
  );
}
