import { LoaderCircle } from "lucide-react";
import { classNames } from "./class-names.ts";

/** Turning ring; still under reduced motion, so the text beside it must say what is going on. */
export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return <LoaderCircle aria-hidden size={size} strokeWidth={1.75} className={classNames("animate-spin", className)} />;
}
