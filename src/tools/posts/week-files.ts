import { type ZipFile, zipOf } from "#domain/shared/format/zip.ts";
import { channelName } from "#domain/tools/posts/networks.ts";
import { hootsuiteCsv, publerCsv, type ScheduledPost } from "#domain/tools/posts/schedulers.ts";
import { headOf } from "./describe.ts";
import type { PostsResult, WeekPost } from "./result.ts";
import { dayTitle } from "./words.ts";

/** The week as files: what may not go out is in none of them. */

const bytes = (text: string) => new TextEncoder().encode(text);
/** `lunes 30`: folders sort by their day. */
const folderOf = (day: string) => `${day} ${dayTitle(day).split(" ")[0]!.toLocaleLowerCase("es")}`;

export const readyPosts = ({ posts }: Pick<PostsResult, "posts">): WeekPost[] =>
  posts.filter(({ isBlocked }) => !isBlocked);

/** All the texts of the week, one below another. */
export const weekText = (result: PostsResult): string =>
  readyPosts(result)
    .map((post) =>
      [
        `${dayTitle(post.day)} · ${headOf(post)}`,
        post.text,
        post.link && post.linkPlace !== "text" ? `Enlace: ${post.link}` : "",
      ]
        .filter(Boolean)
        .join("\n\n"),
    )
    .join("\n\n———\n\n");

const scheduled = (post: WeekPost): ScheduledPost => ({
  ...post,
  link: post.linkPlace === "text" ? null : post.link,
});

/**
 * The archive of the week: a folder for each day with a text for each network, what each picture says for whoever does not see it, and the
 * files that scheduling tools read, one for each network.
 *
 * @param pictures of some posts, by their ids
 */
export function weekArchive(
  result: PostsResult,
  pictures: ReadonlyMap<string, readonly ZipFile[]> = new Map(),
): Uint8Array<ArrayBuffer> {
  const posts = readyPosts(result);
  const channels = [...new Set(posts.map(({ channel }) => channel))];
  const texts = posts.flatMap((post): ZipFile[] => {
    const start = `${folderOf(post.day)}/${post.time.replace(":", ".")} ${channelName(post.channel)}`;
    const beside = post.link !== null && post.linkPlace !== "text" ? `\n\nEnlace: ${post.link}` : "";
    return [
      { name: `${start}.txt`, bytes: bytes(`${post.text}${beside}\n`) },
      { name: `${start} (texto alternativo).txt`, bytes: bytes(`${post.alt}\n`) },
      ...(pictures.get(post.id) ?? []).map(({ name, bytes }) => ({ name: `${start}${name}`, bytes })),
    ];
  });
  const tables = channels.flatMap((channel): ZipFile[] => {
    const own = posts.filter((post) => post.channel === channel).map(scheduled);
    return [
      { name: `programadores/hootsuite-${channel}.csv`, bytes: bytes(hootsuiteCsv(own)) },
      { name: `programadores/publer-${channel}.csv`, bytes: bytes(publerCsv(own)) },
    ];
  });
  return zipOf([...texts, ...tables], result.date);
}
