import { PageTabs } from "#ui/app/page-tabs.tsx";
import { useCrmPlace } from "./crm-place.ts";

/** The parts of the CRM, each at its address. */
export function CrmTabs() {
  const place = useCrmPlace();
  const board = { path: place.board, label: "Tablero" };
  const contacts = { path: place.contacts, label: "Contactos" };
  return (
    <PageTabs
      label="Contactos"
      tabs={[
        ...(place.isHouse ? [board, contacts] : [contacts, board]),
        { path: place.inbox, label: "Bandeja" },
        { path: place.duplicates, label: "Duplicados" },
        { path: place.funnel, label: "Embudo" },
        { path: place.settings, label: "Ajustes" },
      ]}
    />
  );
}
