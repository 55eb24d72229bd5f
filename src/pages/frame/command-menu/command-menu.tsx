import {
  BookOpen,
  CalendarPlus,
  Contact,
  FileText,
  House,
  type LucideIcon,
  Newspaper,
  Plus,
  SquareUser,
  Upload,
  UserRound,
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

const ACTS = "Crear";
const PAGES = "Páginas";
const TOOLS = "Herramientas";
const ADMIN = "Administración";

const entry = (
  group: string,
  icon: LucideIcon,
  title: string,
  path: string,
  words = "",
  detail?: string,
): KnownEntry => ({ id: `${group}${path}`, group, icon, title, path, words, detail });

const OWN_ACTS = [
  entry(ACTS, Plus, "Nueva vivienda", "/dashboard/cartera/nueva", "añadir crear inmueble piso casa cartera"),
  entry(ACTS, Contact, "Nuevo contacto", "/dashboard/contactos#nuevo", "añadir crear cliente comprador propietario"),
  entry(ACTS, CalendarPlus, "Nueva tarea", "/dashboard/calendar/tareas#nueva", "añadir crear recordatorio pendiente"),
  entry(ACTS, Wrench, "Valorar una vivienda", "/valoracion", "precio tasar valoración"),
  entry(ACTS, Upload, "Importar viviendas", "/dashboard/cartera/importar", "subir archivo xml csv excel cartera"),
];
const STAFF_ACTS = [entry(ACTS, Newspaper, "Escribir una noticia", "/admin/noticias", "blog entrada publicar")];
const SITE_PAGES = [
  entry(PAGES, House, "Duplicados de la cartera", "/dashboard/cartera/duplicados", "repetidos fusionar"),
  entry(PAGES, Contact, "Tablero de contactos", "/dashboard/contactos/tablero", "kanban fases operaciones"),
  entry(PAGES, Contact, "Bandeja de contactos", "/dashboard/contactos/bandeja", "leads entrada"),
  entry(PAGES, CalendarPlus, "Tareas", "/dashboard/calendar/tareas", "pendiente"),
  entry(PAGES, BookOpen, "Centro de ayuda", "/help-center", "soporte manual dudas"),
  entry(PAGES, Newspaper, "Blog", "/blog", "noticias artículos"),
  entry(PAGES, FileText, "Precios y planes", "/precios", "tarifas coste"),
  entry(PAGES, FileText, "Documentación de la API", "/api/docs", "openapi programadores"),
  entry(PAGES, FileText, "Recursos", "/recursos", "plantillas descargas"),
];

/** Each kind's group and its picture. */
const KINDS: Record<FoundKind, { title: string; icon: LucideIcon }> = {
  vivienda: { title: "Viviendas", icon: House },
  contacto: { title: "Contactos", icon: Contact },
  resultado: { title: "Resultados", icon: Wrench },
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
    const pages = DASHBOARD_PAGES.map(({ path, label, icon }) => entry(PAGES, icon, label, path));
    const admin = ADMIN_PAGES.flatMap(({ pages }) => pages)
      .filter(({ isOpen }) => isOpen)
      .map(({ path, label, icon }) => entry(ADMIN, icon, label, path, "administración", "Administración"));
    const known = [
      ...acts,
      ...pages,
      ...SITE_PAGES,
      ...tools.map(({ title, path, open }) =>
        entry(TOOLS, Wrench, title, path, "", open ? undefined : "En preparación"),
      ),
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
