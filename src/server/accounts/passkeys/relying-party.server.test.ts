import { expect, test } from "vitest";
import { relyingParty } from "./relying-party.server.ts";

test.each([
  ["https://umbral.example", { id: "umbral.example", origin: "https://umbral.example" }],
  ["https://app.umbral.example:8443", { id: "app.umbral.example", origin: "https://app.umbral.example:8443" }],
  ["http://localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
  ["http://umbral.example", null],
  ["http://127.0.0.1:3000", null],
  ["https://127.0.0.1", null],
  ["https://[::1]:3000", null],
  ["https://2130706433", null],
])("passkeys of %s are for %o", (publicUrl, party) => {
  expect(relyingParty({ publicUrl })).toEqual(party);
});
