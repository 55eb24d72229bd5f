import type { EventKind } from "#domain/crm/calendar/calendar-values.ts";
import type { AgentKey } from "./demo-people.ts";

/** What stands in the calendar of the demonstration in its week, and the notices and numbers that came in. */

export interface DiaryLine {
  kind: EventKind;
  title: string;
  starts: string;
  minutes: number;
  agent: AgentKey;
  home?: string;
  client?: string;
  location?: string;
  priority?: "alta" | "normal" | "baja";
  isDone?: boolean;
}

export const DIARY: readonly DiaryLine[] = [
  { kind: "cita", title: "Reunión de la semana", starts: "2026-11-23T09:00", minutes: 45, agent: "lucia" },
  { kind: "visita", title: "Visita al ático de Benimaclet", starts: "2026-11-23T18:30", minutes: 45, agent: "lucia", home: "DEMO-02", client: "Diego y Laura Peris", isDone: true },
  { kind: "cita", title: "Fotos del piso de Ruzafa", starts: "2026-11-24T10:00", minutes: 90, agent: "marcos", home: "DEMO-01" },
  { kind: "cita", title: "Propuesta a Vicente Marín", starts: "2026-11-24T12:00", minutes: 60, agent: "lucia", client: "Vicente Marín", location: "Calle Sueca, València" },
  { kind: "visita", title: "Visita al piso de Ruzafa", starts: "2026-11-24T18:00", minutes: 45, agent: "lucia", home: "DEMO-01", client: "Marta Sanchis", isDone: true },
  { kind: "tarea", title: "Pedir la nota simple de Ruzafa", starts: "2026-11-25T09:30", minutes: 30, agent: "lucia", home: "DEMO-01", isDone: true },
  { kind: "visita", title: "Visita al dúplex", starts: "2026-11-25T17:00", minutes: 60, agent: "marcos", home: "DEMO-08", client: "Tomás Gil", isDone: true },
  { kind: "tarea", title: "Llamar a Paula Navarro", starts: "2026-11-26T11:00", minutes: 30, agent: "lucia", client: "Paula Navarro", priority: "alta" },
  { kind: "cita", title: "Contraoferta a Marta Sanchis", starts: "2026-11-26T13:00", minutes: 45, agent: "lucia", home: "DEMO-01", client: "Marta Sanchis" },
  { kind: "visita", title: "Visita al piso de Ruzafa", starts: "2026-11-26T17:30", minutes: 45, agent: "lucia", home: "DEMO-01", client: "Aïcha Benali" },
  { kind: "tarea", title: "Enviar la valoración a Vicente Marín", starts: "2026-11-27T09:30", minutes: 30, agent: "lucia", client: "Vicente Marín" },
  { kind: "cita", title: "Firma de las arras de Patraix", starts: "2026-11-27T11:00", minutes: 90, agent: "irene", home: "DEMO-03", client: "Javier Ortuño", location: "Notaría, calle Colón" },
  { kind: "visita", title: "Visita al piso con azotea", starts: "2026-11-27T18:00", minutes: 45, agent: "marcos", home: "DEMO-10", client: "Familia Esteve" },
  { kind: "visita", title: "Puertas abiertas en Benimaclet", starts: "2026-11-28T11:00", minutes: 120, agent: "irene", home: "DEMO-02" },
  { kind: "tarea", title: "Preparar el informe del propietario", starts: "2026-11-30T10:00", minutes: 45, agent: "lucia", home: "DEMO-01" },
]; // biome-ignore format: a table of the week

/** Mails of portals as an agent pastes them, when they came. */
export const NOTICES: readonly (readonly [at: string, text: string])[] = [
  [
    "2026-11-25T20:40",
    "Asunto: Nuevo mensaje de idealista sobre tu anuncio\nNombre: Sergio Boix\nTeléfono: 612 40 11 41\nCorreo: sergio@correo.example\nReferencia: DEMO-01\nMensaje: Hola, ¿se puede visitar el piso este sábado por la mañana?",
  ],
  [
    "2026-11-26T08:15",
    "Asunto: Contacto en fotocasa\nNombre: Inés Requena\nTeléfono: 612 40 11 42\nCorreo: ines@correo.example\nReferencia: DEMO-02\nMensaje: Me interesa el ático. ¿La terraza es de uso privativo?",
  ],
  [
    "2026-11-26T10:05",
    "Asunto: pisos.com, una persona pregunta por tu anuncio\nNombre: Omar Haddad\nTeléfono: 612 40 11 43\nCorreo: omar@correo.example\nReferencia: DEMO-10\nMensaje: Buenos días, ¿admite financiación del 90 %?",
  ],
];
