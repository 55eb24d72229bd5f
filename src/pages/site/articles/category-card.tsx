import {
  ArrowRight,
  Building2,
  Calculator,
  CreditCard,
  FileChartColumn,
  LayoutDashboard,
  Magnet,
  Plug,
  Scale,
  ShieldCheck,
  Users,
} from "lucide-react";
import type { HELP_CATEGORIES, HelpCategory } from "#content/articles/help-categories.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { PageLink } from "#ui/region/page-link.tsx";

type CategoryLook = (typeof HELP_CATEGORIES)[HelpCategory];

const icons = {
  Building2,
  Calculator,
  CreditCard,
  FileChartColumn,
  LayoutDashboard,
  Magnet,
  Plug,
  Scale,
  ShieldCheck,
  Users,
};

interface CategoryCardProps {
  name: string;
  summary: string;
  path: string;
  icon: CategoryLook["icon"];
  pigment: CategoryLook["pigment"];
  /** The articles that most people look for. */
  articles: readonly { path: string; title: string }[];
  /** All articles of the shelf. */
  count: number;
}

/** A shelf of the help centre: what it is about, its first articles, and the way to the rest. */
export function CategoryCard({ name, summary, path, icon, pigment, articles, count }: CategoryCardProps) {
  const Icon = icons[icon];
  const id = path.slice(1).replaceAll("/", "-");
  return (
    <section
      aria-labelledby={id}
      className="zocalo-foot flex flex-col rounded-lg border bg-card"
      style={{ "--zocalo-band": `var(--u-${pigment}-600)` } as React.CSSProperties}
    >
      <div className="flex grow flex-col p-5 sm:p-6">
        <div className="flex items-center gap-3.5">
          <span
            className="grid size-11 shrink-0 place-items-center rounded-md"
            style={{ background: `var(--u-${pigment}-100)`, color: `var(--u-${pigment}-800)` }}
          >
            <Icon aria-hidden size={24} strokeWidth={1.75} />
          </span>
          <h2 id={id} className="text-h4 [font-stretch:100%]">
            <PageLink to={path} className="touch-target no-underline hover:underline">
              {name}
            </PageLink>
          </h2>
        </div>
        <p className="mt-3 text-control text-muted-foreground">{summary}</p>
        <ul className="mt-4 border-t text-control">
          {articles.map((article) => (
            <li key={article.path} className="border-b">
              <PageLink
                to={article.path}
                className="flex min-h-11 items-center py-2 leading-snug no-underline hover:text-primary hover:underline"
              >
                {article.title}
              </PageLink>
            </li>
          ))}
        </ul>
        <PageLink
          to={path}
          className="mt-auto flex min-h-11 items-center gap-2 pt-3 text-control font-medium text-primary no-underline hover:underline"
        >
          {counted(count, "artículo", "artículos")}
          <span className="sr-only"> de {name}</span>
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </PageLink>
      </div>
    </section>
  );
}
