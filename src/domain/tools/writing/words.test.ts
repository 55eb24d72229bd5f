import { expect, test } from "vitest";
import { counted, described, feminine, listed, masculine, ordinal, to } from "./es/nouns.ts";
import { mark, phrasesOf, plainOf } from "./marks.ts";
import { moneyIn } from "./numbers.ts";
import { readabilityOf, spanishSyllables } from "./readability.ts";
import { voiceOf } from "./voice.ts";

test("agreement", () => {
  expect(described(1, feminine("terraza"), "luminoso")).toBe("una terraza luminosa");
  expect(counted(2, masculine("baño"))).toBe("dos baños");
  expect(counted(1, masculine("baño"))).toBe("un baño");
  expect(described(3, feminine("habitación", "habitaciones"), "exterior")).toBe("tres habitaciones exteriores");
  expect(described(2, masculine("balcón", "balcones"), "orientado")).toBe("dos balcones orientados");
  expect(counted(12, feminine("planta"))).toBe("12 plantas");
  expect(ordinal(3, masculine("piso"))).toBe("tercer");
  expect(ordinal(3, feminine("planta"))).toBe("tercera");
  expect(to("el parque")).toBe("al parque");
  expect(to("la plaza")).toBe("a la plaza");
});

test("lists end in y, or in e before the sound of i", () => {
  expect(listed(["terraza", "jardín", "piscina"])).toBe("terraza, jardín y piscina");
  expect(plainOf(listed(["ascensor", mark("ownText", "instalaciones")]))).toBe("ascensor e instalaciones");
  expect(listed(["agua", "hielo"])).toBe("agua y hielo");
});

test("marks fall into phrases", () => {
  expect(phrasesOf(`Tiene ${mark("rooms", "tres habitaciones")}.`)).toEqual([
    { text: "Tiene " },
    { text: "tres habitaciones", field: "rooms" },
    { text: "." },
  ]);
});

test("money as each country writes it", () => {
  expect(moneyIn("es-ES", 320_000, "EUR")).toBe("320.000\u00a0€");
  expect(moneyIn("es-MX", 3_500_000, "MXN")).toBe("$3,500,000\u00a0MXN");
  expect(moneyIn("es-CO", 350_000_000, "COP")).toBe("$\u00a0350.000.000");
  expect(moneyIn("es-AR", 120_000, "USD")).toBe("US$\u00a0120.000");
  expect(moneyIn("en", 320_000, "EUR")).toBe("€320,000");
});

test("syllables and INFLESZ by hand", () => {
  const words = { casa: 2, piso: 2, habitación: 4, ciudad: 2, país: 2, aéreo: 4, construida: 3, que: 1, y: 1 };
  for (const [word, count] of Object.entries(words)) expect(spanishSyllables(word), word).toBe(count);
  // Four words of eight syllables, one sentence.
  expect(readabilityOf("El piso tiene terraza.", "es")).toMatchObject({ level: "bastante fácil" });
  expect(readabilityOf("El piso tiene terraza.", "es").score).toBe(Math.round(206.835 - (62.3 * 8) / 4 - 4));
});

test("a voice is learned from enough text, and from no less", () => {
  expect(voiceOf("Ven a verlo.")).toBeUndefined();
  const familiar =
    "Si buscas casa, esta es para ti. Ven a verla cuando puedes. Tienes terraza. Tienes garaje. Llama y pide cita. Descubre tu barrio. Aquí tienes el metro a un paso y el mercado al lado.";
  expect(voiceOf(familiar)).toMatchObject({ person: "tu", density: 0.3 });
  const formal =
    "Si usted busca una vivienda con terraza en el centro de la ciudad y cerca de los mejores colegios de la zona, solicite una visita con nuestro equipo y le enseñamos la casa el día que usted quiera, también los sábados por la mañana.";
  expect(voiceOf(formal)).toMatchObject({ person: "usted", density: 1.5 });
});
