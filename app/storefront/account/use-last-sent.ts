import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/**
 * The last form that was sent from this page and accepted, with its outcome; null before. The success message disappears
 * after a while; this is for what is still shown then. Without a script the message stays.
 */
export function useLastSent(outcome: string | null) {
  const { formData } = useNavigation();
  const [sent, setSent] = useState<FormData | null>(null);
  const [accepted, setAccepted] = useState<{ form: FormData; outcome: string } | null>(null);
  useEffect(() => {
    if (formData) setSent(formData);
  }, [formData]);
  useEffect(() => {
    if (outcome && sent) setAccepted({ form: sent, outcome });
  }, [outcome, sent]);
  return accepted;
}
