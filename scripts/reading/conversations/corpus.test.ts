import { describe, expect, test } from "vitest";
import { CONVERSATIONS } from "./corpus.ts";
import { filesOf } from "./forms.ts";
import { labelOf } from "./written.ts";

const PARTS = ["development", "exam"] as const;
const all = PARTS.flatMap((part) => CONVERSATIONS[part].map((of) => ({ of, label: labelOf(of, part) })));

test("there are enough conversations, each written once", () => {
  expect(all.length).toBeGreaterThanOrEqual(70);
  expect(new Set(all.map(({ of }) => of.id)).size).toBe(all.length);
  expect(new Set(all.map(({ of }) => of.zone)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(all.map(({ of }) => of.lines)).size).toBe(all.length);
});

test("texts stand in their files, and time goes on", () => {
  for (const { of, label } of all) {
    const text = filesOf(of, label.written)
      .map((file) => file.text)
      .join("\n");
    const times = label.messages.flatMap(({ wallTime }) => wallTime ?? []);
    expect(times).toEqual([...times].sort());
    if (label.source === "mail") continue;
    for (const { whole } of label.written) expect(text.replace(/\r/g, "")).toContain(whole.split("\n")[0]);
  }
});

test("a promise is due after it was said", () => {
  for (const { label } of all)
    for (const { due, message } of label.commitments) {
      const day = due && ("day" in due ? due.day : due.at.slice(0, 10));
      const said = label.messages[message]!.wallTime?.slice(0, 10);
      if (day && said) expect(day >= said, `${label.id} ${message}`).toBe(true);
    }
});

test("a weekday that is named is the one that was labelled", () => {
  const names = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
  for (const { label } of all)
    for (const { due, message } of label.commitments) {
      const day = due && ("day" in due ? due.day : due.at.slice(0, 10));
      const named = names.filter((name) => label.written[message]!.whole.toLowerCase().includes(name));
      if (!day || named.length === 0 || label.zone === "America/New_York") continue;
      // A message may promise two things for two days.
      expect(named, `${label.id} ${message}`).toContain(names[new Date(`${day}T12:00:00Z`).getUTCDay()]);
    }
});

describe("forms", () => {
  const text = (id: string) => {
    const { of, label } = all.find((each) => each.of.id === id)!;
    return filesOf(of, label.written)[0]!.text;
  };

  test("an iPhone's Spanish export: marks, seconds, CRLF", () => {
    expect(text("dev-first-flat").split("\r\n")[1]).toBe(
      "[10/3/26, 9:31:22] Marta Gil: Hola buenos días, he visto en el portal el piso de la calle Cádiz",
    );
    expect(text("dev-first-flat").startsWith("\u200e[10/3/26, 9:31:05] Marta Gil: \u200eLos mensajes")).toBe(true);
  });

  test("twelve hours: midnight is twelve a. m., noon twelve p. m.", () => {
    expect(text("dev-midnight")).toContain("1/1/26, 12:03\u202fa.\u00a0m. - Olga");
    expect(text("dev-midnight")).toContain("1/1/26, 12:30\u202fp.\u00a0m. - Olga");
  });

  test("a mail quotes what it answers", () => {
    const { of, label } = all.find((each) => each.of.id === "dev-mail-offer")!;
    const files = filesOf(of, label.written);
    expect(files).toHaveLength(4);
    expect(
      Buffer.from(files[3]!.text.split("base64\r\n\r\n")[1]!.split("\r\n--b3")[0]!, "base64").toString(),
    ).toContain("> Clara, la propiedad pide 235.000");
  });
});
