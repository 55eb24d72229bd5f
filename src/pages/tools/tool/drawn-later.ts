/**
 * Classes of a long section far below the fold: the browser lays it out when it comes near the screen, and goes on finding it by
 * search, fragment, screen reader and printer. Until then it is thought to be as high as a screen or two; the margin lets shadows and
 * rings of focus pass its edge.
 */
export const DRAWN_LATER =
  "[content-visibility:auto] [contain-intrinsic-height:auto_80rem] [overflow-clip-margin:1rem]";
