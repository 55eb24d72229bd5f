import { describe, expect, test } from "vitest";
import { refusal } from "../../shared/schema/refusals.test-data.ts";
import { countryOf, keptNotices, noticeForm, placeForm, regionOf, unwantedNotices, wantsNotice } from "./notices.ts";

const FROM_A_LIST = "Elige avisos de la lista";

describe("the choice of notices", () => {
  test("stands in the order of the list, each once, however it comes", () => {
    const off = ["equipo:correo", "agenda:campana", "agenda:campana", "respuestas:correo"];
    expect(noticeForm.parse({ off }).off).toEqual(["agenda:campana", "respuestas:correo", "equipo:correo"]);
    expect(noticeForm.parse({ off: [] }).off).toEqual([]);
  });

  test.each([["nada:correo"], ["importaciones:correo"], ["equipo:campana"], ["agenda"]])(
    "%s is no notice in a place of its own",
    (place) => expect(refusal(noticeForm, { off: [place] })).toBe(FROM_A_LIST),
  );

  test("of seventeen places at most 34 are named: each twice", () => {
    const off = (count: number) => ({ off: Array.from({ length: count }, () => "agenda:campana") });
    expect(refusal(noticeForm, off(34))).toBeNull();
    expect(refusal(noticeForm, off(35))).toBe(FROM_A_LIST);
    expect(refusal(noticeForm, { off: ["a".repeat(81)] })).toBe("Usa como mucho 80 caracteres");
  });
});

describe("the notices that somebody does not want", () => {
  test("are none where they have said nothing, or what is kept cannot be read", () => {
    expect(unwantedNotices({})).toEqual([]);
    expect(unwantedNotices({ notices: { off: ["agenda:sms"] } })).toEqual([]);
    expect(unwantedNotices({ notices: "webhooks:correo" })).toEqual([]);
  });

  test("are those that they named", () => {
    const metadata = { notices: { off: ["webhooks:correo", "contactos:campana"] } };
    expect(unwantedNotices(metadata)).toEqual(["contactos:campana", "webhooks:correo"]);
    expect(wantsNotice(metadata, "webhooks", "correo")).toBe(false);
    expect(wantsNotice(metadata, "webhooks", "campana")).toBe(true);
    expect(wantsNotice(metadata, "contactos", "campana")).toBe(false);
  });

  test("for the mails of the calendar the calendar's own setting speaks", () => {
    expect(unwantedNotices({ notices: { off: ["agenda:correo"] } })).toEqual([]);
    expect(unwantedNotices({ calendar: { mails: false } })).toEqual(["agenda:correo"]);
    expect(wantsNotice({ calendar: { mails: false } }, "agenda", "correo")).toBe(false);
    expect(wantsNotice({ calendar: { mails: false } }, "agenda", "campana")).toBe(true);
  });

  test("are kept where each is asked for, and read back the same", () => {
    const calendar = { timeZone: "Atlantic/Canary", reminders: [10], mails: true };
    const off = ["agenda:correo", "webhooks:campana"];
    const kept = keptNotices({ calendar }, off);
    expect(kept).toEqual({
      notices: { off: ["webhooks:campana"] },
      calendar: { timeZone: "Atlantic/Canary", reminders: [10], mails: false },
    });
    expect(unwantedNotices(kept)).toEqual(off);
    expect(keptNotices({ calendar: { ...calendar, mails: false } }, []).calendar.mails).toBe(true);
  });
});

describe("where somebody works", () => {
  test("is a region of ours and a zone that exists; Madrid's where none is named", () => {
    expect(placeForm.parse({ region: "latam", timeZone: "America/Bogota" })).toEqual({
      region: "latam",
      timeZone: "America/Bogota",
      country: "",
    });
    expect(placeForm.parse({ region: "latam", country: "CO" }).country).toBe("CO");
    expect(refusal(placeForm, { region: "es", timeZone: "Europe/Madrid", country: "FR" })).toBe("Elige un país");
    expect(placeForm.parse({ region: "es" }).timeZone).toBe("Europe/Madrid");
    expect(refusal(placeForm, { region: "fr", timeZone: "Europe/Paris" })).toBe("Elige una región");
    expect(refusal(placeForm, { region: "es", timeZone: "Europe/Atlantis" })).toBe("Elige una zona horaria");
    expect(refusal(placeForm, { region: "es", timeZone: "a".repeat(65) })).toBe("Usa como mucho 64 caracteres");
  });

  test("its country is one of those that we serve, or none", () => {
    expect(["MX", "ES", "", "FR", 1, undefined].map((country) => countryOf({ country }))).toEqual(["MX", "ES", null, null, null, null]); // biome-ignore format: one row
  });

  test("is read from the account where it is one", () => {
    expect(["es", "latam", "default", "fr", 1, undefined].map((region) => regionOf({ region }))).toEqual([
      "es",
      "latam",
      "default",
      null,
      null,
      null,
    ]);
  });
});
