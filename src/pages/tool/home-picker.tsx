import { House } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { mergeValues } from "./form-values.ts";

interface HomePickerProps {
  homes: { id: string; name: string; values: Record<string, unknown> }[];
}

/** The homes that this person described in any tool: one click fills the form. */
export function HomePicker({ homes }: HomePickerProps) {
  const { getValues, reset } = useFormContext();
  return (
    <section aria-label="Viviendas que ya conoces" className="border-b px-5 py-4 sm:px-7">
      <p className="text-sm font-medium">Empieza por una vivienda que ya describiste</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {homes.map(({ id, name, values }) => (
          <li key={id} className="max-w-full">
            <Button
              variant="outline"
              size="sm"
              className="max-w-full"
              onClick={() => reset(mergeValues(getValues(), values), { keepDefaultValues: true })}
            >
              <House aria-hidden size={16} strokeWidth={1.75} />
              <span className="truncate">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
