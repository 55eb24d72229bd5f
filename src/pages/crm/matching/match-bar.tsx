import type { Compared } from "#domain/crm/matching/compared.ts";
import { CRITERION_NAMES } from "#domain/crm/matching/criteria.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Tag } from "#ui/tag.tsx";

/** The score of a match, drawn by criterion: each is as wide as it weighs, and filled as far as it is met. */
export function MatchBar({ score, criteria, unknown, openMusts, missing }: Omit<Compared, "reasons">) {
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center gap-4">
        <p className="w-16 shrink-0 leading-none">
          <span className="font-display text-h3 font-semibold tabular-nums">
            {score === null ? "–" : formatNumber(score)}
          </span>
          <span className="mt-1 block text-xs text-muted-foreground">{score === null ? "sin nota" : "de 100"}</span>
        </p>
        <div aria-hidden className="flex h-3 min-w-0 flex-1 gap-0.5">
          {criteria.map(({ criterion, score: met, weight }) => (
            <span
              key={criterion}
              className="block overflow-hidden rounded-xs bg-secondary"
              style={{ width: `${(100 * weight) / total}%` }}
            >
              <span className="block h-full bg-primary" style={{ width: `${100 * met}%` }} />
            </span>
          ))}
        </div>
      </div>
      {missing === null ? null : (
        <p>
          <Tag tone="warning">Casi: {missing}</Tag>
        </p>
      )}
      <Findings criteria={criteria} />
      {unknown.length > 0 ? (
        <p className="flex flex-wrap items-center gap-1.5 text-xs">
          {unknown.map((name) => (
            <Tag key={name} tone="outline">
              Por confirmar: {name}
            </Tag>
          ))}
        </p>
      ) : null}
      <Disclosure summary={<span className="text-sm">De qué está hecha la nota</span>} className="-my-1 border-b-0">
        <ul className="grid text-foreground gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {criteria.map(({ criterion, score: met, weight, reason }) => (
            <li key={criterion} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <span className="text-muted-foreground">{CRITERION_NAMES[criterion]}: </span>
                {criterion === "extras" && openMusts > 0
                  ? "no suman hasta confirmar lo imprescindible"
                  : reason === ""
                    ? (missing ?? "no lo tiene")
                    : reason}
              </span>
              <span className="shrink-0 text-xs text-muted-foreground tabular-nums">
                {formatNumber((100 * weight * met) / total)} de {formatNumber((100 * weight) / total)}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** The criteria that are met in part come first, since they tell this match from others; then the names of those that are met. */
function Findings({ criteria }: Pick<Compared, "criteria">) {
  const said = criteria.filter(({ criterion }) => criterion !== "novedad");
  const part = said.filter(({ score }) => score < 1 && score > 0);
  const whole = said.filter(({ score }) => score === 1);
  if (part.length + whole.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {part.map(({ criterion, reason }) => (
        <li key={criterion}>{reason}</li>
      ))}
      {whole.length > 0 ? (
        <li className="text-muted-foreground">
          Cumple: {whole.map(({ criterion }) => CRITERION_NAMES[criterion].toLocaleLowerCase("es")).join(" · ")}
        </li>
      ) : null}
    </ul>
  );
}
