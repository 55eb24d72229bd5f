import { useId } from "react";
import { ROLE_NAMES } from "#domain/accounts/agency/roles.ts";
import { classNames } from "#ui/class-names.ts";
import { boxClasses, controlClasses } from "#ui/form/field-classes.ts";
import { type Member, nameOf } from "./members-panel.tsx";

/** Chooses the colleague who takes over the work of a leaving member. */
export function SuccessorField({
  label,
  people,
  chosen,
  onChoose,
}: {
  label: string;
  people: readonly Member[];
  chosen: string;
  onChoose: (userId: string) => void;
}) {
  const id = useId();
  return (
    <div className="mt-4 grid gap-1.5 text-foreground">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className={boxClasses(false, false)}>
        <select
          id={id}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
          className={classNames(controlClasses, "rounded-sm bg-card")}
        >
          {people.map((person) => (
            <option key={person.userId} value={person.userId}>
              {`${nameOf(person)}${person.isSelf ? " (tú)" : ""}, ${ROLE_NAMES[person.role].toLowerCase()}`}
            </option>
          ))}
        </select>
      </div>
      <p className="text-xs text-muted-foreground">Viviendas, resultados, archivos, enlaces compartidos y contactos.</p>
    </div>
  );
}
