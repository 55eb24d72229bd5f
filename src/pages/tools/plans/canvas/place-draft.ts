import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";
import type { Opening, OpeningKind, Stair } from "#domain/tools/floor-plan/plan.ts";
import { furnitureItem } from "#domain/tools/furnishing/catalogue.ts";
import type { CanvasTool } from "./canvas-tool.ts";
import { type Draft, type DraftContext, IDLE, type Input, type Step, still } from "./draft.ts";
import { normalDegrees, wholePoint } from "./geometry.ts";
import { OPENING_SIZES, placeOpening } from "./place-opening.ts";
import { placePiece } from "./place-piece.ts";
import { formatMetres } from "./plan-words.ts";

/** Usual sizes of stairs, in millimetres. */
export const STAIR_SIZES: Readonly<Record<Stair["shape"], Pick<Stair, "widthMm" | "depthMm" | "steps">>> = {
  recta: { widthMm: 900, depthMm: 4200, steps: 16 },
  ele: { widthMm: 2500, depthMm: 2700, steps: 16 },
  u: { widthMm: 2000, depthMm: 2700, steps: 16 },
  caracol: { widthMm: 1600, depthMm: 1600, steps: 14 },
};

type OpeningDraft = Extract<Draft, { kind: "opening" }>;
type PieceDraft = Extract<Draft, { kind: "piece" }>;
type PieceTool = Extract<CanvasTool, { kind: "furniture" | "stair" }>;

/** A door or window follows the pointer along the walls, and a press leaves it there. */
export function reduceOpening(draft: Draft, input: Input, kind: OpeningKind, context: DraftContext): Step {
  const held: OpeningDraft =
    draft.kind === "opening"
      ? draft
      : { kind: "opening", at: { x: 0, y: 0 }, place: null, isHingeFlipped: false, isSideFlipped: false };
  switch (input.type) {
    case "move":
    case "down":
      return still(moved(held, input.at, input.isSuspended, kind, context));
    case "up": {
      if (draft.kind !== "opening") return still(draft);
      const landed = moved(held, input.at, input.isSuspended, kind, context);
      return leave(landed, kind, context);
    }
    case "enter":
      return leave(held, kind, context);
    case "flip-hinge":
      return still({ ...held, isHingeFlipped: !held.isHingeFlipped });
    case "flip-side":
      return still({ ...held, isSideFlipped: !held.isSideFlipped });
    case "escape":
      return { ...still(IDLE), tool: { kind: "select" } };
    case "cancel":
    case "leave":
      return still(IDLE);
    default:
      return still(draft);
  }
}

function moved(
  held: OpeningDraft,
  at: ExactPoint,
  isSuspended: boolean,
  kind: OpeningKind,
  context: DraftContext,
): OpeningDraft {
  const { shape, vertices, toleranceMm } = context;
  const asked = { at, widthMm: OPENING_SIZES[kind].widthMm, toleranceMm: 2.5 * toleranceMm, isSuspended };
  return { ...held, at, place: placeOpening(shape, vertices, asked) };
}

function leave(held: OpeningDraft, kind: OpeningKind, { level, newId }: DraftContext): Step {
  const opening = openingOf(held, kind, newId);
  if (!opening) return { ...still(held), say: "Acércate a un muro con sitio." };
  return {
    draft: { ...held, place: null },
    commands: [{ do: "put-opening", levelId: level.id, opening }],
    select: [opening.id],
    say: `Hueco de ${formatMetres(opening.widthMm)} puesto en el muro.`,
  };
}

/** The opening as it would stand; null where no wall is near. */
export function openingOf(
  { place, isHingeFlipped, isSideFlipped }: OpeningDraft,
  kind: OpeningKind,
  newId: () => string,
): Opening | null {
  if (!place) return null;
  const { wallId, offsetMm, widthMm, hinge, opensTo } = place;
  return {
    ...OPENING_SIZES[kind],
    id: newId(),
    wallId,
    kind,
    offsetMm,
    widthMm,
    hinge: isHingeFlipped ? otherHinge(hinge) : hinge,
    opensTo: isSideFlipped ? otherSide(opensTo) : opensTo,
  };
}

export const otherHinge = (hinge: Opening["hinge"]) => (hinge === "from" ? "to" : "from");
export const otherSide = (side: Opening["opensTo"]) => (side === "left" ? "right" : "left");

/** A piece of furniture or a stair hangs on the pointer; R turns it, M mirrors it. */
export function reducePiece(draft: Draft, input: Input, tool: PieceTool, context: DraftContext): Step {
  const held: PieceDraft =
    draft.kind === "piece" ? draft : { kind: "piece", at: { x: 0, y: 0 }, rotation: 0, turned: 0, isMirrored: false };
  switch (input.type) {
    case "move":
    case "down":
      return still(heldAt(held, input.at, input.isSuspended, tool, context));
    case "up":
      return draft.kind === "piece"
        ? put(heldAt(held, input.at, input.isSuspended, tool, context), tool, context)
        : still(draft);
    case "enter":
      return put(held, tool, context);
    case "rotate": {
      const turned = normalDegrees(held.turned + 90);
      return still({ ...held, turned, rotation: normalDegrees(held.rotation + 90) });
    }
    case "mirror":
      return still({ ...held, isMirrored: !held.isMirrored });
    case "escape":
      return { ...still(IDLE), tool: { kind: "select" } };
    case "cancel":
    case "leave":
      return still(IDLE);
    default:
      return still(draft);
  }
}

function heldAt(
  held: PieceDraft,
  at: ExactPoint,
  isSuspended: boolean,
  tool: PieceTool,
  context: DraftContext,
): PieceDraft {
  const { shape, vertices, toleranceMm } = context;
  const item = tool.kind === "furniture" ? furnitureItem(tool.item) : undefined;
  const size = item ?? STAIR_SIZES[tool.kind === "stair" ? tool.shape : "recta"];
  const asked = { at, rotation: held.turned, widthMm: size.widthMm, depthMm: size.depthMm, toleranceMm, isSuspended };
  const place = placePiece(shape, vertices, { ...asked, stands: item?.stands ?? "free" });
  return { ...held, at: place.at, rotation: place.rotation };
}

function put({ at, rotation, turned, isMirrored }: PieceDraft, tool: PieceTool, { level, newId }: DraftContext): Step {
  const id = newId();
  const draft: PieceDraft = { kind: "piece", at, rotation: turned, turned, isMirrored };
  if (tool.kind === "stair") {
    const stair = { id, shape: tool.shape, at, rotation, isMirrored, ...STAIR_SIZES[tool.shape] };
    return { draft, commands: [{ do: "put-stair", levelId: level.id, stair }], select: [id], tool: { kind: "select" } };
  }
  const item = furnitureItem(tool.item);
  if (!item) return { ...still(IDLE), tool: { kind: "select" } };
  const { widthMm, depthMm, heightMm, name } = item;
  const furniture = { id, item: item.id, at, rotation, widthMm, depthMm, heightMm, isMirrored };
  return {
    draft,
    commands: [{ do: "put-furniture", levelId: level.id, furniture }],
    select: [id],
    say: `${name}: colocado.`,
  };
}

/** A press chooses where a note stands; its text is typed there. */
export function reduceNote(draft: Draft, input: Input, { level, newId }: DraftContext): Step {
  switch (input.type) {
    case "up":
      return still({ kind: "note", at: wholePoint(input.at) });
    case "typed": {
      const text = input.texts[0]?.trim() ?? "";
      if (draft.kind !== "note") return still(draft);
      if (text === "") return { ...still(draft), refused: "Escribe el texto de la nota." };
      const id = newId();
      return {
        draft: IDLE,
        commands: [{ do: "put-note", levelId: level.id, note: { id, at: draft.at, text: text.slice(0, 200) } }],
        select: [id],
        tool: { kind: "select" },
      };
    }
    case "escape":
      return draft.kind === "note" ? still(IDLE) : { ...still(IDLE), tool: { kind: "select" } };
    default:
      return still(draft);
  }
}
