import { ArrowRight, Check, House } from "lucide-react";
import { useId, useState } from "react";
import { useLocation } from "react-router";
import type { HomeDifference, Offer } from "#domain/portfolio/homes/home-differences.ts";
import type { RunHome } from "#server/tools/runs/run-home.server.ts";
import { Button } from "#ui/button.tsx";
import { fieldName, valueText } from "#ui/homes/field-text.ts";
import { operationName, priceText } from "#ui/homes/home-text.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

interface HomePanelProps {
  run: { id: string; home: RunHome };
  isSignedIn: boolean;
}

/**
 * The home of a result beside the portfolio, which a tool never changes by itself: a home that was only typed can be saved, and the
 * differences from a home of the portfolio are listed, each to be taken over or not.
 */
export default function HomePanel({ run: { id, home }, isSignedIn }: HomePanelProps) {
  if (home.id === null) return <TypedHome runId={id} isSignedIn={isSignedIn} />;
  if (home.differences.length === 0) return null;
  return <Differences runId={id} home={home} homeId={home.id} />;
}

function TypedHome({ runId, isSignedIn }: { runId: string; isSignedIn: boolean }) {
  const { pathname } = useLocation();
  const { isBusy, call } = useCall();
  const next = `${pathname}?resultado=${runId}`;
  return (
    <Panel labelledBy="en-cartera" className="print:hidden">
      <PanelBody className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h2 id="en-cartera" className="text-h4 font-bold">
            Esta vivienda no está en tu cartera
          </h2>
          <p className="mt-1 text-sm text-muted-foreground">
            Lo que escribes en una herramienta es un ensayo. Guárdala si vas a trabajar con ella: entra como captación.
          </p>
        </div>
        {isSignedIn ? (
          <Button
            variant="outline"
            loading={isBusy}
            loadingText="Guardando…"
            onClick={() => void call("Guardada en tu cartera", "POST", `/api/runs/${runId}/home`, {})}
          >
            <House {...icon} /> Guardar como vivienda
          </Button>
        ) : (
          <Button asChild variant="outline">
            <PageLink to={`/auth?next=${encodeURIComponent(next)}`}>
              <House {...icon} /> Crea una cuenta para guardarla
            </PageLink>
          </Button>
        )}
      </PanelBody>
    </Panel>
  );
}

function Differences({ runId, home, homeId }: { runId: string; home: RunHome; homeId: string }) {
  const { isBusy, call } = useCall();
  const group = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(home.differences.filter(({ isProposed }) => isProposed).map(({ field }) => field)),
  );
  const fields = home.differences.map(({ field }) => field).filter((field) => chosen.has(field));
  const toggle = (field: string) =>
    setChosen((known) => {
      const next = new Set(known);
      if (!next.delete(field)) next.add(field);
      return next;
    });
  return (
    <Panel labelledBy="a-la-ficha" className="print:hidden">
      <PanelHeader
        id="a-la-ficha"
        title="¿Llevar a la ficha?"
        description="Este resultado dice otra cosa que la ficha de la vivienda. Nada cambia hasta que lo elijas."
        divided
      />
      <ul className="px-5 sm:px-6">
        {home.differences.map((difference) => (
          <li key={difference.field} className="border-b last:border-b-0">
            <label htmlFor={`${group}-${difference.field}`} className="flex min-h-11 items-start gap-3 py-3.5">
              <input
                id={`${group}-${difference.field}`}
                type="checkbox"
                className="mt-0.5 size-5 shrink-0 accent-primary"
                checked={chosen.has(difference.field)}
                disabled={isBusy}
                onChange={() => toggle(difference.field)}
              />
              <Difference difference={difference} home={home} />
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 border-t p-5 sm:px-6">
        <Button
          loading={isBusy}
          loadingText="Llevando…"
          disabled={fields.length === 0}
          onClick={() =>
            void call("Ficha actualizada", "PATCH", `/api/runs/${runId}/home`, { fields, seen: home.seen })
          }
        >
          <Check {...icon} />{" "}
          {fields.length === 1 ? "Llevar 1 dato a la ficha" : `Llevar ${fields.length} datos a la ficha`}
        </Button>
        <Button asChild variant="outline">
          <PageLink to={`/dashboard/cartera/${homeId}`}>Ver la ficha</PageLink>
        </Button>
      </div>
    </Panel>
  );
}

const CAUTIONS = {
  contradicts: "Dice un precio, una operación o un país que no son los de la ficha.",
  overwrites: "Sustituye al texto que ya tiene la ficha.",
} as const;

/** A value of a difference in words; a price with the operation that it belongs to. */
function wordsOf(field: string, value: unknown, currency: string): string {
  if (field !== "price") return valueText(field, value, currency);
  const offer = value as Offer;
  return `${operationName(offer.operation)}, ${priceText(offer)}`;
}

function Difference({ difference, home }: { difference: HomeDifference; home: RunHome }) {
  const { field, before, after, caution } = difference;
  const name = field === "latitude" ? "Posición en el mapa" : (fieldName(field) ?? field);
  return (
    <span className="min-w-0 flex-1 text-sm">
      <span className="block font-medium">{name}</span>
      <span className="flex flex-wrap items-center gap-x-2 text-muted-foreground wrap-anywhere">
        <span>{shortened(wordsOf(field, before, home.currency))}</span>
        <ArrowRight aria-label="pasa a" size={14} strokeWidth={1.75} className="shrink-0" />
        <span className="text-foreground">{shortened(wordsOf(field, after, home.runCurrency))}</span>
      </span>
      {caution ? <span className="mt-1 block text-muted-foreground">{CAUTIONS[caution]}</span> : null}
    </span>
  );
}

const LONGEST = 160;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text);
