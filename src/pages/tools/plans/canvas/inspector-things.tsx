import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { isInRings } from "#domain/tools/floor-plan/geometry.ts";
import type { RoomShape } from "#domain/tools/floor-plan/level-shape.ts";
import {
  type Dimension,
  FLOOR_FINISHES,
  type FloorFinish,
  type Furniture,
  type Note,
  ROOM_COVERS,
  ROOM_USES,
  type RoomCover,
  type RoomLabel,
  type RoomUse,
  STAIR_SHAPES,
  type Stair,
} from "#domain/tools/floor-plan/plan.ts";
import { checkPiece } from "#domain/tools/furnishing/check-piece.ts";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { distance, wholePoint } from "./geometry.ts";
import type { InspectorProps } from "./inspector.tsx";
import { CommitField, DegreesField, LengthField } from "./inspector-fields.tsx";
import { COVER_WORDS, FLOOR_WORDS, formatMetres, formatSquareMetres, STAIR_WORDS, USE_WORDS } from "./plan-words.ts";

type PartProps<T> = Pick<InspectorProps, "level" | "isReadOnly" | "newId" | "onCommand"> & { one: T };

/** Uses that lie outside by their nature. */
const OUTSIDE: readonly RoomUse[] = ["terraza", "balcon", "patio"];

/** Name, use, cover and floor of a room. Nothing is kept of a room until somebody says something of it. */
export function RoomFields({ one: room, level, isReadOnly, newId, onCommand }: PartProps<RoomShape>) {
  const label: Omit<RoomLabel, "id" | "at"> = room.label ?? {
    name: "",
    use: "otro",
    cover: "interior",
    floor: "roble",
  };
  const put = (change: Partial<RoomLabel>) =>
    onCommand({
      do: "label-room",
      levelId: level.id,
      label: { ...label, id: room.label?.id ?? newId(), at: room.label?.at ?? wholePoint(room.middle), ...change },
    });
  function chooseUse(use: RoomUse) {
    const hadUsualName = label.name === "" || label.name === USE_WORDS[label.use];
    put({
      use,
      ...(hadUsualName ? { name: USE_WORDS[use] } : {}),
      ...(OUTSIDE.includes(use) && label.cover === "interior" ? { cover: "exterior-descubierto" } : {}),
    });
  }
  const ring = room.inner[0] ?? [];
  const perimeter = ring.reduce((sum, corner, i) => sum + distance(corner, ring[(i + 1) % ring.length] ?? corner), 0);
  return (
    <>
      <p className="text-sm text-muted-foreground tabular-nums">
        <strong className="text-foreground">{formatSquareMetres(room.innerAreaMm2)}</strong> de suelo, perímetro de{" "}
        {formatMetres(perimeter)}
        {room.lowAreaMm2 > 0 ? `; ${formatSquareMetres(room.lowAreaMm2)} bajo 1,50\u00a0m` : ""}
      </p>
      <CommitField
        label="Nombre"
        value={label.name}
        maxLength={60}
        isDisabled={isReadOnly}
        commit={(name) => {
          put({ name: name.trim() });
          return null;
        }}
      />
      <PlainSelect
        label="Uso"
        value={label.use}
        disabled={isReadOnly}
        onChange={(event) => chooseUse(event.target.value as RoomUse)}
        choices={ROOM_USES.map((value) => ({ value, label: USE_WORDS[value] }))}
      />
      <PlainSelect
        label="Superficie"
        value={label.cover}
        disabled={isReadOnly}
        onChange={(event) => put({ cover: event.target.value as RoomCover })}
        choices={ROOM_COVERS.map((value) => ({ value, label: COVER_WORDS[value] }))}
      />
      <PlainSelect
        label="Suelo"
        value={label.floor}
        disabled={isReadOnly}
        onChange={(event) => put({ floor: event.target.value as FloorFinish })}
        choices={FLOOR_FINISHES.map((value) => ({ value, label: FLOOR_WORDS[value] }))}
      />
    </>
  );
}

/** Sizes and turn of a piece of furniture, and why it stands in the way where it does. */
export function FurnitureFields({
  one: piece,
  level,
  shape,
  isReadOnly,
  onCommand,
}: PartProps<Furniture> & Pick<InspectorProps, "shape">) {
  const put = (change: Partial<Furniture>) =>
    onCommand({ do: "put-furniture", levelId: level.id, furniture: { ...piece, ...change } });
  const size = { minMm: 50, maxMm: 6000, isDisabled: isReadOnly };
  const room = shape.rooms.find(({ inner }) => isInRings(piece.at, inner));
  const check = room ? checkPiece(piece, level.furniture, room, shape) : null;
  return (
    <>
      {check?.kind === "does-not-fit" ? <Callout tone="warning">{check.reason}</Callout> : null}
      <div className="grid grid-cols-2 gap-3">
        <LengthField {...size} label="Ancho" valueMm={piece.widthMm} onLength={(widthMm) => put({ widthMm })} />
        <LengthField {...size} label="Fondo" valueMm={piece.depthMm} onLength={(depthMm) => put({ depthMm })} />
        <LengthField
          {...size}
          label="Alto"
          minMm={10}
          maxMm={4000}
          valueMm={piece.heightMm}
          onLength={(heightMm) => put({ heightMm })}
        />
        <DegreesField value={piece.rotation} isDisabled={isReadOnly} onDegrees={(rotation) => put({ rotation })} />
      </div>
    </>
  );
}

export function StairFields({ one: stair, level, isReadOnly, onCommand }: PartProps<Stair>) {
  const put = (change: Partial<Stair>) =>
    onCommand({ do: "put-stair", levelId: level.id, stair: { ...stair, ...change } });
  const size = { minMm: 300, isDisabled: isReadOnly };
  return (
    <>
      <PlainSelect
        label="Forma"
        value={stair.shape}
        disabled={isReadOnly}
        onChange={(event) => put({ shape: event.target.value as Stair["shape"] })}
        choices={STAIR_SHAPES.map((value) => ({ value, label: STAIR_WORDS[value] }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <LengthField
          {...size}
          label="Ancho"
          maxMm={6000}
          valueMm={stair.widthMm}
          onLength={(widthMm) => put({ widthMm })}
        />
        <LengthField
          {...size}
          label="Largo"
          maxMm={10_000}
          valueMm={stair.depthMm}
          onLength={(depthMm) => put({ depthMm })}
        />
        <CommitField
          label="Peldaños"
          value={String(stair.steps)}
          inputMode="decimal"
          isDisabled={isReadOnly}
          commit={(text) => {
            const steps = parseSpanishNumber(text);
            if (steps === undefined || !Number.isInteger(steps) || steps < 2 || steps > 40)
              return "Escribe de 2 a 40 peldaños.";
            put({ steps });
            return null;
          }}
        />
        <DegreesField value={stair.rotation} isDisabled={isReadOnly} onDegrees={(rotation) => put({ rotation })} />
      </div>
    </>
  );
}

export function NoteFields({ one: note, level, isReadOnly, onCommand }: PartProps<Note>) {
  return (
    <CommitField
      label="Texto"
      value={note.text}
      maxLength={200}
      isLong
      isDisabled={isReadOnly}
      commit={(text) => {
        if (text.trim() === "") return "Escribe el texto, o borra la nota.";
        onCommand({ do: "put-note", levelId: level.id, note: { ...note, text: text.trim() } });
        return null;
      }}
    />
  );
}

export function DimensionFields({ one: dimension, level, isReadOnly, onCommand }: PartProps<Dimension>) {
  return (
    <>
      <p className="text-sm text-muted-foreground tabular-nums">
        Mide {formatMetres(distance(dimension.from, dimension.to))}.
      </p>
      <LengthField
        label="Separación de la línea"
        valueMm={Math.abs(dimension.offsetMm)}
        minMm={0}
        maxMm={20_000}
        isDisabled={isReadOnly}
        onLength={(offset) =>
          onCommand({
            do: "put-dimension",
            levelId: level.id,
            dimension: { ...dimension, offsetMm: dimension.offsetMm < 0 ? -offset : offset },
          })
        }
      />
    </>
  );
}
