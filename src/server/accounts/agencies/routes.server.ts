import { type Context, Hono } from "hono";
import {
  departure,
  invitationToken,
  newAgency,
  newInvitation,
  roleChange,
} from "#domain/accounts/agency/agency-forms.ts";
import { brandForm } from "#domain/accounts/agency/brand.ts";
import { marketOpening } from "#domain/accounts/agency/market-opening.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { signedInOnly, viewerOf } from "../access/who-may.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf } from "../auth/audit.server.ts";
import { limitCalls } from "../limits/rate-limit.server.ts";
import { type AgencyCall, actInAgency } from "./act-in-agency.server.ts";
import { findLogo, setBrand } from "./agencies.server.ts";
import {
  acceptInvitation,
  invite,
  refuseInvitation,
  resendInvitation,
  withdrawInvitation,
} from "./invitations.server.ts";
import { deleteLogo, readLogo, setLogo } from "./logo.server.ts";
import { closeMarket, openMarket, readOpenings, refuseMarket } from "./market-openings.server.ts";
import { changeRole, dissolveAgency, foundAgency, leaveOwnAgency, removeMember } from "./members.server.ts";
import { readAgency } from "./read-agency.server.ts";

const HOUR_S = 3600;
const INVITATIONS_PER_HOUR = 40;
const LOGOS_PER_HOUR = 40;
/** Enough for a network that is being set up, and too few to try out codes. */
const OPENINGS_PER_HOUR = 40;

/**
 * `/api/agency`: the caller's agency. Callers without one find nothing there; the rights of each role are in
 * `domain/accounts/agency/roles`.
 */
export function agencyRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, database } = services;
  const routes = new Hono<AppEnv>();
  const callOf = (c: Context<AppEnv>): AgencyCall => ({ viewer: viewerOf(c), caller: callerOf(c, config) });
  const invitationsAnHour = limitCalls(config, {
    name: "agencies invitationsAnHour",
    calls: INVITATIONS_PER_HOUR,
    seconds: HOUR_S,
  });
  routes.use("*", signedInOnly());

  routes.get("/", async (c) => {
    const agency = await readAgency(services, viewerOf(c));
    if (!agency) throw new AppError("NOT_FOUND");
    return c.json(agency);
  });

  routes.post("/", async (c) => {
    const id = await foundAgency(services, callOf(c), await readBody(c, newAgency));
    return c.json({ id }, 201);
  });

  routes.patch("/", async (c) => {
    const brand = await readBody(c, brandForm);
    await actInAgency(services, callOf(c), "edit-brand", async ({ tx, now, agency }) => {
      await setBrand(tx, agency.id, brand, now);
    });
    return c.body(null, 204);
  });

  routes.delete("/", async (c) => {
    await dissolveAgency(services, callOf(c));
    return c.body(null, 204);
  });

  routes.post("/leave", async (c) => {
    const { successorId } = await readBody(c, departure);
    await leaveOwnAgency(services, callOf(c), { successorId });
    return c.body(null, 204);
  });

  routes.put(
    "/logo",
    limitCalls(config, { name: "agencies put /logo", calls: LOGOS_PER_HOUR, seconds: HOUR_S }),
    async (c) => {
      // Checked before the picture is unpacked, so that callers without the right cost nothing.
      await actInAgency(services, callOf(c), "edit-brand", async () => {});
      const logo = await readLogo(await pictureOf(c));
      const sha256 = await setLogo(services, callOf(c), logo);
      return c.json({ sha256, widthPx: logo.widthPx, heightPx: logo.heightPx });
    },
  );

  routes.delete("/logo", async (c) => {
    await deleteLogo(services, callOf(c));
    return c.body(null, 204);
  });

  routes.get("/logo/:sha256", async (c) => {
    const { agency } = viewerOf(c);
    const png = agency ? await findLogo(database.db, agency.id, c.req.param("sha256")) : undefined;
    if (!png) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(png), 200, {
      "content-type": "image/png",
      "cache-control": "private, max-age=31536000, immutable",
    });
  });

  routes.patch("/members/:userId", async (c) => {
    const { role } = await readBody(c, roleChange);
    await changeRole(services, callOf(c), { userId: uuidOf(c, "userId"), role });
    return c.body(null, 204);
  });

  routes.delete("/members/:userId", async (c) => {
    const read = departure.safeParse({ successorId: c.req.query("successorId") });
    if (!read.success) throw new AppError("INVALID_INPUT", fieldIssues(read.error.issues));
    await removeMember(services, callOf(c), { userId: uuidOf(c, "userId"), successorId: read.data.successorId });
    return c.body(null, 204);
  });

  routes.get("/market", async (c) => {
    const openings = await readOpenings(database.db, viewerOf(c));
    if (!openings) throw new AppError("NOT_FOUND");
    return c.json(openings);
  });

  routes.post(
    "/market",
    limitCalls(config, { name: "agencies post /market", calls: OPENINGS_PER_HOUR, seconds: HOUR_S }),
    async (c) => {
      await openMarket(services, callOf(c), await readBody(c, marketOpening));
      return c.body(null, 204);
    },
  );

  routes.delete("/market/:id", async (c) => {
    await closeMarket(services, callOf(c), uuidOf(c, "id"));
    return c.body(null, 204);
  });

  /** The homes of an agency that opened them are not used, or used again. */
  routes.put(
    "/market/:id/refusal",
    limitCalls(config, { name: "agencies put /market/:id/refusal", calls: OPENINGS_PER_HOUR, seconds: HOUR_S }),
    async (c) => {
      await refuseMarket(services, callOf(c), { id: uuidOf(c, "id"), isRefused: true });
      return c.body(null, 204);
    },
  );

  routes.delete("/market/:id/refusal", async (c) => {
    await refuseMarket(services, callOf(c), { id: uuidOf(c, "id"), isRefused: false });
    return c.body(null, 204);
  });

  routes.post("/invitations", invitationsAnHour, async (c) => {
    const id = await invite(services, callOf(c), await readBody(c, newInvitation));
    return c.json({ id }, 201);
  });

  routes.post("/invitations/accept", async (c) => {
    await acceptInvitation(services, callOf(c), (await readBody(c, invitationToken)).token);
    return c.body(null, 204);
  });

  routes.post("/invitations/refuse", async (c) => {
    await refuseInvitation(services, callOf(c), (await readBody(c, invitationToken)).token);
    return c.body(null, 204);
  });

  routes.post("/invitations/:id/resend", invitationsAnHour, async (c) => {
    await resendInvitation(services, callOf(c), uuidOf(c, "id"));
    return c.body(null, 204);
  });

  routes.delete("/invitations/:id", async (c) => {
    await withdrawInvitation(services, callOf(c), uuidOf(c, "id"));
    return c.body(null, 204);
  });
  return routes;
}

/** The bytes of a picture, sent by themselves or as the field `logo` of a form. */
async function pictureOf(c: Context): Promise<Uint8Array> {
  const type = c.req.header("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) return new Uint8Array(await c.req.arrayBuffer());
  const form = await c.req.formData().catch(() => undefined);
  const file = form?.get("logo");
  if (!(file instanceof File)) throw new AppError("INVALID_INPUT", [{ path: "logo", message: "Elige un archivo" }]);
  return new Uint8Array(await file.arrayBuffer());
}
