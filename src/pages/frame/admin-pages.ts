import {
  Activity,
  BookOpen,
  Bug,
  Calendar,
  ChartColumn,
  Contact,
  FileText,
  FlaskConical,
  LayoutDashboard,
  Link2,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquareReply,
  Newspaper,
  ScrollText,
  SearchCheck,
  Signature,
  SquareUser,
  TextCursorInput,
  Users,
  Waypoints,
} from "lucide-react";

export interface AdminPage {
  path: string;
  label: string;
  icon: LucideIcon;
}

const open = (path: string, label: string, icon: LucideIcon): AdminPage => ({ path, label, icon });

/** The side navigation of the administration. */
export const ADMIN_PAGES: readonly { title?: string; pages: readonly AdminPage[] }[] = [
  {
    pages: [
      open("/admin", "Panel", LayoutDashboard),
      open("/admin/usuarios", "Usuarios", Users),
      open("/admin/errores", "Errores", Bug),
      open("/admin/monitoreo", "Monitoreo", Activity),
      open("/admin/logs", "Registros", ScrollText),
      open("/admin/tests", "Pruebas", FlaskConical),
    ],
  },
  {
    title: "Clientes",
    pages: [
      open("/admin/crm-leads", "CRM de leads", SquareUser),
      open("/admin/conversaciones", "Conversaciones", MessageSquareReply),
      open("/admin/campanas-email", "Campañas de email", Mail),
      open("/admin/contactos-marketing", "Contactos", Contact),
      open("/admin/flujos", "Flujos", Waypoints),
    ],
  },
  {
    title: "Contenido",
    pages: [
      open("/admin/noticias", "Noticias", Newspaper),
      open("/admin/plantillas", "Plantillas", FileText),
      open("/admin/firmas", "Firmas", Signature),
      open("/admin/enlaces", "Enlaces", Link2),
      open("/admin/formularios", "Formularios", TextCursorInput),
    ],
  },
  {
    title: "Sistema",
    pages: [
      open("/admin/google-indexing", "Indexación", SearchCheck),
      open("/admin/calendario", "Calendario", Calendar),
      open("/admin/tareas", "Tareas", ListChecks),
      open("/admin/estadisticas", "Estadísticas", ChartColumn),
      open("/admin/manual-tecnico", "Manual técnico", BookOpen),
    ],
  },
];
