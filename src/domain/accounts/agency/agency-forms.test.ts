import { expect, test } from "vitest";
import { maskedEmail, newAgency, newInvitation } from "./agency-forms.ts";

test("an address is kept as it is compared", () => {
  const read = newInvitation.parse({ email: "  Nuria@Casas.EXAMPLE ", role: "agent" });
  expect(read).toEqual({ email: "nuria@casas.example", role: "agent" });
});

test.each([
  [{ email: "nuria", role: "agent" }, "Email inválido"],
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
