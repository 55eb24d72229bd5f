import { RefreshCw } from "lucide-react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { type Channel, channelName } from "#domain/tools/posts/networks.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { HOURS_ARE_ADVICE, NOTHING_IS_SENT } from "./describe.ts";
import { PostCard } from "./post-card.tsx";
import { usePostChanges } from "./post-changes.ts";
import type { PostsResult, WeekPost } from "./result.ts";
import { WeekDownloads } from "./week-downloads.tsx";
import { readyPosts } from "./week-files.ts";
import { WeekLinks } from "./week-links.tsx";
import { WeekSeed } from "./week-seed.ts";
import { WeekSending } from "./week-sending.tsx";
import { dayTitle, GOAL_NAMES, shortDay, TONE_NAMES } from "./words.ts";

const DAYS = 7;

/** The week at a glance, and below it each day with its posts as their networks show them. */
export function WeekBoard({ result }: { result: PostsResult }) {
  const { posts, startsOn, tone, seed } = result;
  const { isExample } = useToolRun();
  const changes = usePostChanges();
  const days = Array.from({ length: DAYS }, (_, index) => addDays(startsOn, index));
  const ready = readyPosts(result).length;
  return (
    <WeekSeed value={seed}>
      <div className="grid gap-5">
        <Panel labelledBy="semana-titulo">
          <PanelHeader
            id="semana-titulo"
            level={isExample ? 3 : 2}
            title={`Semana del ${formatDate(startsOn)}`}
            description={`${counted(posts.length, "publicación", "publicaciones")}, tono ${TONE_NAMES[tone].toLocaleLowerCase("es")}, versión ${seed}`}
            actions={
              changes ? (
                <Button variant="outline" loading={changes.isRunning} onClick={() => changes.anotherWeek(seed + 1)}>
                  <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
                  Otra semana
                </Button>
              ) : undefined
            }
          />
          <PanelBody>
            <p className="max-w-reading">{NOTHING_IS_SENT}</p>
            <p className="mt-1 max-w-reading text-sm text-muted-foreground">
              {HOURS_ARE_ADVICE}
              {changes ? " «Otra semana» es una prueba: solo si la guardas cuesta lo que una semana." : ""}
            </p>
            <Overview posts={posts} days={days} />
          </PanelBody>
          <WeekSending result={result} />
          <WeekLinks result={result} />
          {ready > 0 ? <WeekDownloads result={result} ready={ready} /> : null}
        </Panel>
        {days.map((day) => {
          const ofDay = posts.filter((post) => post.day === day);
          return ofDay.length === 0 ? null : (
            <Day key={day} day={day} posts={ofDay} language={result.language} isDeep={isExample} />
          );
        })}
      </div>
    </WeekSeed>
  );
}

/** Networks by days: each place leads to its post. On a telephone the days below say the same. */
function Overview({ posts, days }: { posts: readonly WeekPost[]; days: readonly string[] }) {
  const channels = [...new Set(posts.map(({ channel }) => channel))];
  const at = (channel: Channel, day: string) => posts.find((post) => post.channel === channel && post.day === day);
  if (posts.length === 0) return null;
  return (
    <table className="mt-5 hidden w-full table-fixed border-collapse text-sm md:table">
      <caption className="sr-only">Qué sale cada día en cada red</caption>
      <thead>
        <tr>
          <th className="w-44 border-b py-2 text-left font-medium text-muted-foreground">Red</th>
          {days.map((day) => {
            const [weekday, date] = shortDay(day);
            return (
              <th key={day} scope="col" className="border-b px-2 py-2 text-left font-medium">
                <span className="block text-muted-foreground">{weekday}</span>
                <span className="tabular-nums">{date}</span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {channels.map((channel) => (
          <tr key={channel}>
            <th scope="row" className="border-b py-2 pr-2 text-left align-top font-medium">
              {channelName(channel)}
            </th>
            {days.map((day) => {
              const post = at(channel, day);
              return (
                <td key={day} className="border-b px-2 py-2 align-top">
                  {post ? (
                    <a
                      href={`#${post.id}`}
                      className="block rounded-xs leading-tight text-primary underline-offset-4 hover:underline"
                    >
                      {GOAL_NAMES[post.goal]}
                      <span className="block text-xs text-muted-foreground tabular-nums">{post.time}</span>
                    </a>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  posts: readonly WeekPost[];
  language: string;
  /** Under the heading of a worked example, one level deeper. */
  isDeep: boolean;
}

function Day({ day, posts, language, isDeep }: DayProps) {
  const Heading = isDeep ? "h4" : "h3";
  return (
    <section aria-labelledby={`dia-${day}`} className="grid gap-3">
      <Heading id={`dia-${day}`} className="flex flex-wrap items-baseline gap-x-3 text-h4">
        {dayTitle(day)}
        <span className="text-sm font-normal text-muted-foreground">
          {counted(posts.length, "publicación", "publicaciones")}
        </span>
      </Heading>
      <ul className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <PostCard post={post} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}
