import { classNames } from "../class-names.ts";

/** The looks of a field, apart from its binding: public pages draw plain fields without the form library. */

/**
 * The box that looks like a field; its control fills it. Touch keeps 16 px text so that iOS does not zoom in.
 *
 * @param isCompact between buttons of a bar, as high as they are
 */
export function boxClasses(error: boolean, disabled: boolean, isCompact = false): string {
  return classNames(
    "flex min-w-0 items-center gap-2 rounded-sm border bg-card text-foreground",
    isCompact ? "min-h-9 text-sm pointer-coarse:min-h-11" : "min-h-11 w-full text-control pointer-coarse:text-base",
    "has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring",
    error ? "border-destructive ring-1 ring-destructive" : "border-input",
    disabled && "cursor-not-allowed opacity-60",
  );
}

/** A bare control inside the box. */
export const controlClasses =
  "min-w-0 flex-1 self-stretch bg-transparent px-[0.8rem] outline-none placeholder:text-subtle-foreground disabled:cursor-not-allowed";
