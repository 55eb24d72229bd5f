import { Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { channelName } from "#domain/tools/posts/networks.ts";
import { Button } from "#ui/button.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { useCall } from "#ui/use-call.ts";
import type { PostsResult, WeekPost } from "./result.ts";
import { GOAL_NAMES, shortDay } from "./words.ts";

interface CountedLink {
  place: string;
  url: string;
  clicks: number;
  isOn: boolean;
}

/** Short links of a kept week: made when somebody asks, and counted by network and post. Absent where the week carries no address. */
export function WeekLinks({ result }: { result: PostsResult }) {
  const { runId, isSignedIn, isExample } = useToolRun();
  const hasLinks = result.posts.some(({ link, isBlocked }) => link !== null && !isBlocked);
  if (runId === undefined || !isSignedIn || isExample || !hasLinks) return null;
  return <LinksOfRun key={runId} runId={runId} posts={result.posts} />;
}

function LinksOfRun({ runId, posts }: { runId: string; posts: readonly WeekPost[] }) {
  const path = `/api/runs/${runId}/short-links`;
  const [links, setLinks] = useState<readonly CountedLink[]>();
  const { isBusy, call } = useCall();
  useEffect(() => {
    const stop = new AbortController();
    async function read() {
      const response = await fetch(path, { signal: stop.signal });
      if (response.ok) setLinks(((await response.json()) as { links: CountedLink[] }).links);
    }
    // Clicks are an extra: where they cannot be read now, the week is whole without them.
    read().catch(() => undefined);
    return () => stop.abort();
  }, [path]);

  async function shorten() {
    const outcome = await call("Enlaces acortados", "POST", path);
    if (outcome.kind === "done") setLinks((outcome.answer as { links: CountedLink[] }).links);
  }
  async function switchOff() {
    const outcome = await call("Enlaces cortos desactivados", "DELETE", path);
    if (outcome.kind === "done") setLinks((known) => known?.map((link) => ({ ...link, isOn: false })));
  }

  if (links === undefined) return null;
  const on = links.filter(({ isOn }) => isOn);
  if (on.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-3 border-t px-5 py-4 sm:px-6 print:hidden">
        <Button variant="outline" loading={isBusy} loadingText="Acortando…" onClick={() => void shorten()}>
          <Link2 aria-hidden size={18} strokeWidth={1.75} />
          Acortar los enlaces
        </Button>
        <p className="max-w-reading text-sm text-muted-foreground">
          Un enlace corto para cada publicación, con sus visitas contadas aquí. No gasta créditos. Un texto que hayas
          escrito tú se queda como está.
        </p>
      </div>
    );
  }
  return (
    <div className="grid gap-3 border-t px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">
          {counted(sum(on), "clic en la semana", "clics en la semana")}
          <span className="block text-sm font-normal text-muted-foreground">
            Sin robots, y sin saber de quién son. {counted(on.length, "enlace corto", "enlaces cortos")}.
          </span>
        </p>
        <Button className="print:hidden" variant="ghost" size="sm" loading={isBusy} onClick={() => void switchOff()}>
          Desactivar los enlaces
        </Button>
      </div>
      <ClicksByNetwork links={on} posts={posts} />
    </div>
  );
}

const sum = (links: readonly CountedLink[]) => links.reduce((total, { clicks }) => total + clicks, 0);

/** A line for each network, with its posts behind it; the most clicked first. */
function ClicksByNetwork({ links, posts }: { links: readonly CountedLink[]; posts: readonly WeekPost[] }) {
  const clicksOf = new Map(links.map(({ place, clicks }) => [place, clicks]));
  const counting = posts.filter(({ id }) => clicksOf.has(id));
  const networks = [...Map.groupBy(counting, ({ channel }) => channel)]
    .map(([channel, own]) => ({ channel, own, clicks: own.reduce((total, { id }) => total + clicksOf.get(id)!, 0) }))
    .toSorted((a, b) => b.clicks - a.clicks);
  return (
    <ul className="grid text-sm">
      {networks.map(({ channel, own, clicks }) => (
        <li key={channel} className="grid gap-x-4 gap-y-1 border-t py-2 sm:grid-cols-[10rem_4rem_minmax(0,1fr)]">
          <span className="font-medium">{channelName(channel)}</span>
          <span className="tabular-nums">{counted(clicks, "clic", "clics")}</span>
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground">
            {own.map(({ id, day, goal }) => (
              <a key={id} href={`#${id}`} className="link-text">
                {shortDay(day).join(" ")}, {GOAL_NAMES[goal].toLocaleLowerCase("es")}:{" "}
                <span className="tabular-nums">{formatNumber(clicksOf.get(id)!)}</span>
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
