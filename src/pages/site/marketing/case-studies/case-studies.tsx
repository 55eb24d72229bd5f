import { caseStudiesContent } from "#content/marketing/case-studies.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { StepStair } from "#ui/marketing/step-stair.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../../shared/page-meta.ts";
import type { Route } from "./+types/case-studies.ts";
import { CaseStudy } from "./case-study.tsx";

export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  return shownCases(mustHave(context.get(servicesContext)).config.mode === "demo");
}

/**
 * The page's words, with the invented studies or without any.
 *
 * @param isDemo whether what is invented may be shown
 */
export function shownCases(isDemo: boolean) {
  const { without, ...content } = caseStudiesContent;
  return isDemo
    ? { ...content, isIndexable: true }
    : { ...content, ...without, notice: null, cases: [], isIndexable: false };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { meta: words, isIndexable } = args.loaderData;
  return pageMeta(args, { ...words, path: "/casos-exito", noIndex: !isIndexable });
};

export default function CaseStudies({ loaderData: content }: Pick<Route.ComponentProps, "loaderData">) {
  const { hero, notice, cases, labels, tag, yours, closing } = content;
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero {...hero} className="pb-6 md:pb-8" />
      {notice === null ? null : (
        <div className="wrap-page pb-section">
          <Callout title={notice.title} className="max-w-208">
            {notice.text}
          </Callout>
          <div className="mt-8 grid gap-6">
            {cases.map((study) => (
              <CaseStudy key={study.id} study={study} labels={labels} tag={tag} />
            ))}
          </div>
        </div>
      )}
      <StepStair {...yours} />
      <ClosingBand
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <Button asChild size="lg">
              <PageLink to={closing.action.to}>{closing.action.label}</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <PageLink to={closing.second.to}>{closing.second.label}</PageLink>
            </Button>
          </>
        }
      />
    </main>
  );
}
