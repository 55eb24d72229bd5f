import { randomUUID } from "node:crypto";

let lastTick = 0;

/**
 * A UUID of version 7 (RFC 9562): the millisecond first, then a counter, then random bits. Rows that are written
 * together therefore stand together in every index.
 */
export function orderedId(): string {
  lastTick = Math.max(Date.now() * 1000, lastTick + 1);
  const ms = Math.floor(lastTick / 1000)
    .toString(16)
    .padStart(12, "0");
  const counter = (lastTick % 1000).toString(16).padStart(3, "0");
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${counter}-${randomUUID().slice(19)}`;
}
