import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import type { ComboboxOption } from "#ui/form/combobox-state.ts";

interface OfferedSearchProps<Found extends { id: string }> {
  label: string;
  placeholder: string;
  icon: ReactNode;
  /** The address that answers to what was typed. */
  addressOf: (typed: string) => string;
  /** The member of the answer that lists what was found. */
  list: string;
  wordsOf: (found: Found) => Pick<ComboboxOption, "label" | "detail">;
  onChoose: (found: Found) => void;
}

/**
 * Finds one of what is kept (a home, a contact) that a tool's form is filled with. It is a form of its own: what is typed here is no
 * input of the tool, and Enter takes an option without sending the tool's form.
 */
export function OfferedSearch<Found extends { id: string }>({
  label,
  placeholder,
  icon,
  addressOf,
  list,
  wordsOf,
  onChoose,
}: OfferedSearchProps<Found>) {
  const form = useForm({ defaultValues: { found: "", foundText: "" } });

  async function search(typed: string, signal: AbortSignal) {
    const response = await fetch(addressOf(typed), { signal });
    if (!response.ok) throw new Error(`the search answered ${response.status}`);
    const answer = (await response.json()) as Record<string, Found[]>;
    return (answer[list] ?? []).map((found) => ({ value: found.id, found, ...wordsOf(found) }));
  }

  return (
    <FormProvider {...form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of the field within from going on */}
      <div
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      >
        <ComboboxField
          name="found"
          textName="foundText"
          label={label}
          placeholder={placeholder}
          optional
          icon={icon}
          search={search}
          onChoose={(option) => {
            if (option) onChoose(option.found);
          }}
        />
      </div>
    </FormProvider>
  );
}
