import { ChevronLeft, ChevronRight, Images, X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { ShownPhoto } from "#domain/portfolio/homes/home-files.ts";
import { photoWords } from "#domain/portfolio/homes/photo-rooms.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { HomePicture } from "./home-picture.tsx";

interface PhotoGalleryProps {
  photos: readonly ShownPhoto[];
  /** Name of the home for people who do not see the photos: "Piso en C/ Cádiz, 42". */
  title: string;
}

const MOST_BESIDE = 4;

/** The photos of a home at the head of its page: the cover, a few beside it, and all of them large at a click. */
export function PhotoGallery({ photos, title }: PhotoGalleryProps) {
  const ready = photos.filter(({ isReady }) => isReady);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [cover, ...rest] = ready;
  if (!cover) return null;
  const beside = rest.slice(0, rest.length >= MOST_BESIDE ? MOST_BESIDE : rest.length >= 2 ? 2 : rest.length);
  const tile = (photo: ShownPhoto, index: number, sizes: string, className: string) => (
    <button
      key={photo.id}
      type="button"
      aria-label={`Ver en grande: ${altOf(photo, index, title)}`}
      onClick={() => setOpenAt(index)}
      className={classNames(
        "relative min-h-0 cursor-zoom-in overflow-hidden rounded-md bg-secondary focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring",
        className,
      )}
    >
      <HomePicture photo={photo} alt="" sizes={sizes} isFirst={index === 0} />
    </button>
  );
  return (
    <section aria-label="Fotos" className="relative">
      <div
        className={classNames(
          "grid gap-2 sm:aspect-[5/2]",
          beside.length > 2 ? "sm:grid-cols-4 sm:grid-rows-2" : beside.length > 0 ? "sm:grid-cols-3" : "",
          beside.length === 2 && "sm:grid-rows-2",
        )}
      >
        {tile(
          cover,
          0,
          beside.length > 0 ? "(width >= 40rem) 40rem, 100vw" : "100vw",
          classNames("max-sm:aspect-4/3", beside.length > 0 && "sm:col-span-2", beside.length > 1 && "sm:row-span-2"),
        )}
        {beside.map((photo, index) => tile(photo, index + 1, "(width >= 40rem) 20rem, 1px", "max-sm:hidden"))}
      </div>
      {ready.length > 1 ? (
        <Button
          variant="secondary"
          size="sm"
          className="absolute! right-3 bottom-3 shadow-sm"
          onClick={() => setOpenAt(0)}
        >
          <Images aria-hidden size={16} strokeWidth={1.75} />
          {counted(ready.length, "foto", "fotos")}
        </Button>
      ) : null}
      {openAt === null ? null : (
        <Lightbox photos={ready} title={title} openAt={openAt} onClose={() => setOpenAt(null)} />
      )}
    </section>
  );
}

const altOf = (photo: ShownPhoto, index: number, title: string) => photoWords(photo) ?? `foto ${index + 1} de ${title}`;

interface LightboxProps extends PhotoGalleryProps {
  openAt: number;
  onClose: () => void;
}

/** All of them one beside the other in a strip that snaps: a finger, the wheel, arrows and buttons move it. */
function Lightbox({ photos, title, openAt, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(openAt);

  // Runs before the element goes, so that closing returns the focus to the button that opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    const list = strip.current;
    list?.scrollTo({ left: openAt * list.clientWidth, behavior: "instant" });
    return () => element?.close();
  }, [openAt]);

  const go = (to: number) => {
    const list = strip.current;
    if (!list || to < 0 || to >= photos.length) return;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    list.scrollTo({ left: to * list.clientWidth, behavior });
    setIndex(to);
  };
  const photo = photos[index]!;
  return (
    <dialog
      ref={dialog}
      aria-label={`Fotos de ${title}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") go(index - 1);
        if (key === "ArrowRight") go(index + 1);
        if (key === "Home") go(0);
        if (key === "End") go(photos.length - 1);
      }}
      className="inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-tinta-950 p-0 text-white open:grid open:animate-fade grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <header className="flex items-center justify-between gap-3 px-3 py-2 sm:px-5">
        <p className="text-sm tabular-nums">
          {index + 1} de {photos.length}
        </p>
        <Button variant="ghost" size="icon" aria-label="Cerrar" className={onInk} onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      </header>
      <div className="relative min-h-0">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reached by keyboard
          tabIndex={0}
          aria-label="Fotos, una al lado de otra"
          onScroll={({ currentTarget: list }) => setIndex(Math.round(list.scrollLeft / list.clientWidth))}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain outline-offset-[-3px] [scrollbar-width:none]"
        >
          {photos.map((each, at) => (
            <li key={each.id} className="relative h-full w-full shrink-0 snap-center snap-always">
              <HomePicture
                photo={each}
                alt={altOf(each, at, title)}
                sizes="100vw"
                isFirst={at === openAt}
                className="bg-transparent! bg-none! object-contain"
              />
            </li>
          ))}
        </ul>
        <Step label="Foto anterior" isOff={index === 0} side="left-2 sm:left-4" onClick={() => go(index - 1)}>
          <ChevronLeft aria-hidden size={24} strokeWidth={1.75} />
        </Step>
        <Step
          label="Foto siguiente"
          isOff={index === photos.length - 1}
          side="right-2 sm:right-4"
          onClick={() => go(index + 1)}
        >
          <ChevronRight aria-hidden size={24} strokeWidth={1.75} />
        </Step>
      </div>
      <p aria-live="polite" className="min-h-12 px-4 py-3 text-center text-sm">
        {photoWords(photo)}
        <span className="sr-only">
          {" "}
          Foto {index + 1} de {photos.length}
        </span>
      </p>
    </dialog>
  );
}

const onInk = "text-white! not-aria-disabled:hover:bg-white/15! focus-visible:outline-white!";

interface StepProps {
  label: string;
  isOff: boolean;
  side: string;
  onClick: () => void;
  children: React.ReactNode;
}

function Step({ label, isOff, side, onClick, children }: StepProps) {
  if (isOff) return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      onClick={onClick}
      className={classNames("absolute! top-1/2 -translate-y-1/2 bg-tinta-950/60! max-sm:hidden", onInk, side)}
    >
      {children}
    </Button>
  );
}
