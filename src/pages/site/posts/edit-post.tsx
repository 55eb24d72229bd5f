import { data } from "react-router";
import { type PostState, slugOfTitle } from "#domain/site/posts/post.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { previewOf } from "#server/site/posts/preview.server.ts";
import { findPost } from "#server/site/posts/write-posts.server.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/edit-post.ts";
import { PostEditor } from "./post-editor.tsx";

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database, now } = mustHave(context.get(servicesContext));
  const row = UUID.test(params.postId) ? await findPost(database.db, params.postId) : undefined;
  if (!row) throw data(null, { status: 404 });
  const { id, version, state, slug, publishedAt, title, description, body, sourceName, sourceUrl } = row;
  return {
    crumb: title || "Entrada sin título",
    crumbAbove: "Noticias",
    post: {
      id,
      version,
      state,
      slug,
      title,
      publishedAt: publishedAt?.toISOString() ?? null,
      isLater: publishedAt !== null && publishedAt > now(),
      values: {
        title,
        description,
        body,
        slug: followsTitle(state, slug, title) ? "" : slug,
        sourceName: sourceName ?? "",
        sourceUrl: sourceUrl ?? "",
      },
    },
    preview: previewOf(body),
  };
}

/** True while nobody has chosen the address of a draft. */
const followsTitle = (state: PostState, slug: string, title: string) =>
  state === "borrador" && (/^borrador-[0-9a-f]{8}$/.test(slug) || slug === slugOfTitle(title));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Escribir una entrada",
    description: "El texto de una entrada del blog con su vista previa, su dirección, su descripción y su fuente.",
    path: args.location.pathname,
    regions: false,
    noIndex: true,
  });

export default function EditPost({ loaderData: { post, preview } }: Route.ComponentProps) {
  // Another entry, or the same one in another state, begins anew with the saved values.
  return <PostEditor key={`${post.id} ${post.state}`} post={post} preview={preview} />;
}
