import type { ResultSource } from "../define-tool.ts";
import type { AppreciationResult } from "./result.ts";

const TAGS: Record<string, string> = { "una-fuente": "una sola fuente", "por-comprobar": "por comprobar" };

/** Each series with the day on which it was read; pasted and assumed values are named as such. */
export function sourcesOf(result: AppreciationResult): ResultSource[] {
  if (result.kind === "no-series") return [];
  const { series, real, date, inflation } = result;
  const one = (
    label: string,
    { source, mark }: { source: NonNullable<typeof series.source>; mark: string | null },
  ): ResultSource => {
    const tag = mark === null ? undefined : TAGS[mark];
    return {
      label,
      title: source.title,
      date: source.consulted,
      ...(source.url && { url: source.url }),
      ...(tag && { tag }),
    };
  };
  return [
    series.source
      ? one(series.name, { source: series.source, mark: series.mark })
      : { label: series.name, title: "Valores que has pegado", date },
    ...(real ? [one(real.prices.name, real.prices)] : []),
    ...(inflation === null ? [] : [{ label: "Inflación futura", title: "Suposición que has escrito", date }]),
  ];
}
