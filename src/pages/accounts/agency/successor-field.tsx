import { ROLE_NAMES } from "#domain/accounts/agency/roles.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
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
  return (
    <PlainSelect
      label={label}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      choices={people.map((person) => ({
        value: person.userId,
        label: `${nameOf(person)}${person.isSelf ? " (tú)" : ""}, ${ROLE_NAMES[person.role].toLowerCase()}`,
      }))}
      help="Viviendas, resultados, archivos, enlaces compartidos y contactos."
      className="mt-4 text-foreground"
    />
  );
}
