import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge, Disclosure, Heading, Row, Stack, Text } from "../../ui/index.ts";
import { PictureLink } from "../pictures/picture-link.tsx";
import { DataTable } from "../shell/data-table.tsx";
import { RowAction } from "../shell/row-action.tsx";
import { AddOptionForm } from "./add-option-form.tsx";
import { CopyForm } from "./copy-form.tsx";
import type { PartStructureView } from "./structure-view.server.ts";

type PartStructureProps = {
  part: PartStructureView;
  /** Counted from 1. */
  position: number;
  /** The questions that the part may be copied into. */
  targets: { value: string; label: string }[];
  result: SubmissionResult | undefined;
};

/** A part with its options: what each means, and the forms that add, copy and take out. */
export function PartStructure({ part, position, targets, result }: PartStructureProps) {
  const { t } = useTranslation("admin");
  const { id, theme, type, required, chooses, options, meanings, made } = part;
  const resultOf = (intent: string) => {
    const { intent: given, part: of } = result?.initialValue ?? {};
    return given === intent && of === id ? result : undefined;
  };
  const meaningChoices = [{ value: part.withoutMeaning, label: t("questions.no_meaning") }, ...meanings];
  const title = t("questions.part", { place: position, theme });
  const pictures = {
    title: t("common.picture"),
    cell: (option: (typeof options)[number]) => (
      <PictureLink of="option" id={option.id} picture={option.picture} name={option.label} />
    ),
  };
  return (
    <Stack as="section" gap={4}>
      <Row gap={3}>
        <Heading level={2} size={2}>
          {title}
        </Heading>
        <Badge>{t(`questions.types.${type}`)}</Badge>
        {!required && <Badge>{t("questions.optional")}</Badge>}
        <RowAction intent="archive" values={{ kind: "part", id }} name={`${t("questions.archive")}: ${title}`}>
          {t("questions.archive")}
        </RowAction>
      </Row>
      {chooses ? (
        <DataTable
          label={t("questions.options", { place: position })}
          rows={options}
          keyOf={(option) => option.id}
          columns={[
            { title: t("questions.option"), cell: ({ label }) => label },
            {
              title: t("questions.meaning"),
              cell: ({ meaning }) =>
                meaning ?? (
                  <Text as="span" tone="soft">
                    {t("questions.no_meaning")}
                  </Text>
                ),
            },
            ...(type === "colors" ? [] : [pictures]),
            {
              title: t("common.actions"),
              cell: (option) => (
                <RowAction
                  intent="archive"
                  values={{ kind: "option", id: option.id }}
                  name={`${t("questions.archive")}: ${option.label}`}
                >
                  {t("questions.archive")}
                </RowAction>
              ),
            },
          ]}
        />
      ) : (
        <Text tone="soft">{t("questions.no_options")}</Text>
      )}
      {chooses && (
        <Disclosure summary={t("questions.add_option")} open={resultOf("add_option") !== undefined}>
          <AddOptionForm
            key={made}
            part={id}
            meanings={meaningChoices}
            coloured={type === "colors"}
            result={resultOf("add_option")}
          />
        </Disclosure>
      )}
      {chooses && options.length > 0 && (
        <Disclosure summary={t("questions.copy_option")} open={resultOf("copy_option") !== undefined}>
          <CopyForm
            intent="copy_option"
            part={id}
            result={resultOf("copy_option")}
            selects={[
              {
                name: "option",
                label: t("questions.option"),
                choices: options.map((option) => ({ value: option.id, label: option.label })),
              },
              { name: "meaning", label: t("questions.meaning"), choices: meaningChoices },
            ]}
          />
        </Disclosure>
      )}
      {targets.length > 0 && (
        <Disclosure summary={t("questions.copy_part")} open={resultOf("copy_part") !== undefined}>
          <CopyForm
            intent="copy_part"
            part={id}
            result={resultOf("copy_part")}
            selects={[{ name: "into", label: t("questions.text"), choices: targets }]}
          />
        </Disclosure>
      )}
    </Stack>
  );
}
