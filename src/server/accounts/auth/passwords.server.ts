import { hash, verify } from "@node-rs/argon2";

/** `Algorithm.Argon2id` of the package, which exports it as a constant that single-file compilers cannot see. */
const ARGON2ID = 2;

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One of the two ways in which keyboards write an accent (NFKC, NIST SP 800-63B, 3.1.1.2). */
const normalized = (password: string) => password.normalize("NFKC");

export const hashPassword = (password: string) => hash(normalized(password), OPTIONS);

let nobody: Promise<string> | undefined;

/**
 * Whether a password is the one of a hash. Without a hash it takes as long and is false, so that the time of the answer
 * does not reveal an unknown address.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password");
  const hashed = stored ?? (await nobody);
  // Older versions hashed passwords as they were typed, without normalizing them.
  const forms = new Set([normalized(password), password]);
  let matches = false;
  for (const form of forms) matches ||= await verify(hashed, form);
  return Boolean(stored) && matches;
}
