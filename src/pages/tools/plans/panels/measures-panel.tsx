import { Plus, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { adjustMeasures } from "#domain/tools/floor-plan/adjust-measures.ts";
import type { RoomShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Measure } from "#domain/tools/floor-plan/plan.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { metres } from "../../../shared/plan-words.ts";
import { readLength } from "../canvas/typed-length.ts";
import { CornerMap, letterOf } from "./corner-map.tsx";
import type { PanelProps } from "./panel-props.ts";
import { pointWithin, roomName } from "./room-names.ts";

/** Sides and diagonals as they were measured, how far they are from one another, and the corners moved by the least. */
export function MeasuresPanel({ editing, level, shape, selected, isReadOnly }: PanelProps) {
  const { act } = editing;
  const first = shape.rooms.find(({ id }) => selected.includes(id)) ?? shape.rooms[0];
  const [wanted, setWanted] = useState(first?.id ?? "");
  const room = shape.rooms.find(({ id }) => id === wanted) ?? shape.rooms[0];
  if (!room)
    return (
      <p className="text-sm text-muted-foreground">
        Cuando cierres una estancia podrás apuntar aquí sus lados y diagonales, y saber cuántos centímetros no cierran.
      </p>
    );
  const corners = room.corners[0] ?? [];
  const measures = level.measures.filter(
    ({ fromVertex, toVertex }) => corners.includes(fromVertex) && corners.includes(toVertex),
  );
  return (
    <div className="grid gap-4 text-sm">
      <PlainSelect
        label="Estancia"
        value={room.id}
        choices={shape.rooms.map((one, at) => ({ value: one.id, label: roomName(one, at) }))}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <CornerMap level={level} room={room} measures={measures} />
      {isReadOnly ? null : <NewMeasure key={room.id} editing={editing} levelId={level.id} room={room} />}
      <Measures level={level} room={room} measures={measures} act={act} isReadOnly={isReadOnly} />
    </div>
  );
}

function NewMeasure({
  editing: { act, newId },
  levelId,
  room,
}: Pick<PanelProps, "editing"> & { levelId: string; room: RoomShape }) {
  const corners = room.corners[0] ?? [];
  const [ends, setEnds] = useState<[string, string]>([corners[0] ?? "", corners[1] ?? ""]);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | undefined>();
  const choices = corners.map((id, at) => ({ value: id, label: letterOf(at) }));
  function add() {
    const read = readLength(typed, 50);
    if (read.kind === "refused") return setFault(read.reason);
    if (ends[0] === ends[1]) return setFault("Elige dos esquinas distintas.");
    const measure: Measure = {
      id: newId(),
      at: pointWithin(room),
      fromVertex: ends[0],
      toVertex: ends[1],
      lengthMm: read.lengthMm,
    };
    if (!act({ do: "put-measure", levelId, measure })) return;
    setFault(undefined);
    setTyped("");
    // The next side round the room.
    const at = corners.indexOf(ends[1]);
    setEnds([ends[1], corners[(at + 1) % corners.length]!]);
  }
  return (
    <form
      noValidate
      className="grid grid-cols-[1fr_1fr_1.4fr_auto] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <PlainSelect
        label="De"
        value={ends[0]}
        choices={choices}
        onChange={(event) => setEnds([event.currentTarget.value, ends[1]])}
      />
      <PlainSelect
        label="A"
        value={ends[1]}
        choices={choices}
        onChange={(event) => setEnds([ends[0], event.currentTarget.value])}
      />
      <PlainField
        name="measured"
        label="Medida"
        inputMode="decimal"
        placeholder="4,25"
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="icon" variant="outline" aria-label="Apuntar la medida" className="mt-6.5">
        <Plus aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </form>
  );
}

interface MeasuresProps {
  level: PanelProps["level"];
  room: RoomShape;
  measures: readonly Measure[];
  act: PanelProps["editing"]["act"];
  isReadOnly: boolean;
}

function Measures({ level, room, measures, act, isReadOnly }: MeasuresProps) {
  const found = useMemo(() => adjustMeasures(level, room, measures), [level, room, measures]);
  const corners = room.corners[0] ?? [];
  const misfit = found.kind === "adjusted" ? measures.find(({ id }) => id === found.misfit) : undefined;
  const known = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
  const isInPlace =
    found.kind === "adjusted" &&
    found.corners.every(({ id, x, y }) => known.get(id)?.x === x && known.get(id)?.y === y);
  const nameOf = ({ fromVertex, toVertex }: Measure) =>
    `${letterOf(corners.indexOf(fromVertex))}–${letterOf(corners.indexOf(toVertex))}`;
  if (measures.length === 0)
    return (
      <p className="text-muted-foreground">
        Apunta los lados y, al menos, una diagonal: con una medida de más se puede comprobar si cierra.
      </p>
    );
  return (
    <>
      <ul className="divide-y border-y" aria-label="Medidas apuntadas">
        {measures.map((measure) => {
          const errorCm =
            found.kind === "adjusted"
              ? found.residuals.find(({ measureId }) => measureId === measure.id)?.differenceCm
              : undefined;
          return (
            <li key={measure.id} className="flex items-center gap-3 py-1.5 tabular-nums">
              <span className="w-12 font-medium">{nameOf(measure)}</span>
              <span className="flex-1">{metres(measure.lengthMm)}</span>
              {errorCm === undefined ? null : (
                <span className={Math.abs(errorCm) >= 2 ? "font-semibold text-destructive" : "text-muted-foreground"}>
                  {centimetres(errorCm)}
                </span>
              )}
              {isReadOnly ? null : (
                <Button
                  size="icon"
                  variant="ghost"
                  aria-label={`Quitar la medida ${nameOf(measure)}`}
                  onClick={() => act({ do: "remove", levelId: level.id, ids: [measure.id] })}
                >
                  <Trash2 aria-hidden size={16} strokeWidth={1.75} />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {found.kind === "adjusted" ? null : <p className="text-muted-foreground">{found.text}</p>}
      {found.kind === "adjusted" ? (
        <>
          <p aria-live="polite">{found.text}</p>
          {misfit === undefined ? null : (
            <Callout tone="warning">
              La medida {nameOf(misfit)} no cuadra con las demás. Vuelve a tomarla antes de ajustar.
            </Callout>
          )}
          {isReadOnly ? null : (
            <Button
              className="justify-self-start"
              disabled={isInPlace}
              onClick={() => act({ do: "adjust", levelId: level.id, corners: found.corners })}
            >
              {isInPlace ? "Ya está ajustado" : "Ajustar"}
            </Button>
          )}
        </>
      ) : null}
    </>
  );
}

const centimetres = (value: number) =>
  `${value > 0 ? "+" : ""}${new Intl.NumberFormat("es", { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value)}\u00a0cm`;
