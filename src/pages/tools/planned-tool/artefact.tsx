import type { ReactNode } from "react";
import type { Artefact } from "#content/planned/planned-tool.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { RoomToFurnish } from "#ui/illustration/room-to-furnish.tsx";
import { RadioTabs } from "#ui/radio-tabs.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { builtAreaM2, usableAreaM2 } from "./flat-plan.ts";
import { FlatPlanDrawing } from "./flat-plan-drawing.tsx";

/** The finished piece, drawn by us and said to be a drawing: no picture of a screen that nobody can open. */
export function ArtefactDrawing({ artefact }: { artefact: Artefact }) {
  return artefact === "staging" ? <Staging /> : <FlatPlan />;
}

const STATES = [
  {
    label: "Amueblada",
    state: "furnished",
    text: "Muebles a su tamaño real: dejarán 90\u00a0cm de paso y no estorbarán la puerta.",
  },
  { label: "Vacía", state: "empty", text: "La foto de partida. Se guardará siempre al lado de la otra." },
  {
    label: "Lo que cambia",
    state: "changed",
    text: "La prueba: en blanco, lo añadido. Lo demás quedará idéntico, píxel a píxel.",
  },
] as const;

function Staging() {
  return (
    <RadioTabs
      legend="La misma habitación, de tres maneras"
      className="self-end"
      tabs={STATES.map(({ label, state, text }) => ({
        label,
        content: (
          <Sheet caption={text}>
            <RoomToFurnish state={state} className="mx-auto block w-full max-w-xl" />
          </Sheet>
        ),
      }))}
    />
  );
}

function FlatPlan() {
  const areaText = (m2: number) => `${formatNumber(m2, 2, 2)}\u00a0m²`;
  return (
    <figure className="zocalo-foot self-end rounded-lg border bg-card [--zocalo-band:var(--u-albero-400)]">
      <div className="p-4 sm:p-6">
        <FlatPlanDrawing />
      </div>
      <figcaption className="border-t px-5 pt-3 pb-4 sm:px-6">
        <FigureList
          items={[
            { label: "Superficie útil", value: areaText(usableAreaM2()) },
            { label: "Superficie construida", value: areaText(builtAreaM2()) },
          ]}
        />
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
          <Tag tone="outline">Dibujo</Tag> De un piso inventado.
        </p>
      </figcaption>
    </figure>
  );
}

/** A drawing on the ground of its module's pigment. */
function Sheet({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="overflow-hidden rounded-lg bg-albero-200 text-tinta-900">
      <div className="px-4 pt-5 sm:px-8">{children}</div>
      <figcaption className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 bg-albero-100 px-4 py-3.5 text-sm sm:px-6">
        <span className="rounded-xs px-2 text-2xs font-medium shadow-[inset_0_0_0_1px_var(--u-tinta-900)]">Dibujo</span>
        <span className="min-w-0 flex-1 basis-64">{caption}</span>
      </figcaption>
    </figure>
  );
}
