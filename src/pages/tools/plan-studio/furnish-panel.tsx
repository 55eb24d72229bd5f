import { useMemo, useState } from "react";
import { FLOOR_FINISHES, type FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";
import { PIECE_BUDGETS, type PieceBudget } from "#domain/tools/furnishing/solve-room.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { FLOOR_WORDS } from "../plans/canvas/plan-words.ts";
import { useFurnishing } from "./use-furnishing.ts";
import type { Studio } from "./use-studio.ts";

const BUDGET_NAMES: Readonly<Record<PieceBudget, string>> = {
  essential: "Lo necesario",
  usual: "Lo habitual",
  full: "Todo lo que quepa bien",
};
const WHOLE = "planta";

interface FurnishPanelProps {
  studio: Studio;
  /** The plan that is shown, with what is tried. */
  plan: FloorPlan;
  isTrying: boolean;
  isKeeping: boolean;
  onTry: (plan: FloorPlan) => void;
  onDiscard: () => void;
  /** Null where there is no plan of one's own to keep it in. */
  onKeep: (() => void) | null;
}

/** Furniture by measure and floors, room by room, as a try beside the plan. */
export function FurnishPanel({ studio, plan, isTrying, isKeeping, onTry, onDiscard, onKeep }: FurnishPanelProps) {
  const { levelId, style } = studio.choices;
  const level = plan.levels.find(({ id }) => id === levelId);
  const rooms = useMemo(() => (level === undefined ? [] : shapeLevel(level).rooms), [level]);
  const [chosen, setChosen] = useState(WHOLE);
  const [budget, setBudget] = useState<PieceBudget>("usual");
  const furnishing = useFurnishing(plan, onTry);
  const roomIds = chosen === WHOLE ? rooms.map(({ id }) => id) : rooms.some(({ id }) => id === chosen) ? [chosen] : [];
  const floors = new Set(rooms.flatMap(({ id, label }) => (label && roomIds.includes(id) ? [label.floor] : [])));
  const floor = floors.size === 1 ? [...floors][0]! : "";
  const total = furnishing.rooms.length + furnishing.left;
  return (
    <div className="grid gap-4">
      <PlainSelect
        label="Dónde"
        choices={[
          { value: WHOLE, label: "Toda la planta" },
          ...rooms.map(({ id, label }) => ({ value: id, label: label?.name || "Estancia sin nombre" })),
        ]}
        value={roomIds.length === 0 ? WHOLE : chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <PlainSelect
        label="Suelo"
        choices={[
          ...(floor === "" ? [{ value: "", label: "Varios" }] : []),
          ...FLOOR_FINISHES.map((value) => ({ value, label: FLOOR_WORDS[value] })),
        ]}
        value={floor}
        onChange={(event) => {
          const next = FLOOR_FINISHES.find((one) => one === event.target.value);
          if (next) furnishing.setFloor(levelId, roomIds, next);
        }}
      />
      <PlainSelect
        label="Cuántos muebles"
        choices={PIECE_BUDGETS.map((value) => ({ value, label: BUDGET_NAMES[value] }))}
        value={budget}
        onChange={(event) => setBudget(PIECE_BUDGETS.find((one) => one === event.target.value)!)}
      />
      {furnishing.left > 0 ? (
        <div aria-live="polite">
          <p className="text-sm tabular-nums">
            Amueblando: {furnishing.rooms.length} de {total}
          </p>
          <ProgressBar label="Estancias amuebladas" value={furnishing.rooms.length} max={total} />
          <Button className="mt-3" variant="outline" onClick={furnishing.stop}>
            Parar
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={isTrying ? "outline" : "default"}
            onClick={() => furnishing.furnish(levelId, roomIds, { style, budget })}
          >
            {furnishing.rooms.length === 0 ? "Amueblar con medidas" : "Otra propuesta"}
          </Button>
          {isTrying && onKeep !== null ? (
            <Button loading={isKeeping} onClick={onKeep}>
              Guardar en el plano
            </Button>
          ) : null}
          {isTrying ? (
            <Button
              variant="ghost"
              onClick={() => {
                furnishing.forget();
                onDiscard();
              }}
            >
              Descartar
            </Button>
          ) : null}
        </div>
      )}
      {furnishing.isFailed ? (
        <Callout tone="warning">No se ha podido amueblar. El plano sigue como estaba; prueba otra vez.</Callout>
      ) : null}
      <p className="text-xs text-muted-foreground">
        {isTrying
          ? onKeep === null
            ? "Es una prueba: vale para las imágenes de esta página."
            : "Es una prueba: el plano no cambia hasta que la guardes."
          : "Deja pasos de 90\u00a0cm, 60 junto a las camas y libre el giro de las puertas. Sustituye los muebles de la estancia."}
      </p>
      {furnishing.rooms.length === 0 ? null : (
        <ul className="grid gap-2 border-t pt-3 text-sm">
          {furnishing.rooms.map(({ roomId, name, answer }) => (
            <li key={roomId}>
              <p className="font-medium">
                {name}: {answer.kind === "fits" ? "cabe" : "no cabe"}
              </p>
              {answer.kind === "fits" ? (
                answer.reasons.map((reason) => (
                  <p key={reason} className="text-xs text-muted-foreground">
                    {reason}
                  </p>
                ))
              ) : (
                <p className="text-xs text-warning-soft-foreground">{answer.reason}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
