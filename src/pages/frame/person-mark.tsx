import { classNames } from "#ui/class-names.ts";
import type { Shell } from "./shell.server.ts";

export type ShellPerson = Shell["person"];

/** A person's initials in a circle. */
export function PersonMark({ person, className }: { person: ShellPerson; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-soft-foreground",
        className,
      )}
    >
      {initialsOf(person)}
    </span>
  );
}

export const shownNameOf = ({ name }: ShellPerson): string => name || "Tu cuenta";

/** `Nuria Ferrer Sanz` → `NF`; for an account without name the first letter of its address. */
function initialsOf({ name, email }: ShellPerson): string {
  const words = (name || email).split(/\s+/).filter(Boolean).slice(0, 2);
  return words
    .map((word) => [...word][0]!)
    .join("")
    .toLocaleUpperCase("es");
}
