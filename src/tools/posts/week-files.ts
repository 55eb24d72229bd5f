import { headOf } from "./describe.ts";
import type { PostsResult, WeekPost } from "./result.ts";
import { dayTitle } from "./words.ts";

/** The posts that may go out, and their texts one below another. */

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
