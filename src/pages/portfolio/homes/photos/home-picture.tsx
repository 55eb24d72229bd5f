import { ImageOff, LoaderCircle } from "lucide-react";
import type { ShownPhoto } from "#domain/portfolio/homes/home-files.ts";
import { PROVENANCE_LABELS } from "#domain/portfolio/homes/photo-provenance.ts";
import { classNames } from "#ui/class-names.ts";
import { ProvenanceMark } from "#ui/homes/provenance-mark.tsx";

interface HomePictureProps {
  photo: ShownPhoto;
  /** For use where a caption says too little: "Fachada de C/ Cádiz, 42". Empty where text beside it says the same. */
  alt: string;
  /** Width of the picture on the page, as in `<img sizes>`. */
  sizes: string;
  /** Above the fold: fetched at once. */
  isFirst?: boolean;
  /** Classes of the box, which the picture fills. `object-contain` in place of covering it. */
  className?: string;
}

/** A photo in the smallest size and the best format that the screen can use. Its room is known before it comes. */
export function HomePicture({ photo, alt, sizes, isFirst = false, className }: HomePictureProps) {
  if (!photo.isReady) return <WaitingPicture photo={photo} className={className} />;
  const label = photo.provenance === null ? null : PROVENANCE_LABELS[photo.provenance];
  return (
    <>
      <picture className="contents">
        <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
        <source type="image/webp" srcSet={photo.webp} sizes={sizes} />
        <img
          src={photo.src}
          alt={alt}
          width={photo.widthPx}
          height={photo.heightPx}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          decoding="async"
          draggable={false}
          className={classNames("block size-full bg-secondary bg-cover bg-center", className ?? "object-cover")}
          style={photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : undefined}
        />
      </picture>
      {label === null ? null : <ProvenanceMark label={label} />}
    </>
  );
}

function WaitingPicture({ photo, className }: { photo: ShownPhoto; className: string | undefined }) {
  const Icon = photo.error ? ImageOff : LoaderCircle;
  return (
    <span
      className={classNames(
        "grid size-full place-content-center justify-items-center gap-1.5 bg-secondary p-3 text-center text-xs text-muted-foreground",
        className,
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className={photo.error ? "" : "animate-spin"} />
      {photo.error ?? "Preparando…"}
    </span>
  );
}
