import { personCardOf, photoIdOf } from "#domain/accounts/account/person-card.ts";
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
  const { first_name, last_name, phone } = metadata;
  const photoId = photoIdOf(metadata);
  return {
    name: [first_name, last_name].filter((part) => typeof part === "string").join(" "),
    email,
    phone: typeof phone === "string" && phone !== "" ? phone : null,
    person: { ...personCardOf(metadata), photo: photoId === null ? null : `/api/agent-card/photo/${photoId}` },
  };
}
