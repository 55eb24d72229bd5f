import { UserRound } from "lucide-react";
import type { ContactsPage } from "#domain/crm/contacts/dto.ts";
import { OfferedSearch } from "../tool/offered-search.tsx";

const MOST_OFFERED = "8";

/** Finds somebody among the contacts. */
export function ContactFinder({ onChoose }: { onChoose: (id: string) => void }) {
  return (
    <OfferedSearch<ContactsPage["contacts"][number]>
      label="De qué contacto son"
      placeholder="Nombre, teléfono o correo"
      icon={<UserRound aria-hidden size={18} strokeWidth={1.75} />}
      addressOf={(typed) => `/api/crm/contacts?${new URLSearchParams({ q: typed, limite: MOST_OFFERED })}`}
      list="contacts"
      wordsOf={({ fullName, phone, email }) => ({
        label: fullName,
        detail: phone ?? email ?? "Sin teléfono ni correo",
      })}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}
