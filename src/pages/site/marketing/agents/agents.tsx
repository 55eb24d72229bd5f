import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { aboutIn } from "#content/latam/marketing.ts";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { ArchDoor } from "#ui/illustration/arch-door.tsx";
import { HeroBuilding } from "#ui/illustration/hero-building.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { PointList } from "#ui/marketing/point-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { StepStair } from "#ui/marketing/step-stair.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ProductScreen } from "#ui/screens/product-screen.tsx";
import { pageMeta, siteOf } from "../../../shared/page-meta.ts";
import { organizationData } from "../../../shared/structured-data.ts";
import type { Route } from "./+types/agents.ts";
import { Brands } from "./brands.tsx";

export function loader({ url }: Pick<Route.LoaderArgs, "url">) {
  return aboutIn(regionOfPath(url.pathname));
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const site = siteOf(args.matches);
  return pageMeta(args, {
    ...args.loaderData.meta,
    path: "/agentes",
    data: site ? [organizationData(site)] : [],
  });
};

/** A door for each kind of reader, no two alike. */
const DOORS = [
  { kind: "medio-punto", reveal: "cobalto-800", inside: "cobalto-200" },
  { kind: "escarzano", reveal: "almagre-700", inside: "almagre-200" },
  { kind: "apuntado", reveal: "carruaje-700", inside: "carruaje-200" },
  { kind: "herradura", reveal: "bugambilia-700", inside: "bugambilia-200" },
  { kind: "dintel", reveal: "tinta-700", inside: "cal-300" },
] as const satisfies readonly ComponentProps<typeof ArchDoor>[];

export default function Agents({ loaderData: content }: Pick<Route.ComponentProps, "loaderData">) {
  const { hero, what, mission, audiences, habits, closing } = content;
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <Button asChild size="lg">
              <PageLink to={hero.action.to}>{hero.action.label}</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <PageLink to={hero.second.to}>{hero.second.label}</PageLink>
            </Button>
          </>
        }
        art={<HeroBuilding className="mx-auto block w-full max-w-120 lg:-mb-2" />}
      />
      <section aria-labelledby="mision" className="bg-zocalo text-zocalo-foreground">
        <div className="wrap-page grid gap-x-14 gap-y-5 py-12 md:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <h2 id="mision" className="text-h4 text-zocalo-muted">
            {mission.title}
          </h2>
          <div>
            <p className="wide text-h3 leading-snug font-bold text-balance">{mission.statement}</p>
            <p className="mt-4 max-w-reading text-zocalo-muted">{mission.text}</p>
          </div>
        </div>
      </section>
      <Section title={what.title} layout="split">
        <div className="grid max-w-reading gap-4">
          {what.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={audiences.title} layout="split" ground="band">
        <ul className="border-t">
          {audiences.items.map(({ name, text, to }, i) => (
            <li key={name} className="border-b">
              <PageLink
                to={to}
                className="group grid grid-cols-[4rem_minmax(0,1fr)] items-end gap-x-6 no-underline hover:bg-accent sm:grid-cols-[4rem_9rem_minmax(0,1fr)_auto]"
              >
                <ArchDoor {...DOORS[i % DOORS.length]!} className="-mb-px block h-20 w-16 max-sm:row-span-2" />
                <b className="pt-4 group-hover:underline max-sm:self-end sm:self-center sm:py-4">{name}</b>
                <span className="pb-4 text-muted-foreground sm:self-center sm:py-4">{text}</span>
                <ArrowRight
                  aria-hidden
                  size={18}
                  strokeWidth={1.75}
                  className="mr-2 self-center text-primary max-sm:hidden"
                />
              </PageLink>
            </li>
          ))}
        </ul>
      </Section>
      <ProductScreen
        screen="contact"
        caption="Una persona con sus tratos, sus tareas y lo hablado, en orden"
        className="wrap-page py-section"
      />
      <StepStair {...content.day} />
      <Brands {...content.brands} />
      <Section title={habits.title} ground="band">
        <PointList points={habits.items.map(({ name, text }) => ({ title: name, text }))} />
      </Section>
      <ClosingBand
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <Button asChild size="lg">
              <PageLink to={hero.action.to}>{hero.action.label}</PageLink>
            </Button>
            <Button asChild variant="outline" size="lg">
              <PageLink to={hero.second.to}>{hero.second.label}</PageLink>
            </Button>
          </>
        }
      />
    </main>
  );
}
