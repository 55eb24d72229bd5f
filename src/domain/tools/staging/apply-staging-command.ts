import type { RoomUse } from "../floor-plan/plan.ts";
import { furnitureItem } from "../furnishing/catalogue.ts";
import type { PieceBudget } from "../furnishing/solve-room.ts";
import type { PhotoCamera, PhotoRoom } from "../photo-camera/photo-camera.ts";
import type { SceneStyle } from "../plan-scene/styles.ts";
import { alikeOf } from "./piece-fit.ts";
import {
  ADDABLE_PIECES,
  type LightTouch,
  MOST_PIECES,
  type Occluder,
  type StagedPiece,
  type Staging,
  type StagingPhoto,
  stagingSchema,
} from "./staging-document.ts";

/** A change of a furnished photo. The same document and command always give the same document. */
export type StagingCommand =
  | { readonly do: "rename"; readonly title: string }
  /** Another photo is another room: camera, room, furniture and outlines go with the old one. */
  | { readonly do: "set-photo"; readonly photo: StagingPhoto }
  | {
      readonly do: "set-perspective";
      readonly camera: PhotoCamera;
      readonly room: PhotoRoom;
      /** A person has moved it; false where it was found. */
      readonly isCorrected: boolean;
    }
  | { readonly do: "choose"; readonly use?: RoomUse; readonly style?: SceneStyle; readonly budget?: PieceBudget }
  | { readonly do: "set-layout"; readonly seed: number; readonly pieces: readonly StagedPiece[] }
  | {
      readonly do: "add-piece";
      readonly id: string;
      readonly item: string;
      readonly x: number;
      readonly y: number;
      readonly turn: number;
    }
  | { readonly do: "move-piece"; readonly id: string; readonly x: number; readonly y: number }
  | { readonly do: "turn-piece"; readonly id: string; readonly turn: number }
  /** The next piece of the same kind takes its place. */
  | { readonly do: "swap-piece"; readonly id: string }
  | { readonly do: "remove-piece"; readonly id: string }
  | { readonly do: "add-occluder"; readonly occluder: Occluder }
  | { readonly do: "change-occluder"; readonly occluder: Occluder }
  | { readonly do: "remove-occluder"; readonly id: string }
  | { readonly do: "set-light"; readonly light: LightTouch }
  | { readonly do: "set-label"; readonly label: Staging["label"] };

type StagingAnswer =
  | { readonly kind: "done"; readonly staging: Staging }
  /** `reason` is a Spanish sentence. */
  | { readonly kind: "refused"; readonly reason: string };

/** Applies a command. What would make a document that the schema refuses is refused, with the schema's reason. */
export function applyStagingCommand(staging: Staging, command: StagingCommand): StagingAnswer {
  const next = changed(staging, command);
  if (typeof next === "string") return { kind: "refused", reason: next };
  if (next === staging) return { kind: "done", staging };
  const checked = stagingSchema.safeParse(next);
  if (!checked.success) return { kind: "refused", reason: checked.error.issues[0]?.message ?? "No se puede hacer." };
  return { kind: "done", staging: next };
}

const GONE = "Ese mueble ya no está.";

function changed(staging: Staging, command: StagingCommand): Staging | string {
  switch (command.do) {
    case "rename":
      return { ...staging, title: command.title };
    case "set-photo":
      return {
        ...staging,
        photo: command.photo,
        camera: null,
        room: null,
        isCorrected: false,
        pieces: [],
        occluders: [],
      };
    case "set-perspective": {
      if (staging.photo === null) return "Elige antes una foto.";
      const { camera, room, isCorrected } = command;
      return { ...staging, camera: copiedCamera(camera), room: copied(room), isCorrected };
    }
    case "choose": {
      const { use = staging.use, style = staging.style, budget = staging.budget } = command;
      return { ...staging, use, style, budget };
    }
    case "set-layout":
      return { ...staging, seed: command.seed, pieces: [...command.pieces] };
    case "add-piece":
      return withPiece(staging, command);
    case "move-piece":
      return withChanged(staging, command.id, (piece) => ({ ...piece, x: rounded(command.x), y: rounded(command.y) }));
    case "turn-piece":
      return withChanged(staging, command.id, (piece) => ({ ...piece, turn: turned(command.turn) }));
    case "swap-piece":
      return withChanged(staging, command.id, (piece) => {
        const item = alikeOf(piece.item, ADDABLE_PIECES);
        return item === piece.item ? piece : { ...piece, item, ...sizeOf(item) };
      });
    case "remove-piece":
      if (!staging.pieces.some(({ id }) => id === command.id)) return GONE;
      return { ...staging, pieces: staging.pieces.filter(({ id }) => id !== command.id) };
    case "add-occluder":
      return { ...staging, occluders: [...staging.occluders, command.occluder] };
    case "change-occluder": {
      const { occluder } = command;
      const occluders = staging.occluders.map((one) => (one.id === occluder.id ? occluder : one));
      return staging.occluders.some(({ id }) => id === occluder.id)
        ? { ...staging, occluders }
        : "Esa zona ya no está.";
    }
    case "remove-occluder":
      return { ...staging, occluders: staging.occluders.filter(({ id }) => id !== command.id) };
    case "set-light":
      return { ...staging, light: command.light };
    case "set-label":
      return { ...staging, label: command.label };
  }
}

function withPiece(staging: Staging, { id, item, x, y, turn }: StagingCommand & { do: "add-piece" }): Staging | string {
  if (furnitureItem(item) === undefined) return "No conocemos ese mueble.";
  if (staging.pieces.length >= MOST_PIECES) return `Una foto lleva como mucho ${MOST_PIECES} muebles.`;
  const piece = { id, item, x: rounded(x), y: rounded(y), turn: turned(turn), ...sizeOf(item) };
  return { ...staging, pieces: [...staging.pieces, piece] };
}

function withChanged(staging: Staging, id: string, change: (piece: StagedPiece) => StagedPiece): Staging | string {
  if (!staging.pieces.some((piece) => piece.id === id)) return GONE;
  return { ...staging, pieces: staging.pieces.map((piece) => (piece.id === id ? change(piece) : piece)) };
}

function sizeOf(item: string): Pick<StagedPiece, "widthM" | "depthM" | "heightM"> {
  const { widthMm, depthMm, heightMm } = furnitureItem(item)!;
  return { widthM: widthMm / 1000, depthM: depthMm / 1000, heightM: heightMm / 1000 };
}

/** The schema's tuples can be written to, the camera's are not: a copy may be kept. */
const copied = ({ floor, ceilingM, openings }: PhotoRoom): NonNullable<Staging["room"]> => ({
  floor: floor.map(([x, y]) => [x, y]),
  ceilingM,
  openings: openings.map((opening) => ({ ...opening })),
});

const copiedCamera = (camera: PhotoCamera): NonNullable<Staging["camera"]> => {
  const axis = ([x, y, z]: PhotoCamera["right"]): [number, number, number] => [x, y, z];
  return { ...camera, right: axis(camera.right), down: axis(camera.down), forward: axis(camera.forward) };
};

/** Millimetres are as fine as anybody drags. */
const rounded = (metres: number) => Math.round(metres * 1000) / 1000;
const turned = (degrees: number) => (((Math.round(degrees * 100) / 100) % 360) + 360) % 360;
