import { littleText } from "#domain/tools/posts/publishing/little-text.ts";
import { askLinkedin, type LinkedinConfig, linkedinFault } from "./linkedin-api.server.ts";
import { askNetwork, NetworkError, textIn } from "./network-call.server.ts";
import type { OutgoingPicture, OutgoingPost, Publisher } from "./publisher.server.ts";

/**
 * Posts of a person or an organisation of LinkedIn: each image is announced, uploaded where LinkedIn says, and one post shows it.
 *
 * Source: Microsoft Learn, «Images API» (`initializeUpload`) and «Posts API».
 */
export function linkedinPublisher(config: LinkedinConfig): Publisher {
  async function upload({ account, token }: OutgoingPost, { jpeg }: OutgoingPicture): Promise<string> {
    const { body } = await askLinkedin(config, token, "rest/images?action=initializeUpload", {
      initializeUploadRequest: { owner: account },
    });
    const value = body?.value as Record<string, unknown> | undefined;
    const [address, image] = [textIn(value ?? null, "uploadUrl"), textIn(value ?? null, "image")];
    if (address === null || image === null || !isTheirs(address, config)) {
      throw new NetworkError("later", "LinkedIn no dice adónde se lleva la imagen");
    }
    const answer = await askNetwork(address, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
      body: new Uint8Array(jpeg),
    });
    if (answer.status >= 300) throw linkedinFault(answer);
    return image;
  }

  return {
    async prepare(post) {
      const images: string[] = [];
      for (const picture of post.pictures) images.push(await upload(post, picture));
      return images;
    },

    isReady: async () => true,

    async publish({ account, token, text, pictures }, prepared) {
      const images = prepared.map((id, place) => ({ id, altText: pictures[place]?.alt ?? "" }));
      const { headers } = await askLinkedin(config, token, "rest/posts", {
        author: account,
        commentary: littleText(text),
        visibility: "PUBLIC",
        distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
        ...(images.length === 1 && { content: { media: images[0] } }),
        ...(images.length > 1 && { content: { multiImage: { images } } }),
        lifecycleState: "PUBLISHED",
        isReshareDisabledByAuthor: false,
      });
      const id = headers.get("x-restli-id");
      return { id, url: id === null ? null : `https://www.linkedin.com/feed/update/${encodeURIComponent(id)}/` };
    },
  };
}

/** The access goes to LinkedIn alone, or to the stand-in that the configuration names. */
function isTheirs(address: string, { apiUrl }: LinkedinConfig): boolean {
  if (!URL.canParse(address)) return false;
  const [asked, own] = [new URL(address), new URL(apiUrl)];
  if (asked.origin === own.origin) return true;
  return asked.protocol === "https:" && (asked.hostname === "linkedin.com" || asked.hostname.endsWith(".linkedin.com"));
}
