import type { PostState } from "#domain/site/posts/post.ts";
import { Tag } from "#ui/tag.tsx";

/** @param isLater published for a moment that has not come */
export function PostStateTag({ state, isLater }: { state: PostState; isLater: boolean }) {
  if (state === "retirado") return <Tag tone="warning">Retirada</Tag>;
  if (state === "borrador") return <Tag>Borrador</Tag>;
  return isLater ? <Tag tone="plataforma">Programada</Tag> : <Tag tone="success">Publicada</Tag>;
}
