import { data, type RouterContextProvider } from "react-router";
import { houseActor, type PersonActor } from "#server/accounts/access/actor.server.ts";
import { mustHave, type Services, servicesContext } from "#server/boot/services.server.ts";
import { mayMakeFlows } from "#server/integrations/flows/flow-actor.server.ts";
import { findFlow } from "#server/integrations/flows/read-flows.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { personOf, requireStaff, requireViewer } from "../../accounts/auth/guard.server.ts";
import { type FlowPlace, flowPlaceOf } from "./flow-place.ts";

interface FlowVisit {
  place: FlowPlace;
  actor: PersonActor;
  /** Whether they may make flows; an agent of an agency may not. */
  mayMake: boolean;
  services: Services;
}

/** Checks who opens a page of flows, and gives the actor. @throws errors of the guards */
export function requireFlows(context: Readonly<RouterContextProvider>, request: Request): FlowVisit {
  const place = flowPlaceOf(new URL(request.url).pathname);
  const viewer = place.isHouse ? requireStaff(context, request) : requireViewer(context, request);
  const actor = place.isHouse ? houseActor(viewer) : personOf(context);
  return { place, actor, mayMake: mayMakeFlows(actor), services: mustHave(context.get(servicesContext)) };
}

/** The flow of a page's address. @throws 404 for a stranger's, and for whoever may make none */
export async function requireFlow(context: Readonly<RouterContextProvider>, request: Request, flowId: string) {
  const visit = requireFlows(context, request);
  const id = readUuid(flowId);
  const flow = id && visit.mayMake ? await findFlow(visit.services.database.db, visit.actor, id) : undefined;
  if (!flow) throw data(null, { status: 404 });
  return { ...visit, flow };
}

/** The head that every page of a flow shows above its part. */
export function headOf(flow: Awaited<ReturnType<typeof requireFlow>>["flow"]) {
  const { id, name, state, version, revision, archivedAt } = flow;
  return { id, name, state, version, revision, isArchived: archivedAt !== null };
}
