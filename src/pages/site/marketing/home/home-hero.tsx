import { DemoButton } from "#ui/demo/demo-button.tsx";
import { LeadForm } from "#ui/lead/lead-form.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ServerDrawn } from "#ui/site/server-drawn.tsx";
import type { HomeTexts } from "./home-types.ts";

type HeroTexts = HomeTexts["opening"]["hero"];

export function HomeHero({ texts }: { texts: HeroTexts }) {
  return (
    <section className="wrap-page grid items-end gap-x-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,6.2fr)]">
      <div className="self-center pt-6 pb-4 md:pt-8 lg:pb-8">
        <h1 className="text-display leading-[1.02] tracking-[-0.028em]">{texts.title}</h1>
        <p className="mt-4 max-w-[38em] text-base text-muted-foreground md:text-lead">{texts.lead}</p>
        <LeadForm
          shape="compact"
          source="hero_section"
          interestedIn={["demo_rapida"]}
          submitLabel={texts.submit}
          note={texts.note}
          className="mt-5 max-w-[38rem]"
        />
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 text-control">
          <DemoButton variant="outline">{texts.demo}</DemoButton>
          <PageLink to={texts.open.href} className="link-text touch-target">
            {texts.open.label}
          </PageLink>
        </div>
      </div>
      <ServerDrawn part="home-scene" />
    </section>
  );
}
