import type { ToolCard } from "../tool-card.ts";

/** A tool that cannot be used yet. */
export interface PlannedTool extends ToolCard {
  page: PlannedPage;
}

/** What the page of a tool that is not built yet says: in the future tense, and nothing that it will not do. */
export interface PlannedPage {
  /** Of the page's head: 70 to 160 characters. */
  description: string;
  lead: string;
  /** Three to six concrete things it will do. */
  does: readonly string[];
  /** For whom, and at which moment of the day. */
  moment: string;
  /** What it will ask for and what it will give back. */
  needs: string;
  gives: string;
  limits: readonly string[];
  /** What happens with and without an external model. */
  engine: string;
  example: PlannedExample;
  /** What is there already. */
  meanwhile: readonly PlannedLink[];
}

/** A small case worked out by hand; the page tags it "Ejemplo". */
export interface PlannedExample {
  /** What goes in. */
  given: string;
  rows: readonly { label: string; value: string }[];
  /** What it means for the agent. */
  reading: string;
  drawing?: PlannedDrawing;
}

export type PlannedDrawing =
  | { kind: "interval"; value: number; low: number; high: number }
  | { kind: "bars"; caption: string; unit: "€" | "%"; rows: readonly { label: string; value: number; own?: boolean }[] }
  | { kind: "room" };

interface PlannedLink {
  to: string;
  label: string;
  /** What it is good for until then. */
  text: string;
}
