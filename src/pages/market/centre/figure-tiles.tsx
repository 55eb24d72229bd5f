import { toldFigures } from "#domain/market/figures/told-figures.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import { StatFigure } from "#ui/stat-figure.tsx";

/** The figures of a zone beside each other; one that the data do not give says why. */
export function FigureTiles({ figures }: { figures: ZoneFigures }) {
  return (
    <ul className="grid overflow-hidden rounded-lg border bg-card sm:grid-cols-2 lg:grid-cols-3">
      {toldFigures(figures).map(({ id, label, value, note }) => (
        <li key={id} className="-mr-px -mb-px border-r border-b p-5">
          <StatFigure
            label={label}
            value={value ?? <span className="text-muted-foreground">Sin dato</span>}
            note={note}
          />
        </li>
      ))}
    </ul>
  );
}
