import { Dices } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import { ROOM_USES, type RoomUse } from "#domain/tools/floor-plan/plan.ts";
import {
  FURNISHING_STYLES,
  type FurnishAnswer,
  type FurnishingStyle,
  PIECE_BUDGETS,
  type PieceBudget,
} from "#domain/tools/furnishing/solve-room.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { wholePoint } from "../canvas/geometry.ts";
import { USE_WORDS } from "../canvas/plan-words.ts";
import type { FurnishNews } from "./furnish-worker.ts";
import type { PanelProps } from "./panel-props.ts";
import { roomName } from "./room-names.ts";

const STYLE_NAMES: Record<FurnishingStyle, string> = {
  nordico: "Nórdico",
  mediterraneo: "Mediterráneo",
  contemporaneo: "Contemporáneo",
  clasico: "Clásico",
};
/** Uses that have furniture of their own. */
const FURNISHED_USES = ROOM_USES.filter((use) => use !== "otro");
const BUDGET_NAMES: Record<PieceBudget, string> = {
  essential: "Lo imprescindible",
  usual: "Lo habitual",
  full: "Todo lo que quepa bien",
};

/** Furniture for a room with its passages kept, or the reason why it does not fit. */
export function FurnishPanel({ editing, level, shape, selected }: PanelProps) {
  const first = shape.rooms.find(({ id }) => selected.includes(id)) ?? shape.rooms[0];
  const [wanted, setWanted] = useState(first?.id ?? "");
  const [wantedUse, setWantedUse] = useState<RoomUse>("salon");
  const [style, setStyle] = useState<FurnishingStyle>("contemporaneo");
  const [budget, setBudget] = useState<PieceBudget>("usual");
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<FurnishAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  const room = shape.rooms.find(({ id }) => id === wanted) ?? first;
  if (!room)
    return <p className="text-sm text-muted-foreground">Cierra una estancia con muros y aquí podrás amueblarla.</p>;

  function furnish() {
    if (!room) return;
    const { label } = room;
    const use = label?.use ?? wantedUse;
    const levelId = level.id;
    const roomId = room.id;
    const mine = new Worker(new URL("./furnish-worker.ts", import.meta.url), { type: "module" });
    worker.current?.terminate();
    worker.current = mine;
    const end = () => {
      mine.terminate();
      setBusy(false);
    };
    mine.onmessage = ({ data }: MessageEvent<FurnishNews>) => {
      end();
      setFailed(data.kind === "failed");
      if (data.kind === "failed") return setAnswer(null);
      setTries(tries + 1);
      setAnswer(data);
      if (data.kind !== "fits" || data.furniture.length === 0) return;
      const named: PlanCommand[] = label
        ? []
        : [
            {
              do: "label-room",
              levelId,
              label: {
                id: editing.newId(),
                at: wholePoint(room.middle),
                name: USE_WORDS[use],
                use,
                cover: "interior",
                floor: "roble",
              },
            },
          ];
      editing.act(...named, { do: "set-furniture", levelId, roomId, furniture: data.furniture });
    };
    mine.onerror = () => {
      end();
      setFailed(true);
    };
    setBusy(true);
    setFailed(false);
    mine.postMessage({ room, shape: { walls: shape.walls }, use, style, budget, seed: tries + 1, id: editing.newId() });
  }
  return (
    <div className="grid gap-4 text-sm">
      <PlainSelect
        label="Estancia"
        value={room.id}
        choices={shape.rooms.map((one, at) => ({ value: one.id, label: roomName(one, at) }))}
        onChange={(event) => {
          setWanted(event.currentTarget.value);
          setAnswer(null);
        }}
      />
      {room.label ? null : (
        <PlainSelect
          label="Qué es"
          value={wantedUse}
          choices={FURNISHED_USES.map((value) => ({ value, label: USE_WORDS[value] }))}
          help="Aún no tiene nombre: lo recibe con los muebles"
          onChange={(event) => setWantedUse(event.currentTarget.value as RoomUse)}
        />
      )}
      <PlainSelect
        label="Estilo"
        value={style}
        choices={FURNISHING_STYLES.map((value) => ({ value, label: STYLE_NAMES[value] }))}
        onChange={(event) => setStyle(event.currentTarget.value as FurnishingStyle)}
      />
      <PlainSelect
        label="Cuánto"
        value={budget}
        choices={PIECE_BUDGETS.map((value) => ({ value, label: BUDGET_NAMES[value] }))}
        onChange={(event) => setBudget(event.currentTarget.value as PieceBudget)}
      />
      <Button className="justify-self-start" loading={isBusy} onClick={furnish}>
        <Dices aria-hidden size={18} strokeWidth={1.75} />{" "}
        {answer?.kind === "fits" && answer.furniture.length > 0 ? "Otra distribución" : "Amueblar la estancia"}
      </Button>
      <div aria-live="polite" className="grid gap-2">
        {isFailed ? (
          <Callout tone="destructive">
            No se ha podido calcular en este navegador. Coloca los muebles desde «Muebles».
          </Callout>
        ) : null}
        {answer?.kind === "does-not-fit" ? <Callout tone="warning">{answer.reason}</Callout> : null}
        {answer?.kind === "fits" ? (
          <>
            {answer.reasons.length === 0 && answer.furniture.length > 0 ? <p>Cabe, con 90&nbsp;cm de paso.</p> : null}
            <ul className="list-disc pl-5 text-muted-foreground">
              {answer.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <p className="text-xs text-muted-foreground">Sustituye los muebles de esta estancia. Se deshace con Ctrl+Z.</p>
    </div>
  );
}
