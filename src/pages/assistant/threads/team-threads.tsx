import { data } from "react-router";
import * as z from "zod/mini";
import { readThreadList } from "#domain/assistant/chat/team-threads.ts";
import { scopeOf } from "#server/accounts/access/actor.server.ts";
import { findThread, listThreads } from "#server/assistant/threads/team-threads.server.ts";
import { hoursOf } from "#server/assistant/threads/thread-rows.server.ts";
import { listColleagues } from "#server/crm/contacts/read-settings.server.ts";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireCrm } from "../../crm/crm-access.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { threadsPlaceOf, useThreadsPlace } from "../../shared/threads-place.ts";
import type { Route } from "./+types/team-threads.ts";
import { TeamThreadView } from "./team-thread-view.tsx";
import { ThreadList } from "./thread-list.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, services } = requireCrm(context, request);
  const { database, now } = services;
  const { db } = database;
  const { threadId } = params;
  const thread =
    threadId === undefined || !z.uuid().safeParse(threadId).success ? null : await findThread(db, actor, threadId);
  if (threadId !== undefined && !thread) throw data(null, { status: 404 });
  const list = readThreadList(new URL(request.url).searchParams);
  return {
    crumb: thread?.visitor ?? "Conversaciones",
    ...(thread ? { crumbAbove: "Conversaciones" } : {}),
    list,
    thread,
    threads: await listThreads(db, actor, list),
    colleagues: await listColleagues(db, actor),
    hours: await hoursOf(db, scopeOf(actor), now()),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Conversaciones",
    description:
      "Quien habla con el asistente y pide que le responda una persona: lo que dijo, quién lo atiende y tu respuesta, en directo.",
    path: threadsPlaceOf(args.location.pathname).list,
    regions: false,
    noIndex: true,
  });

/** Conversations at the left, the open one at the right; on small screens one of the two. */
export default function Conversations({ loaderData }: Route.ComponentProps) {
  const { list, thread, threads, colleagues, hours } = loaderData;
  const place = useThreadsPlace();
  useFreshData("threads");
  return (
    <main id="contenido" className="grid gap-4">
      <div className={classNames("min-w-0", thread && "max-lg:hidden")}>
        <h1 className="text-h3">Conversaciones</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Quien pide en el asistente que le responda una persona. Lo que escribes le llega al momento.{" "}
          {hours.isOpenNow ? null : (
            <>
              Ahora estás fuera de horario, y así se lo decimos.{" "}
              <PageLink
                to={place.isHouse ? "/admin/crm-leads/ajustes" : "/dashboard/contactos/ajustes"}
                className="link-text"
              >
                Cambiar el horario
              </PageLink>
            </>
          )}
        </p>
      </div>
      {thread ? <h1 className="sr-only lg:hidden">Conversación con {thread.visitor}</h1> : null}
      <Panel
        as="div"
        className="grid overflow-hidden lg:h-[calc(100dvh-var(--navbar-h)-13rem)] lg:min-h-[30rem] lg:grid-cols-[21rem_minmax(0,1fr)]"
      >
        <div className={classNames("flex min-h-0 flex-col lg:border-r", thread && "max-lg:hidden")}>
          <ThreadList threads={threads} list={list} openId={thread?.id ?? null} />
        </div>
        <div
          className={classNames(
            "min-h-0 min-w-0",
            thread
              ? "flex flex-col max-lg:h-[calc(100dvh-var(--navbar-h)-9rem)] max-lg:min-h-[28rem]"
              : "max-lg:hidden",
          )}
        >
          {thread ? (
            <TeamThreadView key={thread.id} thread={thread} colleagues={colleagues} list={list} />
          ) : (
            <div className="grid h-full place-items-center">
              <EmptyState title="Elige una conversación" level={2}>
                A la izquierda están las que esperan, primero la que lleva más tiempo.
              </EmptyState>
            </div>
          )}
        </div>
      </Panel>
    </main>
  );
}
