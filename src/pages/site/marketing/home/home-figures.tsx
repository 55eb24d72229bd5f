import { formatMonth, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { FigureBand } from "#ui/marketing/figure-band.tsx";
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
    <FigureBand
      title={texts.title}
      figures={measuredFigures({ texts, errors, openCount, countryCount }).map(({ figure, label, evidence, href }) => ({
        figure,
        label,
        evidence: (
          <PageLink
            to={href}
            className="touch-target text-zocalo-muted underline decoration-1 underline-offset-[0.22em] hover:text-zocalo-foreground"
          >
            {evidence}
          </PageLink>
        ),
      }))}
      note={`${texts.note} ${texts.claims.map(({ figure, label }) => `${figure} ${label}`).join(" · ")}`}
    />
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
