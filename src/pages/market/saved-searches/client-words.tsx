import { Heart, MessageCircleQuestion, ThumbsDown } from "lucide-react";
import { useId, useState } from "react";
import { LONGEST_COMMENT, REFUSAL_REASON_NAMES } from "#domain/market/saved-searches/saved-search.ts";
import { Button } from "#ui/button.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { useCall } from "#ui/use-call.ts";
import { LinkToHome } from "../search/link-to-home.tsx";
import type { ShownSearch } from "./searches.tsx";

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The client's answers on the page that was shared with them, and the agent's to what they wrote. */
export function ClientWords({ search: { id, said, contact } }: { search: ShownSearch }) {
  return (
    <div className="border-t px-5 py-4 text-sm sm:px-6">
      <h3 className="text-base font-semibold [font-stretch:100%]">Lo que dice {contact?.fullName ?? "tu cliente"}</h3>
      <ul className="mt-2 grid gap-3">
        {said.map((one) => (
          <li key={one.homeId} className="flex items-start gap-2.5">
            <SaidIcon {...one} />
            <span className="min-w-0 flex-1">
              <span className="sr-only">
                {one.comment !== null ? "Pregunta por: " : one.verdict === "no" ? "No le interesa: " : "Le gusta: "}
              </span>
              <LinkToHome id={one.homeId} className="link-text">
                {one.name}
              </LinkToHome>
              {one.reason === null ? null : (
                <span className="text-muted-foreground"> · {REFUSAL_REASON_NAMES[one.reason]}</span>
              )}
              {one.comment === null ? null : (
                <>
                  <span className="block whitespace-pre-line wrap-anywhere">«{one.comment}»</span>
                  <Reply path={`/api/market/searches/${id}/answers/${one.homeId}/reply`} said={one} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Said = ShownSearch["said"][number];

function SaidIcon({ comment, verdict }: Pick<Said, "comment" | "verdict">) {
  if (comment !== null) return <MessageCircleQuestion {...ICON} className="mt-0.5 shrink-0 text-primary" />;
  if (verdict === "no") return <ThumbsDown {...ICON} className="mt-0.5 shrink-0 text-muted-foreground" />;
  return <Heart {...ICON} className="mt-0.5 shrink-0 fill-current text-destructive" />;
}

/** The agent's answer, which stands on the client's page, and the form for it. */
function Reply({ path, said: { name, reply } }: { path: string; said: Said }) {
  const id = useId();
  const { isBusy, call } = useCall();
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null) {
    return (
      <span className="mt-1 grid justify-items-start gap-1.5">
        {reply === null ? null : (
          <span className="block border-l-2 pl-3 whitespace-pre-line wrap-anywhere text-muted-foreground">
            Tu respuesta: {reply}
          </span>
        )}
        <Button
          size="sm"
          variant={reply === null ? "default" : "outline"}
          aria-label={reply === null ? `Contestar sobre ${name}` : `Cambiar la respuesta sobre ${name}`}
          onClick={() => setTyped(reply ?? "")}
        >
          {reply === null ? "Contestar" : "Cambiar la respuesta"}
        </Button>
      </span>
    );
  }
  return (
    <form
      className="mt-2 grid max-w-reading gap-3"
      onSubmit={async (event) => {
        event.preventDefault();
        const outcome = await call("Respuesta enviada: la verá en su página", "PUT", path, { text: typed.trim() });
        if (outcome.kind === "done") setTyped(null);
      }}
    >
      <FieldFrame id={id} label="Tu respuesta" help="Aparece en la página de tu cliente, debajo de lo que preguntó.">
        <TextareaBox
          id={id}
          rows={3}
          required
          value={typed}
          maxLength={LONGEST_COMMENT}
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FieldFrame>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={isBusy} loadingText="Enviando…">
          Enviar
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setTyped(null)}>
          Cancelar
        </Button>
      </span>
    </form>
  );
}
