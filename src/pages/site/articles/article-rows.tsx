import type { ArticleCard } from "#server/site/articles/article-view.server.ts";
import { PageLink } from "#ui/region/page-link.tsx";

interface ArticleRowsProps {
  articles: readonly ArticleCard[];
  /** Level of the titles in the page's outline. */
  level?: 2 | 3;
}

/** Articles as lines of a list: title, question it answers, reading time. The whole line is a link. */
export function ArticleRows({ articles, level = 3 }: ArticleRowsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="border-t">
      {articles.map(({ path, title, description, minutes }) => (
        <li
          key={path}
          // The hovered row's ground reaches 12 px beyond the words; its lines end with the grid.
          className="relative grid gap-x-10 gap-y-1 border-b py-5 hover:bg-accent hover:shadow-[-0.75rem_0_var(--accent),0.75rem_0_var(--accent)] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <Heading className="text-h4 [font-stretch:100%]">
            <PageLink to={path} className="no-underline after:absolute after:inset-0 hover:underline">
              {title}
            </PageLink>
          </Heading>
          <div>
            <p className="text-control text-muted-foreground">{description}</p>
            <p className="mt-1 text-xs text-subtle-foreground">{minutes} min de lectura</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
