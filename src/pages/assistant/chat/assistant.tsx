import { data } from "react-router";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { modelNoticeFor } from "#server/assistant/saved/notice.server.ts";
import { listSavedChats, readSavedChat } from "#server/assistant/saved/saved-chat-rows.server.ts";
import { actorContext, mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { AppError } from "#server/platform/app-error.server.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/assistant.ts";
import { AssistantChat } from "./assistant-chat.tsx";

const tool = PAGE_TOOLS.find(({ path }) => path === "/chat-inmobiliario")!;

/**
 * The assistant's full page. `?conversacion=` shows a saved one; conversations of visitors without an account stay in
 * this page's memory.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const actor = mustHave(context.get(actorContext));
  const { db } = services.database;
  const id = url.searchParams.get("conversacion");
  const viewer = context.get(viewerContext);
  // An administrator who views the site as somebody else sees none of that person's questions.
  const person = viewer !== null && viewer.impersonation === undefined && !actor.isAnonymous ? actor : null;
  const [notice, list, conversation] = await Promise.all([
    modelNoticeFor(services, actor),
    person && listSavedChats(db, person, {}),
    person && id !== null ? readSavedChat(db, person, id).catch(notThere) : null,
  ]);
  return { notice, list, conversation };
}

function notThere(error: unknown): never {
  if (error instanceof AppError) throw data(error.message, { status: 404 });
  throw error;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Chat inmobiliario: pregunta y mira de dónde sale",
    description:
      "Pregunta por precios, hipotecas, gastos, viviendas o herramientas. Cada respuesta cita su página y cada cifra sale de un cálculo.",
    path: tool.path,
    data: toolDataOf(args, tool),
  });

export default function Assistant({ loaderData }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page pt-3 pb-8 max-sm:px-0 sm:pb-12">
      <AssistantChat {...loaderData} />
    </main>
  );
}
