import type { HomeStatus } from "../../shared/home-attributes/home-values.ts";
import { type CheckedPortal, DEMANDS_SOURCES, type DemandsSource, type FeedPortal, PORTAL_NAMES } from "./portals.ts";
import type { ShownPublication } from "./publications.ts";
import { type Leaving, type ReadinessItem, readiness } from "./readiness.ts";

/** An address at which a portal reads the homes on offer. */
export interface ReadOutlet {
  id: string;
  name: string;
  portal: FeedPortal;
  /** Only homes of this operation; null for both. */
  operation: string | null;
  lastReadAt: string | null;
}

/**
 * The state of a home in a portal: `published` is there; `leaving` is there and goes with the next reading; `next` goes out with the
 * next reading; `ready` lacks nothing, and waits for its status or for somebody to publish it; `lacking` lacks a demand;
 * `out` is not for this outlet, which has homes of the other operation.
 */
export type PortalCondition = "published" | "leaving" | "next" | "ready" | "lacking" | "out";

/** A portal in the checklist of a home. */
export interface PortalState {
  /** The outlet's id, or the portal. */
  key: string;
  name: string;
  portal: CheckedPortal;
  /** A portal that reads an outlet of ours; one without is published in by hand. */
  outlet: ReadOutlet | null;
  condition: PortalCondition;
  /** The open publication there. */
  publication: ShownPublication | null;
  items: ReadinessItem[];
  missing: number;
  source: DemandsSource;
}

const ON_OFFER: readonly HomeStatus[] = ["disponible", "reservado"];
const BY_HAND: readonly { portal: CheckedPortal; name: string; noted: readonly string[] }[] = [
  { portal: "idealista", name: PORTAL_NAMES.idealista, noted: ["idealista"] },
  { portal: "fotocasa", name: "Fotocasa y Habitaclia", noted: ["fotocasa", "habitaclia"] },
];

/**
 * The portals of a home with their checklists: each outlet of its owner, Kyero where no outlet is for it, and the portals that
 * agents publish in by hand.
 *
 * @param publications open ones; those that ended are left to the history
 */
export function portalStates(
  leaving: Leaving,
  outlets: readonly ReadOutlet[],
  publications: readonly ShownPublication[],
): PortalState[] {
  const isOnOffer = ON_OFFER.includes(leaving.home.status);
  const stateOf = (portal: CheckedPortal, name: string, more: Pick<PortalState, "key" | "outlet" | "publication">) => {
    const { items, missing } = readiness(leaving, portal);
    const { outlet, publication } = more;
    const isOf = outlet === null || outlet.operation === null || outlet.operation === leaving.home.operation;
    const goes = outlet !== null && isOf && isOnOffer && missing === 0;
    const condition = ((): PortalCondition => {
      if (publication) return outlet !== null && !goes ? "leaving" : "published";
      if (!isOf) return "out";
      if (missing > 0) return "lacking";
      return goes ? "next" : "ready";
    })();
    return { ...more, name, portal, condition, items, missing, source: DEMANDS_SOURCES[portal] };
  };
  const read = outlets.map((outlet) =>
    stateOf(outlet.portal, outlet.name, {
      key: outlet.id,
      outlet,
      publication: publications.find(({ outletId }) => outletId === outlet.id) ?? null,
    }),
  );
  const kyero = outlets.some(({ portal }) => portal === "kyero")
    ? []
    : [stateOf("kyero", PORTAL_NAMES.kyero, { key: "kyero", outlet: null, publication: null })];
  const byHand = BY_HAND.map(({ portal, name, noted }) =>
    stateOf(portal, name, {
      key: portal,
      outlet: null,
      publication: publications.find((one) => one.outletId === null && noted.includes(one.portal)) ?? null,
    }),
  );
  return [...read, ...kyero, ...byHand];
}
