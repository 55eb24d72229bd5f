import { UserRound } from "lucide-react";
import type { Fill } from "#tools/offered-figures.ts";
import type { PickedContact } from "./contact-picker.tsx";
import { OfferedSearch } from "./offered-search.tsx";

interface OfferedContact extends PickedContact, Fill {
  detail: string | null;
}

interface ContactSearchProps {
  /** The tool's slug: each contact comes with values for it. */
  slug: string;
  onChoose: (contact: PickedContact, fill: Fill) => void;
}

/** Finds somebody among the contacts. */
export function ContactSearch({ slug, onChoose }: ContactSearchProps) {
  return (
    <OfferedSearch<OfferedContact>
      label="Para un contacto"
      placeholder="Nombre, teléfono o correo"
      icon={<UserRound aria-hidden size={18} strokeWidth={1.75} />}
      addressOf={(typed) => `/api/tools/${slug}/contacts?${new URLSearchParams({ buscar: typed })}`}
      list="contacts"
      wordsOf={({ name, detail }) => ({ label: name, detail: detail ?? "Sin teléfono ni correo" })}
      onChoose={({ id, name, values, figures }) => onChoose({ id, name }, { values, figures })}
    />
  );
}
