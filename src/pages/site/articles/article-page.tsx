import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { ArticleView } from "#server/site/articles/article-view.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { HeaderDrawing } from "#ui/illustration/header-drawing.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ArticleRows } from "./article-rows.tsx";
import { TextWithContents } from "./text-with-contents.tsx";

interface ArticlePageProps {
  article: ArticleView;
  /** Above the title: the collection or its shelf. */
  shelf: { name: string; path: string };
  relatedTitle: string;
  /** Content between the summary and the text, in its column. */
  above?: ReactNode;
  /** Content under the text, in its column. */
  under?: ReactNode;
  /** Content after the related articles. */
  closing?: ReactNode;
}

/** An article: its facts, a contents list beside the text, the tool that it explains, and further reading. */
export function ArticlePage({ article, shelf, relatedTitle, above, under, closing }: ArticlePageProps) {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <article aria-labelledby="titulo">
        <header
          className={classNames(
            "border-b pb-8 md:pb-10",
            article.header && "grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
          )}
        >
          <div>
            <p className="text-sm">
              <PageLink to={shelf.path} className="link-text touch-target">
                {shelf.name}
              </PageLink>
              {article.header === null ? null : (
                <span className="text-muted-foreground"> · {article.header.theme}</span>
              )}
            </p>
            <h1 id="titulo" className="mt-3 max-w-[20em]">
              {article.title}
            </h1>
            <p className="mt-5 max-w-[38em] text-lead text-muted-foreground">{article.summary}</p>
            <ArticleFacts article={article} />
          </div>
          {article.header === null ? null : (
            <HeaderDrawing
              kind={article.header.drawing}
              pigment={article.header.pigment}
              seed={article.path}
              className="aspect-video rounded-lg print:hidden"
            />
          )}
        </header>
        <TextWithContents html={article.html} headings={article.headings} above={above} className="mt-8 lg:mt-12">
          {article.source === null ? null : (
            <p className="mt-8 border-t pt-4 text-control text-muted-foreground">
              Fuente:{" "}
              <a href={article.source.url} rel="noopener" className="link-text wrap-anywhere">
                {article.source.name}
              </a>
            </p>
          )}
          {article.opens === null ? null : <OpenPage page={article.opens} />}
          {under}
        </TextWithContents>
      </article>
      {article.related.length > 0 ? (
        <section aria-labelledby="relacionados" className="mt-section print:hidden">
          <h2 id="relacionados" className="mb-6 text-h3">
            {relatedTitle}
          </h2>
          <ArticleRows articles={article.related} />
        </section>
      ) : null}
      {closing}
    </main>
  );
}

function ArticleFacts({
  article: { author, published, publishedText, reviewed, reviewedText, minutes },
}: Pick<ArticlePageProps, "article">) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
      <span>{author}</span>
      {published === reviewed ? null : (
        <span>
          Publicado el <time dateTime={published}>{publishedText}</time>
        </span>
      )}
      <span>
        Revisado el <time dateTime={reviewed}>{reviewedText}</time>
      </span>
      <span>{minutes} min de lectura</span>
    </p>
  );
}

/** The way from the explanation to the thing itself. */
function OpenPage({ page: { path, title, text, action } }: { page: NonNullable<ArticleView["opens"]> }) {
  return (
    <aside
      aria-label="Dónde se hace"
      className="zocalo-foot mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border bg-card p-5 sm:p-6 print:hidden"
    >
      <div className="min-w-0">
        <p className="text-h4 font-semibold">{title}</p>
        <p className="mt-1 text-control text-muted-foreground">{text}</p>
      </div>
      <Button asChild>
        <PageLink to={path}>
          {action}
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </PageLink>
      </Button>
    </aside>
  );
}
