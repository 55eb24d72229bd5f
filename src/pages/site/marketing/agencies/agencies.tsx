import { agenciesContent } from "#content/marketing/agencies.ts";
import { Button } from "#ui/button.tsx";
import { DemoButton } from "#ui/demo/demo-button.tsx";
import { LeadForm } from "#ui/lead/lead-form.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { ComparisonTable } from "#ui/marketing/comparison-table.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { PointList } from "#ui/marketing/point-list.tsx";
import { QuestionList } from "#ui/marketing/question-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { StepStair } from "#ui/marketing/step-stair.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ProductScreen } from "#ui/screens/product-screen.tsx";
import { pageMeta } from "../../../shared/page-meta.ts";
import { faqData } from "../../../shared/structured-data.ts";
import type { Route } from "./+types/agencies.ts";
import { PortfolioPanel } from "./portfolio-panel.tsx";

export function loader() {
  return agenciesContent;
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { meta: words, questions } = args.loaderData;
  return pageMeta(args, { ...words, path: "/agencias", data: [faqData(questions)] });
};

export default function Agencies({ loaderData: content }: Pick<Route.ComponentProps, "loaderData">) {
  const { hero, today, roles, kinds, closing } = content;
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <DemoButton size="lg">{hero.demo}</DemoButton>
            <Button asChild variant="outline" size="lg">
              <PageLink to="/precios">{hero.plans}</PageLink>
            </Button>
          </>
        }
        note={hero.note}
        art={<PortfolioPanel {...content.portfolio} />}
        className="pb-12 lg:items-center lg:pb-16"
      />
      <ProductScreen
        screen="board"
        caption="El tablero de la oficina: cada trato en su fase y con su agente"
        className="wrap-page pb-section"
      />
      <Section title={today.title} lead={today.lead} ground="band">
        <PointList points={today.points} />
      </Section>
      <Section title={roles.title} lead={roles.lead}>
        <ComparisonTable
          caption={roles.title}
          rowName={roles.rowName}
          columns={roles.columns.map((label) => ({ label }))}
          rows={roles.rows}
        />
      </Section>
      <StepStair {...content.start} />
      <Section title={kinds.title} layout="split" ground="band">
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {kinds.links.map(({ label, to }) => (
            <li key={to} className="border-b">
              <PageLink
                to={to}
                className="flex min-h-12 items-center text-control font-medium no-underline hover:underline"
              >
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Preguntas de agencias" layout="split" id="preguntas">
        <QuestionList items={content.questions} />
      </Section>
      <ClosingBand
        title={closing.title}
        text={closing.text}
        form={
          <LeadForm
            shape="full"
            source="website"
            interestedIn={["demo_personalizada"]}
            submitLabel={closing.submit}
            withMessage
          />
        }
      />
    </main>
  );
}
