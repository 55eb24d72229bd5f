import type { Shape } from "./shape.ts";
import { filmStrip, landingPage, shortVideo } from "./tool-frames.ts";
import { conversation, envelopes, gaps, markedPapers } from "./tool-papers.ts";
import { furnishedRoom, photoBox, raisedPlan, sunlitRoom, tour, visit } from "./tool-rooms.ts";

/** Drawings of tools that are not built yet, on the field of the headers: each tells one tool from the others. */
const DRAWINGS = {
  "marked-papers": markedPapers,
  "film-strip": filmStrip,
  "furnished-room": furnishedRoom,
  "landing-page": landingPage,
  "photo-box": photoBox,
  "raised-plan": raisedPlan,
  "short-video": shortVideo,
  "sunlit-room": sunlitRoom,
  conversation,
  envelopes,
  gaps,
  tour,
  visit,
} satisfies Record<string, readonly Shape[]>;

export type ToolDrawing = keyof typeof DRAWINGS;

/** The shapes of a tool's drawing, from back to front, without the ground colour. */
export const toolDrawingShapes = (drawing: ToolDrawing): readonly Shape[] => DRAWINGS[drawing];
