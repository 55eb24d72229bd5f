import { describe, expect, test } from "vitest";
import { brandColours, brandForm, contrastOf, inkOn, isTooPale, readableColour, spokenAddress } from "./brand.ts";

describe("contrast, worked by hand from WCAG's formula", () => {
  test.each([
    // Black 0, white 1: (1 + 0.05) / (0 + 0.05).
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#000000", 21],
    ["#abcdef", "#abcdef", 1],
    // Pure red is 0.2126: 1.05 / 0.2626. Pure blue is 0.0722: 1.05 / 0.1222. Pure green is 0.7152: 1.05 / 0.7652.
    ["#ff0000", "#ffffff", 3.9985],
    ["#0000ff", "#ffffff", 8.5925],
    ["#00ff00", "#ffffff", 1.3722],
    // 0x77 / 255 = 0.46667; ((0.46667 + 0.055) / 1.055) ^ 2.4 = 0.18447: 1.05 / 0.23447.
    ["#777777", "#ffffff", 4.4781],
    // 0x08 / 255 = 0.03137, below the bend: / 12.92 = 0.002428: 1.05 / 0.052428.
    ["#080808", "#ffffff", 20.0274],
    // 0x0b / 255 = 0.04314, just above it: ((0.04314 + 0.055) / 1.055) ^ 2.4 = 0.003347: 1.05 / 0.053347.
    ["#0b0b0b", "#ffffff", 19.6826],
  ])("%s on %s: %d", (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 3);
  });
});

test.each([
  ["#1443a1", "#ffffff"],
  ["#ffe000", "#080d1d"],
  // White 4.48, night 4.3: neither reads, black does.
  ["#777777", "#000000"],
])("on %s one writes in %s", (ground, ink) => {
  expect(inkOn(ground)).toBe(ink);
});

test("for any colour, text on it, bands of it and their replacement can be read", () => {
  for (let red = 0; red <= 255; red += 51) {
    for (let green = 0; green <= 255; green += 51) {
      for (let blue = 0; blue <= 255; blue += 51) {
        const colour = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
        const { fill, onFill, line, wash } = brandColours(colour);
        expect(contrastOf(fill, onFill), colour).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(line, "#ffffff"), colour).toBeGreaterThanOrEqual(3);
        expect(contrastOf(wash, "#4c5568"), colour).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(readableColour(colour), "#ffffff"), colour).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test("a colour that is dark enough stays; a pale one keeps its hue", () => {
  expect(isTooPale("#1443a1")).toBe(false);
  // The palest grey that WCAG's checkers let pass for shapes has 3.03 to 1, the next one 2.99.
  expect([isTooPale("#949494"), isTooPale("#959595")]).toEqual([false, true]);
  expect(readableColour("#1443a1")).toBe("#1443a1");
  expect(isTooPale("#ffe000")).toBe(true);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(readableColour("#ffe000").slice(at, at + 2), 16));
  expect(green! / red!).toBeCloseTo(0xe0 / 0xff, 1);
  expect(blue).toBe(0);
});

test("a wash is six hundredths of the colour on paper: 255 − (255 − 0x14) · 0.06 = 240.9, and so the others", () => {
  expect(brandColours("#1443a1").wash).toBe("#f1f4f9");
  expect(brandColours("#000000").wash).toBe("#f0f0f0");
});

test("without a colour it is Umbral's", () => {
  expect(brandColours(null)).toEqual({ fill: "#1443a1", onFill: "#ffffff", line: "#1443a1", wash: "#f1f6fe" });
});

describe("the form", () => {
  const BLANK = { licenceNumber: "", colour: "", signature: "", phone: "", email: "", website: "" };
  const read = (changes: Record<string, unknown>) =>
    brandForm.safeParse({ ...BLANK, name: "Casas Ferrer", ...changes });

  test("blank values become null", () => {
    expect(read({ name: "  Casas Ferrer " }).data).toEqual({
      name: "Casas Ferrer",
      licenceNumber: null,
      colour: null,
      signature: null,
      phone: null,
      email: null,
      website: null,
    });
  });

  test("typed values are normalised", () => {
    expect(
      read({ colour: " #1443A1 ", website: "www.casasferrer.es", signature: "Calle Mayor, 1\r\nCIF B00000000\n" }).data,
    ).toMatchObject({
      colour: "#1443a1",
      website: "https://www.casasferrer.es/",
      signature: "Calle Mayor, 1\nCIF B00000000",
    });
  });

  test.each([
    ["name", "A", "El nombre debe tener al menos 2 caracteres"],
    ["name", undefined, "Escribe el nombre de la agencia"],
    ["colour", "azul", "Escribe el color como #1443a1"],
    ["colour", "#14a", "Escribe el color como #1443a1"],
    ["website", "javascript:alert(1)", "Escribe la dirección de la web, como casasferrer.es"],
    ["website", "https://ana:clave@casasferrer.es", "Escribe la dirección de la web, como casasferrer.es"],
    ["website", "casas ferrer", "Escribe la dirección de la web, como casasferrer.es"],
    ["website", "localhost", "Escribe la dirección de la web, como casasferrer.es"],
    ["phone", "12345", "El teléfono debe tener al menos 9 caracteres"],
    ["phone", "llámame ya", "Usa solo cifras, espacios y el signo +"],
    ["email", "casas", "Email inválido"],
    ["signature", "a\nb\nc\nd", "Usa como mucho 3 líneas"],
    ["signature", "a".repeat(241), "Usa como mucho 240 caracteres"],
    ["licenceNumber", "a".repeat(61), "Usa como mucho 60 caracteres"],
    ["name", "a".repeat(101), "Usa como mucho 100 caracteres"],
    ["name", "casas.com", "Escribe solo el nombre, sin direcciones de web ni de correo"],
    ["website", `casas.es/${"a".repeat(200)}`, "Usa como mucho 200 caracteres"],
    ["website", "ftp://casas.es", "Escribe la dirección de la web, como casasferrer.es"],
    ["colour", "#1443a1f", "Escribe el color como #1443a1"],
    ["phone", "1".repeat(21), "Usa como mucho 20 caracteres"],
    ["phone", "12345678", "El teléfono debe tener al menos 9 caracteres"],
  ])("%s: %s", (field, value, message) => {
    const issues = read({ [field]: value }).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([[field, message]]);
  });
});

test("values at the limit are taken", () => {
  const fits = {
    name: "Bo",
    licenceNumber: "a".repeat(60),
    colour: "#1443a1",
    signature: "a\nb\nc",
    phone: "+34 600 000 000 0000",
    email: "a@b.es",
    website: "http://casas.es",
  };
  expect(brandForm.parse(fits)).toEqual({ ...fits, website: "http://casas.es/" });
  expect(brandForm.parse({ ...fits, name: "a".repeat(100), phone: "600000000" })).toMatchObject({ phone: "600000000" });
  // 181 letters behind https://casas.es/ are 200.
  expect(brandForm.parse({ ...fits, website: `casas.es/${"a".repeat(183)}` }).website).toHaveLength(200);
});

test("an address as people say it", () => {
  expect(spokenAddress("https://www.casasferrer.es/")).toBe("casasferrer.es");
  expect(spokenAddress("http://ferrer.cat/pisos/")).toBe("ferrer.cat/pisos");
});
