import { Calculator, Image, type LucideIcon, Mic, Ruler, ScanLine, Share, Sofa } from "lucide-react";
import { type ComponentType, lazy, Suspense } from "react";
import type { PanelProps } from "./panel-props.ts";

/** The panels beside the drawing. Each is fetched when it is first opened. */

const later = (load: () => Promise<ComponentType<PanelProps>>): ComponentType<PanelProps> => {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={<p className="text-sm text-muted-foreground">Abriendo…</p>}>
      <Loaded {...props} />
    </Suspense>
  );
};

export type PanelId = "superficies" | "medidas" | "dictado" | "fondo" | "leer" | "amueblar" | "exportar";

interface PlanPanel {
  id: PanelId;
  label: string;
  icon: LucideIcon;
  Panel: ComponentType<PanelProps>;
  /** Says something where the plan is only looked at. */
  isForReaders?: boolean;
}

export const PANELS: readonly PlanPanel[] = [
  {
    id: "superficies",
    label: "Superficies",
    icon: Calculator,
    Panel: later(async () => (await import("./areas-panel.tsx")).AreasPanel),
    isForReaders: true,
  },
  {
    id: "medidas",
    label: "Medidas",
    icon: Ruler,
    Panel: later(async () => (await import("./measures-panel.tsx")).MeasuresPanel),
    isForReaders: true,
  },
  {
    id: "dictado",
    label: "Dictado",
    icon: Mic,
    Panel: later(async () => (await import("./dictation-panel.tsx")).DictationPanel),
  },
  {
    id: "fondo",
    label: "Fondo",
    icon: Image,
    Panel: later(async () => (await import("./underlay-panel.tsx")).UnderlayPanel),
  },
  {
    id: "leer",
    label: "Leer imagen",
    icon: ScanLine,
    Panel: later(async () => (await import("./reading-panel.tsx")).ReadingPanel),
  },
  {
    id: "amueblar",
    label: "Amueblar",
    icon: Sofa,
    Panel: later(async () => (await import("./furnish-panel.tsx")).FurnishPanel),
  },
  {
    id: "exportar",
    label: "Exportar",
    icon: Share,
    Panel: later(async () => (await import("./export-panel.tsx")).ExportPanel),
    isForReaders: true,
  },
];
