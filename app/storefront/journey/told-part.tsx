import { type FieldMetadata, getTextareaProps } from "@conform-to/react";
import type { ComponentProps } from "react";
import { Field } from "../../ui/index.ts";
import type { SearchedThings } from "./journey-result.ts";
import type { PartView } from "./question-view.ts";
import { ThingsInput } from "./things-input.tsx";
import { VoiceInput } from "./voice-input.tsx";

type ToldPartProps = {
  part: PartView;
  field: FieldMetadata;
  shared: Omit<ComponentProps<typeof Field>, "children">;
  searched: SearchedThings | undefined;
  full: boolean;
};

/** What is told in words, written or spoken, or looked for in a long list. */
export default function ToldPart({ part, field, shared, searched, full }: ToldPartProps) {
  if (part.type === "things") return <ThingsInput {...{ part, field, searched, full }} group={shared} />;
  return (
    <Field {...shared}>
      <VoiceInput {...getTextareaProps(field)} maxLength={part.max} />
    </Field>
  );
}
