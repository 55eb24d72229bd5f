import { HomeAbout } from "./home-about.tsx";
import { HomeAudiences } from "./home-audiences.tsx";
import { HomeDifference } from "./home-difference.tsx";
import { HomeBrands } from "./home-ecosystem.tsx";
import { HomeFeatures } from "./home-features.tsx";
import { HomeNeeds } from "./home-needs.tsx";
import { HomePlan } from "./home-plan.tsx";
import { HomePresence } from "./home-presence.tsx";
import { HomeSteps } from "./home-steps.tsx";
import { HomeTools } from "./home-tools.tsx";
import { HomeTrust } from "./home-trust.tsx";
import type { HomeData } from "./home-types.ts";

/** The sections of the home page from the needs down to the prices. Only the server draws them. */
export function HomeSections({ data }: { data: HomeData }) {
  const { texts, errors, valuation, ladder, counts, needs, open, market, countries, services, isDemo } = data;
  const { opening, company, platform } = texts;
  const { exampleTag } = opening.hero;
  return (
    <>
      <HomeNeeds texts={opening.needs} counts={needs} />
      <HomeTools
        texts={opening.starTools}
        exampleTag={exampleTag}
        valuation={valuation}
        ladder={ladder}
        market={market}
        open={open}
      />
      <HomePlan texts={opening.modulesPlan} counts={counts} />
      <HomeSteps texts={opening.steps} example={valuation} />
      <HomeTrust texts={company.trust} />
      <HomeFeatures texts={platform.features} serviceTexts={platform.services} services={services} />
      <HomeDifference texts={company.difference} advantages={company.advantages} />
      <HomeAudiences texts={company.audiences} />
      <HomeBrands texts={platform.brands} />
      <HomeAbout
        purpose={company.purpose}
        values={company.values}
        timeline={company.timeline}
        stack={platform.stack}
        presence={{
          title: company.presence.title,
          content: <HomePresence texts={company.presence} countries={countries} errors={errors} />,
        }}
        exampleTag={isDemo ? exampleTag : null}
      />
    </>
  );
}
