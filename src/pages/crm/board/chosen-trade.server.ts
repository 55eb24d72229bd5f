import { DEAL_KINDS, type DealKind } from "#domain/crm/contacts/contact-values.ts";

/** The trade that somebody looked at last on their board, remembered by their browser. */

const COOKIE = "umbral_tablero";
const YEAR_S = 31_536_000;

/** @returns null where the browser remembers none */
export function rememberedTrade(request: Request): DealKind | null {
  const value = (request.headers.get("cookie") ?? "")
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([name]) => name === COOKIE)?.[1];
  return DEAL_KINDS.find((kind) => kind === value) ?? null;
}

/** The header that remembers a trade. */
export const rememberTrade = (kind: DealKind): { "Set-Cookie": string } => ({
  "Set-Cookie": `${COOKIE}=${kind}; Path=/dashboard; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly`,
});

/** The trade with the most open deals, then with the most deals of all; the first one where there are as many. */
export function busiestTrade(open: readonly { kind: DealKind; count: number; all: number }[]): DealKind {
  return [...open].sort((a, b) => b.count - a.count || b.all - a.all)[0]?.kind ?? "comprador";
}
