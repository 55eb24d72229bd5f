import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import type { SaveState } from "./use-post-draft.ts";

/** State of saving. */
export function SaveNote({ save, isPublic }: { save: SaveState; isPublic: boolean }) {
  return (
    <p role="status" className="text-xs text-muted-foreground tabular-nums">
      {textOf(save, isPublic)}
    </p>
  );
}

function textOf(save: SaveState, isPublic: boolean): string {
  switch (save.kind) {
    case "saving":
      return "Guardando…";
    case "dirty":
      return isPublic ? "Cambios sin guardar" : "Escribiendo…";
    case "failed":
      return `Sin guardar: ${save.message}`;
    case "conflict":
      return "Sin guardar: otra persona guardó antes";
    case "saved":
      return save.at === null
        ? "Guardado"
        : `Guardado a las ${save.at.toLocaleTimeString("es-ES", { hour: "2-digit", minute: "2-digit" })}`;
  }
}

/** Somebody else saved first: their text or this one. */
export function ConflictNote({ path, onOverwrite }: { path: string; onOverwrite: () => void }) {
  return (
    <div role="alert">
      <Callout
        tone="warning"
        title="Otra persona ha guardado esta entrada mientras escribías"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={onOverwrite}>
              Guardar lo mío encima
            </Button>
            <Button asChild size="sm" variant="ghost">
              <a href={path} target="_blank" rel="noopener">
                Ver lo suyo en otra pestaña
              </a>
            </Button>
          </div>
        }
      >
        Lo tuyo sigue aquí y no se guarda solo. Mira lo suyo antes de decidir.
      </Callout>
    </div>
  );
}
