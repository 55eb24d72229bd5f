import { expect, test } from "vitest";
import { calendarSettings, calendarSettingsOf } from "../../accounts/account/calendar-settings.ts";
import { conversationText } from "./conversation-text.ts";
import type { AnswerExtras } from "./wire.ts";

const ORIGIN = "https://umbral.example";

/** As much of an answer's extras as the text reads. */
function textOf(extras: object): string {
  const said = [
    { role: "user" as const, content: "¿Cuánto vale?" },
    { role: "assistant" as const, content: "Depende.", extras: extras as AnswerExtras },
  ];
  return conversationText("Mi piso", said, ORIGIN);
}

test("who says what, under the title, and where it comes from", () => {
  const citations = [{ title: "Guía", url: "/guia" }];
  expect(textOf({ citations })).toBe(
    "Mi piso\n\nTú:\n¿Cuánto vale?\n\nAsistente:\nDepende.\n  Fuente: Guía (https://umbral.example/guia)\n",
  );
});

test("cards with their figures, the range only where it has both ends", () => {
  const card = (figure: object) =>
    textOf({
      cards: [
        {
          kind: "result",
          title: "Valoración",
          figure: { label: "Valor", value: "200.000 €", ...figure },
          rows: [{ label: "Superficie", value: "80 m²" }],
          sources: [{ label: "INE", date: "2026" }, { label: "BIS" }],
          open: { url: "/valoracion?r=1" },
        },
      ],
    });
  const lines = (text: string) => text.split("\n").slice(7, -1);
  expect(lines(card({ low: "180.000 €", high: "220.000 €" }))).toEqual([
    "  Valoración",
    "  Valor: 200.000 € (de 180.000 € a 220.000 €)",
    "  Superficie: 80 m²",
    "  Dato: INE 2026",
    "  Dato: BIS",
    "  https://umbral.example/valoracion?r=1",
  ]);
  expect(card({ low: "180.000 €" })).toContain("  Valor: 200.000 €\n");
  const home = { kind: "home", title: "Piso", detail: "80 m²", url: "/viviendas/1" };
  expect(lines(textOf({ cards: [home] }))).toEqual(["  Piso", "  80 m²", "  https://umbral.example/viviendas/1"]);
});

test("what cannot be read of a calendar's settings is the usual: an hour before, by mail", () => {
  const usual = { timeZone: "Europe/Madrid", reminders: [60], mails: true };
  expect(calendarSettingsOf({})).toEqual(usual);
  expect(calendarSettingsOf({ calendar: { mails: false } })).toEqual({ ...usual, mails: false });
  expect(calendarSettingsOf({ calendar: { timeZone: "Nowhere/Else", mails: false } })).toEqual(usual);
  const reminders = (...minutes: number[]) => calendarSettings.safeParse({ reminders: minutes }).success;
  expect([reminders(0), reminders(40_320), reminders(-1), reminders(40_321)]).toEqual([true, true, false, false]);
  expect([reminders(1, 2, 3, 4, 5), reminders(1, 2, 3, 4, 5, 6)]).toEqual([true, false]);
});
