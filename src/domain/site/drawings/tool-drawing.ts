import type { Shape } from "./shape.ts";
import { filmStrip, shortVideo } from "./tool-frames.ts";
import { furnishedRoom, photoBox, tour } from "./tool-rooms.ts";

/** Drawings of tools that are not built yet, on the field of the headers: each tells one tool from the others. */
const DRAWINGS = {
  "film-strip": filmStrip,
  "furnished-room": furnishedRoom,
  "photo-box": photoBox,
  "short-video": shortVideo,
  tour,
} satisfies Record<string, readonly Shape[]>;

export type ToolDrawing = keyof typeof DRAWINGS;

/** The shapes of a tool's drawing, from back to front, without the ground colour. */
export const toolDrawingShapes = (drawing: ToolDrawing): readonly Shape[] => DRAWINGS[drawing];
