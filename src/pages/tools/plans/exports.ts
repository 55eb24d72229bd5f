import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { PlanBrand } from "./plan-brand.ts";
import { shapeOf } from "./shape-of.ts";

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
  /** Its purpose, in Spanish. */
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

const shapesOf = ({ levels }: FloorPlan) => levels.map((level) => ({ level, shape: shapeOf(level) }));

/** The sheets of a plan, one for each level, the shown one alone where `levelId` says so. */
async function sheetsOf({ plan, scale, showsFurniture, brand, today, place }: ExportWish, levelId?: string) {
  const { sheetOf } = await import("#domain/tools/plan-sheet/sheet-of.ts");
  const shown = shapesOf(plan).filter(({ level }) => levelId === undefined || level.id === levelId);
  const logo = brand.logo && (await logoOf(brand.logo));
  return shown.map(({ level, shape }, at) =>
    sheetOf(plan, level, shape, {
      scale,
      paper: "auto",
      dimensions: "outer",
      hasFurniture: showsFurniture,
      address: place,
      date: today,
      brand: brand.name === "" ? null : { name: brand.name, color: brand.colour ?? "#11192c", logo },
      page: at + 1,
      pages: shown.length,
    }),
  );
}

async function logoOf({ dataUrl, widthPx, heightPx }: NonNullable<PlanBrand["logo"]>) {
  const type: "png" | "jpeg" = dataUrl.startsWith("data:image/png") ? "png" : "jpeg";
  const text = atob(dataUrl.slice(dataUrl.indexOf(",") + 1));
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return { bytes, type, widthPx, heightPx };
}

/** The shown level as a picture for adverts. */
export async function pngForPhotos(wish: ExportWish): Promise<Blob> {
  const [{ sheetSvg }, { pngOfSvg }, { svgFonts }, [sheet]] = await Promise.all([
    import("#domain/tools/plan-sheet/sheet-svg.ts"),
    import("./draw-png.ts"),
    import("./sheet-fonts.ts"),
    sheetsOf(wish, wish.levelId),
  ]);
  return await pngOfSvg(sheetSvg(sheet!, await svgFonts()), sheet!);
}

export const EXPORTS: readonly PlanExport[] = [
  {
    kind: "pdf",
    name: "PDF",
    text: "A escala, con tu marca y todas las plantas",
    make: async (wish) => {
      const [{ sheetPdf }, { pdfFonts }, sheets] = await Promise.all([
        import("#domain/tools/plan-sheet/sheet-pdf.ts"),
        import("./sheet-fonts.ts"),
        sheetsOf(wish),
      ]);
      const content = await sheetPdf(sheets, await pdfFonts(), new Date());
      return { name: fileOf(wish, "pdf"), type: "application/pdf", content: new Uint8Array(content) };
    },
  },
  {
    kind: "png",
    name: "PNG",
    text: "Esta planta a 300 puntos por pulgada, para el anuncio",
    make: async (wish) => ({
      name: fileOf(wish, "png"),
      type: "image/png",
      content: new Uint8Array(await (await pngForPhotos(wish)).arrayBuffer()),
    }),
  },
  {
    kind: "svg",
    name: "SVG",
    text: "Esta planta en líneas, para diseño",
    make: async (wish) => {
      const [{ sheetSvg }, { svgFonts }, [sheet]] = await Promise.all([
        import("#domain/tools/plan-sheet/sheet-svg.ts"),
        import("./sheet-fonts.ts"),
        sheetsOf(wish, wish.levelId),
      ]);
      return { name: fileOf(wish, "svg"), type: "image/svg+xml", content: sheetSvg(sheet!, await svgFonts()) };
    },
  },
  {
    kind: "dxf",
    name: "DXF",
    text: "En metros y por capas, para el arquitecto",
    make: async (wish) => {
      const { planDxf } = await import("#domain/tools/plan-sheet/plan-dxf.ts");
      return { name: fileOf(wish, "dxf"), type: "application/dxf", content: planDxf(shapesOf(wish.plan)) };
    },
  },
  {
    kind: "glb",
    name: "GLB",
    text: "En tres dimensiones y con muebles, para otro programa",
    make: async (wish) => {
      const { glbOf } = await import("./make-glb.ts");
      return { name: fileOf(wish, "glb"), type: "model/gltf-binary", content: await glbOf(wish.plan) };
    },
  },
  {
    kind: "csv",
    name: "CSV",
    text: "Las superficies, para una hoja de cálculo",
    make: async (wish) => {
      const { areasCsv } = await import("#domain/tools/plan-sheet/areas-csv.ts");
      return { name: fileOf(wish, "csv"), type: "text/csv", content: areasCsv(wish.plan, shapesOf(wish.plan)) };
    },
  },
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
