import { expect, test } from "vitest";
import { accountHarness, PASSWORD } from "../../test/account-harness.ts";
import { openTestDatabase } from "../../test/test-database.ts";

const { browser, linkTo } = accountHarness(await openTestDatabase());

test("an account is made, confirmed and used", async () => {
  const client = browser();
  const made = await client.signUp({
    email: "Ana@Agencia.es",
    password: PASSWORD,
    options: { data: { first_name: "Ana" } },
  });
  expect(made.error).toBeNull();
  expect(made.data.session).toBeNull();
  const early = await client.signInWithPassword({ email: "ana@agencia.es", password: PASSWORD });
  expect(early.error?.code).toBe("email_not_confirmed");
  const { token_hash } = await linkTo("ana@agencia.es");
  const confirmed = await client.verifyOtp({ token_hash, type: "signup" });
  expect(confirmed.error).toBeNull();
  const signedIn = await client.signInWithPassword({ email: "ana@agencia.es", password: PASSWORD });
  expect(signedIn.error).toBeNull();
  expect((await client.getUser()).data.user?.email).toBe("ana@agencia.es");
  const refreshed = await client.refreshSession();
  expect(refreshed.error).toBeNull();
  expect((await client.updateUser({ data: { phone: "612345678" } })).data.user?.user_metadata).toEqual({
    first_name: "Ana",
    phone: "612345678",
  });
  expect((await client.signOut()).error).toBeNull();
});
