const drawings = {
  /** A fingerprint. */
  unique:
    "M16 42c0-9 3-12 3-18a5 5 0 0 1 10 0c0 7-2 11-2 18M11 38c2-5 2-9 2-14a11 11 0 0 1 22 0c0 6-1 11-2 16M22 24c0 8-1 12-3 19M7 31c1-3 1-5 1-7A16 16 0 0 1 40 24c0 4 0 7-1 10",
  /** A small phial. */
  first: "M19 5h10v7h-10zM20 12v5l-5 6v17a3 3 0 0 0 3 3h12a3 3 0 0 0 3-3V23l-5-6v-5M15 29h18",
  /** A drop. */
  oils: "M24 5c7 10 12 17 12 24a12 12 0 0 1-24 0c0-7 5-14 12-24zM18 30a6 6 0 0 0 6 6",
} as const;

/** Line drawings, hidden from assistive technology: the text beside them says the same. */
export function ReasonIcon({ reason }: { reason: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden="true"
    >
      <path d={drawings[reason]} />
    </svg>
  );
}
