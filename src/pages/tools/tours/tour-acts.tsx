import {
  Archive,
  ChartColumn,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Trash2,
  Undo2,
  Upload,
  UserRoundCheck,
} from "lucide-react";
import { useState } from "react";
import type { ListedTour } from "#server/tools/tours/list-tours.server.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { DownloadTour } from "./download-tour.tsx";
import { type Colleague, HandOverTour } from "./hand-over-tour.tsx";
import { ShareTour } from "./share-tour.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The acts on a tour of the gallery. */
export function TourActs({
  tour,
  site,
  colleagues,
}: {
  tour: ListedTour;
  site: string;
  colleagues: readonly Colleague[];
}) {
  const { id, title, state } = tour;
  const { isBusy, call } = useCall();
  const [shown, setShown] = useState<"share" | "download" | "give" | null>(null);
  const close = () => setShown(null);
  const path = `/api/tours/${id}`;
  const act = (done: string, method: "DELETE" | "POST", more = "") => void call(done, method, `${path}${more}`);
  return (
    <>
      <Button asChild size="sm" variant="outline">
        <PageLink to={`/tour-editor/${id}`} aria-label={`Editar ${title}`}>
          Editar
        </PageLink>
      </Button>
      {state === "publicado" ? (
        <Button size="sm" aria-label={`Compartir ${title}`} onClick={() => setShown("share")}>
          Compartir
        </Button>
      ) : null}
      <DropdownMenu
        trigger={
          <Button size="sm" variant="ghost" loading={isBusy} aria-label={`Más de ${title}`}>
            <Ellipsis {...icon} />
          </Button>
        }
      >
        {state === "publicado" ? (
          <DropdownItem icon={<ExternalLink {...icon} />} asChild>
            <a href={`/tour/${id}`} target="_blank" rel="noopener">
              Ver
            </a>
          </DropdownItem>
        ) : null}
        <DropdownItem icon={<ChartColumn {...icon} />} asChild>
          <PageLink to={`/tours/${id}`}>Visitas y contactos</PageLink>
        </DropdownItem>
        <DropdownItem icon={<Copy {...icon} />} onSelect={() => act("Duplicado", "POST", "/duplicate")}>
          Duplicar
        </DropdownItem>
        <DropdownItem icon={<Download {...icon} />} onSelect={() => setShown("download")}>
          Descargar
        </DropdownItem>
        {colleagues.length > 0 ? (
          <DropdownItem icon={<UserRoundCheck {...icon} />} onSelect={() => setShown("give")}>
            Ceder
          </DropdownItem>
        ) : null}
        <DropdownSeparator />
        {state === "publicado" ? (
          <DropdownItem icon={<Undo2 {...icon} />} onSelect={() => act("Cerrado", "POST", "/unpublish")}>
            Dejar de publicar
          </DropdownItem>
        ) : null}
        {state === "archivado" ? (
          <DropdownItem icon={<Upload {...icon} />} onSelect={() => act("Recuperado", "POST", "/unarchive")}>
            Sacar del archivo
          </DropdownItem>
        ) : (
          <DropdownItem icon={<Archive {...icon} />} onSelect={() => act("Archivado", "POST", "/archive")}>
            Archivar
          </DropdownItem>
        )}
        <DropdownItem icon={<Trash2 {...icon} />} destructive onSelect={() => act("En la papelera", "DELETE")}>
          A la papelera
        </DropdownItem>
      </DropdownMenu>
      <ShareTour tour={tour} site={site} open={shown === "share"} onClose={close} />
      <DownloadTour tour={tour} open={shown === "download"} onClose={close} />
      <HandOverTour tour={tour} colleagues={colleagues} open={shown === "give"} onClose={close} />
    </>
  );
}
