import { PageTabs } from "#ui/app/page-tabs.tsx";
import { IMPORT_START, IMPORTS, SENDERS } from "./import-words.ts";

const TABS = [
  { path: IMPORT_START, label: "Importar" },
  { path: IMPORTS, label: "Importaciones" },
  { path: SENDERS, label: "Remitentes y portales" },
];

/** How homes come in, what came, and who sends and reads them. */
export const ImportsTabs = () => <PageTabs label="Entrada y salida de viviendas" tabs={TABS} />;
