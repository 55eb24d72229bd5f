import { formatMonth, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import type { HomeData, HomeTexts } from "./home-types.ts";

interface HomeFiguresProps {
  texts: HomeTexts["opening"]["figures"];
  errors: HomeData["errors"];
  openCount: number;
  countryCount: number;
}

interface Figure {
  figure: string;
  label: string;
  /** Period or way of counting, as the text of the link to the evidence. */
  evidence: string;
  href: string;
}

/** The zócalo: what is measured or counted, large and with its evidence; under a line the business's own claims, small. */
export function HomeFigures({ texts, errors, openCount, countryCount }: HomeFiguresProps) {
  return (
    <section aria-labelledby="cifras" className="bg-zocalo text-zocalo-foreground [--ring:var(--luz)]">
      <div className="wrap-page pt-7 pb-4">
        <h2 id="cifras" className="sr-only">
          {texts.title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
          {measuredFigures({ texts, errors, openCount, countryCount }).map(({ figure, label, evidence, href }) => (
            <div key={label} className="flex flex-col">
              <dt className="order-2 mt-1 text-xs leading-snug sm:text-sm">{label}</dt>
              <dd className="figure order-1 text-[clamp(1.75rem,1.2rem+1.5vw,2.5rem)] whitespace-nowrap">{figure}</dd>
              <dd className="order-3 mt-0.5 text-xs leading-snug">
                <PageLink
                  to={href}
                  className="touch-target text-zocalo-muted underline decoration-1 underline-offset-[0.22em] hover:text-zocalo-foreground"
                >
                  {evidence}
                </PageLink>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 border-t border-current/25 pt-2.5 text-xs leading-normal text-zocalo-muted">
          {texts.note} {texts.claims.map(({ figure, label }) => `${figure} ${label}`).join(" · ")}
        </p>
      </div>
    </section>
  );
}

function measuredFigures({ texts, errors, openCount, countryCount }: HomeFiguresProps): Figure[] {
  const { measured, links } = texts;
  const [best] = [...errors].sort((a, b) => a.error - b.error);
  const counted: Figure[] = [
    { figure: String(openCount), label: measured.tools, evidence: measured.toolsDate, href: links.tools },
    {
      figure: String(countryCount),
      label: measured.countries,
      evidence: measured.countriesDate,
      href: links.countries,
    },
    { figure: "0", label: measured.calls, evidence: measured.callsDate, href: links.privacy },
  ];
  if (!best) return counted;
  const homes = errors.reduce((sum, city) => sum + city.homes, 0);
  return [
    {
      figure: formatPercent(best.error, 1, 1),
      label: `${measured.error} ${best.city}${othersOf(errors, best.city)}`,
      evidence: `${measured.errorDate} ${formatMonth(best.dataTo)}`,
      href: links.method,
    },
    { figure: formatNumber(homes), label: measured.homes, evidence: measured.homesDate, href: links.method },
    ...counted,
  ];
}

/** The other cities' errors, so that the best one does not stand for all: `; 6,3 % en Valencia y 9,2 % en Buenos Aires`. */
function othersOf(errors: HomeData["errors"], best: string): string {
  const others = errors.filter(({ city }) => city !== best);
  if (others.length === 0) return "";
  return `; ${listed(others.map(({ city, error }) => `${formatPercent(error, 1, 1)} en ${city}`))}`;
}
