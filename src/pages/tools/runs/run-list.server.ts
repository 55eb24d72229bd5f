import { actorOf } from "#server/accounts/access/actor.server.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { listFolders, listTags } from "#server/tools/runs/run-lists.server.ts";
import { maySeeAgency, shownRuns } from "#server/tools/runs/runs-shown.server.ts";
import { slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { type ListPath, PLACE, readRunQuery } from "./runs-query.ts";

export type RunListData = Awaited<ReturnType<typeof readRunList>>;

/** A list of results as its address asks for it. */
export async function readRunList(services: Services, viewer: Viewer, request: Request, path: ListPath) {
  const actor = actorOf(viewer);
  const { db } = services.database;
  const query = new URL(request.url).searchParams;
  const filter = readRunQuery(path, query, maySeeAgency(actor));
  const place = query.get(PLACE);
  const list = await shownRuns(services, actor, filter, place);
  const isSaved = filter.view === "saved";
  return {
    path,
    // The wanted order where possible; too many hits for it are shown newest first.
    filter: { ...filter, sort: list.sort },
    wantedSort: filter.sort,
    list,
    isLater: place !== null,
    maySeeAgency: maySeeAgency(actor),
    folders: isSaved ? await listFolders(db, actor, filter.scope) : [],
    tags: isSaved ? await listTags(db, actor, filter.scope) : [],
    tools: tools.map((tool) => ({ value: slugOf(tool), label: tool.title })),
    now: services.now().toISOString(),
  };
}
