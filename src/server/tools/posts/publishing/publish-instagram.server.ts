import { graph, type MetaConfig } from "./meta-graph.server.ts";
import { NetworkError, textIn } from "./network-call.server.ts";
import type { OutgoingPost, PublishedPost, Publisher } from "./publisher.server.ts";

/**
 * Posts of a professional account of Instagram: a container for each picture, one more around those of a carousel, and its publication. The last
 * id is the container that is published.
 *
 * Source: Meta for Developers, «Instagram Platform: Content Publishing» (`/media`, `status_code`, `/media_publish`).
 */
export function instagramPublisher(config: MetaConfig): Publisher {
  const container = async ({ account, token }: OutgoingPost, values: Record<string, string>): Promise<string> => {
    const answer = await graph(config, "POST", `${account}/media`, { ...values, access_token: token });
    const id = textIn(answer, "id");
    if (id === null) throw new NetworkError("later", "Instagram no dice cómo se llama lo que ha recibido");
    return id;
  };
  const statusOf = async ({ token }: OutgoingPost, prepared: readonly string[]): Promise<string> => {
    const answer = await graph(config, "GET", prepared.at(-1)!, { fields: "status_code,status", access_token: token });
    const status = textIn(answer, "status_code") ?? "";
    if (status !== "ERROR" && status !== "EXPIRED") return status;
    throw new NetworkError("refused", `Instagram no acepta la imagen: ${textIn(answer, "status") ?? status}`);
  };
  const addressOf = async ({ token }: OutgoingPost, id: string): Promise<string | null> => {
    try {
      return textIn(await graph(config, "GET", id, { fields: "permalink", access_token: token }), "permalink");
    } catch (error) {
      // It stands there: its address is only for looking at it.
      if (error instanceof NetworkError) return null;
      throw error;
    }
  };
  return {
    async prepare(post) {
      const [first, ...others] = post.pictures;
      if (others.length === 0) {
        return [await container(post, { image_url: first!.url, alt_text: first!.alt, caption: post.text })];
      }
      const pages: string[] = [];
      for (const { url, alt } of post.pictures) {
        pages.push(await container(post, { image_url: url, alt_text: alt, is_carousel_item: "true" }));
      }
      const whole = { media_type: "CAROUSEL", children: pages.join(","), caption: post.text };
      return [...pages, await container(post, whole)];
    },

    isReady: async (post, prepared) => (await statusOf(post, prepared)) !== "IN_PROGRESS",

    async publish(post, prepared) {
      const answer = await graph(config, "POST", `${post.account}/media_publish`, {
        creation_id: prepared.at(-1)!,
        access_token: post.token,
      });
      const id = textIn(answer, "id");
      return { id, url: id === null ? null : await addressOf(post, id) };
    },

    async findPublished(post, prepared): Promise<PublishedPost | null> {
      return (await statusOf(post, prepared)) === "PUBLISHED" ? { id: null, url: null } : null;
    },
  };
}
