import { LeadForm } from "#ui/lead/lead-form.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ServerDrawn } from "#ui/site/server-drawn.tsx";
import { useSite } from "#ui/site/site-info.ts";
import type { HomeTexts } from "./home-types.ts";

const linkClasses =
  "touch-target inline-flex items-center gap-1 font-medium underline decoration-1 underline-offset-[0.22em] hover:decoration-2";

/** The last way in, on the ochre of the threshold: ink text and a cobalt button in both themes. */
export function HomeClosing({ texts, newTab }: { texts: HomeTexts["closing"]; newTab: string }) {
  const { portalUrl, mortgageUrl } = useSite();
  return (
    <section className="overflow-hidden bg-albero-400 text-tinta-900 [--ring:var(--u-tinta-900)]">
      <div className="wrap-page grid items-end gap-x-12 gap-y-6 lg:grid-cols-[5.2fr_6.8fr]">
        <div className="flex h-full flex-col justify-between gap-y-4 pt-9 lg:pt-12">
          <div>
            <h2 className="text-h1 leading-[1.05] tracking-[-0.028em]">{texts.title}</h2>
            <p className="mt-3 max-w-[34em] text-lead">{texts.text}</p>
            <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 text-control">
              <span>
                {texts.account.before}{" "}
                <PageLink to={texts.account.href} everywhereTheSame className={linkClasses}>
                  {texts.account.label}
                </PageLink>
              </span>
              {[
                { label: texts.portal, url: portalUrl },
                { label: texts.mortgages, url: mortgageUrl },
              ].map(({ label, url }) => (
                <a key={label} href={url} target="_blank" rel="noopener" className={linkClasses}>
                  {label}
                  <span aria-hidden>↗</span>
                  <span className="sr-only">({newTab})</span>
                </a>
              ))}
            </p>
          </div>
          <ServerDrawn part="home-gateway" />
        </div>
        <div className="mb-9 self-center rounded-lg bg-card p-4 text-card-foreground [--ring:var(--u-cobalto-500)] sm:p-6 lg:my-10">
          <LeadForm shape="full" source="final_cta" interestedIn={["trial_14_dias"]} submitLabel={texts.submit} />
        </div>
      </div>
    </section>
  );
}
