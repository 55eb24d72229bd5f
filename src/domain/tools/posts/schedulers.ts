import type { Channel } from "./networks.ts";

/**
 * The week as files that scheduling tools read.
 *
 * Hootsuite, bulk composer: no heading, three columns (date, message, link), one file for each network because the network is chosen when it is
 * uploaded; the date is `dd/mm/yyyy hh:mm`, one of those that its window offers.
 * Publer, bulk uploader (help.publer.io, «What CSV template should I use?»): date `YYYY/MM/DD HH:MM`, message, link, media, title and label,
 * in this order.
 * Metricool and Buffer draw their templates inside their own accounts: the table of the week has one column for each of their fields.
 */

export interface ScheduledPost {
  day: string;
  time: string;
  channel: Channel;
  text: string;
  /** Beside the text; null where it stands in it or there is none. */
  link: string | null;
}

/** A cell to the letter: what stands in it is published, so no apostrophe goes before it as in files for spreadsheets. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const row = (cells: readonly string[]) => `${cells.map(cell).join(",")}\r\n`;
const spanishDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** @param posts those of one network */
export const hootsuiteCsv = (posts: readonly ScheduledPost[]): string =>
  posts.map(({ day, time, text, link }) => row([`${spanishDay(day)} ${time}`, text, link ?? ""])).join("");

/** @param posts those of one account */
export const publerCsv = (posts: readonly ScheduledPost[]): string =>
  row(["Date", "Message", "Link", "Media URL", "Title", "Label"]) +
  posts
    .map(({ day, time, text, link }) => row([`${day.replaceAll("-", "/")} ${time}`, text, link ?? "", "", "", ""]))
    .join("");
