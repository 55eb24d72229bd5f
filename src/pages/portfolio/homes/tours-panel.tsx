import { Orbit } from "lucide-react";
import { counted } from "#domain/shared/format/counted.ts";
import type { ListedTour } from "#server/tools/tours/list-tours.server.ts";
import { Tag } from "#ui/tag.tsx";
import { MadePanel } from "./made-panel.tsx";

interface ToursPanelProps {
  /** Of the address at which another one is begun; null where none may be. */
  query: string | null;
  tours: readonly ListedTour[];
}

/** The tours of a home, with their visits. */
export const ToursPanel = ({ query, tours }: ToursPanelProps) => (
  <MadePanel
    id="recorridos"
    title="Recorridos"
    begin={query ? { to: `/tours?${query}`, words: "Crear recorrido", icon: Orbit } : null}
    none="Une tus fotos de 360° y enseña la vivienda sin abrir la puerta."
    rows={tours.map(({ id, title, state, preview, views, updatedAt }) => ({
      id,
      to: `/tour-editor/${id}`,
      title,
      updatedAt,
      note: `${counted(views, "visita", "visitas")} en 30 días`,
      picture: preview ? (
        <img src={preview} alt="" loading="lazy" className="h-14 w-18 shrink-0 rounded-sm object-cover" />
      ) : null,
      mark: state === "publicado" ? <Tag tone="success">Publicado</Tag> : null,
    }))}
  />
);
