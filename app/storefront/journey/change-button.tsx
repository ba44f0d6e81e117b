import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "../../ui/index.ts";

type ChangeButtonProps = Pick<ComponentProps<typeof Button>, "aria-describedby" | "onClick"> & {
  press: { text: string; value: string };
};

/** One press on the ready page, which changes the answers that were read. */
export function ChangeButton({ press: { text, value }, ...rest }: ChangeButtonProps) {
  const { formData } = useNavigation();
  return (
    <Button name="change" value={value} look="quiet" size="small" loading={formData?.get("change") === value} {...rest}>
      {text}
    </Button>
  );
}
