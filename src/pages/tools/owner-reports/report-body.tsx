import {
  comparisonWords,
  priceChangeWords,
  type ReportFigures,
  reportFigures,
} from "#domain/portfolio/homes/owner-report.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { StatFigure } from "#ui/stat-figure.tsx";

interface ReportBodyProps {
  figures: ReportFigures;
  comment: string | null;
}

/** The week of a home: its figures, the agent's words, what visitors said, and the comparison, as far as there are any. */
export function ReportBody({ figures, comment }: ReportBodyProps) {
  const stated = figures.visits.made.filter(({ outcome }) => outcome !== null);
  const change = priceChangeWords(figures);
  const notice = [...(change === null ? [] : [change]), ...comparisonWords(figures)];
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {reportFigures(figures).map(({ label, value, note }) => (
          <StatFigure key={label} label={label} value={value} note={note ?? undefined} />
        ))}
      </div>
      {comment === null ? null : (
        <section aria-labelledby="como-lo-vemos">
          <h2 id="como-lo-vemos" className="text-h4">
            Cómo lo vemos
          </h2>
          <p className="mt-2 max-w-reading whitespace-pre-line wrap-anywhere">{comment}</p>
        </section>
      )}
      {stated.length > 0 ? (
        <section aria-labelledby="visitas-dicen">
          <h2 id="visitas-dicen" className="text-h4">
            Qué dicen quienes la han visitado
          </h2>
          <ul className="mt-2 grid gap-3">
            {stated.map(({ day, outcome }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the visits of a week that is over never move
              <li key={at} className="border-l-2 pl-4">
                <p className="text-xs text-muted-foreground">{formatDate(day)}</p>
                <p className="max-w-reading whitespace-pre-line wrap-anywhere">{outcome}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {notice.length > 0 ? (
        <section aria-labelledby="precio-comparacion">
          <h2 id="precio-comparacion" className="text-h4">
            Precio y comparación
          </h2>
          {notice.map((sentence) => (
            <p key={sentence} className="mt-2 max-w-reading">
              {sentence}
            </p>
          ))}
        </section>
      ) : null}
    </div>
  );
}
