import { ArrowRight, Check, Minus } from "lucide-react";
import { data } from "react-router";
import { MODULE_NAMES, MODULE_PIGMENTS, modulePath } from "#content/modules.ts";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { toolDrawingShapes } from "#domain/site/drawings/tool-drawing.ts";
import { Button } from "#ui/button.tsx";
import { ArchDoor } from "#ui/illustration/arch-door.tsx";
import { WaitlistForm } from "#ui/lead/waitlist-form.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/planned-tool-page.ts";
import { ArtefactDrawing } from "./artefact.tsx";
import { ExamplePanel } from "./example-panel.tsx";

/** The page of a tool that is not built yet, chosen by its address. */
export function loader({ url }: Route.LoaderArgs) {
  const path = withoutRegion(url.pathname).replace(/\/$/, "");
  // Any word may be in the region's place of the address: the frame answers that there is no such page.
  const tool = PLANNED_TOOLS.find((planned) => planned.path === path);
  if (!tool) throw data(null, { status: 404 });
  const { title, module, page } = tool;
  // As data, so that the browser gets this one drawing and not those of all tools.
  const header = { shapes: toolDrawingShapes(page.drawing), pigment: MODULE_PIGMENTS[module] };
  return { path, title, module, page, header, slug: path.slice(1) };
}

export const meta: Route.MetaFunction = (args) => {
  const tool = args.loaderData;
  if (!tool) return [];
  return pageMeta(args, {
    title: `${tool.title}: qué hará`,
    description: tool.page.description,
    path: tool.path,
    // A search engine must not lead to a tool that nobody can use.
    noIndex: true,
  });
};

export default function PlannedToolPage({ loaderData }: Route.ComponentProps) {
  const { title, module, slug, page, header } = loaderData;
  const example = <ExamplePanel example={page.example} header={page.artefact ? null : header} />;
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero
        className="pb-section"
        tag={
          <div className="flex flex-wrap items-center gap-2">
            <Tag tone="outline">Pronto</Tag>
            <span className="text-sm text-muted-foreground">Todavía no está construida</span>
          </div>
        }
        title={title}
        lead={page.lead}
        actions={
          <>
            <Button asChild size="lg">
              <a href="#mientras-tanto">Qué usar hoy</a>
            </Button>
            <Button asChild variant="outline" size="lg">
              <a href="#aviso">Avísame cuando abra</a>
            </Button>
          </>
        }
        note={
          <>
            Del módulo{" "}
            <PageLink to={modulePath(module)} className="link-text">
              {MODULE_NAMES[module]}
            </PageLink>
            . {page.moment}
          </>
        }
        art={page.artefact ? <ArtefactDrawing /> : example}
      />
      <Section ground="band" layout="split" title="Qué hará" lead="Punto por punto, sin adornos.">
        <ul className="border-t">
          {page.does.map((point) => (
            <li key={point} className="flex gap-4 border-b py-4 text-lead">
              <Check aria-hidden size={22} strokeWidth={1.75} className="mt-1 shrink-0 text-primary" />
              {point}
            </li>
          ))}
        </ul>
      </Section>
      {page.artefact ? (
        <Section layout="split" title="Con números" lead="Un caso hecho a mano, para que lo puedas comprobar.">
          {example}
        </Section>
      ) : null}
      <Section ground={page.artefact ? "band" : "plain"} title="De lo que tienes a lo que entregas">
        <InAndOut needs={page.needs} gives={page.gives} />
        <dl className="mt-10 grid gap-x-14 gap-y-8 md:grid-cols-2">
          <div>
            <dt className="text-h4">Lo que no hará</dt>
            {page.limits.map((limit) => (
              <dd key={limit} className="mt-3 flex max-w-reading gap-3 text-muted-foreground">
                <Minus aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
                {limit}
              </dd>
            ))}
          </div>
          <div>
            <dt className="text-h4">Con y sin IA externa</dt>
            <dd className="mt-3 max-w-reading text-muted-foreground">{page.engine}</dd>
          </div>
        </dl>
      </Section>
      <Section
        id="mientras-tanto"
        ground={page.artefact ? "plain" : "band"}
        layout="split"
        title="Mientras tanto"
        lead="Lo que hay ya y ayuda con el mismo trabajo."
        action={
          <PageLink to="/herramientas" className="link-text touch-target text-control">
            Ver todas las herramientas
          </PageLink>
        }
      >
        <ul className="grid gap-4">
          {page.meanwhile.map(({ to, label, text }) => (
            <li key={to}>
              <PageLink
                to={to}
                className="group flex items-center gap-5 rounded-lg border bg-card p-5 no-underline hover:bg-accent sm:p-6"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-h4 font-semibold group-hover:underline">{label}</span>
                  <span className="mt-1 block text-muted-foreground">{text}</span>
                </span>
                <ArrowRight aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-primary" />
              </PageLink>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingBand
        id="aviso"
        title="Te avisamos cuando abra"
        text="Un solo correo, el día que puedas usarla."
        form={<WaitlistForm slug={slug} />}
      />
    </main>
  );
}

/** The agent's material at the left of a door, the finished piece at its right. */
function InAndOut({ needs, gives }: { needs: string; gives: string }) {
  return (
    <div className="grid items-stretch md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <section aria-labelledby="pedira" className="rounded-lg border bg-card p-6 sm:p-8">
        <h3 id="pedira" className="text-h4">
          Lo que pedirá
        </h3>
        <p className="mt-3 max-w-reading text-muted-foreground">{needs}</p>
      </section>
      <ArchDoor
        kind="medio-punto"
        reveal="cobalto-800"
        inside="cobalto-100"
        className="h-20 w-16 self-end max-md:mx-auto max-md:-mb-px max-md:h-14 md:h-24 md:w-24"
      />
      <section
        aria-labelledby="dara"
        className="zocalo-foot rounded-lg border bg-card p-6 [--zocalo-band:var(--u-albero-400)] sm:p-8"
      >
        <h3 id="dara" className="text-h4">
          Lo que dará
        </h3>
        <p className="mt-3 mb-2 max-w-reading text-muted-foreground">{gives}</p>
      </section>
    </div>
  );
}
