import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "../toast-store.ts";
import { installBrowser } from "../tracking/browser.test-data.ts";
import { finishReturn } from "./address-return.ts";
import type { Client } from "./auth-client.ts";

const VERIFIER = "supabase.auth.token-code-verifier";
let browser: ReturnType<typeof installBrowser>;
const exchange = vi.fn();
const client = { exchangeCodeForSession: exchange } as unknown as Client;
let address = "";

function stand(url: string, withVerifier = true) {
  browser = installBrowser();
  address = url;
  Object.assign(browser.window, {
    location: { href: url },
    history: { state: { key: "k" }, replaceState: (_state: unknown, _title: string, to: URL) => (address = to.href) },
  });
  if (withVerifier) browser.window.localStorage.setItem(VERIFIER, '"v"');
}

beforeEach(() => exchange.mockReset().mockResolvedValue({ error: null }));
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

test("a code is changed for a session and leaves the address, with the rest of it kept", async () => {
  stand("https://umbral.example/auth?next=%2Fdashboard&code=abc#x");
  await finishReturn(client);
  expect(exchange).toHaveBeenCalledWith("abc");
  expect(address).toBe("https://umbral.example/auth?next=%2Fdashboard#x");
  expect(currentToasts()).toEqual([]);
});

test("a code that this browser did not ask for is somebody else's affair", async () => {
  stand("https://umbral.example/?code=PROMO", false);
  await finishReturn(client);
  expect(exchange).not.toHaveBeenCalled();
  expect(address).toBe("https://umbral.example/?code=PROMO");
});

test.each([
  ["?error=access_denied&error_code=bad_oauth_state&error_description=OAuth+state+expired", "La entrada con Google"],
  ["#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid", "El enlace ha caducado"],
  ["?error=access_denied&error_description=The+user+denied", "Has cancelado la entrada con Google."],
  ["?error=server_error&error_code=something_new&error_description=Boom", "Ocurrió un error inesperado"],
])("%s is said in Spanish", async (query, words) => {
  stand(`https://umbral.example/${query}`);
  await finishReturn(client);
  expect(currentToasts()).toMatchObject([{ kind: "error", title: "Error" }]);
  expect(currentToasts()[0]!.description).toContain(words);
  expect(address).toBe("https://umbral.example/");
});

test("an exchange that fails is said too", async () => {
  stand("https://umbral.example/?code=abc");
  exchange.mockResolvedValue({ error: { code: "flow_state_expired" } });
  await finishReturn(client);
  expect(currentToasts()[0]!.description).toBe("El enlace ha caducado o ya se usó. Pide uno nuevo.");
  expect(address).toBe("https://umbral.example/");
});
