import { instantOf, localOf } from "../../shared/time/zone-time.ts";
import type { Message, Thread } from "./thread.ts";

/** The same conversation with its dates read in another way. The messages are all that is needed: no file is kept for it. */

/** Whether the dates say themselves which figure is the day: by one after the twelfth, or with the year in front. */
const isCertain = ({ evidence }: NonNullable<Thread["order"]>) => evidence === "over-twelve" || evidence === "iso";

/** Whether another order is worth asking the messages for. */
export const hasDoubtfulDays = ({ order }: Pick<Thread, "order">): boolean => order !== null && !isCertain(order);

/** Whether day and month of every date can change places, which a day after the twelfth forbids. */
export function mayTurnDays({ order, messages }: Thread): boolean {
  return (
    hasDoubtfulDays({ order }) &&
    messages.every(({ wallTime }) => wallTime === null || Number(wallTime.slice(8, 10)) <= 12)
  );
}

/** Day and month in the other order, as the person chose it. The same thread where it is read so already or cannot be. */
export function withDayFirst(thread: Thread, dayFirst: boolean): Thread {
  const { order, zone } = thread;
  if (order === null || order.dayFirst === dayFirst || !mayTurnDays(thread)) return thread;
  const messages = thread.messages.map((message) =>
    message.wallTime === null ? message : withWallTime(message, turned(message.wallTime), zone),
  );
  return { ...thread, messages, order: { dayFirst, evidence: "chosen" } };
}

const turned = (wallTime: string) =>
  `${wallTime.slice(0, 4)}-${wallTime.slice(8, 10)}-${wallTime.slice(5, 7)}${wallTime.slice(10)}`;

const withWallTime = (message: Message, wallTime: string, zone: string): Message => ({
  ...message,
  wallTime,
  at: instantOf(wallTime, zone).toISOString(),
});

/** In another zone: chats keep what their clock showed, mails the instant that they name themselves. */
export function inZone(thread: Thread, zone: string): Thread {
  if (thread.zone === zone) return thread;
  const messages = thread.messages.map((message) => {
    if (thread.source === "mail") {
      return message.at === null ? message : { ...message, wallTime: localOf(new Date(message.at), zone).slice(0, 16) };
    }
    return message.wallTime === null ? message : withWallTime(message, message.wallTime, zone);
  });
  return { ...thread, messages, zone };
}
