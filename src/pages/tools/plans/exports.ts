import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { PlanBrand } from "./plan-editor.tsx";

/** Files that are made of a plan in this browser. What draws each is fetched when it is asked for. */

export interface ExportWish {
  plan: FloorPlan;
  levelId: string;
  /** Of the paper: 1:50, 1:100, or the largest that fits. */
  scale: 50 | 100 | "fit";
  showsFurniture: boolean;
  brand: PlanBrand;
  /** `2026-11-28` */
  today: string;
  /** The home's title, where there is one. */
  place: string | null;
}

interface MadeFile {
  name: string;
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

export type ExportKind = "pdf" | "png" | "svg" | "dxf" | "glb" | "csv" | "json";

interface PlanExport {
  kind: ExportKind;
  name: string;
  /** What it is for. */
  text: string;
  make: (wish: ExportWish) => Promise<MadeFile>;
}

/** `bajo-b-de-sueca-12`, for the name of a file. */
export const fileStem = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "plano";

const fileOf = ({ plan }: ExportWish, ending: string) => `${fileStem(plan.title)}.${ending}`;

export const EXPORTS: readonly PlanExport[] = [
  {
    kind: "json",
    name: "JSON",
    text: "El plano entero, para volver a abrirlo o para otro programa",
    make: async (wish) => ({
      name: fileOf(wish, "json"),
      type: "application/json",
      content: `${JSON.stringify(wish.plan, null, 1)}\n`,
    }),
  },
];
