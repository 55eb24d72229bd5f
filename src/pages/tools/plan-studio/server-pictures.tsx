import type { ShownPicture } from "#domain/tools/plan-pictures/picture-states.ts";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { about } from "./about-time.ts";
import type { useServerPictures } from "./use-server-pictures.ts";

/** The queue of the server: what it draws, how long that takes, and what is done. */
export function ServerPictures({ server }: { server: ReturnType<typeof useServerPictures> }) {
  const { pictures } = server;
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="servidor">
      <h2 id="servidor" className="text-h4">
        En el servidor
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">Se dibujan de una en una, también con esta página cerrada.</p>
      <ul className="mt-4 divide-y rounded-lg border bg-card">
        {pictures.map((picture) => (
          <li key={picture.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{picture.title}</p>
              <p className="text-xs text-muted-foreground">{wordsOf(picture)}</p>
              {picture.state === "dibujando" ? (
                <ProgressBar label={picture.title} value={picture.progress} max={1} />
              ) : null}
            </div>
            {picture.state === "hecha" ? (
              <Button asChild size="sm">
                <a href={`/api/plan-pictures/${picture.id}/file`} download>
                  Descargar
                </a>
              </Button>
            ) : null}
            {picture.secondsLeft === null ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Eliminar ${picture.title}`}
                onClick={() => void server.remove(picture.id)}
              >
                Eliminar
              </Button>
            ) : (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Cancelar ${picture.title}`}
                onClick={() => void server.cancel(picture.id)}
              >
                Cancelar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ state, progress, secondsLeft, fault }: ShownPicture): string {
  const left = secondsLeft === null ? "" : `: ${about(secondsLeft)}`;
  if (state === "en-cola") return `En la cola${left}`;
  if (state === "dibujando") return `${Math.floor(progress * 100)}\u00a0%${left}`;
  if (state === "fallida") return fault ?? "No se ha podido dibujar";
  return state === "hecha" ? "Hecha" : "Cancelada";
}
