import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/api-docs.ts";
import { CallSection } from "./call-section.tsx";
import { documentedCalls } from "./documented-calls.server.ts";
import { GUIDE, Guide } from "./guide.tsx";

/** The OpenAPI document as a page: rules for all calls, then one section a call. */
export async function loader({ context }: Route.LoaderArgs) {
  return await documentedCalls(mustHave(context.get(servicesContext)));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "API",
    description:
      "Las herramientas, la cartera y los contactos de Umbral desde tu programa: claves, llamadas, ejemplos que funcionan, avisos y errores.",
    path: "/api/docs",
    regions: false,
  });

export default function ApiDocs({ loaderData: { publicUrl, groups, errors, events, message } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-6 text-h1">API de Umbral</h1>
      <p className="mt-3 max-w-reading text-lead text-muted-foreground">
        Lo que haces en Umbral, desde tu programa: herramientas, cartera, contactos, leads y resultados, con los mismos
        datos y los mismos créditos. Los importes son números, las superficies van en metros cuadrados y las horas en
        UTC.
      </p>
      <p className="mt-3 text-sm">
        <a href="/api/openapi.json" className="link-text">
          Documento OpenAPI 3.1
        </a>
      </p>
      <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav
          aria-label="En esta página"
          className="self-start text-sm lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
        >
          <ul className="flex flex-wrap gap-x-4 lg:block">
            {[...GUIDE, ...groups].map(({ anchor, name }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="link-text inline-flex min-h-11 items-center lg:min-h-9">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-10">
          <Guide publicUrl={publicUrl} errors={errors} events={events} message={message} />
          {groups.map((group) => (
            <section key={group.anchor} aria-labelledby={group.anchor} className="grid min-w-0 gap-5">
              <h2 id={group.anchor} className="scroll-mt-24 text-h3">
                {group.name}
              </h2>
              {group.calls.map((call) => (
                <CallSection key={call.id} call={call} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
