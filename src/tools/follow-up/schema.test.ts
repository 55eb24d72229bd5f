import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { followUpInput } from "./schema.ts";

/** The messages about some values, by field; all other values are valid. */
const shown = (values: Record<string, unknown>) =>
  Object.fromEntries(
    (z.safeParse(followUpInput, { startedOn: "2026-11-20", ...values }).error?.issues ?? []).map(
      ({ path, message }) => [path.join("."), message],
    ),
  );
const read = (values: Record<string, unknown>) => followUpInput.parse({ startedOn: "2026-11-20", ...values });

describe("hours of a day, with two figures for the hour", () => {
  test.each(["00:00", "09:05", "19:59", "23:59"])("it may begin at %s", (startedAt) => {
    expect(shown({ startedAt })).toEqual({});
  });
  test.each(["24:00", "9:05", "12:60", "12.30", "noche"])("it may not begin at %s", (startedAt) => {
    expect(shown({ startedAt })).toEqual({ startedAt: "Introduce una hora como 18:30" });
  });
  test.each(["09:00", "12:30", "19:59"])("calls may be at %s", (hour) => expect(shown({ hour })).toEqual({}));
  test.each(["08:59", "20:00", "23:00", "10"])("calls may not be at %s", (hour) => {
    expect(shown({ hour })).toEqual({ hour: "Elige una hora entre las 9:00 y las 19:59" });
  });
});

describe("telephones and mail addresses as people write them", () => {
  test.each(["612 345 678", "+34 612-345-678", "(55) 1234.5678", "123456"])("%s", (phone) => {
    expect(read({ phone }).phone).toBe(phone);
  });
  test.each(["12345", "seis doce", "612 345 678 ext 3", "+"])("%s is no telephone", (phone) => {
    expect(shown({ phone })).toEqual({ phone: "Introduce un teléfono, con su prefijo si no es español" });
  });
  test.each(["ana", "ana@", "@ejemplo.es"])("%s is no mail address", (email) => {
    expect(shown({ email })).toEqual({ email: "Introduce un correo como ana@ejemplo.es" });
  });
  test("at most 30 signs of a telephone, 255 of an address", () => {
    expect(shown({ phone: "6".repeat(30) })).toEqual({});
    expect(shown({ phone: `+${"6".repeat(30)}` })).toHaveProperty("phone");
    const address = (length: number) => `ana@${"e".repeat(length - 7)}.es`;
    expect(shown({ email: address(255) })).toEqual({});
    expect(shown({ email: address(256) })).toEqual({ email: "Usa como mucho 255 caracteres" });
  });
  test("blank is unknown", () => expect(read({ phone: " ", email: "", name: " " })).toEqual(read({})));
});

describe("how many steps are done", () => {
  test.each([0, 6, "3"])("%s", (done) => expect(shown({ done })).toEqual({}));
  test.each([-1, 7, 1.5])("not %s", (done) => expect(shown({ done })).toEqual({ done: "Introduce de 0 a 6 pasos" }));
});

describe("the day of the answer", () => {
  test("not before the first contact; on the same day it may be", () => {
    expect(shown({ repliedOn: "2026-11-20" })).toEqual({});
    expect(shown({ repliedOn: "2026-11-19" })).toEqual({
      repliedOn: "La respuesta no puede ser anterior al primer contacto",
    });
  });
  test("days that are told backwards are not compared with dates", () => {
    expect(shown({ repliedOn: "hace 40 días" })).toEqual({});
    expect(shown({ startedOn: "hace 3 días", repliedOn: "2026-01-01" })).toEqual({});
  });
  test("blank: they have not answered; no day is said so", () => {
    expect(read({ repliedOn: " " }).repliedOn).toBeUndefined();
    expect(shown({ repliedOn: "ayer" })).toEqual({ repliedOn: "Introduce el día en que respondió" });
    expect(shown({ repliedOn: `2026-11-20${" ".repeat(40)}` })).toHaveProperty("repliedOn");
  });
});

test("choices are named where another is sent", () => {
  expect(shown({ stage: "cerrado", channel: "fax", startedOn: "mañana" })).toEqual({
    stage: "Elige en qué punto está",
    channel: "Elige por dónde le escribes o llamas",
    startedOn: "Introduce el día en que empezó",
  });
});
