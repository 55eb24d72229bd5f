import { Copy } from "lucide-react";
import type { ListedProject } from "#domain/tools/studio-projects/project-forms.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import type { ListPlace } from "../../shared/list-page.ts";
import { OwnList } from "../../shared/own-list.tsx";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";

interface StagingListProps {
  projects: readonly ListedProject[];
  pages: number;
  place: ListPlace;
}

/** The furnished photos of a person, the last changed first. */
export function StagingList({ projects, pages, place }: StagingListProps) {
  useFreshData("contacts");
  return (
    <OwnList
      path="/home-staging"
      place={place}
      pages={pages}
      things="las fotos amuebladas"
      emptyTrash="Lo que elimines se queda aquí hasta que lo borres."
      empty={
        <EmptyState title="Aún no has amueblado ninguna">Suelta arriba una foto, o prueba con el ejemplo.</EmptyState>
      }
    >
      {projects.map((project) => (
        <Row key={project.id} project={project} isTrash={place.isTrash} />
      ))}
    </OwnList>
  );
}

function Row({ project, isTrash }: { project: ListedProject; isTrash: boolean }) {
  const { isBusy, call } = useCall();
  const { id, title, updatedAt, home, picture } = project;
  const path = `/api/studio-projects/${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <span className="block h-18 w-24 shrink-0 overflow-hidden rounded-sm border bg-muted">
        {picture === null ? null : <img src={picture} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <PageLink to={`/home-staging/${id}`} className="link-text touch-target font-medium wrap-anywhere">
          {title}
        </PageLink>
        {home ? (
          <span className="block wrap-anywhere">
            <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text">
              {home.title}
            </PageLink>
          </span>
        ) : null}
        <span className="mt-0.5 block text-xs text-muted-foreground">
          Cambiada <When iso={updatedAt} />
        </span>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        {isTrash ? (
          <TrashActs title={title} path={path} thing="la foto amueblada">
            Se borra el trabajo con sus archivos. Las fotos que llevaste a la ficha de la vivienda se quedan.
          </TrashActs>
        ) : (
          <>
            <Button
              size="sm"
              variant="ghost"
              loading={isBusy}
              aria-label={`Duplicar ${title}`}
              onClick={() => void call("Duplicada", "POST", `${path}/duplicate`)}
            >
              <Copy aria-hidden size={16} strokeWidth={1.75} /> Duplicar
            </Button>
            <Button
              size="sm"
              variant="ghost"
              loading={isBusy}
              aria-label={`A la papelera ${title}`}
              onClick={() => void call("En la papelera", "DELETE", path)}
            >
              A la papelera
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
