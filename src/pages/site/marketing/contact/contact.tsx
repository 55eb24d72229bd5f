import { contactIn } from "#content/latam/marketing.ts";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { DemoButton } from "#ui/demo/demo-button.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta, siteOf } from "../../../shared/page-meta.ts";
import { organizationData } from "../../../shared/structured-data.ts";
import type { Route } from "./+types/contact.ts";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";

export function loader({ url }: Pick<Route.LoaderArgs, "url">) {
  return contactIn(regionOfPath(url.pathname));
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const site = siteOf(args.matches);
  return pageMeta(args, {
    ...args.loaderData.meta,
    path: "/contacto",
    data: site ? [organizationData(site)] : [],
  });
};

export default function Contact({ loaderData: content }: Pick<Route.ComponentProps, "loaderData">) {
  const { hero, form, details, demo, elsewhere } = content;
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero {...hero} className="pb-8 md:pb-10" />
      <div className="wrap-page grid items-start gap-x-14 gap-y-10 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ContactForm {...form} />
        <ContactDetails words={details} />
      </div>
      <Section title={elsewhere.title} layout="split" ground="band">
        <ul className="border-t">
          {elsewhere.items.map((item) => (
            <li key={item.label} className="grid gap-x-6 gap-y-1 border-b py-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
              {"to" in item ? (
                <PageLink to={item.to} className="link-text touch-target justify-self-start">
                  {item.label}
                </PageLink>
              ) : (
                <b>{item.label}</b>
              )}
              <span className="text-muted-foreground">{item.text}</span>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingBand title={demo.title} text={demo.text} actions={<DemoButton size="lg" />} />
    </main>
  );
}
