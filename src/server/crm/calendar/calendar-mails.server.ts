import { dateInWords, dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { addDays, clockOf, dayOf } from "#domain/shared/time/local-time.ts";
import { localOf, zoneName } from "#domain/shared/time/zone-time.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";

/**
 * The mails of the calendar: events about to happen, and events that are overdue. Times are those of the event's own
 * zone.
 */

interface Reminder {
  to: string;
  title: string;
  location: string | null;
  /** One of its times. */
  startsLocal: string;
  timeZone: string;
  isAllDay: boolean;
  /** The reader's zone. */
  readerZone: string;
  now: Date;
  /** Address of the event's page. */
  href: string;
  settingsHref: string;
}

export function reminderMail(reminder: Reminder): Mail {
  const { to, title, location, href } = reminder;
  return {
    to,
    subject: `${title}: ${shortWhen(reminder)}`,
    links: [href],
    ...renderMail({
      title,
      paragraphs: [`Te lo recordamos: es ${shortWhen(reminder)}.`],
      facts: [["Cuándo", longWhen(reminder)], ...(location ? [["Dónde", location] as const] : [])],
      action: { label: "Ver en el calendario", href },
      footer: footer(reminder),
    }),
  };
}

export function overdueMail(reminder: Reminder): Mail {
  const { to, title, href } = reminder;
  return {
    to,
    subject: `Sin hacer: ${title}`,
    links: [href],
    ...renderMail({
      title: `Sin hacer: ${title}`,
      paragraphs: ["Esta tarea ya ha vencido y sigue abierta. Si está hecha, márcala; si no, ponle otra fecha."],
      facts: [["Vencía", longWhen(reminder)]],
      action: { label: "Ver la tarea", href },
      footer: footer(reminder),
    }),
  };
}

/** To the coordinators, a day later. */
export function escalationMail(reminder: Reminder & { person: string }): Mail {
  const { to, title, href, person } = reminder;
  return {
    to,
    subject: `${person} tiene una tarea vencida: ${title}`,
    links: [href],
    ...renderMail({
      title: `Lleva más de un día sin hacer: ${title}`,
      paragraphs: [`Es de ${person}, que lo sabe desde ayer. Puedes dársela a otra persona o cambiar la fecha.`],
      facts: [["Vencía", longWhen(reminder)]],
      action: { label: "Ver las tareas del equipo", href },
      footer: footer(reminder),
    }),
  };
}

const footer = ({ settingsHref }: Reminder) =>
  `Recibes estos avisos porque los tienes activados. Puedes apagarlos en los ajustes de tu calendario: ${settingsHref}`;

/** `hoy a las 18:00`, `el lunes, 19 de octubre` */
function shortWhen({ startsLocal, timeZone, isAllDay, now }: Reminder): string {
  const day = dayOf(startsLocal);
  const today = dayOf(localOf(now, timeZone));
  const named = day === today ? "hoy" : day === addDays(today, 1) ? "mañana" : `el ${dayInWords(day, today)}`;
  return isAllDay ? named : `${named} a las ${clockOf(startsLocal)}`;
}

function longWhen({ startsLocal, timeZone, isAllDay, readerZone }: Reminder): string {
  const day = `${dayInWords(dayOf(startsLocal)).split(",")[0]}, ${dateInWords(dayOf(startsLocal))}`;
  if (isAllDay) return `${day}, todo el día`;
  const zone = timeZone === readerZone ? "" : ` (hora de ${zoneName(timeZone)})`;
  return `${day}, a las ${clockOf(startsLocal)}${zone}`;
}
