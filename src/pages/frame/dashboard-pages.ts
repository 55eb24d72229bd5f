import {
  BellRing,
  Bookmark,
  Building2,
  Calendar,
  ChartLine,
  Coins,
  Contact,
  History,
  House,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquareReply,
  MessagesSquare,
  Orbit,
  PhoneOff,
  Plug,
  Settings,
  Share2,
  Signature,
  Target,
  UserRound,
  Waypoints,
  Wrench,
} from "lucide-react";

interface DashboardPage {
  path: string;
  label: string;
  icon: LucideIcon;
}

/** Pages of the side navigation, in its groups. */
export const DASHBOARD_GROUPS: readonly { title: string; pages: readonly DashboardPage[] }[] = [
  {
    title: "Trabajo",
    pages: [
      { path: "/dashboard", label: "Inicio", icon: LayoutDashboard },
      { path: "/dashboard/cartera", label: "Cartera", icon: House },
      { path: "/dashboard/busquedas", label: "Búsquedas guardadas", icon: BellRing },
      { path: "/dashboard/herramientas", label: "Herramientas", icon: Wrench },
      { path: "/tours", label: "Recorridos", icon: Orbit },
      { path: "/dashboard/calendar", label: "Calendario", icon: Calendar },
    ],
  },
  {
    title: "Personas",
    pages: [
      { path: "/dashboard/contactos", label: "Contactos", icon: Contact },
      { path: "/dashboard/conversaciones", label: "Conversaciones", icon: MessageSquareReply },
      { path: "/dashboard/campanas-email", label: "Campañas de email", icon: Mail },
      { path: "/dashboard/firmas", label: "Firmas", icon: Signature },
      { path: "/dashboard/flujos", label: "Flujos", icon: Waypoints },
      { path: "/dashboard/no-llamar", label: "No llamar", icon: PhoneOff },
    ],
  },
  {
    title: "Resultados",
    pages: [
      { path: "/dashboard/saved-results", label: "Resultados guardados", icon: Bookmark },
      { path: "/dashboard/history", label: "Historial", icon: History },
      { path: "/dashboard/compartidos", label: "Enlaces compartidos", icon: Share2 },
      { path: "/dashboard/goals", label: "Objetivos", icon: Target },
      { path: "/dashboard/analytics", label: "Analítica", icon: ChartLine },
    ],
  },
  {
    title: "Cuenta",
    pages: [
      { path: "/dashboard/agencia", label: "Agencia", icon: Building2 },
      { path: "/dashboard/asistente", label: "Tu asistente", icon: MessagesSquare },
      { path: "/dashboard/integrations", label: "Integraciones", icon: Plug },
    ],
  },
];

/** Pages of the account menu. */
export const ACCOUNT_PAGES: readonly DashboardPage[] = [
  { path: "/dashboard/profile", label: "Perfil", icon: UserRound },
  { path: "/dashboard/settings", label: "Ajustes", icon: Settings },
  { path: "/dashboard/creditos", label: "Plan y créditos", icon: Coins },
];

/** Every page of a person's own that a menu names. */
export const DASHBOARD_PAGES: readonly DashboardPage[] = [
  ...DASHBOARD_GROUPS.flatMap(({ pages }) => pages),
  ...ACCOUNT_PAGES,
];
