import type { Utm } from "#domain/site/links/short-link.ts";
import type { PostGoal } from "#domain/tools/posts/goals.ts";
import { hashtag } from "#domain/tools/posts/hashtags.ts";
import { lengthIn } from "#domain/tools/posts/length.ts";
import { type Channel, channelName } from "#domain/tools/posts/networks.ts";
import type { ShortenedLink, ShortLinkInPlace } from "../define-tool.ts";
import type { PostsResult } from "./result.ts";
import type { PostsInput } from "./schema.ts";
import { dayTitle } from "./words.ts";

/** The links of a week: what each is counted by, and the short ones that stand for them. */

const SOURCES: Record<Channel, string> = {
  instagram: "instagram",
  carousel: "instagram",
  story: "instagram",
  facebook: "facebook",
  x: "x",
  linkedin: "linkedin",
  tiktok: "tiktok",
  threads: "threads",
  whatsapp: "whatsapp",
  google: "google",
};

/** The words that a link is counted by: the network, and which post of the week brought somebody. */
export const utmOf = (
  channel: Channel,
  goal: PostGoal,
  { type, placeName }: Pick<PostsInput["home"], "type" | "placeName">,
): Utm => ({
  utm_source: SOURCES[channel],
  utm_medium: channel === "google" ? "business" : "social",
  utm_campaign: (hashtag(`${type} ${placeName ?? ""}`) ?? `#${type}`).slice(1).toLocaleLowerCase("es"),
  utm_content: channel === SOURCES[channel] ? goal : `${goal}-${channel}`,
});

/** The places of the week that carry the address, each with what it is counted by. */
export const linksOf = ({ posts }: PostsResult, { link, home }: PostsInput): ShortenedLink[] =>
  link === undefined
    ? []
    : posts
        .filter((post) => !post.isBlocked && post.link !== null)
        .map(({ id, channel, goal, day }) => ({
          place: id,
          title: `${channelName(channel)}, ${dayTitle(day).toLocaleLowerCase("es")}`,
          target: link,
          utm: utmOf(channel, goal, home),
        }));

/** The week with its short links. Our texts carry them in place of the long ones; a text that a person wrote stays to the letter. */
export function withShortLinks(result: PostsResult, links: readonly ShortLinkInPlace[]): PostsResult {
  const posts = result.posts.map((post) => {
    const { id, link, channel, proposed } = post;
    const short = links.find(({ place, of }) => place === id && of === link)?.short;
    if (short === undefined || link === null) return post;
    const text = proposed === null ? post.text.replaceAll(link, short) : post.text;
    return {
      ...post,
      link: short,
      text,
      length: lengthIn(channel, text),
      proposed: proposed?.replaceAll(link, short) ?? null,
    };
  });
  return { ...result, posts };
}
