import {
  SCREEN_FORMATS,
  SCREEN_THEMES,
  SCREENS_PATH,
  type ScreenCut,
  type ScreenFacts,
  type ScreenFormat,
  type ScreenTheme,
  screenFile,
} from "#content/screens/product-screens.ts";
import { classNames } from "../class-names.ts";

interface ScreenPicturesProps {
  id: string;
  facts: ScreenFacts;
  mark: string;
  /** Room that the picture takes, as in the attribute of an image. */
  sizes: string;
  /** The picture is among the first things of its page: it is fetched at once. */
  isFirst?: boolean;
  className?: string;
}

/** Below this width a telephone's square replaces the wide picture. */
const NARROW_SCREEN = "(max-width: 639px)";

/**
 * Each of the two themes has a picture of its own. The theme is a class of the document that does not follow the system, so
 * no media query can choose; the picture that is not shown is not fetched either, because it waits to be seen.
 */
export function ScreenPictures({ id, facts, mark, sizes, isFirst = false, className }: ScreenPicturesProps) {
  const { alt, width, height, narrow } = facts;
  return SCREEN_THEMES.map((theme) => {
    const address = (cut: ScreenCut, format: ScreenFormat) =>
      `${SCREENS_PATH}/${screenFile(id, { theme, cut, mark, format })}`;
    const isUrgent = isFirst && theme === "light";
    return (
      <picture key={theme} className={THEME_CLASSES[theme]}>
        {narrow
          ? SCREEN_FORMATS.map((format) => (
              <source
                key={format}
                media={NARROW_SCREEN}
                type={`image/${format}`}
                srcSet={address("narrow", format)}
                width={narrow.side}
                height={narrow.side}
              />
            ))
          : null}
        <source
          type="image/avif"
          srcSet={`${address("1x", "avif")} ${width}w, ${address("2x", "avif")} ${2 * width}w`}
          sizes={sizes}
        />
        <img
          src={address("1x", "webp")}
          srcSet={`${address("1x", "webp")} ${width}w, ${address("2x", "webp")} ${2 * width}w`}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isUrgent ? "eager" : "lazy"}
          decoding="async"
          {...(isUrgent ? { fetchPriority: "high" as const } : {})}
          className={classNames("block h-auto w-full", className)}
        />
      </picture>
    );
  });
}

/** Paper is always light. */
const THEME_CLASSES: Record<ScreenTheme, string> = { light: "contents dark:hidden", dark: "hidden dark:contents" };
