import { useMemo, useState } from "react";
import type { HomeOfPlan } from "#server/tools/plans/plan-home.server.ts";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { squareMetres } from "../../../shared/plan-words.ts";
import { type AreaLine, areasView, PLAN_COUNTRIES } from "./areas-view.ts";
import { HomeFigures } from "./home-figures.tsx";
import { HomeOfPlanField } from "./home-of-plan-field.tsx";
import type { PanelProps } from "./panel-props.ts";

/** Useful and built area by room, level and plan, with how each is counted, beside what the home and its papers say. */
export function AreasPanel({ editing, place, level, home, isReadOnly }: PanelProps) {
  const { plan, act } = editing;
  const [scope, setScope] = useState("plan");
  const view = useMemo(() => areasView(plan, scope === "plan" ? null : level.id), [plan, scope, level.id]);
  const whole = useMemo(() => areasView(plan, null), [plan]);
  return (
    <div className="grid gap-5 text-sm">
      {plan.levels.length > 1 ? (
        <PlainSelect
          label="Superficies de"
          value={scope}
          choices={[
            { value: "plan", label: "Todo el plano" },
            { value: "level", label: level.name },
          ]}
          onChange={(event) => setScope(event.currentTarget.value)}
        />
      ) : null}
      <dl className="grid grid-cols-2 gap-3">
        {[view.usable, view.built].map(({ label, m2 }) => (
          <div key={label} className="rounded-md bg-muted px-3 py-2.5">
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd className="mt-0.5 text-lg font-semibold tabular-nums">{squareMetres(m2)}</dd>
          </div>
        ))}
      </dl>
      {view.rooms.length === 0 ? (
        <p className="text-muted-foreground">Cierra una estancia con muros y aquí verás su superficie.</p>
      ) : (
        <Rooms rooms={view.rooms} />
      )}
      <section aria-labelledby="como-se-cuenta">
        <h3 id="como-se-cuenta" className="text-base font-semibold">
          Cómo se cuenta
        </h3>
        <ul className="mt-2 grid gap-2 text-xs text-muted-foreground">
          {[view.usable, view.built].map(({ label, formula }) => (
            <li key={label} className="wrap-anywhere">
              <strong className="font-medium text-foreground">{label}:</strong> {formula}
            </li>
          ))}
          <li>{view.basis}</li>
        </ul>
      </section>
      {home === null && !isReadOnly ? (
        <PlainSelect
          label="País"
          help="Decide qué regla se sigue al contar."
          value={PLAN_COUNTRIES.some(({ value }) => value === plan.country) ? plan.country : ""}
          choices={PLAN_COUNTRIES}
          onChange={(event) => act({ do: "set-plan", country: event.currentTarget.value })}
        />
      ) : null}
      {home ? (
        <Compared home={home} usableM2={whole.usable.m2} builtM2={whole.built.m2} isReadOnly={isReadOnly} />
      ) : (
        <HomeOfPlanField place={place} isReadOnly={isReadOnly} />
      )}
    </div>
  );
}

/** Each room with a bar as long as its share of the largest. */
function Rooms({ rooms }: { rooms: readonly AreaLine[] }) {
  const largest = Math.max(...rooms.map(({ m2 }) => m2), 0.01);
  return (
    <ul aria-label="Superficie de cada estancia" className="grid gap-2.5">
      {rooms.map(({ id, name, m2, note }) => (
        <li key={id}>
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="font-medium tabular-nums">{squareMetres(m2)}</span>
          </div>
          <div aria-hidden className="mt-1 h-1.5 rounded-full bg-muted">
            <div
              className="h-full rounded-full bg-primary"
              style={{ width: `${Math.max(1, (100 * m2) / largest)}%` }}
            />
          </div>
          {note === null ? null : <p className="mt-0.5 text-xs text-muted-foreground">{note}</p>}
        </li>
      ))}
    </ul>
  );
}

interface ComparedProps {
  home: HomeOfPlan;
  usableM2: number;
  builtM2: number;
  isReadOnly: boolean;
}

function Compared({ home, usableM2, builtM2, isReadOnly }: ComparedProps) {
  const said = [{ source: "La ficha", usableM2: home.usableM2, builtM2: home.builtM2 }, ...home.papers];
  const rows = said.flatMap(({ source, usableM2: usable, builtM2: built }) => [
    ...(usable === null ? [] : [{ source, what: "útil", theirs: usable, ours: usableM2 }]),
    ...(built === null ? [] : [{ source, what: "construida", theirs: built, ours: builtM2 }]),
  ]);
  return (
    <section aria-labelledby="lo-que-dice-la-ficha" className="border-t pt-4">
      <h3 id="lo-que-dice-la-ficha" className="text-base font-semibold">
        Comparado con lo que consta
      </h3>
      {rows.length === 0 ? (
        <p className="mt-2 text-muted-foreground">La ficha aún no dice ninguna superficie.</p>
      ) : (
        <ul className="mt-2 divide-y border-y tabular-nums">
          {rows.map(({ source, what, theirs, ours }) => (
            <li key={`${source} ${what}`} className="flex items-baseline justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                {source}, {what}: {squareMetres(theirs)}
              </span>
              <Difference theirs={theirs} ours={ours} />
            </li>
          ))}
        </ul>
      )}
      {isReadOnly || builtM2 <= 0 ? null : (
        <div className="mt-3">
          <HomeFigures home={home} figures={{ usableM2, builtM2 }} />
        </div>
      )}
      {rows.some(({ theirs, ours }) => ours > 0 && Math.abs(ours - theirs) / theirs > LARGE) ? (
        <Callout tone="warning" className="mt-3">
          Hay más de un 10&nbsp;% de diferencia. Revisa si el plano incluye lo mismo: terrazas, trasteros, elementos
          comunes.
        </Callout>
      ) : null}
    </section>
  );
}

const LARGE = 0.1;
const SIGNED = { signDisplay: "exceptZero", minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const PERCENT = { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 1 } as const;

function Difference({ theirs, ours }: { theirs: number; ours: number }) {
  if (ours <= 0) return null;
  const difference = ours - theirs;
  const text = `${new Intl.NumberFormat("es", SIGNED).format(difference)}\u00a0m² (${new Intl.NumberFormat("es", PERCENT).format(difference / theirs)})`;
  return <span className="shrink-0 font-medium">{Math.abs(difference) < 0.005 ? "Coincide" : text}</span>;
}
