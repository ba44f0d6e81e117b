import { Form, useNavigation } from "react-router";
import type { FormResult } from "../../forms/parse-form.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Stack } from "../../ui/index.ts";
import { Problems } from "../frame/problems.tsx";
import { typedWords } from "./question-state.ts";

/** While a question cannot even be read: the words that were sent are kept, and may be sent again. */
export function SendAgain({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation("office");
  const pending = useNavigation().state !== "idle";
  return (
    <Stack gap={5}>
      <Problems form={["failed"]} />
      {result && (
        <Form method="post">
          {Object.entries(typedWords(result)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" loading={pending}>
            {t("common.save")}
          </Button>
        </Form>
      )}
    </Stack>
  );
}
