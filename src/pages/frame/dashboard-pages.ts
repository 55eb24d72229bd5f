import {
  Bookmark,
  BotMessageSquare,
  Building2,
  Calendar,
  ChartLine,
  Coins,
  Contact,
  History,
  House,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareReply,
  PhoneOff,
  Plug,
  Settings,
  Share2,
  Target,
  UserRound,
  Wrench,
} from "lucide-react";

interface DashboardPage {
  path: string;
  label: string;
  icon: LucideIcon;
}

/** Pages of the side navigation. */
export const DASHBOARD_PAGES: readonly DashboardPage[] = [
  { path: "/dashboard", label: "Inicio", icon: LayoutDashboard },
  { path: "/dashboard/cartera", label: "Cartera", icon: House },
  { path: "/herramientas", label: "Herramientas", icon: Wrench },
  { path: "/dashboard/contactos", label: "Contactos", icon: Contact },
  { path: "/dashboard/no-llamar", label: "No llamar", icon: PhoneOff },
  { path: "/dashboard/conversaciones", label: "Conversaciones", icon: MessageSquareReply },
  { path: "/dashboard/calendar", label: "Calendario", icon: Calendar },
  { path: "/dashboard/goals", label: "Objetivos", icon: Target },
  { path: "/dashboard/analytics", label: "Analítica", icon: ChartLine },
  { path: "/dashboard/saved-results", label: "Resultados guardados", icon: Bookmark },
  { path: "/dashboard/history", label: "Historial", icon: History },
  { path: "/dashboard/compartidos", label: "Enlaces compartidos", icon: Share2 },
  { path: "/dashboard/creditos", label: "Plan y créditos", icon: Coins },
  { path: "/dashboard/asistente", label: "Tu asistente", icon: BotMessageSquare },
  { path: "/dashboard/agencia", label: "Agencia", icon: Building2 },
  { path: "/dashboard/profile", label: "Perfil", icon: UserRound },
  { path: "/dashboard/integrations", label: "Integraciones", icon: Plug },
  { path: "/dashboard/settings", label: "Ajustes", icon: Settings },
];
