import { House } from "lucide-react";
import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import type { Fill } from "#tools/offered-figures.ts";
import { nameOfHome } from "./home-name.ts";
import { OfferedSearch } from "./offered-search.tsx";

interface OfferedHome extends Fill {
  id: string;
  home: KnownProperty & { reference?: string };
}

interface HomeSearchProps {
  /** The tool's slug: each home comes with values for it. */
  slug: string;
  onChoose: (id: string, fill: Fill, name: string) => void;
}

/** Finds one among the homes of a portfolio by its words. */
export function HomeSearch({ slug, onChoose }: HomeSearchProps) {
  return (
    <OfferedSearch<OfferedHome>
      label="Busca en tu cartera"
      placeholder="Referencia, dirección o zona"
      icon={<House aria-hidden size={18} strokeWidth={1.75} />}
      addressOf={(typed) => `/api/portfolio/homes/offered?${new URLSearchParams({ buscar: typed, herramienta: slug })}`}
      list="homes"
      wordsOf={({ home }) => ({
        label: nameOfHome(home),
        detail: [home.placeName, home.operation === "alquiler" ? "Alquiler" : "Venta"].filter(Boolean).join(", "),
      })}
      onChoose={({ id, home, values, figures }) => onChoose(id, { values, figures }, nameOfHome(home))}
    />
  );
}
