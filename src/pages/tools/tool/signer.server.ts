import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { findAgency } from "#server/accounts/agencies/agencies.server.ts";
import type { Services } from "#server/boot/services.server.ts";

/** Name under which a result goes out: the signed-in person and their agency. */
export async function signerOf({ database: { db } }: Services, viewer: Viewer | null) {
  if (!viewer) return null;
  const found = viewer.agency && (await findAgency(db, viewer.agency.id));
  return { name: viewer.name, agency: found ? found.agency.name : null };
}

export type Signer = Awaited<ReturnType<typeof signerOf>>;
