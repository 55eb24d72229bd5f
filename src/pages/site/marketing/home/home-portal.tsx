import { ChevronDown } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { useSite } from "#ui/site/site-info.ts";
import type { PortalGroup } from "./home-directory.ts";
import type { HomeTexts } from "./home-types.ts";
import { Section } from "./section.tsx";

interface HomePortalProps {
  texts: HomeTexts["directory"];
  groups: readonly PortalGroup[];
  newTab: string;
}

/** Ways into the portal: types, cities, searches, provinces. */
export function HomePortal({ texts, groups, newTab }: HomePortalProps) {
  const { portalUrl } = useSite();
  return (
    <Section reserve="none" title={texts.title} lead={texts.lead}>
      <div className="grid items-start gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ title, links }) => {
          const isLong = links.length > 8;
          return (
            <details
              key={title}
              className={classNames("group border-t", isLong && "open:md:col-span-2 open:lg:col-span-3")}
            >
              <summary className="flex min-h-11 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
                <h3 className="text-h4">{title}</h3>
                <ChevronDown
                  aria-hidden
                  size={18}
                  strokeWidth={1.75}
                  className="shrink-0 text-muted-foreground group-open:rotate-180"
                />
              </summary>
              <ul
                className={classNames(
                  "pt-1 pb-5 text-control",
                  isLong && "columns-2 gap-x-8 md:columns-3 lg:columns-4",
                )}
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
            </details>
          );
        })}
      </div>
    </Section>
  );
}
