import { personCardOf, photoIdOf } from "#domain/accounts/account/person-card.ts";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import type { PersonCard } from "#domain/accounts/agency/agent-card.ts";
import type { UserRow } from "#server/accounts/people/accounts.server.ts";

export interface Signer {
  /** Empty when they gave none. */
  name: string;
  email: string;
  phone: string | null;
  person: PersonCard;
}

/** How a person signs, for previews: their photo by the address at which they themselves see it. */
export function signerOf({ email, metadata }: UserRow): Signer {
  const { phone } = metadata;
  const photoId = photoIdOf(metadata);
  return {
    name: fullNameOf(metadata),
    email,
    phone: typeof phone === "string" && phone !== "" ? phone : null,
    person: { ...personCardOf(metadata), photo: photoId === null ? null : `/api/agent-card/photo/${photoId}` },
  };
}
