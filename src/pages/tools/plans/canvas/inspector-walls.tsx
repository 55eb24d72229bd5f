import { useState } from "react";
import { clearLength } from "#domain/tools/floor-plan/clear-length.ts";
import {
  OPENING_KINDS,
  type Opening,
  type OpeningKind,
  WALL_KINDS,
  type Wall,
  type WallKind,
} from "#domain/tools/floor-plan/plan.ts";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { middleOf, wholePoint } from "./geometry.ts";
import type { InspectorProps } from "./inspector.tsx";
import { LengthField } from "./inspector-fields.tsx";
import { wallLine } from "./place-opening.ts";
import { OPENING_WORDS, WALL_WORDS } from "./plan-words.ts";

type PartProps<T> = Pick<InspectorProps, "level" | "shape" | "isReadOnly" | "newId" | "onCommand"> & { one: T };

const wallChoices = WALL_KINDS.map((value) => ({ value, label: WALL_WORDS[value] }));
const openingChoices = OPENING_KINDS.map((value) => ({ value, label: OPENING_WORDS[value] }));

/** Kind, thickness and height of walls; the clear length of a single one. */
export function WallFields({ one: walls, level, shape, isReadOnly, newId, onCommand }: PartProps<readonly Wall[]>) {
  const [moves, setMoves] = useState<"from" | "to">("to");
  const [first] = walls;
  if (!first) return null;
  const only = walls.length === 1 ? first : null;
  const from = level.vertices.find(({ id }) => id === first.from);
  const to = level.vertices.find(({ id }) => id === first.to);
  const isFlat = from && to ? Math.abs(to.x - from.x) >= Math.abs(to.y - from.y) : true;
  const names = from && to && (isFlat ? from.x <= to.x : from.y <= to.y) === true ? ["from", "to"] : ["to", "from"];
  const set = (change: { thicknessMm?: number; kind?: WallKind; heightMm?: number | null }) => {
    for (const { id } of walls) onCommand({ do: "set-wall", levelId: level.id, wallId: id, ...change });
  };
  return (
    <>
      {only && from && to ? (
        <>
          <LengthField
            label="Largo libre"
            valueMm={Math.round(clearLength(shape, only, from, to))}
            help="Entre caras de los muros que encuentra."
            isDisabled={isReadOnly}
            minMm={50}
            onLength={(lengthMm) =>
              onCommand({ do: "set-wall-length", levelId: level.id, wallId: only.id, lengthMm, moves })
            }
          />
          <PlainSelect
            label="Al cambiar el largo se mueve"
            value={moves}
            disabled={isReadOnly}
            onChange={(event) => setMoves(event.target.value === "from" ? "from" : "to")}
            choices={[
              { value: names[1] ?? "to", label: isFlat ? "La esquina derecha" : "La esquina de abajo" },
              { value: names[0] ?? "from", label: isFlat ? "La esquina izquierda" : "La esquina de arriba" },
            ]}
          />
        </>
      ) : null}
      <PlainSelect
        label="Tipo"
        value={walls.every(({ kind }) => kind === first.kind) ? first.kind : ""}
        disabled={isReadOnly}
        onChange={(event) => set({ kind: event.target.value as WallKind })}
        choices={
          walls.every(({ kind }) => kind === first.kind)
            ? wallChoices
            : [{ value: "", label: "Varios" }, ...wallChoices]
        }
      />
      <LengthField
        label="Grosor"
        valueMm={walls.every(({ thicknessMm }) => thicknessMm === first.thicknessMm) ? first.thicknessMm : null}
        minMm={0}
        maxMm={1000}
        isDisabled={isReadOnly}
        onLength={(thicknessMm) => set({ thicknessMm })}
      />
      <LengthField
        label="Altura"
        valueMm={first.heightMm}
        help="Vacía, llega al techo."
        minMm={100}
        maxMm={10_000}
        isDisabled={isReadOnly}
        onEmpty={() => set({ heightMm: null })}
        onLength={(heightMm) => set({ heightMm })}
      />
      {only && from && to && !isReadOnly ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            onCommand({
              do: "split-wall",
              levelId: level.id,
              wallId: only.id,
              at: wholePoint(middleOf(from, to)),
              id: newId(),
            })
          }
        >
          Partir por la mitad
        </Button>
      ) : null}
    </>
  );
}

/** Kind, sizes and place of a door, window or passage. */
export function OpeningFields({ one: opening, level, shape, isReadOnly, onCommand }: PartProps<Opening>) {
  const put = (change: Partial<Opening>) =>
    onCommand({ do: "put-opening", levelId: level.id, opening: { ...opening, ...change } });
  const wall = shape.walls.find((candidate) => candidate.wall.id === opening.wallId);
  const line = wall && wallLine(wall, new Map(level.vertices.map((vertex) => [vertex.id, vertex])));
  const [start, end] = line?.clear ?? [0, 0];
  const isWindow = opening.kind.startsWith("ventana");
  return (
    <>
      <PlainSelect
        label="Tipo"
        value={opening.kind}
        disabled={isReadOnly}
        onChange={(event) => put({ kind: event.target.value as OpeningKind })}
        choices={openingChoices}
      />
      <div className="grid grid-cols-2 gap-3">
        <LengthField
          label="Ancho"
          valueMm={opening.widthMm}
          minMm={200}
          maxMm={8000}
          isDisabled={isReadOnly}
          onLength={(widthMm) => put({ widthMm })}
        />
        <LengthField
          label="Alto"
          valueMm={opening.heightMm}
          minMm={200}
          maxMm={6000}
          isDisabled={isReadOnly}
          onLength={(heightMm) => put({ heightMm })}
        />
      </div>
      {isWindow ? (
        <LengthField
          label="Antepecho"
          valueMm={opening.sillMm}
          minMm={0}
          maxMm={4000}
          isDisabled={isReadOnly}
          onLength={(sillMm) => put({ sillMm })}
        />
      ) : null}
      {line ? (
        <div className="grid grid-cols-2 gap-3">
          <LengthField
            label="A una esquina"
            valueMm={Math.max(0, Math.round(opening.offsetMm - opening.widthMm / 2 - start))}
            minMm={0}
            isDisabled={isReadOnly}
            onLength={(before) => put({ offsetMm: Math.round(start + before + opening.widthMm / 2) })}
          />
          <LengthField
            label="A la otra"
            valueMm={Math.max(0, Math.round(end - opening.offsetMm - opening.widthMm / 2))}
            minMm={0}
            isDisabled={isReadOnly}
            onLength={(after) => put({ offsetMm: Math.max(0, Math.round(end - after - opening.widthMm / 2)) })}
          />
        </div>
      ) : null}
    </>
  );
}
