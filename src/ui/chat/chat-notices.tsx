import type { ModelNotice } from "#domain/assistant/chat/model-notice.ts";
import { Button } from "../button.tsx";
import { PageLink } from "../region/page-link.tsx";

interface ModelLineProps {
  notice: ModelNotice | undefined;
  isWithoutModel: boolean;
  /** Before the first message it is said in full. */
  isFirst: boolean;
  onChoose: (isWithoutModel: boolean) => void;
}

/** Names the model that reads along before it does, and the way to go on without it. */
export function ModelLine({ notice, isWithoutModel, isFirst, onChoose }: ModelLineProps) {
  if (!notice?.model) return null;
  const name = notice.server ? `${notice.model}, en ${notice.server}` : notice.model;
  return (
    <p className="text-xs leading-snug text-muted-foreground">
      {isWithoutModel
        ? "Responde solo el motor de Umbral: ningún modelo de lenguaje lee lo que escribes. "
        : isFirst
          ? `Un modelo de lenguaje (${name}) leerá lo que escribas para redactar la respuesta. `
          : `Lo lee un modelo de lenguaje (${name}). `}
      <Button variant="link" className="min-h-0! text-xs!" onClick={() => onChoose(!isWithoutModel)}>
        {isWithoutModel ? "Usar el modelo" : "Seguir sin él"}
      </Button>
    </p>
  );
}

/** Use of the typed text, shown before the first question. */
export function PrivacyLine({ children }: { children: string }) {
  return (
    <p className="text-xs leading-snug text-muted-foreground">
      {children}{" "}
      <PageLink to="/privacidad" className="link-text">
        Privacidad
      </PageLink>
    </p>
  );
}
