import { useEffect, useState } from "react";
import { callApi } from "#ui/call-api.ts";
import { useEvents } from "#ui/realtime/use-events.ts";
import { threadsPlaceOf } from "../../shared/threads-place.ts";

/** The navigation is drawn twice, at the side and folded: one question for both. */
const asked = new Map<string, { change: number; answer: Promise<number | null> }>();

function ask(api: string, change: number): Promise<number | null> {
  const last = asked.get(api);
  if (last?.change === change) return last.answer;
  const answer = callApi<{ unread: number }>("GET", `${api}/unread`).then((outcome) =>
    outcome.kind === "done" ? outcome.answer.unread : null,
  );
  asked.set(api, { change, answer });
  return answer;
}

/** Number of threads with an unread message; nothing without any. */
export function UnreadThreads({ path }: { path: string }) {
  const { api } = threadsPlaceOf(path);
  const change = useEvents().work.threads;
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let isGone = false;
    void ask(api, change).then((count) => {
      if (!isGone && count !== null) setUnread(count);
    });
    return () => {
      isGone = true;
    };
  }, [api, change]);
  if (unread === 0) return null;
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-2xs font-semibold text-primary-foreground tabular-nums">
      {unread}
      <span className="sr-only"> sin leer</span>
    </span>
  );
}
