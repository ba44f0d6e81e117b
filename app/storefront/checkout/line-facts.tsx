import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import type { ShownLine } from "./shown-lines.server.ts";
import { useLineNames } from "./use-line-names.ts";

/** What stands below the name of an item: how the Maestro named it, its size, what it is made without, and what its owner asked since to keep out. */
export function LineFacts({ line }: { line: ShownLine }) {
  const { t } = useTranslation("own");
  const { facts } = useLineNames()(line);
  const { without, since } = line;
  return (
    <>
      {[...facts, ...(without ? [t("line.without", { names: without })] : [])].map((fact) => (
        <Text key={fact} size="small" tone="soft">
          {fact}
        </Text>
      ))}
      {since && (
        <Text size="small" tone="gold">
          {t("line.since", { names: since.names })}{" "}
          <a href={since.path}>{t(since.made ? "line.since_made" : "line.since_compose")}</a>
        </Text>
      )}
    </>
  );
}
