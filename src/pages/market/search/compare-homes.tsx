import { X } from "lucide-react";
import type { ReactNode } from "react";
import { featuresOf, MARKET_FEATURE_NAMES, MARKET_FEATURES } from "#domain/market/features.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { CONDITION_NAMES, SELLER_NAMES } from "#domain/market/search/chips.ts";
import { formatArea, formatDate } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { typeName } from "#ui/homes/home-text.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { marketPlace, marketPrice, marketTitle, marketUnitPrice } from "./market-home-text.ts";
import { homeHref } from "./search-address.ts";

export const MOST_COMPARED = 4;

type Row = readonly [label: string, value: (home: MarketHome) => ReactNode];

const ROWS: readonly Row[] = [
  ["Precio", marketPrice],
  ["Precio por metro", marketUnitPrice],
  ["Tipo", ({ type }) => typeName(type)],
  ["Zona", marketPlace],
  ["Superficie", ({ builtAreaM2 }) => builtAreaM2 && formatArea(builtAreaM2)],
  ["Habitaciones", ({ rooms }) => rooms],
  ["Baños", ({ bathrooms }) => bathrooms],
  ["Planta", ({ floor }) => (floor === 0 ? "Baja" : floor)],
  ["Año", ({ yearBuilt }) => yearBuilt],
  ["Conservación", ({ condition }) => condition && CONDITION_NAMES[condition]],
  ["Energía", ({ energyRating }) => energyRating],
  ["Quién ofrece", ({ seller }) => seller && SELLER_NAMES[seller]],
  ["Publicado", ({ listedOn }) => formatDate(listedOn)],
];

interface CompareHomesProps {
  homes: readonly MarketHome[];
  onRemove: (id: string) => void;
  onClear: () => void;
}

/** Up to four homes side by side; features only where one of them says something of them. */
export function CompareHomes({ homes, onRemove, onClear }: CompareHomesProps) {
  if (homes.length === 0) return null;
  const known = homes.map(({ features, knownFeatures }) => featuresOf({ has: features, known: knownFeatures }));
  const shown = MARKET_FEATURES.filter((feature) => known.some((values) => values[feature] !== undefined));
  const wordOf = (value: boolean | null | undefined) =>
    value === undefined || value === null ? null : value ? "Sí" : "No";
  return (
    <Panel labelledBy="comparar">
      <PanelHeader
        id="comparar"
        level={2}
        title="Comparar"
        description={homes.length === 1 ? "Marca otro inmueble para verlos uno al lado del otro." : undefined}
        actions={
          <Button size="sm" variant="ghost" onClick={onClear}>
            Vaciar
          </Button>
        }
      />
      <PanelBody className="overflow-x-auto">
        <table className="w-full min-w-max border-collapse text-sm">
          <thead>
            <tr>
              <td />
              {homes.map((home) => (
                <th
                  key={home.id}
                  scope="col"
                  className="max-w-56 min-w-36 px-3 py-2 text-left align-bottom font-semibold"
                >
                  <span className="flex items-start justify-between gap-2">
                    <PageLink to={homeHref(home.id)} className="text-foreground hover:underline">
                      {marketTitle(home)}
                    </PageLink>
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={`Quitar ${marketTitle(home)}`}
                      onClick={() => onRemove(home.id)}
                    >
                      <X aria-hidden size={16} strokeWidth={1.75} />
                    </Button>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([label, value]) => (
              <CompareRow key={label} label={label} values={homes.map((home) => [home.id, value(home)])} />
            ))}
            {shown.map((feature) => (
              <CompareRow
                key={feature}
                label={MARKET_FEATURE_NAMES[feature]}
                values={homes.map((home, at) => [home.id, wordOf(known[at]![feature])])}
              />
            ))}
          </tbody>
        </table>
      </PanelBody>
    </Panel>
  );
}

function CompareRow({
  label,
  values,
}: {
  label: string;
  values: readonly (readonly [id: string, value: ReactNode])[];
}) {
  return (
    <tr className="border-t">
      <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap text-muted-foreground">
        {label}
      </th>
      {values.map(([id, value]) => (
        <td key={id} className="max-w-56 px-3 py-2 tabular-nums">
          {value === null || value === "" || value === undefined ? (
            <span className="text-subtle-foreground">—</span>
          ) : (
            value
          )}
        </td>
      ))}
    </tr>
  );
}
