import {
  BookOpen,
  CalendarPlus,
  Coins,
  Contact,
  Download,
  FileText,
  House,
  ListChecks,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Newspaper,
  PenLine,
  Plus,
  Scale,
  Stamp,
  Sun,
  Upload,
  UserPlus,
} from "lucide-react";
import { signOut } from "#ui/account/sign-out.ts";
import type { KnownEntry } from "#ui/command-menu/menu-entry.ts";
import { chooseTheme } from "#ui/theme.ts";

/** Verbs and pages of the command menu, each with the other words that people type for it. */

export const ACTS = "Hacer";
export const PAGES = "Páginas";

/** A page of a group. @param words other words for it */
export const pageEntry = (
  group: string,
  icon: LucideIcon,
  title: string,
  path: string,
  words = "",
  detail?: string,
): KnownEntry => ({ id: `${group}${path}`, group, icon, title, path, words, detail });

const opens = (icon: LucideIcon, title: string, path: string, words: string) =>
  pageEntry(ACTS, icon, title, path, words);

const does = (icon: LucideIcon, title: string, act: () => void, words: string): KnownEntry => ({
  id: `${ACTS}${title}`,
  group: ACTS,
  icon,
  title,
  act,
  words,
});

export const OWN_ACTS: readonly KnownEntry[] = [
  opens(House, "Nueva vivienda", "/dashboard/cartera/nueva", "añadir crear alta inmueble propiedad piso casa cartera"),
  opens(Scale, "Nueva valoración", "/valoracion", "valorar tasar tasación precio calcular cuánto vale vivienda"),
  opens(
    Contact,
    "Nuevo contacto",
    "/dashboard/contactos#nuevo",
    "añadir crear alta cliente comprador propietario persona lead",
  ),
  opens(
    CalendarPlus,
    "Nueva cita o visita",
    "/dashboard/calendar#nuevo",
    "nuevo evento añadir crear apuntar agendar reunión firma calendario agenda",
  ),
  opens(Plus, "Nueva tarea", "/dashboard/calendar/tareas#nueva", "añadir crear apuntar recordatorio pendiente"),
  opens(PenLine, "Nuevo anuncio", "/generador-descripciones", "escribir crear redactar descripción texto portal"),
  opens(
    Upload,
    "Importar viviendas",
    "/dashboard/cartera/importar",
    "traer subir cargar archivo xml csv excel cartera kyero",
  ),
  opens(
    Upload,
    "Importar contactos",
    "/dashboard/contactos/importar",
    "traer subir cargar archivo csv vcard agenda clientes",
  ),
  opens(
    Download,
    "Exportar la cartera",
    "/dashboard/cartera/remitentes#exportar",
    "descargar bajar sacar viviendas archivo xml csv excel kyero",
  ),
  opens(Download, "Exportar los contactos", "/dashboard/contactos", "descargar bajar sacar clientes archivo csv"),
  opens(UserPlus, "Invitar a un compañero", "/dashboard/agencia", "añadir agente usuario equipo colaborador"),
  opens(Stamp, "Poner mi marca", "/dashboard/agencia/marca", "logo logotipo color firma imagen informes"),
  opens(Coins, "Comprar créditos", "/dashboard/creditos#planes", "plan pagar contratar cambiar ampliar tarifa"),
  does(Moon, "Tema oscuro", () => chooseTheme("dark"), "modo noche dark negro apariencia"),
  does(Sun, "Tema claro", () => chooseTheme("light"), "modo día light blanco apariencia"),
  does(Monitor, "Tema según el sistema", () => chooseTheme("system"), "modo automático apariencia claro oscuro"),
  does(LogOut, "Cerrar sesión", () => void signOut(), "salir desconectar logout terminar cuenta"),
];

export const STAFF_ACTS: readonly KnownEntry[] = [
  opens(Newspaper, "Escribir una noticia", "/admin/noticias", "blog entrada publicar nueva"),
];

/** Pages that no navigation names. */
export const MORE_PAGES: readonly KnownEntry[] = [
  pageEntry(PAGES, House, "Duplicados de la cartera", "/dashboard/cartera/duplicados", "repetidos fusionar"),
  pageEntry(
    PAGES,
    House,
    "Compartir inmuebles con otras agencias",
    "/dashboard/agencia/mercado",
    "red bolsa mls colaborar mercado",
  ),
  pageEntry(
    PAGES,
    House,
    "Repetidos del mercado",
    "/dashboard/mercado/repetidos",
    "duplicados anuncios misma vivienda unir",
  ),
  pageEntry(
    PAGES,
    House,
    "Comprobar una lista de precios",
    "/dashboard/cartera/precios",
    "detector csv excel anuncios caros baratos fuera de mercado",
  ),
  pageEntry(PAGES, Contact, "Tablero de contactos", "/dashboard/contactos/tablero", "kanban fases operaciones tratos"),
  pageEntry(PAGES, Contact, "Bandeja de contactos", "/dashboard/contactos/bandeja", "leads entrada"),
  pageEntry(PAGES, CalendarPlus, "Tareas", "/dashboard/calendar/tareas", "pendiente"),
  pageEntry(PAGES, ListChecks, "Primeros pasos", "/dashboard?pasos=ver", "empezar guía bienvenida lista"),
  pageEntry(PAGES, BookOpen, "Centro de ayuda", "/help-center", "soporte manual dudas"),
  pageEntry(PAGES, Newspaper, "Blog", "/blog", "noticias artículos"),
  pageEntry(PAGES, FileText, "Precios y planes", "/precios", "tarifas coste"),
  pageEntry(PAGES, FileText, "Documentación de la API", "/api/docs", "openapi programadores"),
  pageEntry(PAGES, FileText, "Recursos", "/recursos", "plantillas descargas"),
];
