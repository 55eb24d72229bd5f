import { ArrowRight } from "lucide-react";
import { contentIn } from "#content/latam/own-texts.ts";
import type { ModuleContent } from "#content/marketing/module-content.ts";
import { MODULE_PAGES } from "#content/marketing/modules/all.ts";
import { MODULE_NAMES, MODULE_SUMMARIES, type ModuleId, modulePath } from "#content/modules.ts";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { exampleOutcome } from "#server/tools/runs/tool-example.server.ts";
import { allTools } from "#tools/tool-cards.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { Button } from "#ui/button.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { QuestionList } from "#ui/marketing/question-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { StepStair } from "#ui/marketing/step-stair.tsx";
import { ToolList } from "#ui/marketing/tool-list.tsx";
import { moduleIcons } from "#ui/module-icons.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../../shared/page-meta.ts";
import { faqData } from "../../../shared/structured-data.ts";
import { modulePigments } from "../../catalogue/module-pigments.ts";
import { ToolDrawing } from "../../catalogue/tool-drawing.tsx";
import type { Route } from "./+types/module-page.ts";
import { type DayMoment, ModuleDay } from "./module-day.tsx";
import { pictured } from "./module-example.ts";
import { sceneHtml } from "./module-scene.server.tsx";
import { ModuleScreens } from "./module-screens.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const module = moduleOf(url.pathname);
  const region = regionOfPath(url.pathname);
  const { day, ...content } = contentIn(region, MODULE_PAGES[module], {});
  const moduleTools = toolsOf(module);
  const example =
    module === "valoracion"
      ? await exampleOutcome(mustHave(context.get(servicesContext)), valuation, { isAbroad: region === "latam" })
      : null;
  return {
    crumb: `Módulo ${MODULE_NAMES[module]}`,
    module,
    content,
    day: { ...day, moments: day.moments.map((moment) => withLink(moment)) },
    tools: moduleTools,
    scene: sceneHtml({ module, valuation: example ? pictured(example) : null }),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { module, content } = args.loaderData;
  return pageMeta(args, { ...content.meta, path: modulePath(module), data: [faqData(content.questions)] });
};

export default function ModulePage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { module, content, day, tools: moduleTools, scene } = loaderData;
  const [first] = moduleTools;
  const Icon = moduleIcons[module];
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero
        tag={
          <span className="flex items-center gap-2.5 text-control font-medium">
            <Icon aria-hidden size={24} strokeWidth={1.75} className="text-primary" />
            Módulo {MODULE_NAMES[module]}
          </span>
        }
        title={content.title}
        lead={content.lead}
        actions={
          <>
            <Button asChild size="lg">
              <PageLink to={first.path}>Abrir {first.title}</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <a href="#herramientas">Ver sus herramientas</a>
            </Button>
          </>
        }
        note={openNote(moduleTools.length)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, rendered by the loader
        art={<div dangerouslySetInnerHTML={{ __html: scene }} />}
      />
      <ModuleScreens module={module} />
      <ModuleDay {...day} />
      <Section id="herramientas" title="Sus herramientas" lead="Se prueban sin cuenta y traen un ejemplo resuelto.">
        <ToolList
          tools={moduleTools}
          drawingOf={(path) => <ToolDrawing path={path} className={modulePigments[module]} />}
        />
      </Section>
      <StepStair {...content.handover} />
      <Section title={content.limits.title} layout="split" ground="band">
        <ul className="grid gap-4">
          {content.limits.points.map((point) => (
            <li key={point} className="max-w-reading border-b pb-4 last:border-b-0 last:pb-0">
              {point}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Preguntas" layout="split" id="preguntas">
        <QuestionList items={content.questions} />
        <OtherModules current={module} />
      </Section>
      <ClosingBand
        title={content.closing.title}
        text={content.closing.text}
        actions={
          <>
            <Button asChild size="lg">
              <PageLink to={first.path}>Abrir {first.title}</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <PageLink to="/precios">Ver planes</PageLink>
            </Button>
          </>
        }
      />
    </main>
  );
}

function OtherModules({ current }: { current: ModuleId }) {
  return (
    <nav aria-label="Otros módulos" className="mt-10">
      <h3 className="text-h4">Los otros módulos</h3>
      <ul className="mt-2 sm:columns-2">
        {(Object.keys(MODULE_NAMES) as ModuleId[])
          .filter((id) => id !== current)
          .map((id) => (
            <li key={id} className="break-inside-avoid">
              <PageLink
                to={modulePath(id)}
                className="flex min-h-11 items-center gap-2 text-control no-underline hover:underline"
              >
                <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-primary" />
                <span>
                  <b>{MODULE_NAMES[id]}</b>: {MODULE_SUMMARIES[id].toLowerCase()}
                </span>
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const openNote = (count: number): string =>
  count === 1 ? "1 herramienta abierta hoy, sin cuenta." : `${count} herramientas abiertas hoy, sin cuenta.`;

/** The six addresses are in the table of routes, so the last segment always names a module. */
function moduleOf(pathname: string): ModuleId {
  const id = pathname.split("/modulo-").at(-1)!;
  if (!(id in MODULE_NAMES)) throw new Error(`no module at ${pathname}`);
  return id as ModuleId;
}

/** @throws for a module without a tool: its page has nothing to open */
function toolsOf(module: ModuleId) {
  const [first, ...others] = allTools
    .filter((tool) => tool.module === module)
    .map(({ path, title, summary }) => ({ path, title, summary }));
  if (!first) throw new Error(`no tool in the module ${module}`);
  return [first, ...others] as const;
}

function withLink({ when, text, to, label }: ModuleContent["day"]["moments"][number]): DayMoment {
  const name = label ?? allTools.find(({ path }) => path === to)?.title;
  if (!name) throw new Error(`nothing is known of ${to}`);
  return { when, text, link: { to, label: name } };
}
