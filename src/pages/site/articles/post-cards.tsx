import type { ArticleCard } from "#server/site/articles/article-view.server.ts";
import { classNames } from "#ui/class-names.ts";
import { HeaderDrawing } from "#ui/illustration/header-drawing.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface PostCardsProps {
  posts: readonly ArticleCard[];
  /** Level of the titles in the page's outline. */
  level?: 2 | 3;
}

/** Posts and resources as cards: drawn header, subject, title, description, date and reading time. The whole card is a link. */
export function PostCards({ posts, level = 2 }: PostCardsProps) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.path} className="grid">
          <PostCard post={post} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface PostCardProps {
  post: ArticleCard;
  /** The post that opens the list: drawing and words beside each other on a wide screen. */
  isFirst?: boolean;
  level?: 2 | 3;
}

export function PostCard({ post, isFirst = false, level = 2 }: PostCardProps) {
  const Heading = `h${level}` as const;
  const { path, title, description, header, minutes, published, publishedText } = post;
  return (
    <article
      className={classNames(
        "group relative flex flex-col overflow-hidden rounded-lg border bg-card hover:border-border-strong",
        isFirst && "md:grid md:grid-cols-2",
      )}
    >
      {header === null ? null : (
        <HeaderDrawing
          kind={header.drawing}
          pigment={header.pigment}
          seed={path}
          className={isFirst ? "aspect-video md:aspect-auto md:h-full" : "aspect-video"}
        />
      )}
      <div className={classNames("flex grow flex-col p-5 sm:p-6", isFirst && "md:justify-center md:p-9 lg:p-12")}>
        {header === null ? null : <p className="text-sm font-medium text-muted-foreground">{header.theme}</p>}
        <Heading className={classNames("mt-2", isFirst ? "text-h2" : "text-h4 [font-stretch:100%]")}>
          <PageLink to={path} className="no-underline after:absolute after:inset-0 group-hover:underline">
            {title}
          </PageLink>
        </Heading>
        <p className="mt-2 text-control text-muted-foreground">{description}</p>
        <p className={classNames("pt-4 text-sm text-muted-foreground", !isFirst && "mt-auto")}>
          <time dateTime={published}>{publishedText}</time>
          <span aria-hidden> · </span>
          <span className="sr-only">, </span>
          {minutes} min de lectura
        </p>
      </div>
    </article>
  );
}
