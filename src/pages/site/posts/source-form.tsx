import { useRef, useState } from "react";
import { newSource, sourceTest } from "#domain/site/posts/news-source.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { checkForm } from "#ui/field-errors.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCallForm } from "#ui/use-call-form.ts";

interface Tested {
  title: string;
  count: number;
  newest: string[];
}

/** Adds a source; a test first shows the items at the address. */
export function SourceForm() {
  const form = useRef<HTMLFormElement>(null);
  const [tested, setTested] = useState<Tested | { failed: string } | null>(null);
  const [isTesting, setTesting] = useState(false);
  const { isBusy, errors, formProps } = useCallForm({
    schema: newSource,
    method: "POST",
    path: "/api/admin/news/sources",
    doneText: "Fuente añadida: la leemos ahora",
    onDone: (_answer, done) => {
      done.reset();
      setTested(null);
    },
  });

  async function test() {
    const url = new FormData(form.current!).get("url");
    const wrong = checkForm(sourceTest, { url });
    if (wrong) return setTested({ failed: Object.values(wrong)[0]! });
    setTesting(true);
    const outcome = await callApi<Tested>("POST", "/api/admin/news/sources/test", { url });
    setTested(outcome.kind === "done" ? outcome.answer : { failed: failureText(outcome) });
    setTesting(false);
  }

  return (
    <form ref={form} {...formProps} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
        <PlainField name="name" label="Nombre" placeholder="BOE, vivienda" error={errors.name} maxLength={80} />
        <PlainField
          name="url"
          label="Dirección del canal"
          placeholder="https://…"
          error={errors.url}
          inputMode="url"
          autoComplete="off"
        />
      </div>
      <div role="status">
        {tested === null ? null : "failed" in tested ? (
          <Callout tone="destructive">{tested.failed}</Callout>
        ) : (
          <Callout tone="success" title={tested.title || "Se puede leer"}>
            {tested.count === 0 ? (
              "Ahora mismo no trae ninguna noticia."
            ) : (
              <ul className="mt-1 list-disc pl-4">
                {tested.newest.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            )}
          </Callout>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isBusy} loadingText="Añadiendo…">
          Añadir fuente
        </Button>
        <Button variant="outline" onClick={test} loading={isTesting} loadingText="Probando…">
          Probar antes
        </Button>
      </div>
    </form>
  );
}
