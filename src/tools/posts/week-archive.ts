import { zipSync } from "fflate";
import { channelName } from "#domain/tools/posts/networks.ts";
import { hootsuiteCsv, publerCsv, type ScheduledPost } from "#domain/tools/posts/schedulers.ts";
import type { PostsResult, WeekPost } from "./result.ts";
import { readyPosts } from "./week-files.ts";
import { dayTitle } from "./words.ts";

/** The week as files: a post that may not go out is in none of them. Fetched when somebody asks for the archive. */

/** A file of the archive; of a picture the end of its name, which follows that of its post. */
export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

const bytes = (text: string) => new TextEncoder().encode(text);
/** `lunes 30`: folders sort by their day. */
const folderOf = (day: string) => `${day} ${dayTitle(day).split(" ")[0]!.toLocaleLowerCase("es")}`;

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
  pictures: ReadonlyMap<string, readonly ArchivedFile[]> = new Map(),
): Uint8Array<ArrayBuffer> {
  const posts = readyPosts(result);
  const channels = [...new Set(posts.map(({ channel }) => channel))];
  const texts = posts.flatMap((post): ArchivedFile[] => {
    const start = `${folderOf(post.day)}/${post.time.replace(":", ".")} ${channelName(post.channel)}`;
    const beside = post.link !== null && post.linkPlace !== "text" ? `\n\nEnlace: ${post.link}` : "";
    return [
      { name: `${start}.txt`, bytes: bytes(`${post.text}${beside}\n`) },
      { name: `${start} (texto alternativo).txt`, bytes: bytes(`${post.alt}\n`) },
      ...(pictures.get(post.id) ?? []).map(({ name, bytes }) => ({ name: `${start}${name}`, bytes })),
    ];
  });
  const tables = channels.flatMap((channel): ArchivedFile[] => {
    const own = posts.filter((post) => post.channel === channel).map(scheduled);
    return [
      { name: `programadores/hootsuite-${channel}.csv`, bytes: bytes(hootsuiteCsv(own)) },
      { name: `programadores/publer-${channel}.csv`, bytes: bytes(publerCsv(own)) },
    ];
  });
  const files = Object.fromEntries([...texts, ...tables].map(({ name, bytes }) => [name, bytes]));
  // Texts are short and pictures are compressed already: they are stored as they are. The same week gives the same archive.
  return zipSync(files, { level: 0, mtime: new Date(`${result.date}T12:00:00`) });
}
