import { PageTabs } from "#ui/app/page-tabs.tsx";
import { IMPORT_START, IMPORTS, SENDERS } from "./import-words.ts";

const TABS = [
  { path: IMPORT_START, label: "Importar" },
  { path: IMPORTS, label: "Importaciones" },
  { path: SENDERS, label: "Remitentes y portales" },
];

/** Starting an import, past imports, and senders and receivers. */
export const ImportsTabs = () => <PageTabs label="Entrada y salida de viviendas" tabs={TABS} />;
