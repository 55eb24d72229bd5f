import { describe, expect, test } from "vitest";
import { LONG_ONES } from "../../../domain/accounts/passwords/common-passwords.ts";
import { checkNewPassword } from "./password-rules.server.ts";

const OWNER = { email: "ana.ruiz@agencia.es", metadata: { first_name: "Ana", last_name: "Ruiz", extra: { deep: 1 } } };

async function refusal(password: string): Promise<unknown> {
  try {
    await checkNewPassword(password, OWNER);
    return null;
  } catch (error) {
    const { status, code, extra } = error as { status: number; code: string; extra: Record<string, unknown> };
    return { status, code, ...extra };
  }
}
const GUESSED = { status: 422, code: "weak_password", weak_password: { reasons: ["pwned"] } };

test.each([
  "password1",
  "aaaaaaaa",
  "        ",
  "qwerty123",
  "11223344",
  "contraseña1",
  "umbral2026",
  "CONTRASEÑA",
  "Contrase\u006e\u0303a2026",
  "P@ssw0rd!",
  "Pa$$w0rd",
  "ｐａｓｓｗｏｒｄ",
  "teamo123",
  "Te Amo 2026",
  "realmadrid1",
  "Real-Madrid",
  "barcelona10",
  "verano2026",
  "Enero2026!",
  "inmobiliaria1",
  "alejandro85",
  "alejandra19081985",
  "hola123456",
  "123password",
  "administrador",
  "tequieromucho",
  "iloveyou2",
  "dragon2026",
  "ana.ruiz1",
])("%s is guessed at once", async (password) => expect(await refusal(password)).toEqual(GUESSED));

test.each([
  "puerta azul del patio",
  "una puerta azul",
  "otra-clave-larga-2026",
  "Tr3s-limones-y-un-gato",
  "vK9#mPq2Lw",
  "n8s7d6f5g4h3",
  "🔑🐎🔋📎🌙🍋🚪🧩",
])("%s may be taken", async (password) => expect(await refusal(password)).toBeNull());

describe("length", () => {
  test("counts signs, from eight to a hundred", async () => {
    expect(await refusal("🔑🐎🔋📎🌙🍋🚪")).toEqual({ ...GUESSED, weak_password: { reasons: ["length"] } });
    expect(await refusal("")).toEqual({ ...GUESSED, weak_password: { reasons: ["length"] } });
    const long = "puerta azul ".repeat(9).slice(0, 99);
    expect(await refusal(`${long}🔑`)).toBeNull();
    expect(await refusal(`${long}🔑x`)).toMatchObject({ status: 400, code: "validation_failed" });
  });
});

test("ten thousand of the list, as they stand and in capitals", async () => {
  const list = LONG_ONES.trim().split(/\s+/).slice(0, 10_000);
  expect(list).toHaveLength(10_000);
  const taken: string[] = [];
  for (const password of list) if ((await refusal(password.toUpperCase())) === null) taken.push(password);
  expect(taken).toEqual([]);
});
