import { Scale, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
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

/**
 * Homes that were chosen to be compared: a bar that stays in sight says how many, and opens them side by side, where it leads the eye and the
 * keyboard.
 */
export function CompareHomes({ homes, onRemove, onClear }: CompareHomesProps) {
  const [isOpen, setOpen] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const isShown = isOpen && homes.length > 0;
  useEffect(() => {
    if (!isShown) return;
    table.current?.scrollIntoView({ block: "start" });
    table.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (homes.length === 0) return null;
  const clear = () => {
    setOpen(false);
    onClear();
  };
  return (
    <>
      {isShown ? (
        <div ref={table} tabIndex={-1} className="scroll-mt-[calc(var(--navbar-h)+1rem)] outline-none">
          <CompareTable homes={homes} onRemove={onRemove} onClear={clear} />
        </div>
      ) : null}
      <div className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-md max-sm:right-20 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border bg-card px-4 py-2.5 text-sm shadow-lg print:hidden">
        <p role="status">
          {homes.length === 1 ? "1 inmueble elegido: marca otro." : `${homes.length} inmuebles para comparar.`}
        </p>
        <span className="flex items-center gap-2">
          <Button size="sm" variant="ghost" onClick={clear}>
            Vaciar
          </Button>
          <Button
            size="sm"
            disabled={homes.length < 2}
            onClick={() => {
              if (isShown) table.current?.scrollIntoView({ block: "start" });
              setOpen(true);
            }}
          >
            <Scale aria-hidden size={16} strokeWidth={1.75} />
            Comparar
          </Button>
        </span>
      </div>
    </>
  );
}

/** Up to four homes side by side; features only where one of them says something of them. */
function CompareTable({ homes, onRemove, onClear }: CompareHomesProps) {
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
