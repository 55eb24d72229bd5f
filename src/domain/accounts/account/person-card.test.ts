import { describe, expect, test } from "vitest";
import { refusal, refusals } from "../../shared/schema/refusals.test-data.ts";
import { CARD_LANGUAGES, PICTURE_MB, personCardForm, personCardOf, photoIdOf } from "./person-card.ts";

const NOTHING = { role: null, licenceNumber: null, languages: [], text: null };

describe("the card that an agent shows beside their name", () => {
  test("is nothing where they say nothing, and lines without odd blanks where they do", () => {
    expect(personCardForm.parse({})).toEqual(NOTHING);
    expect(personCardForm.parse({ role: "  ", licenceNumber: null, languages: null, text: "\n" })).toEqual(NOTHING);
    expect(
      personCardForm.parse({
        role: "  Agente \n sénior ",
        licenceNumber: "AICAT\t1234",
        languages: ["Inglés", "Español"],
        text: "Llevo Ruzafa  desde 2009.",
      }),
    ).toEqual({
      role: "Agente sénior",
      licenceNumber: "AICAT 1234",
      languages: ["Español", "Inglés"],
      text: "Llevo Ruzafa desde 2009.",
    });
  });

  test.each<[string, number]>([
    ["role", 60],
    ["licenceNumber", 60],
    ["text", 300],
  ])("%s takes %d letters and no more", (field, most) => {
    expect(refusals(personCardForm, { [field]: "a".repeat(most) })).toEqual({});
    expect(refusals(personCardForm, { [field]: "a".repeat(most + 1) })).toEqual({
      [field]: `Usa como mucho ${most} caracteres`,
    });
  });

  test("languages are of the list, and eight at most", () => {
    expect(refusal(personCardForm, { languages: CARD_LANGUAGES.slice(0, 8) })).toBeNull();
    expect(refusal(personCardForm, { languages: CARD_LANGUAGES.slice(0, 9) })).toBe("Elige como mucho ocho idiomas");
    expect(refusal(personCardForm, { languages: ["Klingon"] })).toBe("Elige idiomas de la lista");
  });

  test("a photo takes 2 MB", () => expect(PICTURE_MB).toBe(2));
});

test("a card that cannot be read counts as none", () => {
  expect(personCardOf({ card: { role: "Agente" } })).toEqual({ ...NOTHING, role: "Agente" });
  expect(personCardOf({})).toEqual(NOTHING);
  expect(personCardOf({ card: { role: 7 } })).toEqual(NOTHING);
});

test("a photo is known by its row's id alone", () => {
  const id = "5f0c7a52-0000-4000-8000-000000000001";
  expect([{ photo_id: id }, { photo_id: "../../etc/passwd" }, { photo_id: 3 }, {}].map(photoIdOf)).toEqual([
    id,
    null,
    null,
    null,
  ]);
});
