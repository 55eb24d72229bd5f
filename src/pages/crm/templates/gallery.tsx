import { FilePlus2, Search } from "lucide-react";
import { Form } from "react-router";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { pathInRegion, regionOfPath } from "#domain/shared/region/region.ts";
import { actorContext, mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { listTemplates } from "#server/crm/templates/templates.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InputBox, SelectBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/gallery.ts";
import { galleryCards, readFilter } from "./gallery-data.server.ts";
import { OwnTemplates } from "./own-templates.tsx";
import { TemplateCards } from "./template-card.tsx";
import { KIND_OPTIONS, USE_OPTIONS } from "./template-options.ts";

const PATH = "/plantillas";

/** `?q=`, `?tipo=`, `?uso=` and `?pais=` filter the house's templates; `?papelera=1` shows one's own that were thrown away. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { database } = mustHave(context.get(servicesContext));
  const filter = readFilter(url.searchParams, regionOfPath(url.pathname));
  const cards = await galleryCards(database.db, filter);
  const actor = mustHave(context.get(actorContext));
  const isTrash = url.searchParams.get("papelera") === "1";
  const own =
    actor.isAnonymous || context.get(viewerContext) === null
      ? null
      : (await listTemplates(database.db, actor, { isTrash })).map(({ id, title, kind, updatedAt }) => ({
          id,
          title,
          kind,
          updatedAt: updatedAt.toISOString(),
        }));
  return { filter, cards, own, isTrash };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Plantillas de contratos, correos y cartas que se rellenan con tu vivienda",
    description:
      "Encargo en exclusiva, hoja de visita, arras, propuesta de compra y correos: míralos tal como salen, cópialos y rellénalos con tu vivienda y tu contacto.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

const COUNTRIES = [
  { value: "todos", label: "Todos los países" },
  { value: "latam", label: "Toda Latinoamérica" },
  ...COUNTRY_OPTIONS,
];

export default function Gallery({ loaderData: { filter, cards, own, isTrash } }: Route.ComponentProps) {
  useFreshData("contacts");
  const region = usePathRegion();
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Plantillas</h1>
      <p className="mt-4 max-w-[38em] text-lead text-muted-foreground">
        Contratos, hojas, correos y cartas de partida. Cópialos, cámbialos y rellénalos con tu vivienda y tu contacto:
        lo que falte se dice por su nombre.
      </p>
      {own === null ? null : <OwnTemplates templates={own} isTrash={isTrash} />}
      <section aria-labelledby="de-partida" className="mt-10">
        <h2 id="de-partida" className="text-h3">
          Textos de partida
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">
          Cada muestra está rellena con datos de ejemplo inventados. Los contratos son un punto de partida: revísalos
          con tu abogado.
        </p>
        <Form
          method="get"
          action={pathInRegion(PATH, region)}
          role="search"
          aria-label="Buscar plantillas"
          className="mt-5 mb-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
        >
          <FieldFrame id="buscar-plantilla" label="Buscar">
            <InputBox id="buscar-plantilla" name="q" type="search" maxLength={80} defaultValue={filter.words} />
          </FieldFrame>
          <FieldFrame id="tipo-plantilla" label="Tipo">
            <SelectBox
              id="tipo-plantilla"
              name="tipo"
              defaultValue={filter.kind}
              options={[{ value: "", label: "Todos" }, ...KIND_OPTIONS]}
            />
          </FieldFrame>
          <FieldFrame id="uso-plantilla" label="Para qué">
            <SelectBox
              id="uso-plantilla"
              name="uso"
              defaultValue={filter.use}
              options={[{ value: "", label: "Todo" }, ...USE_OPTIONS]}
            />
          </FieldFrame>
          <FieldFrame id="pais-plantilla" label="País">
            <SelectBox id="pais-plantilla" name="pais" defaultValue={filter.country} options={COUNTRIES} />
          </FieldFrame>
          <Button type="submit" variant="outline">
            <Search aria-hidden size={18} strokeWidth={1.75} /> Filtrar
          </Button>
        </Form>
        {cards.length === 0 ? (
          <EmptyState
            title="Ninguna plantilla con ese filtro"
            action={
              <Button asChild variant="outline">
                <PageLink to={`${PATH}?pais=todos`}>Ver todas</PageLink>
              </Button>
            }
          >
            Prueba con otra palabra, otro tipo u otro país.
          </EmptyState>
        ) : (
          <TemplateCards cards={cards} label="Textos de partida" />
        )}
        {own === null ? (
          <p className="mt-8 flex flex-wrap items-center gap-3 text-sm text-muted-foreground">
            <FilePlus2 aria-hidden size={18} strokeWidth={1.75} />
            Con tu cuenta también puedes empezar en blanco o subir tu propio Word.
          </p>
        ) : null}
      </section>
    </main>
  );
}
