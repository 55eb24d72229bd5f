import { Info } from "lucide-react";
import { useId, useState } from "react";
import { isFew } from "#domain/insight/analytics/calculate.ts";
import { FIGURES, type Figure, type FigureId } from "#domain/insight/analytics/figures.ts";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { besideText, valueText } from "./figure-words.ts";

/** Figures side by side, each with its definition, its former value, and a warning where it rests on few cases. */
export function FigureGrid({
  label,
  figures,
  hrefs = {},
}: {
  label: string;
  figures: readonly Figure[];
  /** Pages with the rows behind a figure. */
  hrefs?: Partial<Record<FigureId, string>>;
}) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-4 *:nth-last-1:grow"
    >
      {figures.map((figure) => (
        <FigureCard key={figure.id} figure={figure} href={hrefs[figure.id]} />
      ))}
      <Filler n={figures.length} />
    </section>
  );
}

/** The last row of the grid, filled up, so that no hole shows. */
function Filler({ n }: { n: number }) {
  return (
    <>
      {n % 2 === 1 ? <span aria-hidden className="bg-card lg:hidden" /> : null}
      {Array.from({ length: (4 - (n % 4)) % 4 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places, all alike
        <span key={i} aria-hidden className="bg-card max-lg:hidden" />
      ))}
    </>
  );
}

function FigureCard({ figure, href }: { figure: Figure; href: string | undefined }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [name, definition] = FIGURES[figure.id];
  const text = valueText(figure.value, figure.unit);
  return (
    <div className="min-w-0 bg-card p-4 sm:px-5">
      <p className="flex items-start justify-between gap-2 text-sm text-muted-foreground">
        {name}
        <Tooltip text={definition}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Qué es «${name}»`}
            onClick={() => setOpen(!isOpen)}
            className="touch-target -mr-1 shrink-0 rounded-xs p-0.5 text-subtle-foreground hover:text-foreground"
          >
            <Info aria-hidden size={15} strokeWidth={1.75} />
          </button>
        </Tooltip>
      </p>
      <p
        className={classNames(
          "figure my-0.5 leading-tight",
          // A missing value is said quietly: in the size of a figure it would be read as one.
          figure.value === null ? "py-1 text-base font-normal text-subtle-foreground" : "text-h3",
        )}
      >
        {href !== undefined && figure.value !== null ? (
          <PageLink to={href} className="text-foreground decoration-1 underline-offset-4 hover:underline">
            {text}
            <span className="sr-only">: ver de qué sale</span>
          </PageLink>
        ) : (
          text
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
        {besideText(figure)}
        {figure.n !== null && figure.n > 0 && figure.value !== null && isFew(figure.n) ? (
          <Tag tone="warning">Pocos datos</Tag>
        ) : null}
      </p>
      <p id={id} hidden={!isOpen} className="mt-2 text-xs text-muted-foreground">
        {definition}
      </p>
    </div>
  );
}
