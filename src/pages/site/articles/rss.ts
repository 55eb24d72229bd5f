import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import type { Db } from "#server/platform/db/connection.server.ts";
import { listArticles } from "#server/site/articles/articles.server.ts";
import { listPublishedPosts } from "#server/site/posts/published-posts.server.ts";
import type { Route } from "./+types/rss.ts";

/** The blog as RSS 2.0, newest first. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, database } = mustHave(context.get(servicesContext));
  const { publicUrl } = config;
  const items = (await datedPosts(database.db)).map(
    ({ title, description, path, at }) => `<item>
<title>${escaped(title)}</title>
<link>${publicUrl}${path}</link>
<guid>${publicUrl}${path}</guid>
<pubDate>${at.toUTCString()}</pubDate>
<description>${escaped(description)}</description>
</item>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Blog de Umbral</title>
<link>${publicUrl}/blog</link>
<description>Precios, impuestos, hipotecas y documentos de la vivienda, con sus fuentes.</description>
<language>es</language>
<atom:link href="${publicUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`;
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}

async function datedPosts(db: Db) {
  const articles = listArticles("blog").map(({ published, ...article }) => ({
    ...article,
    at: new Date(`${published}T08:00:00Z`),
  }));
  const posts = (await listPublishedPosts(db)).map(({ publishedAt, ...post }) => ({ ...post, at: publishedAt }));
  return [...articles, ...posts].sort((a, b) => b.at.getTime() - a.at.getTime());
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
