import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { pageWindow } from "./page-window.ts";

interface PaginationProps {
  /** Counts from 1. */
  current: number;
  total: number;
  /** Address of a page, so that each can be linked and opened apart. */
  hrefOf: (page: number) => string;
  /** "Resultados de la búsqueda". */
  label?: string;
}

const stepClasses =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-sm px-2 text-sm font-medium tabular-nums no-underline";

/** Pages of a list, as links. Nothing is shown when there is one page only. */
export function Pagination({ current, total, hrefOf, label = "Páginas" }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step page={current - 1} total={total} hrefOf={hrefOf} label="Página anterior" rel="prev">
            <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
          </Step>
        </li>
        {pageWindow(current, total).map((mark, index, marks) =>
          mark === "gap" ? (
            <li key={`gap-after-${marks[index - 1]}`} aria-hidden className="w-6 text-center text-subtle-foreground">
              …
            </li>
          ) : (
            <li key={mark}>
              <Link
                to={hrefOf(mark)}
                aria-label={`Página ${mark}`}
                aria-current={mark === current ? "page" : undefined}
                className={classNames(
                  stepClasses,
                  mark === current
                    ? "bg-primary-soft text-primary-soft-foreground shadow-[inset_0_-2px_0_var(--primary)]"
                    : "hover:bg-secondary",
                )}
              >
                {mark}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step page={current + 1} total={total} hrefOf={hrefOf} label="Página siguiente" rel="next">
            <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

interface StepProps extends Pick<PaginationProps, "total" | "hrefOf"> {
  page: number;
  label: string;
  rel: string;
  children: React.ReactNode;
}

/** At the ends the arrow stays in its place, pale and no link. */
function Step({ page, total, hrefOf, label, rel, children }: StepProps) {
  if (page < 1 || page > total) return <span className={classNames(stepClasses, "opacity-40")}>{children}</span>;
  return (
    <Link to={hrefOf(page)} rel={rel} aria-label={label} className={classNames(stepClasses, "hover:bg-secondary")}>
      {children}
    </Link>
  );
}
