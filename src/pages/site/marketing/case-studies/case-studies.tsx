import { caseStudiesContent } from "#content/marketing/case-studies.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { StepStair } from "#ui/marketing/step-stair.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../../shared/page-meta.ts";
import type { Route } from "./+types/case-studies.ts";
import { CaseStudy } from "./case-study.tsx";

export function loader() {
  return caseStudiesContent;
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, { ...args.loaderData.meta, path: "/casos-exito" }) : [];

export default function CaseStudies({ loaderData: content }: Pick<Route.ComponentProps, "loaderData">) {
  const { hero, notice, cases, labels, tag, yours, closing } = content;
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero {...hero} className="pb-6 md:pb-8" />
      <div className="wrap-page pb-section">
        <Callout title={notice.title} className="max-w-208">
          {notice.text}
        </Callout>
        <div className="mt-12 grid gap-6 md:mt-16">
          {cases.map((study) => (
            <CaseStudy key={study.id} study={study} labels={labels} tag={tag} />
          ))}
        </div>
      </div>
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
