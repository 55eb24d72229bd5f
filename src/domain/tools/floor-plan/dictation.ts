import { formatNumber } from "../../shared/format/format.ts";
import { applyCommand } from "./apply-command.ts";
import type { PlanCommand } from "./commands.ts";
import { dictatedTokens } from "./dictated-lengths.ts";
import { dictatedOpening, namedPlace, plain } from "./dictated-openings.ts";
import { type SaidRoom, saidRooms } from "./dictation-sentences.ts";
import type { Side } from "./dictation-words.ts";
import type { FloorPlan, Level } from "./plan.ts";

/** Longest text that is read at once. */
export const LONGEST_DICTATION = 4000;
/** Sides of a room that are believed, in mm. */
const LEAST_SIDE = 300;
const MOST_SIDE = 50_000;

export interface Dictation {
  /** In the order in which they must be done. */
  readonly commands: readonly PlanCommand[];
  /** Spanish lines: what will be drawn. */
  readonly understood: readonly string[];
  /** Parts of the text that were not understood, by their place in it. */
  readonly missed: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

interface Box {
  readonly word: string;
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Rooms as somebody dictates them: «salón 5,20 por 3,80, puerta al pasillo; a la derecha cocina de 3 por 2». Each room lies to the right of
 * the one before it unless its place is said; the first lies right of what is drawn already.
 *
 * @param id stem of the new ids
 * @param thicknessMm of the walls
 */
export function dictate(plan: FloorPlan, levelId: string, text: string, id: string, thicknessMm = 100): Dictation {
  const said = text.slice(0, LONGEST_DICTATION);
  const tokens = dictatedTokens(said);
  const { rooms, missed } = saidRooms(tokens);
  const commands: PlanCommand[] = [];
  const understood: string[] = [];
  const missedParts = missed.map(({ start, end }) => ({ start, end, text: said.slice(start, end) }));
  const boxes: (Box & { room: SaidRoom })[] = [];
  const level = plan.levels.find((each) => each.id === levelId);
  if (!level) return { commands, understood, missed: missedParts };
  let drawn = plan;
  const act = (command: PlanCommand): boolean => {
    const answer = applyCommand(drawn, command);
    if (answer.kind === "refused") {
      understood.push(`No se puede: ${answer.reason}`);
      return false;
    }
    drawn = answer.plan;
    commands.push(command);
    return true;
  };
  rooms.forEach((room, at) => {
    if (!isSize(room.widthMm) || !isSize(room.depthMm)) {
      understood.push(`${room.name}: faltan sus dos medidas, no se dibuja.`);
      return;
    }
    const anchor = (room.beside === null ? undefined : namedPlace(boxes, room.beside)) ?? boxes.at(-1) ?? null;
    const box = placed(room, anchor, boxes, firstLeft(level, thicknessMm), thicknessMm);
    const isDrawn = act({
      do: "draw-room",
      levelId,
      id: `${id}-${at + 1}`,
      corner: { x: box.left, y: box.top },
      opposite: { x: box.right, y: box.bottom },
      thicknessMm,
      kind: "tabique",
      label: { name: room.name, use: room.word.use, cover: room.word.cover ?? "interior", floor: "roble" },
    });
    if (!isDrawn) return;
    const where = anchor ? ` ${PLACES[room.side ?? "right"]} de «${anchor.name}»` : "";
    understood.push(`${room.name} de ${metres(room.widthMm)} × ${metres(room.depthMm)}\u00a0m${where}`);
    boxes.push({ ...box, room });
  });
  let count = 0;
  for (const box of boxes)
    for (const opening of box.room.openings) {
      count++;
      const found = dictatedOpening(
        drawn.levels.find((each) => each.id === levelId)!,
        (opening.from === null ? undefined : namedPlace(boxes, opening.from)) ?? box,
        boxes,
        opening,
        `${id}-h${count}`,
      );
      if (found.kind === "none") understood.push(found.text);
      else if (act({ do: "put-opening", levelId, opening: found.opening })) understood.push(found.text);
    }
  return { commands, understood, missed: joined(missedParts, said) };
}

const PLACES: Readonly<Record<Side, string>> = {
  right: "a la derecha",
  left: "a la izquierda",
  above: "al fondo",
  below: "delante",
};

const isSize = (lengthMm: number) => lengthMm >= LEAST_SIDE && lengthMm <= MOST_SIDE;
const metres = (lengthMm: number) => formatNumber(lengthMm / 1000, 2, 2);

/** Right of everything that is drawn; the origin on an empty level. */
const firstLeft = (level: Level, thicknessMm: number): number =>
  level.vertices.length === 0 ? 0 : Math.max(...level.vertices.map(({ x }) => x)) + Math.round(thicknessMm / 2);

function placed(room: SaidRoom, anchor: Box | null, boxes: readonly Box[], left: number, gap: number): Box {
  const { widthMm, depthMm } = room;
  const word = wordOf(room);
  const at = (x: number, y: number): Box => ({
    word,
    name: room.name,
    left: x,
    top: y,
    right: x + widthMm,
    bottom: y + depthMm,
  });
  if (!anchor) return at(left, 0);
  const side = room.side ?? "right";
  let box =
    side === "right"
      ? at(anchor.right + gap, anchor.top)
      : side === "left"
        ? at(anchor.left - gap - widthMm, anchor.top)
        : side === "above"
          ? at(anchor.left, anchor.top - gap - depthMm)
          : at(anchor.left, anchor.bottom + gap);
  // Where a room lies there already it slides on beside it.
  for (let other = struck(box, boxes); other; other = struck(box, boxes))
    box =
      side === "right"
        ? at(other.right + gap, box.top)
        : side === "left"
          ? at(other.left - gap - widthMm, box.top)
          : side === "above"
            ? at(box.left, other.top - gap - depthMm)
            : at(box.left, other.bottom + gap);
  return box;
}

const wordOf = ({ word }: SaidRoom): string => plain(word.name);

const struck = (box: Box, boxes: readonly Box[]): Box | undefined =>
  boxes.find(
    (each) => each.left < box.right && box.left < each.right && each.top < box.bottom && box.top < each.bottom,
  );

/** Missed words that follow each other are one part. */
function joined(parts: Dictation["missed"], text: string): Dictation["missed"] {
  const whole: { start: number; end: number; text: string }[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last && text.slice(last.end, part.start).trim() === "") {
      last.end = part.end;
      last.text = text.slice(last.start, part.end);
    } else whole.push({ ...part });
  }
  return whole;
}
