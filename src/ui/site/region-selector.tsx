import { Check, Globe } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { hasRegions, pathInRegion, REGIONS, type Region, withoutRegion } from "#domain/region/region.ts";
import { chooseRegion } from "../region/region-store.ts";
import { useRegion } from "../region/use-region.ts";
import { closePanel, MenuPanel } from "./menu-panel.tsx";

const ORDER: readonly Region[] = ["es", "latam", "default"];

/**
 * The three regions. Each is a link to the same page in that region, so it works before any script; with one, the choice
 * is also kept. A page that exists once stays where it is.
 *
 * @param id of the panel; the bar shows the selector twice, for wide and for small screens
 */
export function RegionSelector({ id }: { id: string }) {
  const { region: shown, name, currencySymbol } = useRegion();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const bare = withoutRegion(pathname);
  const stays = !hasRegions(bare);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="touch-target flex items-center gap-1.5 rounded-sm px-2.5 py-2 text-sm font-medium whitespace-nowrap hover:bg-secondary"
        style={{ anchorName: `--${id}` } as React.CSSProperties}
      >
        <Globe aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only">Región: </span>
        {name} · {currencySymbol}
      </button>
      <MenuPanel id={id} label="Región" shape="narrow">
        <ul>
          {ORDER.map((region) => {
            const { name, currency, currencySymbol } = REGIONS[region];
            const href = `${pathInRegion(bare, region)}${search}${hash}`;
            return (
              <li key={region}>
                <a
                  href={href}
                  {...(region === shown ? { "aria-current": "true" as const } : {})}
                  onClick={(event) => {
                    chooseRegion(region);
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                    event.preventDefault();
                    closePanel(event);
                    if (!stays) navigate(href);
                  }}
                  className="flex min-h-11 items-center gap-3 rounded-sm px-3 no-underline hover:bg-accent"
                >
                  <span className="grow font-medium">{name}</span>
                  <span className="text-muted-foreground">
                    {currency} · {currencySymbol}
                  </span>
                  <Check
                    aria-hidden
                    size={18}
                    strokeWidth={1.75}
                    className={region === shown ? "text-primary" : "invisible"}
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
