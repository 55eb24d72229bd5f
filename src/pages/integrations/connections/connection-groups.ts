import {
  Building2,
  CalendarArrowDown,
  CalendarArrowUp,
  Globe,
  KeyRound,
  type LucideIcon,
  Mail,
  PenLine,
  Share2,
  Webhook,
} from "lucide-react";
import type { ConnectionGroup, ConnectionState } from "#server/integrations/connections/read-connections.server.ts";

/** How the overview names the connections, and the page that manages each. */
interface GroupWords {
  name: string;
  text: string;
  none: string;
  path: string;
  linkLabel: string;
  /** Word for the last success. */
  successWord: string;
  icon: LucideIcon;
}

export const GROUP_WORDS: Record<ConnectionGroup["id"], GroupWords> = {
  carteras: {
    name: "Carteras que entran",
    text: "Direcciones que leemos y programas que nos envían viviendas.",
    none: "Nadie envía viviendas todavía.",
    path: "/dashboard/cartera/remitentes",
    linkLabel: "Remitentes",
    successWord: "Última lectura",
    icon: Building2,
  },
  portales: {
    name: "Portales que leen tu cartera",
    text: "Direcciones con tus viviendas publicadas.",
    none: "No has creado ninguna dirección.",
    path: "/dashboard/cartera/remitentes",
    linkLabel: "Direcciones para portales",
    successWord: "Última lectura",
    icon: Globe,
  },
  leidos: {
    name: "Calendarios que lees",
    text: "Se releen cada hora y ocupan tu agenda.",
    none: "No lees ningún calendario de fuera.",
    path: "/dashboard/calendar?ajustes=1",
    linkLabel: "Ajustes del calendario",
    successWord: "Última lectura",
    icon: CalendarArrowDown,
  },
  publicados: {
    name: "Calendarios que publicas",
    text: "Direcciones con las que Google, Apple u Outlook muestran tu agenda.",
    none: "No has creado ninguna dirección.",
    path: "/dashboard/calendar?ajustes=1",
    linkLabel: "Ajustes del calendario",
    successWord: "Última lectura",
    icon: CalendarArrowUp,
  },
  correo: {
    name: "Correo de portales",
    text: "Avisos que reenvías y se convierten en contactos.",
    none: "No ha llegado ningún aviso.",
    path: "/dashboard/contactos/ajustes#reenvio",
    linkLabel: "Dirección de reenvío",
    successWord: "Último aviso",
    icon: Mail,
  },
  redes: {
    name: "Redes",
    text: "Cuentas por las que salen solas las publicaciones que programas.",
    none: "No hay ninguna cuenta conectada: las publicaciones se copian o se descargan.",
    path: "/dashboard/integrations/redes",
    linkLabel: "Cuentas",
    successWord: "Última publicación",
    icon: Share2,
  },
  claves: {
    name: "Claves de la API",
    text: "Con ellas entran tus programas y tus asistentes.",
    none: "No hay ninguna clave.",
    path: "/dashboard/integrations/claves",
    linkLabel: "Claves",
    successWord: "Último uso",
    icon: KeyRound,
  },
  webhooks: {
    name: "Webhooks",
    text: "Avisos firmados a tus programas cuando algo cambia.",
    none: "No hay ninguna dirección a la que avisar.",
    path: "/dashboard/integrations/webhooks",
    linkLabel: "Webhooks",
    successWord: "Última entrega",
    icon: Webhook,
  },
  modelo: {
    name: "Modelo de lenguaje",
    text: "Redacta textos; las cifras no dependen de él.",
    none: "No has conectado ninguno propio.",
    path: "/dashboard/settings/modelo",
    linkLabel: "Conexión",
    successWord: "Última respuesta",
    icon: PenLine,
  },
};

export const STATE_TAGS = {
  bien: { tone: "success", text: "Funciona" },
  falla: { tone: "destructive", text: "Falla" },
  espera: { tone: "neutral", text: "Sin estrenar" },
  parada: { tone: "outline", text: "Parada" },
} as const satisfies Record<ConnectionState, { tone: string; text: string }>;
