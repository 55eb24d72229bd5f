import { expect, test } from "vitest";
import { detailText, isAuditKind, kindName } from "./event-kinds.ts";

test("details are in Spanish, and a person's own words as they wrote them", () => {
  expect(detailText("role_granted", { role: "manager" })).toBe("papel: Gestión");
  expect(detailText("sign_in_failed", { reason: "wrong_password" })).toBe("motivo: contraseña equivocada");
  expect(detailText("banned", { reason: "banned", until: null, endedSessions: 2 })).toBe(
    "motivo: banned · sesiones cerradas: 2",
  );
  expect(detailText("post_published", { slug: "local" })).toBe("dirección: local");
  expect(detailText("signup", {})).toBe("");
  expect(detailText("later", { list: [1], constructor: "toString" })).toBe("list: [1] · constructor: toString");
});

test("a kind of a later version keeps its own name", () => {
  expect(kindName("banned")).toBe("Cuenta bloqueada");
  expect(kindName("key_of_tomorrow")).toBe("key_of_tomorrow");
  expect(isAuditKind("constructor")).toBe(false);
});
