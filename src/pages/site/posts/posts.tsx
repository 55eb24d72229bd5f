import { ExternalLink } from "lucide-react";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { countNewItems } from "#server/site/news-feeds/news-sources.server.ts";
import { type ListedPost, listPosts } from "#server/site/posts/write-posts.server.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/posts.ts";
import { NewPostButton } from "./new-post-button.tsx";
import { NewsTabs } from "./news-tabs.tsx";
import { PostStateTag } from "./post-state-tag.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database, now } = mustHave(context.get(servicesContext));
  const [posts, waiting] = [await listPosts(database.db), await countNewItems(database.db)];
  const at = now();
  const rows = posts.map((post) => ({ ...post, isLater: post.publishedAt !== null && post.publishedAt > at }));
  return { crumb: "Noticias", posts: rows, waiting };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Noticias",
    description: "Las entradas del blog que se escriben aquí: borradores, programadas, publicadas y retiradas.",
    path: "/admin/noticias",
    regions: false,
    noIndex: true,
  });

export default function Posts({ loaderData: { posts, waiting } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Noticias</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Escribe, publica y retira entradas del blog. Se ven en el momento, sin reiniciar nada.
          </p>
        </div>
        <NewPostButton label="Escribir entrada" />
      </div>
      <NewsTabs waiting={waiting} />
      <Panel labelledBy="entradas" className="overflow-hidden">
        <h2 id="entradas" className="sr-only">
          Entradas
        </h2>
        <DataTable
          caption="Entradas del blog, las cambiadas hace menos primero"
          columns={columns}
          rows={posts}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title="Todavía no hay entradas"
              level={3}
              action={<NewPostButton label="Escribir la primera" />}
            >
              Empieza de cero o desde una noticia de la bandeja.
            </EmptyState>
          }
        />
      </Panel>
    </main>
  );
}

const columns: readonly Column<ListedPost & { isLater: boolean }>[] = [
  {
    id: "title",
    header: "Entrada",
    narrow: "title",
    cell: ({ id, title, sourceName }) => (
      <PageLink
        to={`/admin/noticias/${id}`}
        className="block min-w-44 wrap-anywhere text-foreground no-underline hover:underline"
      >
        <TwoLines title={title || "Sin título"} detail={sourceName ? `Fuente: ${sourceName}` : "Propia"} />
      </PageLink>
    ),
  },
  {
    id: "state",
    header: "Estado",
    narrow: "note",
    cell: ({ state, isLater }) => <PostStateTag state={state} isLater={isLater} />,
  },
  {
    id: "published",
    header: "Publicada",
    numeric: true,
    cell: ({ publishedAt }) =>
      publishedAt ? (
        <When iso={publishedAt.toISOString()} style="full" />
      ) : (
        <span className="text-muted-foreground">No</span>
      ),
  },
  {
    id: "updated",
    header: "Último cambio",
    numeric: true,
    narrow: "detail",
    cell: ({ updatedAt }) => <When iso={updatedAt.toISOString()} style="full" />,
  },
  {
    id: "open",
    header: "Ver en el blog",
    hideHeader: true,
    narrow: "actions",
    cell: ({ state, slug, title, isLater }) =>
      state === "publicado" && !isLater ? (
        <PageLink to={`/blog/${slug}`} className="touch-target inline-flex" aria-label={`Ver «${title}» en el blog`}>
          <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
        </PageLink>
      ) : null,
  },
];
