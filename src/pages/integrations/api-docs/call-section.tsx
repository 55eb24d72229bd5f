import { Fragment } from "react";
import { Disclosure } from "#ui/disclosure.tsx";
import { Tag } from "#ui/tag.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { ShownCall } from "./documented-calls.server.ts";
import { ErrorList } from "./error-list.tsx";

const TONES = { GET: "neutral", POST: "plataforma", PATCH: "portal", DELETE: "outline" } as const;

/** One call: its effect, its input, an example that works and its possible answers. */
export function CallSection({ call }: { call: ShownCall }) {
  return (
    <section aria-labelledby={call.id} className="min-w-0 rounded-lg border bg-card p-5 sm:p-7">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Tag tone={TONES[call.method as keyof typeof TONES]}>{call.method}</Tag>
        <code className="min-w-0 break-all">{call.path}</code>
      </p>
      <h3 id={call.id} className="mt-3 scroll-mt-24 text-h4">
        {call.summary}
      </h3>
      {call.description ? (
        <p className="mt-1 max-w-reading text-muted-foreground">
          <CodeWords text={call.description} />
        </p>
      ) : null}
      <p className="mt-2 text-sm text-muted-foreground">
        {call.scope ? (
          <>
            Permiso: <code>{call.scope.id}</code>
            {call.isOpen ? ". También se puede llamar sin clave" : ""}
          </>
        ) : call.isOpen ? (
          "No pide clave"
        ) : (
          "Vale cualquier clave"
        )}
      </p>
      {call.parameters.length > 0 ? (
        <dl className="mt-4 grid text-sm">
          {call.parameters.map((parameter) => (
            <div
              key={parameter.name}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-b py-2 wrap-anywhere last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt>
                <code className="break-all">{parameter.name}</code>
              </dt>
              <dd className="text-muted-foreground">
                <CodeWords text={parameter.description ?? (parameter.isRequired ? "En la dirección." : "Opcional.")} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="mt-5 grid gap-4">
        <CodeBlock title="Ejemplo" code={call.curl} />
      </div>
      {call.answer ? (
        <Disclosure summary="Qué responde" className="mt-2">
          <CodeBlock title="Respuesta" code={call.answer} hasCopy={false} />
        </Disclosure>
      ) : null}
      {call.fields.length > 0 ? (
        <Disclosure summary={`Campos que envías (${call.fields.length})`}>
          <dl className="grid text-sm">
            {call.fields.map((field) => (
              <div key={field.path} className="grid gap-x-6 border-b py-2 last:border-b-0 sm:grid-cols-[16rem_1fr]">
                <dt>
                  <code className="break-all">{field.path}</code>
                  {field.isRequired ? <span className="text-muted-foreground"> obligatorio</span> : null}
                </dt>
                <dd className="text-muted-foreground">{[field.type, ...field.rules].join(" · ")}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
      {call.errors.length > 0 ? (
        <Disclosure summary="Errores" className="last:border-b-0">
          <ErrorList errors={call.errors} />
        </Disclosure>
      ) : null}
    </section>
  );
}

/** Words between backticks are code. */
function CodeWords({ text }: { text: string }) {
  return text.split("`").map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words stay where they are
    <Fragment key={i}>{i % 2 === 1 ? <code>{part}</code> : part}</Fragment>
  ));
}
