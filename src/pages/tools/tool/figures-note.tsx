import { Check } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import type { OfferedFigures } from "#tools/offered-figures.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { hasFigures, layFigures, toFormValues } from "../../shared/form-values.ts";

type Values = Record<string, unknown>;

/** Says where figures of an earlier result come from, and offers them again where somebody typed others. */
export function FiguresNote({ figures, onUse }: { figures: OfferedFigures; onUse: () => void }) {
  const { getValues, reset } = useFormContext();
  const values = toFormValues(figures.values) as Values;
  const names = Object.keys(values);
  const watched: unknown[] = useWatch({ name: names });
  const isFilled = hasFigures(Object.fromEntries(names.map((name, index) => [name, watched[index]])), values);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-primary-soft px-5 py-3.5 text-sm text-primary-soft-foreground sm:px-7">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {isFilled ? "De " : "Hay otra cifra en "}
        <PageLink to={figures.href} className="link-text font-medium">
          {figures.origin}
        </PageLink>
        {`: ${figures.says}.`}
        {isFilled ? " Se puede cambiar." : ""}
      </p>
      {isFilled ? null : (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            const form = getValues();
            reset({ ...form, ...layFigures(form, values) }, { keepDefaultValues: true });
            onUse();
          }}
        >
          <Check aria-hidden size={16} strokeWidth={1.75} /> Usar aquí
        </Button>
      )}
    </div>
  );
}
