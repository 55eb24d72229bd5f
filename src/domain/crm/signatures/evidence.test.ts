import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type ChainedEvent, eventText, eventTime, FIRST_HASH, firstBrokenEvent, shortAddress } from "./evidence.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Three events of a request, chained as the server chains them. */
function chain(): ChainedEvent[] {
  let previousHash = FIRST_HASH;
  return (["enviada", "pedida", "firmada"] as const).map((kind, index) => {
    const event = {
      position: index + 1,
      at: `2026-11-27T10:0${index}:00.000Z`,
      kind,
      signerId: kind === "enviada" ? null : "s1",
      details: { navegador: "Firefox", direccion: "83.45.12.x" },
    };
    const hash = sha256(eventText("r1", event, previousHash));
    const chained = { ...event, previousHash, hash };
    previousHash = hash;
    return chained;
  });
}

test("the hashed text is JSON in a fixed order, so that anybody can work the hash out", () => {
  const [first] = chain();
  expect(eventText("r1", first!, FIRST_HASH)).toBe(
    `["r1",1,"2026-11-27T10:00:00.000Z","enviada",null,[["direccion","83.45.12.x"],["navegador","Firefox"]],"${"0".repeat(64)}"]`,
  );
});

test("a chain as it was written is whole", () => {
  expect(firstBrokenEvent("r1", chain(), sha256)).toBeNull();
  expect(firstBrokenEvent("r1", [], sha256)).toBeNull();
});

test("a changed, removed, added or moved event is found at its place", () => {
  const changed = chain();
  changed[1] = { ...changed[1]!, at: "2026-11-26T10:01:00.000Z" };
  expect(firstBrokenEvent("r1", changed, sha256)).toBe(2);
  const removed = chain();
  removed.splice(1, 1);
  expect(firstBrokenEvent("r1", removed, sha256)).toBe(2);
  expect(firstBrokenEvent("r1", [...chain(), chain()[2]!], sha256)).toBe(4);
  expect(firstBrokenEvent("another request", chain(), sha256)).toBe(1);
  const rehashed = chain();
  const forged = { ...rehashed[0]!, kind: "anulada" as const };
  rehashed[0] = { ...forged, hash: sha256(eventText("r1", forged, FIRST_HASH)) };
  expect(firstBrokenEvent("r1", rehashed, sha256)).toBe(2);
});

test("a clock that was set back keeps the order and is noted", () => {
  const last = new Date("2026-11-27T10:00:00Z");
  expect(eventTime(new Date("2026-11-27T09:00:00Z"), last)).toEqual({ at: last, wasClockBehind: true });
  expect(eventTime(last, last)).toEqual({ at: last, wasClockBehind: false });
  expect(eventTime(last, null)).toEqual({ at: last, wasClockBehind: false });
});

test.each([
  ["83.45.12.99", "83.45.12.x"],
  ["2a02:9130:84:1::2", "2a02:9130:84:…"],
  ["::1", "1:…"],
  [null, "desconocida"],
])("%s is shown as %s", (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});
