import { NOBODYS } from "./contact-filters.ts";
import { DEAL_KINDS } from "./contact-values.ts";
import type { BoardFilters } from "./dto.ts";

const LONGEST = 100;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Reads `q, responsable, tipo, origen, vencidas`; unknown values narrow nothing. */
export function readBoardFilters(params: URLSearchParams): BoardFilters {
  const of = (name: string) => (params.get(name) ?? "").replaceAll("\0", "").trim().slice(0, LONGEST);
  const owner = of("responsable");
  return {
    ownerId: owner === NOBODYS || UUID.test(owner) ? owner : null,
    kind: DEAL_KINDS.find((kind) => kind === of("tipo")) ?? null,
    source: of("origen"),
    text: of("q"),
    onlyLate: of("vencidas") === "1",
  };
}
