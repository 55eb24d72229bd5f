import { data, type RouterContextProvider, redirect } from "react-router";
import { ERRORS } from "#content/errors.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import { isStaff, type Viewer } from "#server/accounts/access/viewer.server.ts";
import { actorContext, viewerContext } from "#server/boot/services.server.ts";

/** Guards a private page. Its loader calls this before it reads anything. */

/**
 * The person who is signed in.
 *
 * @throws a redirect to `/auth`, which leads back here; whoever asks for a private page has an account, so that it opens the
 *   form for signing in, except for people whom somebody has just invited
 */
export function requireViewer(context: Readonly<RouterContextProvider>, request: Request): Viewer {
  const viewer = context.get(viewerContext);
  if (viewer) return viewer;
  const page = pageOf(request);
  const tab = page.startsWith(INVITATION) ? "" : "&tab=login";
  throw redirect(`/auth?next=${encodeURIComponent(page)}${tab}`, 303);
}

const INVITATION = "/dashboard/invitacion";

/**
 * The signed-in administrator or manager. People with neither role do not learn that there is such a page.
 *
 * @throws a redirect to `/auth` for an anonymous visitor, 403 for staff who must set up a second factor first (its page says so), 404
 *   for everybody else
 */
export function requireStaff(context: Readonly<RouterContextProvider>, request: Request): Viewer {
  const viewer = requireViewer(context, request);
  if (viewer.mustAddFactor) throw data(null, { status: ERRORS.SECOND_FACTOR_NEEDED.status });
  if (!isStaff(viewer)) throw data(null, { status: 404 });
  return viewer;
}

/** The person who acts, in a loader that has asked `requireViewer` before. */
export function personOf(context: Readonly<RouterContextProvider>): PersonActor {
  const actor = context.get(actorContext);
  if (!actor || actor.isAnonymous) throw new Error("this loader asks for the viewer first");
  return actor;
}

/** Path and query of the page that is asked for; a script asks for its data at an address of their own. */
function pageOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  const path = url.pathname.replace(/(\/_)?\.data$/, "") || "/";
  return `${path}${url.search}`;
}
