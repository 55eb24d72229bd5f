import type { ToolCard } from "../tool-card.ts";

/** A tool that cannot be used yet. */
export interface PlannedTool extends ToolCard {
  page: PlannedPage;
}

/** Page of a tool that is not built yet: in the future tense, and with nothing that it will not do. */
export interface PlannedPage {
  /** Description in the page's head: 70 to 160 characters. */
  description: string;
  lead: string;
  /** Three to six concrete things it will do. */
  does: readonly string[];
  /** Its users, and the moment of the day. */
  moment: string;
  /** Its future input and its result. */
  needs: string;
  gives: string;
  limits: readonly string[];
  /** Its behaviour with and without an external model. */
  engine: string;
  example: PlannedExample;
  /** Drawing over the example and in the picture of the page that chats show; no two tools have the same. */
  drawing: PlannedPicture;
  /** A drawing of ours that stands for the finished piece, at the head of the page. */
  artefact?: Artefact;
  /** Pages that help already. */
  meanwhile: readonly PlannedLink[];
}

/** Name of a drawing of `domain/site/drawings/tool-drawing`. */
type PlannedPicture = "film-strip" | "furnished-room" | "photo-box" | "tour";

/** An empty room that is furnished. */
export type Artefact = "staging";

/** A small case worked out by hand; the page tags it "Ejemplo". */
export interface PlannedExample {
  /** The input. */
  given: string;
  rows: readonly { label: string; value: string }[];
  /** Its meaning for the agent. */
  reading: string;
  drawing?: PlannedDrawing;
}

export type PlannedDrawing =
  | { kind: "interval"; value: number; low: number; high: number }
  | {
      kind: "bars";
      caption: string;
      unit: "€" | "%";
      rows: readonly { label: string; value: number; own?: boolean }[];
    };

interface PlannedLink {
  to: string;
  label: string;
  /** Use of that page until then. */
  text: string;
}
