import { graph, type MetaConfig } from "./meta-graph.server.ts";
import { NetworkError, textIn } from "./network-call.server.ts";
import type { Publisher } from "./publisher.server.ts";

/**
 * Posts of a Facebook page: its pictures are uploaded unseen, and one entry of the feed shows them.
 *
 * Source: Meta for Developers, «Pages API: Posts» and «Photos» (`published=false`, `attached_media`, `alt_text_custom`).
 */
export function facebookPublisher(config: MetaConfig): Publisher {
  return {
    async prepare({ account, token, pictures }) {
      const ids: string[] = [];
      for (const { jpeg, alt } of pictures) {
        const answer = await graph(config, "POST", `${account}/photos`, {
          source: new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" }),
          published: "false",
          alt_text_custom: alt,
          access_token: token,
        });
        ids.push(textIn(answer, "id") ?? fail());
      }
      return ids;
    },

    isReady: async () => true,

    async publish({ account, token, text }, prepared) {
      const media = Object.fromEntries(
        prepared.map((id, place) => [`attached_media[${place}]`, JSON.stringify({ media_fbid: id })]),
      );
      const answer = await graph(config, "POST", `${account}/feed`, { message: text, ...media, access_token: token });
      const id = textIn(answer, "id");
      return { id, url: id === null ? null : `https://www.facebook.com/${encodeURIComponent(id)}` };
    },
  };
}

function fail(): never {
  throw new NetworkError("later", "Facebook no dice cómo se llama la imagen que ha recibido");
}
