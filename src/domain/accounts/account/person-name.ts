/**
 * How a person's name is read from their metadata (`users.metadata`), wherever it is shown.
 *
 * `first_name` and `last_name` come from the person or from the provider they sign in with, so they may be anything:
 * only texts count, each without the blanks around it, and one that is blank counts as absent. Blanks inside a name
 * stay. The server sorts and searches by the same name: `server/platform/db/person-name` says the rule in SQL.
 */

type Metadata = Readonly<Record<string, unknown>>;

/** Empty when they gave none. */
export const firstNameOf = ({ first_name }: Metadata): string => trimmed(first_name);

/** First and last name, those that were given. */
export const namePartsOf = ({ first_name, last_name }: Metadata): string[] =>
  [trimmed(first_name), trimmed(last_name)].filter((part) => part !== "");

/** First and last name; empty when they gave neither. */
export const fullNameOf = (metadata: Metadata): string => namePartsOf(metadata).join(" ");

/**
 * The full name, or the whole address of a person without one: colleagues and staff recognise people by it, which the
 * part before the @ ("info", "ventas") would not allow.
 */
export const nameOrEmailOf = ({ metadata, email }: { metadata: Metadata; email: string }): string =>
  fullNameOf(metadata) || email;

const trimmed = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
