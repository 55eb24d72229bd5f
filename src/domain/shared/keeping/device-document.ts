import { sameValue } from "./same-value.ts";

/** A document as a device holds it while it is worked on, and how it meets the one that the server keeps. */

export interface DeviceDocument<D> {
  document: D;
  /** The server's revision that it goes out from. */
  revision: number;
  /** Whether the server has all of it. */
  isSent: boolean;
  /** Documents that were sent and never answered: the server may have kept any of it. */
  underWay: readonly D[];
}

/** Sendings without an answer that a device remembers. */
const MOST_UNDER_WAY = 5;

/** Documents under way once another is sent too. */
export const withSending = <D>(underWay: readonly D[], document: D): readonly D[] =>
  underWay.includes(document) ? underWay : [...underWay, document].slice(-MOST_UNDER_WAY);

export interface ServerDocument<D> {
  document: D;
  revision: number;
}

export type Meeting =
  /** Nothing waits on the device, or the same stands on both sides. */
  | { kind: "server" }
  /** The device goes on from the server's revision. */
  | { kind: "device"; revision: number }
  /** Both changed since they last agreed: a person chooses. */
  | { kind: "conflict" };

/** Which of both goes on. JSON that went through the database has its keys in another order, so values are compared. */
export function meetingOf<D>(device: DeviceDocument<D> | undefined, server: ServerDocument<D>): Meeting {
  if (!device || device.isSent || sameValue(device.document, server.document)) return { kind: "server" };
  if (device.revision === server.revision) return { kind: "device", revision: server.revision };
  if (device.underWay.some((sent) => sameValue(sent, server.document)))
    return { kind: "device", revision: server.revision };
  return { kind: "conflict" };
}
