import { useState } from "react";
import type { HomeOfPlan } from "#server/tools/plans/plan-home.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Tick } from "#ui/form/controls.tsx";
import { showToast } from "#ui/toast-store.ts";
import { squareMetres } from "../../../shared/plan-words.ts";

/** Areas of the plan as they would be written, in square metres. */
export interface PlanFigures {
  usableM2: number;
  builtM2: number;
}

const FIELDS = [
  { name: "usableAreaM2", key: "usableM2", label: "Superficie útil" },
  { name: "builtAreaM2", key: "builtM2", label: "Superficie construida" },
] as const;

type Chosen = Record<(typeof FIELDS)[number]["name"], boolean>;

/** Differences between plan and home, and the one click that writes the ticked ones. Nothing is written unasked. */
export function HomeFigures({ home, figures }: { home: HomeOfPlan; figures: PlanFigures }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // A written figure stands in the home from then on, with the time of that change.
  const [known, setKnown] = useState({ usableM2: home.usableM2, builtM2: home.builtM2, updatedAt: home.updatedAt });
  const [chosen, setChosen] = useState<Chosen>({ usableAreaM2: true, builtAreaM2: true });
  const rounded = { usableM2: hundredths(figures.usableM2), builtM2: hundredths(figures.builtM2) };
  const differing = FIELDS.filter(({ key }) => known[key] === null || hundredths(known[key]) !== rounded[key]);
  const wanted = differing.filter(({ name }) => chosen[name]);

  async function write() {
    setBusy(true);
    setFault(null);
    const values = Object.fromEntries(wanted.map(({ name, key }) => [name, rounded[key]]));
    const path = `/api/portfolio/homes/${home.id}`;
    const outcome = await callApi<{ updatedAt: string }>("PATCH", path, { seen: known.updatedAt, values });
    setBusy(false);
    if (outcome.kind !== "done") return setFault(failureText(outcome));
    const written = Object.fromEntries(wanted.map(({ key }) => [key, rounded[key]]));
    setKnown({ ...known, ...written, updatedAt: outcome.answer.updatedAt });
    setOpen(false);
    showToast({ kind: "success", title: "Superficies guardadas en la ficha", description: home.title });
  }
  if (differing.length === 0)
    return <p className="text-sm text-muted-foreground">La ficha ya tiene estas superficies.</p>;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Llevar a la ficha
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Llevar a la ficha"
        description={home.title}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button loading={isBusy} disabled={wanted.length === 0} onClick={() => void write()}>
              Guardar en la ficha
            </Button>
          </>
        }
      >
        <ul className="divide-y border-y">
          {differing.map(({ name, key, label }) => (
            <li key={name} className="py-3">
              <Tick
                label={label}
                checked={chosen[name]}
                onChange={(event) => setChosen({ ...chosen, [name]: event.currentTarget.checked })}
              />
              <p className="mt-1 pl-7 text-sm text-muted-foreground">
                {known[key] === null ? "Sin dato" : squareMetres(known[key])} en la ficha ·{" "}
                <strong className="font-semibold text-foreground">{squareMetres(rounded[key])}</strong> en el plano
              </p>
            </li>
          ))}
        </ul>
        {fault === null ? null : (
          <div role="alert">
            <Callout tone="destructive">{fault}</Callout>
          </div>
        )}
      </Dialog>
    </>
  );
}

const hundredths = (m2: number) => Math.round(m2 * 100) / 100;
