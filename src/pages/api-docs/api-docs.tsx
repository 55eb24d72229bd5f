import { openApiDocument } from "#server/api/openapi.server.ts";
import { mustHave, servicesContext } from "#server/services.server.ts";
import { tools } from "#tools/registry.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/api-docs.ts";
import { fieldRows } from "./schema-rows.ts";

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: { name: string; in: string; description?: string; required?: boolean; schema: object }[];
  requestBody?: { content: { "application/json": { schema: object; example: unknown } } };
  responses: Record<string, { description: string }>;
}

/** The OpenAPI document as a page: one section a call, with its fields, an example that works and its errors. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = mustHave(context.get(servicesContext)).config;
  const { info, paths } = openApiDocument(tools, publicUrl);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => {
      const body = operation.requestBody?.content["application/json"];
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description,
        parameters: (operation.parameters ?? []).map(({ name, description, required }) => ({
          name,
          description,
          isRequired: required === true,
        })),
        fields: body ? fieldRows(body.schema) : [],
        example: body
          ? `curl -X ${method.toUpperCase()} ${publicUrl}${path} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body.example, null, 2)}'`
          : `curl '${publicUrl}${path}'`,
        responses: Object.entries(operation.responses).map(([status, { description }]) => ({ status, description })),
      };
    }),
  );
  return { title: info.title, description: info.description, calls };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "API",
    description: "Las herramientas de Umbral desde tu programa: llamadas, campos, ejemplos que funcionan y errores.",
    path: "/api/docs",
    regions: false,
  });

export default function ApiDocs({ loaderData: { title, description, calls } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-3 max-w-reading text-lead text-muted-foreground">{description}</p>
      <p className="mt-3 text-sm">
        <a href="/api/openapi.json" className="link-text">
          Documento OpenAPI 3.1
        </a>
      </p>
      <div className="mt-10 grid gap-6">
        {calls.map((call) => (
          <section key={call.id} aria-labelledby={call.id} className="min-w-0 rounded-lg border bg-card p-5 sm:p-7">
            <p className="flex flex-wrap items-center gap-3 text-sm">
              <Tag tone={call.method === "POST" ? "plataforma" : "neutral"}>{call.method}</Tag>
              <code className="min-w-0 break-all">{call.path}</code>
            </p>
            <h2 id={call.id} className="mt-3 text-h3">
              {call.summary}
            </h2>
            {call.description ? <p className="mt-1 max-w-reading text-muted-foreground">{call.description}</p> : null}
            {call.parameters.length > 0 ? (
              <ul className="mt-4 grid gap-1 text-sm">
                {call.parameters.map((parameter) => (
                  <li key={parameter.name}>
                    <code>{parameter.name}</code>
                    {parameter.isRequired ? " (obligatorio)" : ""}
                    {parameter.description ? `: ${parameter.description}` : ""}
                  </li>
                ))}
              </ul>
            ) : null}
            <div className="mt-5 rounded-md bg-muted p-4">
              <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
                <h3 className="text-sm font-semibold">Ejemplo</h3>
                <CopyButton size="sm" text={call.example} />
              </div>
              {/* A long example scrolls inside its box, so the box must take the keyboard. */}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
              <pre tabIndex={0} className="max-h-80 overflow-auto text-xs leading-relaxed">
                {call.example}
              </pre>
            </div>
            {call.fields.length > 0 ? (
              <Disclosure summary={`Campos (${call.fields.length})`}>
                <dl className="grid text-sm">
                  {call.fields.map((field) => (
                    <div
                      key={field.path}
                      className="grid gap-x-6 border-b py-2 last:border-b-0 sm:grid-cols-[18rem_1fr]"
                    >
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
            <Disclosure summary="Respuestas">
              <ul className="grid gap-1.5 text-sm">
                {call.responses.map((response) => (
                  <li key={response.status}>
                    <b className="font-medium tabular-nums">{response.status}</b> {response.description}
                  </li>
                ))}
              </ul>
            </Disclosure>
          </section>
        ))}
      </div>
    </main>
  );
}
