import { ChevronDown } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { useSite } from "#ui/site/site-info.ts";
import type { PortalGroup } from "./home-directory.ts";
import type { HomeTexts } from "./home-types.ts";

interface HomePortalProps {
  texts: HomeTexts["directory"];
  groups: readonly PortalGroup[];
  newTab: string;
}

/** Ways into the portal, folded: types, cities, searches, provinces. A search in the page opens them. */
export function HomePortal({ texts, groups, newTab }: HomePortalProps) {
  const { portalUrl } = useSite();
  return (
    <section className="wrap-page py-6">
      <details className="group">
        <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-x-6 gap-y-1 [&::-webkit-details-marker]:hidden">
          <h2 className="text-h3">{texts.title}</h2>
          <span className="flex items-center gap-3 text-control text-muted-foreground">
            {texts.lead}
            <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="shrink-0 group-open:rotate-180" />
          </span>
        </summary>
        <div className="grid items-start gap-x-8 gap-y-6 pt-5 sm:grid-cols-2 lg:grid-cols-4">
          {groups.map(({ title, links }) => {
            const isLong = links.length > 8;
            return (
              <div key={title} className={classNames("border-t pt-3", isLong && "sm:col-span-2 lg:col-span-4")}>
                <h3 className="text-h4">{title}</h3>
                <ul
                  className={classNames("pt-1 text-control", isLong && "columns-2 gap-x-8 md:columns-3 lg:columns-4")}
                >
                  {links.map(([label, path]) => (
                    <li key={path} className="break-inside-avoid">
                      <a
                        href={`${portalUrl}${path}`}
                        target="_blank"
                        rel="noopener"
                        className="inline-block py-1.5 leading-snug text-muted-foreground no-underline hover:text-primary hover:underline pointer-coarse:py-2.5"
                      >
                        {label}
                        <span className="sr-only"> ({newTab})</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </details>
    </section>
  );
}
