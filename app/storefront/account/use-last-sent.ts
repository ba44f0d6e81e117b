import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/**
 * The form that was last sent from this page and accepted, with its outcome; null before. The thanks are taken away
 * after a while, and this is for what stays; without a script the thanks stay themselves.
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
