import { PORTAL_NAMES } from "#domain/portfolio/portals/portals.ts";
import type { PortalNote } from "#server/portfolio/outlets/portals-of-home.server.ts";
import { Tag } from "#ui/tag.tsx";

/** Where a home of the list is published, or that it should be and is not: the name of one portal, the number of several. */
export function PortalTag({ note }: { note: PortalNote }) {
  const { in: inside, withheldFrom } = note;
  const names = inside.map(({ portal, name }) => name ?? PORTAL_NAMES[portal]);
  return (
    <>
      {names.length > 0 ? <Tag tone="success">En {someOf(names)}</Tag> : null}
      {withheldFrom.length > 0 ? <Tag tone="warning">No sale en {someOf(withheldFrom)}</Tag> : null}
    </>
  );
}

const LONGEST_NAME = 18;

function someOf(names: readonly string[]): string {
  const [only = ""] = names;
  if (names.length > 1) return `${names.length} portales`;
  return only.length > LONGEST_NAME ? `${only.slice(0, LONGEST_NAME - 1).trimEnd()}…` : only;
}
