import { ArrowRight } from "lucide-react";
import { data } from "react-router";
import { MODULE_NAMES, modulePath } from "#content/modules.ts";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { WaitlistForm } from "#ui/lead/waitlist-form.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/planned-tool-page.ts";
import { ExamplePanel } from "./example-panel.tsx";

/** The page of a tool that is not built yet, chosen by its address. */
export function loader({ url }: Route.LoaderArgs) {
  const path = withoutRegion(url.pathname).replace(/\/$/, "");
  // Any word may be in the region's place of the address: the frame answers that there is no such page.
  const tool = PLANNED_TOOLS.find((planned) => planned.path === path);
  if (!tool) throw data(null, { status: 404 });
  const { title, module, page } = tool;
  return { path, title, module, page, slug: path.slice(1) };
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
  const { title, module, slug, page } = loaderData;
  return (
    <main id="contenido">
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
        note={
          <>
            Del módulo{" "}
            <PageLink to={modulePath(module)} className="link-text">
              {MODULE_NAMES[module]}
            </PageLink>
            . {page.moment}
          </>
        }
        art={<ExamplePanel example={page.example} />}
      />
      <Section ground="band" layout="split" title="Qué hará" lead="Punto por punto, sin adornos.">
        <ul className="border-t">
          {page.does.map((point) => (
            <li key={point} className="border-b py-3.5">
              {point}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Qué pedirá y qué dará">
        <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          <Term name="Lo que pedirá">{page.needs}</Term>
          <Term name="Lo que dará">{page.gives}</Term>
          <Term name="Lo que no hará">
            {page.limits.map((limit) => (
              <span key={limit} className="block not-first:mt-2">
                {limit}
              </span>
            ))}
          </Term>
          <Term name="Con y sin IA externa">{page.engine}</Term>
        </dl>
      </Section>
      <Section ground="band" layout="split" title="Mientras tanto" lead="Lo que hay ya y ayuda con el mismo trabajo.">
        <ul className="grid gap-y-5">
          {page.meanwhile.map(({ to, label, text }) => (
            <li key={to}>
              <PageLink to={to} className="link-text touch-target inline-flex items-center gap-1.5 font-semibold">
                {label}
                <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
              </PageLink>
              <p className="mt-1 text-muted-foreground">{text}</p>
            </li>
          ))}
          <li>
            <PageLink to="/herramientas" className="link-text touch-target text-control">
              Ver todas las herramientas
            </PageLink>
          </li>
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

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="border-t pt-4">
      <dt className="text-h4">{name}</dt>
      <dd className="mt-2 max-w-reading text-muted-foreground">{children}</dd>
    </div>
  );
}
