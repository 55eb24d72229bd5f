import { describe, expect, test } from "vitest";
import { leadInput } from "../../site/lead/lead.ts";
import { signingName, typedSigner } from "../agency/agent-card.ts";
import { firstMessage, newPassword, profileForm, signInForm, signUpForm } from "./account.ts";

const PERSON = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "600000000",
  email: "ana@ejemplo.es",
  password: "una frase que nadie sabe",
  acceptTerms: true,
};
const LEAD = { email: "ana@ejemplo.es", source: "contacto", interested_in: [] };

const signsUp = (fields: Record<string, unknown>) => signUpForm.safeParse({ ...PERSON, ...fields }).success;

describe("signing up", () => {
  test.each<[string, string, number, number]>([
    ["firstName", "a", 2, 100],
    ["lastName", "a", 2, 100],
    ["phone", "6", 9, 20],
  ])("%s: so many letters", (field, letter, least, most) => {
    expect([least - 1, least, most, most + 1].map((length) => signsUp({ [field]: letter.repeat(length) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("a new account is a private person unless they say otherwise, and accepts the terms", () => {
    expect(signUpForm.parse(PERSON).userType).toBe("particular");
    expect(signsUp({ acceptTerms: false })).toBe(false);
    expect(
      profileForm.safeParse({ first_name: "A", last_name: "Ruiz", phone: "600000000", user_type: "particular" })
        .success,
    ).toBe(false);
  });

  test("a password has 8 to 100 signs, of which an emoji is one; at sign-in any is accepted", () => {
    const takes = (text: string) => newPassword.safeParse(text).success;
    expect(["a".repeat(7), "a".repeat(8), "a".repeat(100), "a".repeat(101)].map(takes)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(takes("😀".repeat(7))).toBe(false);
    expect(takes("😀".repeat(100))).toBe(true);
    const signsIn = (password: string) => signInForm.safeParse({ email: PERSON.email, password }).success;
    expect(["", "a", "a".repeat(100), "a".repeat(101)].map(signsIn)).toEqual([false, true, true, false]);
  });

  test("the first message is said, and none where all is well", () => {
    expect(firstMessage(signUpForm.safeParse({ ...PERSON, firstName: "A", phone: "1" }))).toBe(
      "El nombre debe tener al menos 2 caracteres",
    );
    expect(firstMessage(signUpForm.safeParse(PERSON))).toBeNull();
  });
});

test("a visitor signs with a name alone; an agency's name goes before a person's", () => {
  const signer = typedSigner("Ana");
  expect(signer).toEqual({ name: "Ana", phone: null, email: null, brand: null, hasWhiteLabel: false });
  expect(signingName(signer)).toBe("Ana");
  expect(signingName({ ...signer, brand: { name: "Casas Ferrer" } as never })).toBe("Casas Ferrer");
  expect(signingName({ ...signer, name: "" })).toBeUndefined();
  expect(signingName(undefined)).toBeUndefined();
});

describe("fields that a form of the site keeps", () => {
  const lead = (fields: Record<string, unknown>) => leadInput.safeParse({ ...LEAD, ...fields });

  test.each([
    ["full_name", 200],
    ["phone", 20],
    ["company", 200],
    ["position", 100],
    ["message", 2000],
  ])("%s: refused beyond %d letters, for somebody typed it", (field, most) => {
    expect(lead({ [field]: "a".repeat(most) }).success).toBe(true);
    expect(lead({ [field]: "a".repeat(most + 1) }).success).toBe(false);
  });

  test.each([
    ["utm_source", 200],
    ["utm_medium", 200],
    ["utm_campaign", 200],
    ["utm_content", 200],
    ["utm_term", 200],
    ["referrer", 500],
    ["landing_page", 500],
    ["ip_address", 64],
    ["user_agent", 500],
    ["locale", 35],
  ])("%s: cut at %d letters, for nobody typed it", (field, most) => {
    const kept = lead({ [field]: "a".repeat(most + 5) }).data as unknown as Record<string, unknown>;
    expect(kept[field]).toBe("a".repeat(most));
  });

  test("pages and seconds have an end, and nobody agrees without saying so", () => {
    const pages = (count: number) => lead({ pages_visited: Array.from({ length: count }, () => "/") }).success;
    expect([pages(200), pages(201)]).toEqual([true, false]);
    const seconds = (time: number) => lead({ time_on_site: time }).success;
    expect([seconds(-1), seconds(0), seconds(604_800), seconds(604_801)]).toEqual([false, true, true, false]);
    expect(lead({}).data).toMatchObject({ marketing_consent: false, pages_visited: [], time_on_site: 0 });
  });
});
