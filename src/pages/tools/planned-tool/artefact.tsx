import type { ReactNode } from "react";
import { RoomToFurnish } from "#ui/illustration/room-to-furnish.tsx";
import { RadioTabs } from "#ui/radio-tabs.tsx";

/** The finished piece, drawn by us and said to be a drawing: no picture of a screen that nobody can open. */
export function ArtefactDrawing() {
  return <Staging />;
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
