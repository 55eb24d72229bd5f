import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";

/** Stands beside the list where there is room, else above it; opening it from below scrolls to it. */
export function InView({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    if (!window.matchMedia("(min-width: 80rem)").matches) box.current?.scrollIntoView();
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={classNames("min-w-0 scroll-mt-[calc(var(--navbar-h)+1rem)] outline-none xl:order-2", className)}
    >
      {children}
    </div>
  );
}
