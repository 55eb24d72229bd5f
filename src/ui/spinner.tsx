import { classNames } from "./class-names.ts";

interface SpinnerProps {
  size?: number;
  /** Keeps its room only: a ring that turns unseen would have the browser style and paint each frame. */
  isStill?: boolean;
  className?: string;
}

/** Turning ring; still under reduced motion, so the text beside it must describe the progress. */
export function Spinner({ size = 18, isStill = false, className }: SpinnerProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      className={classNames(!isStill && "animate-spin", className)}
    >
      <path d="M21 12a9 9 0 1 1-6.2-8.6" />
    </svg>
  );
}
