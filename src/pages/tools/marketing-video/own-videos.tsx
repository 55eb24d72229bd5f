import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { OwnList } from "../../shared/own-list.tsx";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";
import type { PromoPage } from "./page-data.server.ts";

/** The films that somebody has made or begun. */
export function OwnVideos({ list, place }: NonNullable<PromoPage["own"]>) {
  const { call } = useCall();
  return (
    <div className="mt-section grid gap-5">
      <OwnList
        path="/marketing-video"
        place={place}
        pages={list.pages}
        things="los vídeos"
        emptyTrash="Lo que elimines se queda aquí hasta que lo borres."
        empty={<EmptyState title="Aún no has hecho ninguno">Elige arriba una plantilla.</EmptyState>}
      >
        {list.projects.map(({ id, title, updatedAt, home }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5 sm:px-6">
            <div className="min-w-0">
              {place.isTrash ? (
                <span className="font-medium">{title}</span>
              ) : (
                <PageLink to={`/marketing-video?proyecto=${id}`} className="link-text font-medium touch-target">
                  {title}
                </PageLink>
              )}
              <p className="text-sm text-muted-foreground">
                {home ? `${home.title} · ` : ""}
                <When iso={updatedAt} />
              </p>
            </div>
            <span className="flex flex-wrap gap-2">
              {place.isTrash ? (
                <TrashActs title={title} path={`/api/studio-projects/${id}`} thing="el vídeo">
                  Se borra el proyecto con sus archivos. Lo que hayas guardado en la vivienda se queda.
                </TrashActs>
              ) : (
                <>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Duplicar ${title}`}
                    onClick={() => void call("Duplicado", "POST", `/api/studio-projects/${id}/duplicate`)}
                  >
                    Duplicar
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Eliminar ${title}`}
                    onClick={() => void call("En la papelera", "DELETE", `/api/studio-projects/${id}`)}
                  >
                    Eliminar
                  </Button>
                </>
              )}
            </span>
          </li>
        ))}
      </OwnList>
    </div>
  );
}
