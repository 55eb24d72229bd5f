import { describe, expect, test } from "vitest";
import { marketSearchQuery } from "./market-resource.ts";

// The conditions of a search as programs send them, at both ends of what each takes.

const takes = (name: string, value: unknown) => marketSearchQuery.safeParse({ [name]: value }).success;

describe("numbers, both of whose ends are taken", () => {
  test.each<[string, number, number]>([
    ["precio-desde", 0, 1_000_000_000_000],
    ["precio-hasta", 0, 1_000_000_000_000],
    ["precio-m2-desde", 0, 1_000_000_000],
    ["precio-m2-hasta", 0, 1_000_000_000],
    ["m2-desde", 0, 10_000_000],
    ["m2-hasta", 0, 10_000_000],
    ["habitaciones-desde", 0, 99],
    ["habitaciones-hasta", 0, 99],
    ["banos-desde", 0, 99],
    ["banos-hasta", 0, 99],
    ["planta-desde", -5, 200],
    ["planta-hasta", -5, 200],
    ["ano-desde", 1000, 2100],
    ["ano-hasta", 1000, 2100],
    ["nuevo", 1, 365],
    ["bajada", 1, 365],
    ["limit", 0, 100],
  ])("%s from %d to %d", (name, least, most) => {
    expect([least - 1, least, most, most + 1].map((value) => takes(name, value))).toEqual([false, true, true, false]);
  });

  test.each(["nuevo", "bajada", "limit"])("%s is whole", (name) => expect(takes(name, 7.5)).toBe(false));
});

test.each<[string, number]>([
  ["buscar", 120],
  ["zona", 20_000],
  ["moneda", 3],
  ["cursor", 200],
])("%s has %d characters at most", (name, most) => {
  expect([most, most + 1].map((length) => takes(name, "a".repeat(length)))).toEqual([true, false]);
});

test.each(["lugar", "no-lugar"])("%s takes a hundred and twenty places of three hundred characters", (name) => {
  const places = (count: number, length = 1) => Array.from({ length: count }, () => "a".repeat(length));
  expect(takes(name, places(120))).toBe(true);
  expect(takes(name, places(121))).toBe(false);
  expect(takes(name, places(1, 300))).toBe(true);
  expect(takes(name, places(1, 301))).toBe(false);
});

test.each<[string, unknown, unknown]>([
  ["operacion", "venta", "trueque"],
  ["tipo", ["piso", "casa"], ["castillo"]],
  ["no-tipo", ["estudio"], ["castillo"]],
  ["conservacion", ["a_reformar"], ["perfecta"]],
  ["energia", "C", "H"],
  ["con", ["ascensor"], ["helipuerto"]],
  ["sin", ["piscina"], ["helipuerto"]],
  ["vendedor", "particular", "nadie"],
  ["estado", ["activo"], ["soñado"]],
  ["orden", "precio", "suerte"],
])("%s takes words of its list alone", (name, known, unknown) => {
  expect([takes(name, known), takes(name, unknown)]).toEqual([true, false]);
});
