import { type ReactNode, useContext } from "react";
import { PRODUCT_SCREENS, type ProductScreenId, type ScreenFacts } from "#content/screens/product-screens.ts";
import { classNames } from "../class-names.ts";
import { BuiltScreensContext } from "./built-screens.ts";
import { ScreenPictures } from "./screen-pictures.tsx";
import { CotaCaption, ScreenWall } from "./screen-wall.tsx";

interface ProductScreenProps {
  screen: ProductScreenId;
  /** The one annotation, on a dimension line under the screen: what is to be noticed, in a few words. */
  caption?: string;
  /** It is among the first things that a visitor sees of its page: fetched at once, not as it is scrolled to. At most one a page. */
  isFirst?: boolean;
  /** Room that the picture takes, as the attribute `sizes` of an image; the full width of the page unless given. */
  sizes?: string;
  className?: string;
  /** A drawing that stands there where no picture was made; without it nothing stands there. */
  children?: ReactNode;
}

const FULL_WIDTH = "(min-width: 1320px) 1200px, 92vw";

/** A real screen of the product, as a sheet on the wall of its module's pigment. */
export function ProductScreen({
  screen,
  caption,
  isFirst = false,
  sizes = FULL_WIDTH,
  className,
  children,
}: ProductScreenProps) {
  const mark = useContext(BuiltScreensContext)[screen];
  if (mark === undefined && !children) return null;
  const facts: ScreenFacts = PRODUCT_SCREENS[screen];
  return (
    <figure className={classNames("min-w-0", className)}>
      <ScreenWall facts={facts}>
        {mark === undefined ? (
          <div className="p-5 sm:p-8">{children}</div>
        ) : (
          <ScreenPictures id={screen} facts={facts} mark={mark} sizes={sizes} isFirst={isFirst} />
        )}
      </ScreenWall>
      {caption ? <CotaCaption text={caption} /> : null}
    </figure>
  );
}
