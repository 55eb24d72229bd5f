import { expect, test } from "vitest";
import { refusal, refusals } from "../../shared/schema/refusals.test-data.ts";
import {
  departure,
  INVITATION_DAYS,
  invitationToken,
  maskedEmail,
  newAgency,
  newInvitation,
  roleChange,
} from "./agency-forms.ts";

test("an address is kept as it is compared", () => {
  const read = newInvitation.parse({ email: "  Nuria@Casas.EXAMPLE ", role: "agent" });
  expect(read).toEqual({ email: "nuria@casas.example", role: "agent" });
});

test.each([
  [{ email: "nuria", role: "agent" }, "Email inválido"],
  [{ email: "n", role: "agent" }, "Email inválido"],
  [{ email: `${"a".repeat(245)}@ejemplo.es`, role: "agent" }, "Usa como mucho 255 caracteres"],
  [{ email: " ", role: "agent" }, "Escribe su correo"],
  [{ role: "agent" }, "Escribe su correo"],
  [{ email: "nuria@casas.example", role: "owner" }, "Elige su papel"],
])("%j: %s", (typed, message) => {
  expect(newInvitation.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

test("a founder brings their work only if they say so", () => {
  expect(newAgency.parse({ name: "Casas Ferrer" })).toEqual({ name: "Casas Ferrer", bringWork: false });
});

test.each([
  ["nuria@casas.example", "n•••@casas.example"],
  ["\u{1f3e0}a@casas.example", "\u{1f3e0}•••@casas.example"],
])("%s is shown as %s", (email, masked) => expect(maskedEmail(email)).toBe(masked));

test("an invitation holds for 14 days, and its token has 1 to 100 letters", () => {
  expect(INVITATION_DAYS).toBe(14);
  const takes = (length: number) => refusal(invitationToken, { token: "a".repeat(length) }) === null;
  expect([0, 1, 100, 101].map(takes)).toEqual([false, true, true, false]);
});

test("a role is one of the agency's, and whoever takes over is named by an id or not at all", () => {
  expect(refusals(roleChange, { role: "owner" })).toEqual({});
  expect(refusals(roleChange, { role: "jefa" })).toEqual({ role: "Elige su papel" });
  expect(departure.parse({})).toEqual({});
  expect(refusals(departure, { successorId: "Ana" })).toEqual({
    successorId: "Elige a alguien que siga en la agencia",
  });
});
