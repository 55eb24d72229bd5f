import { describe, expect, test } from "vitest";
import { refusal, refusals } from "../../shared/schema/refusals.test-data.ts";
import {
  newPasswordForm,
  PASSKEY_NAME_MAX,
  PASSKEYS_MAX,
  passwordFault,
  profileForm,
  RECOVERY_CODES,
  recoverForm,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
  STAFF_SESSION_IDLE_HOURS,
  STAFF_SESSION_MAX_DAYS,
  signInForm,
  signUpForm,
} from "./account.ts";
import { CARD_TEXT_MAX } from "./person-card.ts";

test("a session ends after 60 days without use and after a year; staff's after a day and after a week", () => {
  expect([SESSION_IDLE_DAYS, SESSION_MAX_DAYS, STAFF_SESSION_IDLE_HOURS, STAFF_SESSION_MAX_DAYS]).toEqual([
    60, 365, 24, 7,
  ]);
});

test("an account has ten codes of recovery and twenty passkeys, whose names have 60 letters", () => {
  expect([RECOVERY_CODES, PASSKEYS_MAX, PASSKEY_NAME_MAX, CARD_TEXT_MAX]).toEqual([10, 20, 60, 300]);
});

const PERSON = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "600000000",
  email: "ana@ejemplo.es",
  password: "una frase que nadie sabe",
  acceptTerms: true,
};

describe("the messages of a form", () => {
  test("an empty sign-up: each field in its own words", () => {
    expect(refusals(signUpForm, {})).toEqual({
      firstName: "El nombre debe tener al menos 2 caracteres",
      lastName: "Los apellidos deben tener al menos 2 caracteres",
      phone: "El teléfono debe tener al menos 9 caracteres",
      email: "Email inválido",
      password: "La contraseña debe tener al menos 8 caracteres",
      acceptTerms: "Debes aceptar las condiciones",
    });
  });

  test.each([
    [{ firstName: "www.casas.es" }, "Escribe solo el nombre, sin direcciones de web ni de correo"],
    [{ lastName: "Ruiz casas.com" }, "Escribe solo el nombre, sin direcciones de web ni de correo"],
    [{ email: "ana@" }, "Email inválido"],
    [{ userType: "banco" }, "Elige qué eres"],
    [{ password: "a".repeat(150) }, "Usa como mucho 100 caracteres"],
    [{ password: "a".repeat(201) }, "Usa como mucho 100 caracteres"],
    [{ email: `${"a".repeat(245)}@ejemplo.es` }, "Usa como mucho 255 caracteres"],
  ])("%o", (fields, message) => expect(refusal(signUpForm, { ...PERSON, ...fields })).toBe(message));

  test("blanks round names and addresses are dropped; those of a password are kept", () => {
    const signed = signUpForm.parse({
      ...PERSON,
      firstName: " Ana ",
      email: " ana@ejemplo.es ",
      password: " ocho  8 ",
    });
    expect(signed).toMatchObject({ firstName: "Ana", email: "ana@ejemplo.es", password: " ocho  8 " });
  });

  test("whoever signs in is asked for a password, whoever forgot it for an address", () => {
    expect(refusals(signInForm, { email: "ana@ejemplo.es", password: "" })).toEqual({
      password: "La contraseña es requerida",
    });
    expect(refusals(recoverForm, {})).toEqual({ email: "Por favor ingresa tu email" });
    expect(refusals(recoverForm, { email: "  " })).toEqual({ email: "Por favor ingresa tu email" });
    for (const email of ["ana", "a"]) expect(refusals(recoverForm, { email })).toEqual({ email: "Email inválido" });
    expect(refusals(newPasswordForm, { password: "corta" })).toEqual({
      password: "La contraseña debe tener al menos 8 caracteres",
    });
  });

  test("a profile: a name of two letters, a telephone of nine", () => {
    const profile = { first_name: "Al", last_name: "Bo", phone: "900000000", user_type: "agente" };
    expect(profileForm.parse(profile)).toEqual(profile);
    expect(refusal(profileForm, { ...profile, phone: "9".repeat(20) })).toBeNull();
    expect(refusal(profileForm, { ...profile, phone: "9".repeat(21) })).toBe("Usa como mucho 20 caracteres");
    expect(refusals(profileForm, { ...profile, phone: "90000000", user_type: "otra" })).toEqual({
      phone: "El teléfono debe tener al menos 9 caracteres",
      user_type: "Elige qué eres",
    });
  });
});

test.each([
  ["corta", [], "La contraseña debe tener al menos 8 caracteres"],
  ["12345678", [], "Sigue el orden del teclado, del abecedario o de los números. Elige otra."],
  ["aaaaaaaaaa", [], "Repite los mismos signos una y otra vez. Elige otra."],
  ["        ", [], "Una contraseña hecha solo de espacios no protege nada. Elige otra."],
  ["Umbral2026", [], "Es el nombre de esta web con poco más, y es lo primero que se prueba. Elige otra."],
  [
    "anaruiz1",
    ["ana.ruiz@casas.es"],
    "Es tu nombre, tu correo o tu teléfono con poco más, y quien te conozca la prueba. Elige otra.",
  ],
  ["una frase que nadie sabe", ["Ana"], null],
])("the fault of «%s» for somebody known as %j: %s", (password, known, expected) =>
  expect(passwordFault(password, known)).toBe(expected),
);
