import type { MiddlewareHandler } from "hono";
import { PROOF_HEADER, PROOF_WANTED_HEADER } from "#domain/accounts/proof/proof.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf } from "../auth/audit.server.ts";
import { networkOf } from "../auth/auth-limits.server.ts";
import type { Shown } from "./proofs.server.ts";

/** Longest proof that is looked at, that of the services' widgets included. */
const MOST_CHARACTERS = 4_096;

/** Proof sent with a form's body, and the network it comes from. */
export function shownWithForm(
  { auth, config, now }: AccountServices,
  c: Parameters<MiddlewareHandler<AppEnv>>[0],
): { shown: Shown; network: string } {
  const { ipAddress } = callerOf(c, config);
  const network = networkOf(ipAddress);
  const token = c.req.header(PROOF_HEADER)?.slice(0, MOST_CHARACTERS);
  return { shown: auth.proofs.shownBy({ token, purpose: "form", network, ipAddress, now: now() }), network };
}

/**
 * Lets a form with a proof past its limit for a network: an office, or a telephone in a network of thousands, is not
 * shut out by one sender who floods it.
 *
 * @param limit a middleware that answers the refusal itself
 */
export function passWithProof(services: AccountServices, limit: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  const { budgets } = services.auth.proofs;
  return async (c, next) => {
    const refused = await limit(c, next);
    if (!(refused instanceof Response) || refused.status !== 429) return refused;
    const { shown, network } = shownWithForm(services, c);
    if (!(await budgets.hasRoom("form", network))) return refused;
    if (!(await shown.isPerson())) {
      refused.headers.set(PROOF_WANTED_HEADER, shown.purpose);
      return refused;
    }
    if (!(await budgets.take("form", network))) return refused;
    await next();
    return;
  };
}
