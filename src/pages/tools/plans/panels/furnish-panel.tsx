import { Dices } from "lucide-react";
import { useEffect, useRef, useState } from "react";
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
import type { FurnishNews } from "./furnish-worker.ts";
import type { PanelProps } from "./panel-props.ts";
import { roomName } from "./room-names.ts";

const STYLE_NAMES: Record<FurnishingStyle, string> = {
  nordico: "Nórdico",
  mediterraneo: "Mediterráneo",
  contemporaneo: "Contemporáneo",
  clasico: "Clásico",
};
const BUDGET_NAMES: Record<PieceBudget, string> = {
  essential: "Lo imprescindible",
  usual: "Lo habitual",
  full: "Todo lo que quepa bien",
};

/** Furniture for a room with its passages kept, or the reason why it does not fit. */
export function FurnishPanel({ editing, level, shape, selected }: PanelProps) {
  const first = shape.rooms.find(({ id }) => selected.includes(id)) ?? shape.rooms[0];
  const [wanted, setWanted] = useState(first?.id ?? "");
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
    const use = room.label?.use ?? "otro";
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
      if (data.kind === "fits") editing.act({ do: "set-furniture", levelId, roomId, furniture: data.furniture });
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
        help={room.label ? undefined : "Dale un nombre y un uso en sus propiedades, y sabrá qué muebles lleva"}
        onChange={(event) => {
          setWanted(event.currentTarget.value);
          setAnswer(null);
        }}
      />
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
        {answer?.kind === "fits" ? "Otra distribución" : "Amueblar la estancia"}
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
            {answer.reasons.length === 0 ? <p>Cabe, con 90&nbsp;cm de paso.</p> : null}
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
