import { Download } from "lucide-react";
import { useContext } from "react";
import { PICTURE_SHAPES } from "#domain/tools/pictures/picture.ts";
import { CHANNEL_FORMS, channelName } from "#domain/tools/posts/networks.ts";
import { Button } from "#ui/button.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { pictureIds } from "./offered-pictures.ts";
import { pictureAddress } from "./picture-address.ts";
import type { WeekPost } from "./result.ts";
import { WeekSeed } from "./week-seed.ts";

/** The pictures of a post, once its week is kept: one, or the pages of a carousel in a row. */
export function PostPictures({ post }: { post: WeekPost }) {
  const { runId } = useToolRun();
  const seed = useContext(WeekSeed);
  if (runId === undefined || post.isBlocked) return null;
  const { shape } = CHANNEL_FORMS[post.channel];
  const { widthPx, heightPx } = PICTURE_SHAPES.find(({ id }) => id === shape)!;
  const ids = pictureIds(post);
  const pictures = ids.map((id, page) => (
    <img
      key={id}
      src={pictureAddress(runId, id, post, seed)}
      width={widthPx}
      height={heightPx}
      alt={page === 0 ? post.alt : `Página ${page + 1} del carrusel`}
      loading="lazy"
      decoding="async"
      className="mx-auto h-auto max-h-80 w-auto max-w-full shrink-0 snap-start rounded-xs border bg-card"
    />
  ));
  return (
    <figure className="-mx-4 -mt-4 grid gap-2 border-b bg-muted p-4">
      {ids.length > 1 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section aria-label="Páginas del carrusel" tabIndex={0} className="flex snap-x gap-3 overflow-x-auto">
          {pictures}
        </section>
      ) : (
        pictures
      )}
      <figcaption className="flex flex-wrap items-center justify-between gap-2 text-xs text-muted-foreground">
        <span className="tabular-nums">
          {widthPx} × {heightPx} píxeles
        </span>
        {ids.length === 1 ? (
          <Button asChild variant="ghost" size="sm" className="print:hidden">
            <a
              href={pictureAddress(runId, post.id, post, seed)}
              download={`${post.day} ${channelName(post.channel)}.jpg`}
              aria-label={`Descargar la imagen de ${channelName(post.channel)}`}
            >
              <Download aria-hidden size={16} strokeWidth={1.75} />
              Imagen
            </a>
          </Button>
        ) : null}
      </figcaption>
    </figure>
  );
}
