import type { PictureContent } from "#domain/tools/pictures/picture.ts";
import { CHANNEL_FORMS } from "#domain/tools/posts/networks.ts";
import { PICTURE_GOAL } from "#domain/tools/posts/post-picture.ts";
import type { OfferedPicture } from "../define-tool.ts";
import type { PostsResult, WeekPost } from "./result.ts";

/** Pages of a carousel beside its first. */
const MOST_PAGES = 4;

/** The first page of a carousel says all, each further one a fact by itself. */
function pagesOf({ channel, picture }: WeekPost): PictureContent[] {
  if (channel !== "carousel") return [picture];
  const facts = picture.facts.slice(0, MOST_PAGES).map(
    (fact): PictureContent => ({
      ...picture,
      kicker: picture.title,
      title: fact,
      facts: [],
      price: null,
      previousPrice: null,
      when: null,
      body: null,
    }),
  );
  return [picture, ...facts];
}

/** Ids of the pictures of a post: its own, and of a carousel those of its further pages. */
export const pictureIds = (post: WeekPost): string[] =>
  pagesOf(post).map((_, page) => (page === 0 ? post.id : `${post.id}-${page + 1}`));

/** The pictures of the week; none of a post that must not go out. */
export function offeredPictures({ posts, seed }: PostsResult): OfferedPicture[] {
  const shown = new Map<string, number>();
  return posts.flatMap((post) => {
    if (post.isBlocked) return [];
    const goal = PICTURE_GOAL[post.goal];
    const { shape } = CHANNEL_FORMS[post.channel];
    // Each template of a goal comes once before one comes again.
    const turn = shown.get(`${goal} ${shape}`) ?? 0;
    shown.set(`${goal} ${shape}`, turn + 1);
    const ids = pictureIds(post);
    return pagesOf(post).map((content, page) => ({
      id: ids[page]!,
      goal: page === 0 ? goal : ("new" as const),
      shape,
      turn: seed + turn + page,
      content,
      // A photo of the home says nothing of its district, advice is of no home, and one fact alone would stand over a photo of something else.
      hasPhoto: page === 0 && post.goal !== "barrio" && post.goal !== "consejo",
    }));
  });
}
