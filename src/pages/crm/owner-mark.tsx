import type { PersonName } from "#domain/crm/contacts/dto.ts";
import { classNames } from "#ui/class-names.ts";

/** Owner of a contact or deal: initials and name; one without an owner is marked. */
export function OwnerMark({ owner, className }: { owner: PersonName | null; className?: string }) {
  if (owner === null) {
    return <span className={classNames("text-xs text-muted-foreground", className)}>Sin asignar</span>;
  }
  return (
    <span className={classNames("inline-flex min-w-0 items-center gap-1.5 text-xs", className)}>
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-full bg-primary-soft text-[0.625rem] font-semibold text-primary-soft-foreground"
      >
        {initialsOf(owner.name)}
      </span>
      <span className="truncate">{owner.name}</span>
    </span>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("es");
