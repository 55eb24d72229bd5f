import { classNames } from "./class-names.ts";

const ARCH = "M3 29V14.5a11 11 0 0 1 22 0V29H19.5V14.5a5.5 5.5 0 0 0-11 0V29Z";
const JAMB = "M8.5 29V14.5A5.5 5.5 0 0 1 12.665 9.165 5.5 5.5 0 0 0 12.5 10.5V25Z";
const THRESHOLD = "M8.5 29 12.5 25H19.5V29Z";

/** `auto` follows the theme, `onDark` is for grounds that are always dark, `oneInk` takes the text colour. */
type LogoTone = keyof typeof tones;

const tones = {
  auto: {
    arch: "fill-cobalto-700 dark:fill-cobalto-300",
    jamb: "fill-cobalto-900 dark:fill-cobalto-500",
    threshold: "fill-albero-400",
    word: "bg-tinta-900 dark:bg-white",
  },
  onDark: { arch: "fill-cobalto-300", jamb: "fill-cobalto-500", threshold: "fill-albero-400", word: "bg-white" },
  oneInk: { arch: "fill-current", jamb: "fill-none", threshold: "fill-current", word: "bg-current" },
} as const;

interface LogoProps {
  tone?: LogoTone;
  /** The arch alone. */
  mark?: boolean;
  /** Height in px: at least 20 with the wordmark, 16 for the mark. */
  height?: number;
  /** True inside a link or heading that already says the name. */
  decorative?: boolean;
  className?: string;
}

/** Widths of the mark with its clear space and of the wordmark, and their height, in the drawing's units. */
const MARK_WIDTH = 22;
const GAP = 6;
const WORD_WIDTH = 89;
const HEIGHT = 26.5;

/**
 * An arch in depth with the light on its threshold, and the wordmark on the same ground line. The wordmark's outline is a
 * mask of the style sheet (`wordmark.svg`), so that no page carries it.
 */
export function Logo({ tone = "auto", mark = false, height = 30, decorative = false, className }: LogoProps) {
  const { arch, jamb, threshold, word } = tones[tone];
  const px = (units: number) => Math.round((height * units * 10) / HEIGHT) / 10;
  const markWidth = MARK_WIDTH + (mark ? 0 : GAP);
  return (
    <span
      className={classNames("inline-flex", className)}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": "Umbral" })}
    >
      <svg aria-hidden viewBox={`3 3 ${markWidth} ${HEIGHT}`} height={height} width={px(markWidth)}>
        <path className={arch} fillRule="evenodd" d={ARCH} />
        <path className={jamb} d={JAMB} />
        <path className={threshold} d={THRESHOLD} />
      </svg>
      {mark ? null : <span className={classNames("wordmark", word)} style={{ width: px(WORD_WIDTH), height }} />}
    </span>
  );
}
