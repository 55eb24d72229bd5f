import type { OpeningKind, Stair, WallKind } from "#domain/tools/floor-plan/plan.ts";

/** The tools of the drawing surface and their keys. */
export type CanvasTool =
  | { readonly kind: "select" | "pan" | "room" | "dimension" | "note" | "measure" | "low-zone" | "calibrate" }
  | { readonly kind: "wall"; readonly wall: WallKind }
  | { readonly kind: "opening"; readonly opening: OpeningKind }
  | { readonly kind: "stair"; readonly shape: Stair["shape"] }
  /** `item` is an id of the catalogue of furniture. */
  | { readonly kind: "furniture"; readonly item: string };

export const SELECT_TOOL: CanvasTool = { kind: "select" };

export interface ToolEntry {
  readonly tool: CanvasTool;
  readonly name: string;
  /** A letter, as it is typed. */
  readonly key: string;
  /** One sentence on what to do with it, shown while it is chosen. */
  readonly hint: string;
  /** Works where the plan is only looked at. */
  readonly isForReaders?: boolean;
}

/** The plain tools in the order of the palette. */
export const TOOLS: readonly ToolEntry[] = [
  {
    tool: { kind: "select" },
    name: "Seleccionar",
    key: "v",
    hint: "Toca algo para elegirlo; arrastra en vacío para elegir varios.",
    isForReaders: true,
  },
  {
    tool: { kind: "pan" },
    name: "Mover la vista",
    key: "h",
    hint: "Arrastra para mover el plano.",
    isForReaders: true,
  },
  {
    tool: { kind: "wall", wall: "tabique" },
    name: "Muro",
    key: "w",
    hint: "Toca donde empieza y donde acaba, o arrastra. Escribe una medida para fijarla. Intro cierra, Esc termina.",
  },
  {
    tool: { kind: "room" },
    name: "Estancia",
    key: "e",
    hint: "Arrastra de esquina a esquina interior, o toca dos esquinas y escribe los lados.",
  },
  {
    tool: { kind: "opening", opening: "puerta" },
    name: "Puerta",
    key: "p",
    hint: "Acerca la puerta a un muro y toca. F cambia las bisagras, G el lado.",
  },
  {
    tool: { kind: "opening", opening: "ventana" },
    name: "Ventana",
    key: "n",
    hint: "Acerca la ventana a un muro y toca.",
  },
  {
    tool: { kind: "opening", opening: "hueco" },
    name: "Hueco",
    key: "u",
    hint: "Acerca el hueco de paso a un muro y toca.",
  },
  {
    tool: { kind: "stair", shape: "recta" },
    name: "Escalera",
    key: "s",
    hint: "Toca donde va la escalera. R la gira, M la refleja.",
  },
  {
    tool: { kind: "measure" },
    name: "Medir",
    key: "d",
    hint: "Toca dos puntos. Entre dos esquinas de una estancia puedes anotar la medida real.",
    isForReaders: true,
  },
  {
    tool: { kind: "dimension" },
    name: "Cota",
    key: "c",
    hint: "Toca los dos extremos y después dónde va la línea.",
  },
  { tool: { kind: "note" }, name: "Nota", key: "t", hint: "Toca donde va la nota y escríbela." },
  {
    tool: { kind: "low-zone" },
    name: "Zona baja",
    key: "b",
    hint: "Toca las esquinas de la zona con menos de 1,50\u00a0m de altura. Intro la cierra.",
  },
  {
    tool: { kind: "calibrate" },
    name: "Escala del fondo",
    key: "k",
    hint: "Toca dos puntos de la imagen de fondo y escribe la distancia real entre ellos.",
  },
];

export const isSameTool = (one: CanvasTool, other: CanvasTool) => JSON.stringify(one) === JSON.stringify(other);

/** The entry of the palette that a tool belongs to; kinds of walls, doors and windows share theirs. */
export function entryOf(tool: CanvasTool): ToolEntry | undefined {
  return (
    TOOLS.find((entry) => isSameTool(entry.tool, tool)) ??
    TOOLS.find((entry) => entry.tool.kind === tool.kind && (tool.kind !== "opening" || isSameLeaf(entry.tool, tool)))
  );
}

const isSameLeaf = (one: CanvasTool, other: CanvasTool) =>
  one.kind === "opening" && other.kind === "opening" && one.opening.split("-")[0] === other.opening.split("-")[0];
