import { EVENT_DAYS, RUN_DAYS } from "#domain/integrations/flows/flow-limits.ts";
import { HOME_TRASH_DAYS } from "#domain/portfolio/homes/home-changes.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { TRASH_DAYS } from "#domain/tools/runs/run-changes.ts";

/**
 * How long personal data are kept: one table, from which the configuration takes its variables, the job its ages and
 * the privacy page its list. README.md repeats variables and defaults; a test compares them.
 */

export interface Period {
  /** The variable that sets the days; absent where the days are a promise of the product. */
  variable?: string;
  /** Default where the configuration sets no other value. */
  days: number;
  /** Wording of the privacy page. */
  what: string;
  /** The event from which the days are counted. */
  from: string;
  /** Reason for the period, for readers of the configuration. */
  why: string;
}

export const PERIODS = {
  visitors: {
    variable: "VISITOR_DATA_DAYS",
    days: 365,
    what: "Los resultados, las viviendas y los archivos de quien no tiene cuenta",
    from: "su último uso",
    why: "as long as the cookie that finds them",
  },
  personalInputs: {
    variable: "PERSONAL_DATA_DAYS",
    days: 730,
    what: "Lo que se escribe de una persona en una herramienta (ingresos, deudas, edad), también en un resultado guardado; queda la cifra",
    from: "el cálculo",
    why: "a purchase is over by then",
  },
  trash: {
    days: TRASH_DAYS,
    what: "Un resultado que está en la papelera",
    from: "el día en que se tira",
    why: "time to change one's mind, as the trash says",
  },
  leads: {
    variable: "LEAD_DAYS",
    days: 1_095,
    what: "Los formularios enviados, también los que recibe un agente en una página compartida",
    from: "la última visita",
    why: "who wants to buy or sell may come back after years",
  },
  formAnswers: {
    variable: "LEAD_DAYS",
    days: 1_095,
    what: "Las respuestas a los formularios de Umbral, con el texto que se aceptó",
    from: "el envío",
    why: "as the other forms",
  },
  demoRequests: {
    variable: "LEAD_DAYS",
    days: 1_095,
    what: "Las peticiones de demo",
    from: "el envío",
    why: "as the other forms",
  },
  threads: {
    variable: "LEAD_DAYS",
    days: 1_095,
    what: "Las conversaciones que se pasan del asistente a una persona; antes, con el contacto que se elimina",
    from: "el último mensaje",
    why: "as the forms, beside which they stand",
  },
  portalNotices: {
    days: 90,
    what: "Los avisos de portales que se reenvían o se pegan; el contacto que sale de ellos se queda",
    from: "el día en que llegan",
    why: "long enough to see whether it was understood",
  },
  contactTrash: {
    days: TRASH_DAYS,
    what: "Un contacto que está en la papelera",
    from: "el día en que se tira",
    why: "time to change one's mind, as with results",
  },
  homeTrash: {
    days: HOME_TRASH_DAYS,
    what: "Una vivienda que está en la papelera, con sus fotos, sus documentos y su historial",
    from: "el día en que se tira",
    why: "time to change one's mind, as the trash says",
  },
  inspectionTrash: {
    days: TRASH_DAYS,
    what: "Una visita de valoración que está en la papelera, con sus fotos",
    from: "el día en que se tira",
    why: "time to change one's mind, as with results",
  },
  transcriptTrash: {
    days: TRASH_DAYS,
    what: "Una conversación resumida que está en la papelera, con sus mensajes",
    from: "el día en que se tira",
    why: "time to change one's mind, as with results",
  },
  campaignTrash: {
    days: TRASH_DAYS,
    what: "Una campaña de correo que está en la papelera, con lo que se anotó de cada envío",
    from: "el día en que se tira",
    why: "time to change one's mind, as with results",
  },
  dossierTrash: {
    days: TRASH_DAYS,
    what: "Un expediente de documentos que está en la papelera, con sus archivos y lo leído en ellos",
    from: "el día en que se tira",
    why: "time to change one's mind, as with results",
  },
  ownContacts: {
    variable: "LEAD_DAYS",
    days: 1_095,
    what: "Los contactos de Umbral con los que no hay nada en marcha",
    from: "la última actividad",
    why: "as the forms that they sent; an agency decides on its own",
  },
  pageViews: {
    variable: "PAGE_VIEW_DAYS",
    days: 400,
    what: "Las visitas a las páginas",
    from: "la visita",
    why: "a year beside the one before",
  },
  consents: {
    variable: "CONSENT_DAYS",
    days: 1_825,
    what: "La decisión sobre las cookies",
    from: "el día en que se toma",
    why: "proof of it, as long as it may be asked for",
  },
  errors: {
    variable: "ERROR_DAYS",
    days: 90,
    what: "Los errores",
    from: "el día en que ocurren",
    why: "mended or repeated by then",
  },
  logLines: {
    days: 14,
    what: "Lo que el servidor anota de cada petición (dirección, estado y duración), sin nombres ni correos",
    from: "la petición",
    why: "long enough to look into what somebody reports; the newest half million lines at most",
  },
  notifications: {
    variable: "NOTIFICATION_DAYS",
    days: 180,
    what: "Los avisos de una cuenta",
    from: "la última vez que se dan",
    why: "old news helps nobody",
  },
  mails: {
    variable: "MAIL_DAYS",
    days: 30,
    what: "La copia de un correo que ha salido o que no se pudo entregar",
    from: "su envío",
    why: "time to see whether it arrived",
  },
  audit: {
    variable: "AUDIT_DAYS",
    days: 730,
    what: "El registro de seguridad",
    from: "lo ocurrido",
    why: "break-ins are often found late",
  },
  invitations: {
    days: 30,
    what: "Una invitación a una agencia que nadie acepta",
    from: "el día en que caduca",
    why: "who invited sees that it has expired",
  },
  importRows: {
    days: 30,
    what: "Las filas de una importación que ha terminado",
    from: "el día en que termina",
    why: "time to look at what was changed, and at what was not taken in",
  },
  importFiles: {
    days: 90,
    what: "El archivo de una importación que no se pudo leer o espera tu visto bueno",
    from: "su último cambio",
    why: "time to read it again with other columns",
  },
  newsQuestions: {
    days: 30,
    what: "La huella del correo al que preguntamos si quiere novedades, si no responde",
    from: "la pregunta",
    why: "as long as the link in the mail can be used",
  },
  apiAnswers: {
    days: 1,
    what: "Lo que respondió la API a una llamada que se puede repetir",
    from: "la llamada",
    why: "whoever repeats a call does so within hours",
  },
  webhookDeliveries: {
    days: 30,
    what: "Lo que se envió a un webhook y cómo fue",
    from: "el envío",
    why: "time to find out why a program missed something, and to send it again",
  },
  flowEvents: {
    days: EVENT_DAYS,
    what: "Lo que ha pasado, guardado para que un flujo pueda ensayarse",
    from: "el día en que pasa",
    why: "dry runs of flows look no further back",
  },
  flowRuns: {
    days: RUN_DAYS,
    what: "Los recorridos terminados de los flujos, paso a paso; antes, con el contacto que se elimina",
    from: "el día en que terminan",
    why: "time to find out what a flow did",
  },
  searchNews: {
    days: 90,
    what: "Lo que ha salido para una búsqueda guardada",
    from: "el día en que sale",
    why: "a home that came three months ago is no news",
  },
  deletedEvents: {
    days: 30,
    what: "Un evento o una tarea que se elimina del calendario",
    from: "ese día",
    why: "time to change one's mind",
  },
  shareLinks: {
    days: 365,
    what: "Un enlace compartido que ha caducado o se ha anulado",
    from: "ese día",
    why: "its visits and contacts are looked at for a while",
  },
} as const satisfies Record<string, Period>;

export type PeriodId = keyof typeof PERIODS;
type Variable<P> = P extends { variable: infer V } ? V : never;
export type RetentionVariable = Variable<(typeof PERIODS)[PeriodId]>;

/** The variables with their defaults. */
export const RETENTION_DEFAULTS = Object.fromEntries(
  Object.values<Period>(PERIODS).flatMap(({ variable, days }) => (variable ? [[variable, days]] : [])),
) as Record<RetentionVariable, number>;

export type RetentionDays = Record<RetentionVariable, number>;

/** The days that hold for a period. */
export function daysOf(id: PeriodId, configured: RetentionDays): number {
  const { variable, days }: Period = PERIODS[id];
  return variable ? configured[variable as RetentionVariable] : days;
}

/** The periods in force here, for their readers. */
export function listedPeriods(configured: RetentionDays): (Pick<Period, "what" | "from"> & { span: string })[] {
  return (Object.keys(PERIODS) as PeriodId[]).map((id) => ({
    what: PERIODS[id].what,
    from: PERIODS[id].from,
    span: spanOf(daysOf(id, configured)),
  }));
}

/** A number of days in words: whole years as years. */
function spanOf(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, "año"] : [days, "día"];
  return `${formatNumber(count)}\u00a0${count === 1 ? unit : `${unit}s`}`;
}
