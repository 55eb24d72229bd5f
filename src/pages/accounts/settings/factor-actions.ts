import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { type AuthOutcome, called } from "../auth/account-calls.ts";
import { postAsBearer } from "../auth/bearer-call.ts";
import { showCode } from "../auth/second-factor-calls.ts";

/** Second factors: setting up, taking away, codes for people who have lost theirs. */

export interface Enrolment {
  factorId: string;
  /** Address of the drawing, for an image. */
  qrCode: string;
  secret: string;
}

/** Carries the answer of a successful call out of `called`, which classifies errors. */
async function withAnswer<T>(
  call: (keep: (answer: T) => void) => Promise<Awaited<ReturnType<Parameters<typeof called>[0]>>>,
): Promise<{ outcome: AuthOutcome; answer: T | null }> {
  let answer: T | null = null;
  const outcome = await called(() =>
    call((given) => {
      answer = given;
    }),
  );
  return { outcome, answer };
}

export async function startEnrolment(name: string): Promise<{ outcome: AuthOutcome; answer: Enrolment | null }> {
  return await withAnswer<Enrolment>(async (keep) => {
    const client = await loadAuthClient();
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: name, issuer: "Umbral" });
    if (data) keep({ factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret });
    return error;
  });
}

export const finishEnrolment = (factorId: string, typed: FormData): Promise<AuthOutcome> => showCode(factorId, typed);

export async function removeFactor(factorId: string): Promise<AuthOutcome> {
  return await called(async () => (await (await loadAuthClient()).mfa.unenroll({ factorId })).error);
}

/** A new set of recovery codes, shown this once; the older ones are void. The client knows no call for it. */
export async function makeRecoveryCodes(): Promise<{ outcome: AuthOutcome; answer: string[] | null }> {
  return await withAnswer<string[]>(async (keep) => {
    const { answer, error } = await postAsBearer<{ codes: string[] }>("recovery-codes");
    if (answer) keep(answer.codes);
    return error;
  });
}
