import { classNames } from "./class-names.ts";

/** A bar in the place of coming content; give it the final size. Put several in a `LoadingRegion`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames("block h-4 animate-skeleton rounded-xs bg-secondary", className)} />;
}

/**
 * Wraps skeletons and says once that something loads. Show it only after 300 ms: faster answers need no placeholder.
 */
export function LoadingRegion({
  label = "Cargando…",
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
