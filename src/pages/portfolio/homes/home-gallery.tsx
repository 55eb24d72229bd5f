import type { Home } from "#domain/portfolio/homes/home.ts";
import type { ShownPhoto } from "#domain/portfolio/homes/home-files.ts";
import { homeTitle } from "#ui/homes/home-text.ts";
import { HomeCover } from "./home-cover.tsx";
import { PhotoGallery } from "./photos/photo-gallery.tsx";

/** The photos of a home, in their order; without any the façade is drawn. */
export function HomeGallery({ id, home, photos }: { id: string; home: Home; photos: readonly ShownPhoto[] }) {
  if (photos.some(({ isReady }) => isReady)) {
    return (
      <div className="p-2">
        <PhotoGallery photos={photos} title={homeTitle(home)} />
      </div>
    );
  }
  return (
    <figure className="relative aspect-[16/9] bg-muted sm:aspect-[2/1]">
      <HomeCover
        home={{ id, ...home, cover: null }}
        sizes="(min-width: 80rem) 46rem, 96vw"
        className="absolute inset-0 size-full"
      />
    </figure>
  );
}
