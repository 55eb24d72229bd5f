import { useCallback, useEffect, useRef, useState } from "react";
import { waitingWords } from "#domain/crm/inspections/sync-words.ts";
import { type KeptVisit, photosOfVisit, visitsOf } from "./device-store.ts";
import { VisitEngine } from "./visit-engine.ts";
import { visitLock } from "./visit-lock.ts";

export interface DeviceVisit {
  visit: KeptVisit;
  /** The changes and photos that have not arrived, in words; empty where everything has. */
  waiting: string;
  isWaiting: boolean;
}

async function readListed(account: string): Promise<DeviceVisit[]> {
  const visits = await visitsOf(account);
  return await Promise.all(
    visits.map(async (visit) => {
      const photos = await photosOfVisit(account, visit.id);
      const left = photos.filter(({ hasArrived, fault }) => !hasArrived && !fault).length;
      const waiting = waitingWords({ changes: visit.pending.length, photos: left });
      return { visit, waiting, isWaiting: waiting !== "" || visit.begun !== null };
    }),
  );
}

/** Sends what one visit keeps back, unless it is open in some page, which sends it by itself. */
async function sendOne(account: string, id: string): Promise<void> {
  await navigator.locks.request(visitLock(account, id), { ifAvailable: true }, async (free) => {
    if (!free) return;
    const engine = await VisitEngine.open(account, id);
    if (typeof engine === "string") return;
    await engine.sendAgain();
    engine.close();
  });
}

/**
 * The visits that this device keeps of an account. Those that wait are sent as soon as the list is there and there is a line, whenever
 * the line or the person comes back, and when somebody asks.
 *
 * @param changed whatever tells that the list must be read anew
 */
export function useDeviceVisits(account: string, changed = "") {
  const [listed, setListed] = useState<readonly DeviceVisit[] | null>(null);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const read = useCallback(async () => {
    // Without storage nothing waits here.
    const found = await readListed(account).catch(() => []);
    setListed(found);
    return found;
  }, [account]);
  const send = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const waiting = (await read()).filter((one) => one.isWaiting);
    try {
      setSending(waiting.length > 0);
      for (const { visit } of waiting) {
        await sendOne(account, visit.id).catch(() => undefined);
        await read();
      }
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }, [account, read]);
  useEffect(() => {
    const sendSeen = () => document.visibilityState === "visible" && void send();
    void send();
    window.addEventListener("online", sendSeen);
    document.addEventListener("visibilitychange", sendSeen);
    return () => {
      window.removeEventListener("online", sendSeen);
      document.removeEventListener("visibilitychange", sendSeen);
    };
  }, [send]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of the server changes as visits arrive
  useEffect(() => void read(), [read, changed]);
  return { listed, isSending, send };
}
