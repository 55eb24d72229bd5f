/** Glyphs of six invented marks, in a box of 28. */
const glyphs = [
  "M2 26L14 6l12 20Z",
  "M2 8h6v18H2ZM11 8h6v18h-6ZM20 8h6v18h-6Z",
  "M2 4h24v22H2ZM8 10v10h12V10Z",
  "M2 4h11v10H2ZM15 4h11v10H15ZM2 16h6v10H2ZM10 16h16v10H10Z",
  "M14 3a11 11 0 0 1 11 11v12H3V14A11 11 0 0 1 14 3ZM14 10a4 4 0 0 0-4 4v12h8V14a4 4 0 0 0-4-4Z",
  "M2 4h24v6H10v16H2Z",
] as const;

/** Widths and weights of the family, so that six names look like six houses. */
const voices = [
  "font-semibold",
  "compact font-medium",
  "wide font-semibold",
  "font-medium",
  "wide font-medium",
  "compact font-semibold",
] as const;

/** A fictitious mark with its glyph and name in one ink. */
export function PartnerMark({ index, name }: { index: number; name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden viewBox="0 0 28 28" width="26" height="26" className="shrink-0">
        <path d={glyphs[index % glyphs.length]} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span className={`text-lead leading-none tracking-tight whitespace-nowrap ${voices[index % voices.length]}`}>
        {name}
      </span>
    </span>
  );
}
