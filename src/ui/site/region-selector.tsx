import { Check, Globe } from "lucide-react";
import { useLocation, useMatches } from "react-router";
import { pathInRegion, REGIONS, type Region, withoutRegion } from "#domain/shared/region/region.ts";
import { usePathRegion } from "../region/use-region.ts";
import { MenuPanel } from "./menu-panel.tsx";

const ORDER: readonly Region[] = ["es", "latam", "default"];

/**
 * The three regions. Each is a link to the same page in that region, so it works before any script; with one, the choice
 * is also kept, and the detected region shows (`use-drawn-behaviour.ts`).
 *
 * @param id of the panel; the bar shows the selector twice, for wide and for small screens
 */
export function RegionSelector({ id }: { id: string }) {
  const shown = REGIONS[usePathRegion()];
  const bare = withoutRegion(useLocation().pathname);
  // A city's page exists once: picking a region there changes prices and formats alone.
  const existsOnce = useMatches().some(({ params }) => params.city !== undefined);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="touch-target flex items-center gap-1.5 rounded-sm px-2.5 py-2 text-sm font-medium whitespace-nowrap hover:bg-secondary"
        style={{ anchorName: `--${id}` } as React.CSSProperties}
      >
        <Globe aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only">Cambiar de región. </span>
        {/* Without a prefix only the browser can find the region: until then no wrong one is named. */}
        <span data-region-name>
          {shown.region === "default" ? "Región" : `${shown.name} · ${shown.currencySymbol}`}
        </span>
      </button>
      <MenuPanel id={id} label="Región" shape="narrow">
        <ul>
          {ORDER.map((region) => {
            const { name, currency, currencySymbol } = REGIONS[region];
            return (
              <li key={region}>
                <a
                  href={existsOnce ? bare : pathInRegion(bare, region)}
                  data-region={region}
                  {...(region === shown.region ? { "aria-current": "true" as const } : {})}
                  className="group/entry flex min-h-11 items-center gap-3 rounded-sm px-3 no-underline hover:bg-accent"
                >
                  <span className="grow font-medium">{name}</span>
                  <span className="text-muted-foreground">
                    {currency} · {currencySymbol}
                  </span>
                  <Check
                    aria-hidden
                    size={18}
                    strokeWidth={1.75}
                    className="invisible text-primary group-aria-[current=true]/entry:visible"
                  />
                </a>
              </li>
            );
          })}
        </ul>
      </MenuPanel>
    </>
  );
}
