import type { FormDraft } from "#domain/site/forms/form-definition.ts";
import { Button } from "#ui/button.tsx";
import { FormFields } from "../forms/form-fields.tsx";

/** The form as a visitor will see it; nothing is sent from here. */
export function FormPreview({ draft }: { draft: FormDraft }) {
  return (
    <div className="rounded-md bg-background p-4 sm:p-6">
      <p className="text-h3 text-balance">{draft.title || "Sin título"}</p>
      {draft.intro ? (
        <p className="mt-2 whitespace-pre-line text-control text-muted-foreground">{draft.intro}</p>
      ) : null}
      <form
        aria-label="Vista previa"
        onSubmit={(event) => event.preventDefault()}
        className="mt-4 grid gap-5 rounded-lg border bg-card p-5"
      >
        <FormFields fields={draft.fields} errors={{}} />
        <div>
          <Button type="submit" size="lg" className="max-sm:w-full">
            {draft.submitLabel || "Enviar"}
          </Button>
        </div>
      </form>
      {draft.thanks ? (
        <p className="mt-4 text-xs text-subtle-foreground">
          Al enviarlo: <span className="text-foreground">{draft.thanks}</span>
        </p>
      ) : null}
    </div>
  );
}
