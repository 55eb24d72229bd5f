import { UserRound } from "lucide-react";
import type { ContactsPage } from "#domain/crm/contacts/dto.ts";
import { OfferedSearch } from "./tool/offered-search.tsx";

const MOST_OFFERED = "8";

interface ContactFinderProps {
  label: string;
  onChoose: (contact: { id: string; name: string }) => void;
}

/** Finds somebody among the contacts. */
export function ContactFinder({ label, onChoose }: ContactFinderProps) {
  return (
    <OfferedSearch<ContactsPage["contacts"][number]>
      label={label}
      placeholder="Nombre, teléfono o correo"
      icon={<UserRound aria-hidden size={18} strokeWidth={1.75} />}
      addressOf={(typed) => `/api/crm/contacts?${new URLSearchParams({ q: typed, limite: MOST_OFFERED })}`}
      list="contacts"
      wordsOf={({ fullName, phone, email }) => ({
        label: fullName,
        detail: phone ?? email ?? "Sin teléfono ni correo",
      })}
      onChoose={({ id, fullName }) => onChoose({ id, name: fullName })}
    />
  );
}
