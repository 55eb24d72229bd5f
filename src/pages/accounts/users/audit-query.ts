import { isAuditKind } from "./event-kinds.ts";

/** The filter of the security log in the address of its page. */
export interface AuditQuery {
  kind: string;
  /** An address, a name or an id. */
  person: string;
  /** Days, `2026-11-21`; both included. Empty when not given. */
  from: string;
  until: string;
  /** Position where the page starts; empty for the newest. */
  place: string;
}

export function readAuditQuery(query: URLSearchParams): AuditQuery {
  const kind = query.get("tipo") ?? "";
  return {
    kind: isAuditKind(kind) ? kind : "",
    person: (query.get("persona") ?? "").trim().slice(0, 100),
    from: dayOf(query.get("desde")),
    until: dayOf(query.get("hasta")),
    place: query.get("antes") ?? "",
  };
}

/** The address of a query; empty values are left out. */
export function auditQuery({ kind, person, from, until, place }: AuditQuery): string {
  const named = { tipo: kind, persona: person, desde: from, hasta: until, antes: place };
  const query = new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ""));
  return query.size > 0 ? `?${query}` : "";
}

function dayOf(text: string | null): string {
  return text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
}
