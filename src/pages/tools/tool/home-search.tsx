import { House } from "lucide-react";
import { FormProvider, useForm } from "react-hook-form";
import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import { nameOfHome } from "./home-name.ts";

interface OfferedHome {
  id: string;
  home: KnownProperty & { reference?: string };
  values: Record<string, unknown>;
}

interface HomeOption {
  value: string;
  label: string;
  detail: string;
  home: OfferedHome;
}

interface HomeSearchProps {
  /** The tool's slug: each home comes with values for it. */
  slug: string;
  onChoose: (id: string, values: Record<string, unknown>) => void;
}

/**
 * Finds one among the homes of a portfolio by its words. A form of its own, because its text is no input of the tool.
 */
export function HomeSearch({ slug, onChoose }: HomeSearchProps) {
  const form = useForm({ defaultValues: { known: "", knownText: "" } });

  async function search(typed: string, signal: AbortSignal): Promise<HomeOption[]> {
    const query = new URLSearchParams({ buscar: typed, herramienta: slug });
    const response = await fetch(`/api/portfolio/homes/offered?${query}`, { signal });
    if (!response.ok) throw new Error(`the portfolio answered ${response.status}`);
    const { homes } = (await response.json()) as { homes: OfferedHome[] };
    return homes.map((home) => ({
      value: home.id,
      label: nameOfHome(home.home),
      detail: [home.home.placeName, home.home.operation === "alquiler" ? "Alquiler" : "Venta"]
        .filter(Boolean)
        .join(", "),
      home,
    }));
  }

  return (
    <FormProvider {...form}>
      {/* Enter takes an option; it must not send the tool's form around this one. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of the field within from going on */}
      <div
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      >
        <ComboboxField
          name="known"
          textName="knownText"
          label="Busca en tu cartera"
          placeholder="Referencia, dirección o zona"
          optional
          icon={<House aria-hidden size={18} strokeWidth={1.75} />}
          search={search}
          onChoose={(option) => {
            if (option) onChoose(option.home.id, option.home.values);
          }}
        />
      </div>
    </FormProvider>
  );
}
