import { beforeEach, expect, test, vi } from "vitest";

/** The page's two ways of asking for a passkey, with a server and a device that are played. */

const asked: { isAutofill: boolean }[] = [];
let underWay = 0;
let mostAtOnce = 0;
let questions = 0;

vi.mock("@simplewebauthn/browser", async (original) => ({
  ...(await original<typeof import("@simplewebauthn/browser")>()),
  startAuthentication: async ({ useBrowserAutofill }: { useBrowserAutofill: boolean }) => {
    asked.push({ isAutofill: useBrowserAutofill });
    return {};
  },
}));
vi.mock("#ui/account/load-auth-client.ts", () => ({
  loadAuthClient: async () => ({
    passkey: {
      async startAuthentication() {
        mostAtOnce = Math.max(mostAtOnce, ++underWay);
        await Promise.resolve();
        underWay--;
        return { data: { challenge_id: String(++questions), options: {} }, error: null };
      },
      verifyAuthentication: async () => ({ error: null }),
    },
  }),
}));

const { enterWithPasskey, PASSKEY_CANCELLED } = await import("./passkey-calls.ts");

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", class {});
  asked.length = 0;
  mostAtOnce = 0;
});

test.each([
  ["the offer first", [true, false]],
  ["the press first", [false, true]],
])(
  "a press and the offer that follows from it, %s: one question at a time, and the press's alone reaches the device",
  async (_, order) => {
    const outcomes = await Promise.all(order.map((isAutofill) => enterWithPasskey({ isAutofill })));
    expect(mostAtOnce).toBe(1);
    expect(asked).toEqual([{ isAutofill: false }]);
    expect(outcomes[order.indexOf(false)]).toEqual({ kind: "done" });
    expect(outcomes[order.indexOf(true)]).toMatchObject({ kind: "refused", code: PASSKEY_CANCELLED });
  },
);

test("the offer is made again once the press is over", async () => {
  await enterWithPasskey({ isAutofill: false });
  expect(await enterWithPasskey({ isAutofill: true })).toEqual({ kind: "done" });
  expect(asked).toEqual([{ isAutofill: false }, { isAutofill: true }]);
});
