import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./passwords.server.ts";

const TYPED = "contraseña única de montañés";

test("a password is the same however a keyboard writes its accents", async () => {
  const stored = await hashPassword(TYPED.normalize("NFC"));
  expect(await isPassword(stored, TYPED.normalize("NFD"))).toBe(true);
  expect(await isPassword(await hashPassword(TYPED.normalize("NFD")), TYPED.normalize("NFC"))).toBe(true);
  expect(await isPassword(stored, TYPED.replace("ñ", "n"))).toBe(false);
});

test("one that was hashed as it was typed still opens", async () => {
  const typed = TYPED.normalize("NFD");
  expect(await isPassword(await hash(typed), typed)).toBe(true);
});
