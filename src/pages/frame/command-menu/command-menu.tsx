import {
  AtSign,
  BookOpen,
  ClipboardList,
  Contact,
  FileText,
  Handshake,
  House,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Orbit,
  PanelsTopLeft,
  Ruler,
  ScanText,
  Signature,
  SquareUser,
  UserRound,
  Workflow,
  Wrench,
} from "lucide-react";
import { useMemo } from "react";
import type { FoundKind, FoundRow } from "#domain/shared/search/found-rows.ts";
import type { CommandMenuProps } from "#ui/command-menu/command-menu-button.tsx";
import { CommandPalette } from "#ui/command-menu/command-palette.tsx";
import type { KnownEntry, MenuGroup } from "#ui/command-menu/menu-entry.ts";
import { useMenuTools } from "#ui/site/site-tools.ts";
import { ADMIN_PAGES } from "../admin-pages.ts";
import { DASHBOARD_PAGES } from "../dashboard-pages.ts";
import { ACTS, MORE_PAGES, OWN_ACTS, PAGES, pageEntry, STAFF_ACTS } from "./known-entries.ts";

const TOOLS = "Herramientas";
const ADMIN = "Administración";

/** Each kind's group and its picture. */
const KINDS: Record<FoundKind, { title: string; icon: LucideIcon }> = {
  vivienda: { title: "Viviendas", icon: House },
  contacto: { title: "Contactos", icon: Contact },
  resultado: { title: "Resultados", icon: Wrench },
  propuesta: { title: "Propuestas", icon: Handshake },
  firma: { title: "Firmas", icon: Signature },
  visita: { title: "Visitas de valoración", icon: ClipboardList },
  conversacion: { title: "Conversaciones resumidas", icon: MessagesSquare },
  expediente: { title: "Expedientes de documentos", icon: ScanText },
  pagina: { title: "Páginas de captación", icon: PanelsTopLeft },
  campana: { title: "Campañas de email", icon: Mail },
  remitente: { title: "Remitentes de campañas", icon: AtSign },
  flujo: { title: "Flujos", icon: Workflow },
  plano: { title: "Planos", icon: Ruler },
  recorrido: { title: "Recorridos de 360°", icon: Orbit },
  plantilla: { title: "Plantillas", icon: FileText },
  lead: { title: "Leads de Umbral", icon: SquareUser },
  usuario: { title: "Cuentas", icon: UserRound },
  articulo: { title: "Ayuda y artículos", icon: BookOpen },
};

function groupRows(rows: readonly FoundRow[]): MenuGroup[] {
  return (Object.keys(KINDS) as FoundKind[]).flatMap((kind) => {
    const { title, icon } = KINDS[kind];
    const entries = rows
      .filter((row) => row.kind === kind)
      .map(({ id, title, detail, path }) => ({ id: `${kind} ${id}`, title, detail, path, icon }));
    return entries.length > 0 ? [{ title, entries }] : [];
  });
}

/** Entries that the menu of dashboard and administration finds. */
function useKnown(isStaff: boolean): { known: KnownEntry[]; first: MenuGroup[] } {
  const tools = useMenuTools();
  return useMemo(() => {
    const acts = isStaff ? [...OWN_ACTS, ...STAFF_ACTS] : OWN_ACTS;
    const pages = DASHBOARD_PAGES.map(({ path, label, icon }) => pageEntry(PAGES, icon, label, path));
    const admin = ADMIN_PAGES.flatMap(({ pages }) => pages).map(({ path, label, icon }) =>
      pageEntry(ADMIN, icon, label, path, "administración", "Administración"),
    );
    const known = [
      ...acts,
      ...pages,
      ...MORE_PAGES,
      ...tools.map(({ title, path }) => pageEntry(TOOLS, Wrench, title, path)),
      ...(isStaff ? admin : []),
    ];
    const first = [
      { title: ACTS, entries: acts },
      { title: PAGES, entries: pages },
      ...(isStaff ? [{ title: ADMIN, entries: admin }] : []),
    ];
    return { known, first };
  }, [tools, isStaff]);
}

export function PersonCommandMenu(props: CommandMenuProps) {
  return <CommandPalette {...props} {...useKnown(false)} groupRows={groupRows} />;
}

export function StaffCommandMenu(props: CommandMenuProps) {
  return <CommandPalette {...props} {...useKnown(true)} groupRows={groupRows} />;
}
