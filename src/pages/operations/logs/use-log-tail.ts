import { useRef, useState } from "react";
import { type LogFilter, logQuery, type ShownLine, withNewLines } from "#domain/operations/logs/log-filter.ts";
import { callApi } from "#ui/call-api.ts";
import { useVisibleInterval } from "#ui/realtime/use-visible-interval.ts";

const EVERY_MS = 2_000;
/** Lines kept by a reader who follows for hours: the newest ones. */
const MAX_LINES = 500;

/**
 * The page's lines and those that come in while it is followed. A reader who has scrolled down does not lose their
 * place: new lines wait until they ask for them.
 */
export function useLogTail(first: readonly ShownLine[], filter: LogFilter, isOn: boolean) {
  const [lines, setLines] = useState<readonly ShownLine[]>(first);
  const [waiting, setWaiting] = useState<readonly ShownLine[]>([]);
  const [isLive, setLive] = useState<boolean | null>(null);
  const isAsking = useRef(false);
  const list = useRef<HTMLDivElement>(null);

  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const newest = Math.max(0, waiting[0]?.id ?? 0, lines[0]?.id ?? 0);
    const path = `/api/admin/logs/new${logQuery(filter, { after: String(newest) })}`;
    const outcome = await callApi<{ lines: ShownLine[] }>("GET", path);
    isAsking.current = false;
    setLive(outcome.kind === "done");
    if (outcome.kind !== "done") return;
    const known = new Set([...lines, ...waiting].map(({ id }) => id));
    const fresh = outcome.answer.lines.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const isAway = (list.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAway) setWaiting(withNewLines(waiting, fresh, MAX_LINES));
    else setLines(withNewLines(lines, [...waiting, ...fresh], MAX_LINES));
  };
  useVisibleInterval(() => void ask(), EVERY_MS, isOn);

  const showWaiting = () => {
    setLines(withNewLines(lines, waiting, MAX_LINES));
    setWaiting([]);
    list.current?.scrollIntoView({ block: "start" });
  };
  return { lines, waiting: waiting.length, isLive, list, showWaiting };
}
