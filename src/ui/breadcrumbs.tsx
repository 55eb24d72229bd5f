import { Link } from "react-router";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { Chevron } from "./chevron.tsx";
import { classNames } from "./class-names.ts";

interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

/**
 * The way from the home page; the last one is the page itself and no link. A telephone shows it on one line: the last
 * one is cut first, as the page's title says it in full right below.
 */
export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Ruta" className={classNames("text-sm text-muted-foreground", className)}>
      <ol className="flex items-center gap-x-2 sm:flex-wrap">
        {items.map((item, index) => (
          <li
            key={item.label}
            className={classNames(
              "flex items-center gap-2",
              // So much that the others lose not even the fraction of a pixel that would cut their words.
              index === items.length - 1 ? "min-w-16 shrink-[100000]" : "min-w-0",
            )}
          >
            {item.href === undefined ? (
              <span aria-current="page" className="truncate py-2 font-medium text-foreground">
                {item.label}
              </span>
            ) : (
              <Link
                to={item.href}
                reloadDocument={withoutRegion(item.href) === "/"} // the home page comes as a document
                className="touch-target min-w-0 py-2 no-underline hover:underline"
              >
                {/* Cut inside, so that the link's ground for a finger stays whole. */}
                <span className="block truncate">{item.label}</span>
              </Link>
            )}
            {/* At the end of its line where the way takes two. */}
            {index === items.length - 1 ? null : <Chevron points="right" className="shrink-0" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
