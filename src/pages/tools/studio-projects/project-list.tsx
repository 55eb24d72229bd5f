import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedProject } from "#domain/tools/studio-projects/project-forms.ts";
import { Button } from "#ui/button.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import type { ListPlace } from "../../shared/list-page.ts";
import { OwnList } from "../../shared/own-list.tsx";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";

interface ProjectListProps {
  /** The tool's page, on which the list stands. */
  path: string;
  projects: readonly ListedProject[];
  pages: number;
  place: ListPlace;
  /** Where a project is opened. */
  addressOf: (id: string) => string;
  /** With its article: `los vídeos`, and one of them: `el vídeo`. */
  things: string;
  thing: string;
  /** Stands where there is none yet. */
  empty: ReactNode;
}

/** Works that somebody has made with a tool of pictures, the last changed first, with copy and trash. */
export function ProjectList({ path, projects, pages, place, addressOf, things, thing, empty }: ProjectListProps) {
  useFreshData("contacts");
  return (
    <OwnList
      path={path}
      place={place}
      pages={pages}
      things={things}
      emptyTrash="Lo que elimines se queda aquí hasta que lo borres."
      empty={empty}
    >
      {projects.map((project) => (
        <Row key={project.id} project={project} isTrash={place.isTrash} address={addressOf(project.id)} thing={thing} />
      ))}
    </OwnList>
  );
}

interface RowProps {
  project: ListedProject;
  isTrash: boolean;
  address: string;
  thing: string;
}

function Row({ project: { id, title, updatedAt, home, picture }, isTrash, address, thing }: RowProps) {
  const { isBusy, call } = useCall();
  const path = `/api/studio-projects/${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      <span className="block h-18 w-24 shrink-0 overflow-hidden rounded-sm border bg-muted">
        {picture === null ? null : <img src={picture} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        {isTrash ? (
          <span className="font-medium wrap-anywhere">{title}</span>
        ) : (
          <PageLink to={address} className="link-text touch-target font-medium wrap-anywhere">
            {title}
          </PageLink>
        )}
        {home ? (
          <span className="block wrap-anywhere">
            <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text">
              {home.title}
            </PageLink>
          </span>
        ) : null}
        <span className="mt-0.5 block text-xs text-muted-foreground">
          <When iso={updatedAt} />
        </span>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        {isTrash ? (
          <TrashActs title={title} path={path} thing={thing}>
            Se borra el trabajo con sus archivos. Las fotos que llevaste a la ficha de la vivienda se quedan.
          </TrashActs>
        ) : (
          <>
            <Button
              size="sm"
              variant="ghost"
              loading={isBusy}
              aria-label={`Duplicar ${title}`}
              onClick={() => void call("Duplicado", "POST", `${path}/duplicate`)}
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
