import { ERRORS } from "#content/errors.ts";
import { type ResultFigure, writeFigureAmount } from "#domain/tools/result-figure.ts";
import { Callout } from "#ui/callout.tsx";

/** A result of which only title and figure are left, above the empty form. */
export function PurgedRun({ title, figure }: { title: string; figure: ResultFigure | null }) {
  return (
    <Callout tone="warning" className="mt-6">
      <strong className="font-semibold">{title}</strong>
      {figure?.value == null ? null : (
        <>
          {`. ${figure.label}: ${writeFigureAmount(figure, figure.value)}`}
          {figure.perMonth ? " al mes" : ""}
        </>
      )}
      . {ERRORS.RUN_PURGED.message} Puedes calcularlo otra vez aquí.
    </Callout>
  );
}
