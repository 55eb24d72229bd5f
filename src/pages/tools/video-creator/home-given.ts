import { PROVENANCE_LABELS } from "#domain/portfolio/homes/photo-provenance.ts";
import type { GivenHome, GivenPhoto } from "#domain/tools/video/first-video.ts";
import type { ClipPhoto } from "#domain/tools/video/video-document.ts";
import type { HomeForVideo } from "#server/tools/videos/video-home.server.ts";
import { homeWords } from "#ui/homes/home-words.ts";

/** A home as a video speaks of it: never typed again. */
export function givenHome({ home }: Pick<HomeForVideo, "home">): GivenHome {
  const words = homeWords(home);
  return {
    title: words.title,
    headline: words.title,
    kicker: words.place,
    price: [words.price, words.pricePer].filter((part) => part !== "").join("\u00a0"),
    facts: words.figures
      .slice(0, 3)
      .map(({ value, label }) => (label === "construidos" ? value : `${value}\u00a0${label}`)),
  };
}

/** Its photos, those that were furnished beside what they were made from. */
export function givenPhotos({ id, photos }: Pick<HomeForVideo, "id" | "photos">): GivenPhoto[] {
  const photoOf = (one: HomeForVideo["photos"][number]): ClipPhoto => ({
    from: "home",
    homeId: id,
    photoId: one.id,
    widthPx: one.widthPx,
    heightPx: one.heightPx,
  });
  const byId = new Map(photos.map((one) => [one.id, one]));
  const origins = new Set(photos.flatMap(({ madeFromId }) => madeFromId ?? []));
  return (
    photos
      // The state before is seen in the pair.
      .filter((one) => !origins.has(one.id))
      .map((one) => {
        const before = one.madeFromId === null ? undefined : byId.get(one.madeFromId);
        return {
          photo: photoOf(one),
          room: one.room,
          caption: one.caption,
          before: before === undefined ? null : photoOf(before),
          label: one.isStaged ? PROVENANCE_LABELS["virtual-staging"] : null,
        };
      })
  );
}
