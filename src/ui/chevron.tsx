/** Stands on every page, in breadcrumbs and folds: drawn here, so that the icons' library need not come for it. */
export function Chevron({ points, className }: { points: "right" | "down"; className?: string }) {
  const size = points === "right" ? 14 : 18;
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
      strokeLinejoin="round"
      className={className}
    >
      <path d={points === "right" ? "m9 18 6-6-6-6" : "m6 9 6 6 6-6"} />
    </svg>
  );
}
