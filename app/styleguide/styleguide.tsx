import { Main, Rule, SkipLink, VisuallyHidden } from "../ui/index.ts";
import { Controls } from "./controls.tsx";
import { Feedback } from "./feedback.tsx";
import { Palette } from "./palette.tsx";
import { Pieces } from "./pieces.tsx";
import styles from "./styleguide.module.css";
import { Typography } from "./typography.tsx";
import { type Words, words } from "./words.ts";

export const handle = { hydrate: true };

/** Every primitive in both directions, on both grounds, in all its states. Registered in development only. */
export default function Styleguide() {
  return (
    <Main>
      <title>Styleguide</title>
      <VisuallyHidden>
        <h1>Styleguide</h1>
      </VisuallyHidden>
      <SkipLink>Skip</SkipLink>
      {words.map((language) => (
        <Book key={language.lang} words={language} />
      ))}
    </Main>
  );
}

function Book({ words: language }: { words: Words }) {
  return (
    <div lang={language.lang} dir={language.dir} className={styles.book} id={language.lang}>
      {(["night", "paper"] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.ground} id={`${language.lang}-${theme}`}>
          <Typography words={language} />
          <Rule />
          <Palette />
          <Rule />
          <Controls words={language} scope={`${language.lang}-${theme}`} />
          <Rule />
          <Feedback words={language} />
          <Rule />
          <Pieces words={language} scope={`${language.lang}-${theme}`} />
        </div>
      ))}
    </div>
  );
}
