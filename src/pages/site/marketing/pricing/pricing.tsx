import { pricingIn } from "#content/latam/marketing.ts";
import { PLANS } from "#content/plans.ts";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Callout } from "#ui/callout.tsx";
import { LeadForm } from "#ui/lead/lead-form.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { ComparisonTable } from "#ui/marketing/comparison-table.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { QuestionList } from "#ui/marketing/question-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { StepStair } from "#ui/marketing/step-stair.tsx";
import { ProductScreen } from "#ui/screens/product-screen.tsx";
import { pageMeta, siteOf } from "../../../shared/page-meta.ts";
import { faqData, plansData } from "../../../shared/structured-data.ts";
import type { Route } from "./+types/pricing.ts";
import { CreditCalculator } from "./credit-calculator.tsx";
import { PlanCards } from "./plan-cards.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  return pricingIn(regionOfPath(url.pathname), mustHave(context.get(servicesContext)).config.stripe !== undefined);
}

export const meta: Route.MetaFunction = (args) => {
  const content = args.loaderData;
  const site = siteOf(args.matches);
  if (!content) return [];
  const { pathname } = args.location;
  const offers = (origin: string) =>
    plansData(origin, {
      plans: PLANS,
      region: regionOfPath(pathname),
      url: `${origin}${pathname}`,
      description: content.meta.description,
    });
  return pageMeta(args, {
    ...content.meta,
    path: "/precios",
    data: [...(site ? [offers(site.origin)] : []), faqData(content.questions)],
  });
};

export default function Pricing({ loaderData: content }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero {...content.hero} className="pb-6 md:pb-2" />
      <PlanCards lines={content.planLines} actions={content.planActions} note={content.finalPrices} />
      <div className="wrap-page pt-6 pb-section">
        <Callout title="Qué se puede hacer hoy">{content.today}</Callout>
      </div>
      <ProductScreen
        screen="overview"
        caption="El panel de una agencia de demostración: lo de hoy, lo que espera y las cifras del mes"
        className="wrap-page pb-section"
      />
      <CreditCalculator {...content.calculator} />
      <Section title="Compara los planes">
        <ComparisonTable
          caption="Qué incluye cada plan"
          rowName="Incluye"
          columns={PLANS.map(({ id, name }) => ({ label: name, highlighted: id === "agencia" }))}
          rows={content.comparison}
        />
      </Section>
      <StepStair {...content.subscribe} />
      <Section title="Preguntas sobre los planes" layout="split" id="preguntas">
        <QuestionList items={content.questions} />
      </Section>
      <ClosingBand
        id="pedir-prueba"
        title={content.closing.title}
        text={content.closing.text}
        form={
          <LeadForm
            shape="full"
            source="website"
            interestedIn={["trial_premium"]}
            submitLabel={content.closing.submit}
          />
        }
      />
    </main>
  );
}
