/** A figure's origin, as a result gives it. */
export interface DocumentSource {
  label: string;
  title: string;
  url?: string;
  /** ISO date. */
  date: string;
  tag?: string;
}

/** What a document knows besides the tool's input and result. */
export interface DocumentMeta {
  /** Agent or agency that signs; absent, Umbral does. */
  agent: string | undefined;
  /** ISO timestamp of the run. */
  createdAt: string;
  runId: string;
  title: string;
  sources: readonly DocumentSource[];
}

/** What every tool's `ResultDocument` receives. */
export interface ResultDocumentProps<Input, Result> {
  input: Input;
  result: Result;
  meta: DocumentMeta;
}

/** `N.º 3F9A21BC`: the first eight characters of the run's id, enough for a person to quote it. */
export function documentNumber(runId: string): string {
  return `N.º\u00a0${runId.slice(0, 8).toUpperCase()}`;
}

/** At most two initials: `Ferrer Hogar` → `FH`, `ana` → `A`. Empty for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).map((word) => word.match(/\p{L}/u)?.[0] ?? "");
  const letters = words.filter((letter) => letter !== "");
  const last = letters.length > 1 ? letters.at(-1) : "";
  return `${letters[0] ?? ""}${last}`.toLocaleUpperCase("es");
}
