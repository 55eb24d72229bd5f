import { HomePartners, HomePurpose, HomeValues } from "./home-about.tsx";
import { HomeAudiences } from "./home-audiences.tsx";
import { HomeAdvantages, HomeDifference } from "./home-difference.tsx";
import { HomeBrands, HomeJourney } from "./home-ecosystem.tsx";
import { HomeFeatures, HomeServices } from "./home-features.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { HomeNeeds } from "./home-needs.tsx";
import { HomePlan } from "./home-plan.tsx";
import { HomePresence } from "./home-presence.tsx";
import { HomeStack } from "./home-stack.tsx";
import { HomeSteps } from "./home-steps.tsx";
import { HomeTimeline } from "./home-timeline.tsx";
import { HomeTools } from "./home-tools.tsx";
import { HomeTrust } from "./home-trust.tsx";
import type { HomeData } from "./home-types.ts";

/** The sections of the home page from the hero down to the prices. Only the server draws them. */
export function HomeSections({ data }: { data: HomeData }) {
  const { texts, errors, valuation, counts, market, countries, services } = data;
  const { opening, company, platform } = texts;
  const { exampleTag } = opening.hero;
  return (
    <>
      <HomeFigures texts={opening.figures} errors={errors} />
      <HomeNeeds texts={opening.needs} counts={counts} />
      <HomeTools texts={opening.starTools} exampleTag={exampleTag} valuation={valuation} market={market} />
      <HomePlan texts={opening.modulesPlan} counts={counts} />
      <HomeSteps texts={opening.steps} example={valuation} />
      <HomePartners texts={company.partners} exampleTag={exampleTag} />
      <HomePurpose texts={company.purpose} />
      <HomeDifference texts={company.difference} />
      <HomeValues texts={company.values} />
      <HomeAdvantages texts={company.advantages} />
      <HomePresence texts={company.presence} countries={countries} errors={errors} />
      <HomeTrust texts={company.trust} />
      <HomeAudiences texts={company.audiences} />
      <HomeTimeline texts={company.timeline} exampleTag={exampleTag} />
      <HomeStack texts={platform.stack} />
      <HomeBrands texts={platform.brands} />
      <HomeJourney texts={platform.journey} />
      <HomeFeatures texts={platform.features} />
      <HomeServices texts={platform.services} services={services} />
    </>
  );
}
