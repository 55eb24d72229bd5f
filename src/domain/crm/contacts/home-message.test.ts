import { describe, expect, test } from "vitest";
import { homeMessage, homesMessage, whyNotWrite } from "./home-message.ts";

const SENT = {
  to: "  Marta  Ruiz Soler",
  title: "Piso en venta en Ruzafa",
  price: "349.900 €",
  address: "https://umbral.example/compartir/abc",
  from: "Ana Gil",
  agency: "Casas del Turia",
};

test("the message greets by first name, names home, price and page, signs, and offers to stop", () => {
  expect(homeMessage(SENT).split("\n")).toEqual([
    "Hola, Marta:",
    "",
    "Por lo que buscas, creo que te puede encajar esta vivienda: Piso en venta en Ruzafa, 349.900 €. Aquí tienes las fotos y los datos:",
    "https://umbral.example/compartir/abc",
    "",
    "¿Quieres que la veamos?",
    "Ana Gil, Casas del Turia",
    "",
    "Si prefieres que no te envíe más viviendas, respóndeme y lo dejo anotado.",
  ]);
});

test("without names it greets and ends without them", () => {
  const lines = homeMessage({ ...SENT, to: " ", from: "", agency: null }).split("\n");
  expect(lines[0]).toBe("Hola:");
  expect(lines.at(-3)).toBe("¿Quieres que la veamos?");
});

test("nobody writes without consent, nor where there is no way to", () => {
  expect(whyNotWrite({ hasConsent: false, email: "a@b.es", phone: null })).toContain("permiso");
  expect(whyNotWrite({ hasConsent: true, email: null, phone: null })).toContain("correo ni móvil");
  expect(whyNotWrite({ hasConsent: true, email: null, phone: "+34600111222" })).toBeNull();
});

describe("a message with several homes", () => {
  const sent = { to: "Marta Ruiz", from: "Luis Gil", agency: null };
  const one = { title: "Piso en Ruzafa", price: "240.000 €", address: "https://umbral.example/compartir/a" };

  test("names each with its price, and its page where it has one", () =>
    expect(
      homesMessage({ ...sent, homes: [one, { title: "Ático en Ruzafa", price: "260.000 €", address: null }] }),
    ).toBe(
      [
        "Hola, Marta:",
        "",
        "Por lo que buscas, creo que te pueden encajar estas viviendas:",
        "· Piso en Ruzafa, 240.000 €",
        "  https://umbral.example/compartir/a",
        "· Ático en Ruzafa, 260.000 €",
        "",
        "¿Cuáles quieres que veamos?",
        "Luis Gil",
        "",
        "Si prefieres que no te envíe más viviendas, respóndeme y lo dejo anotado.",
      ].join("\n"),
    ));

  test("says below each home where it lies, what it has and why it fits, and leads to the person's own page", () => {
    const home = { ...one, place: "Valencia", facts: "90 m² · 3 hab.", fits: "Está en Ruzafa · Tiene ascensor" };
    const message = homesMessage({ ...sent, homes: [home], selection: "https://umbral.example/seleccion/b" });
    expect(message).toContain(
      "· Piso en Ruzafa, 240.000 €\n  Valencia · 90 m² · 3 hab.\n  Está en Ruzafa · Tiene ascensor\n  https://umbral.example/compartir/a\n",
    );
    expect(message).toContain("para que me digas cuáles te gustan:\nhttps://umbral.example/seleccion/b\n\n¿Quieres");
  });

  test("of one home without a page speaks of one", () =>
    expect(homesMessage({ ...sent, homes: [{ ...one, address: null }] })).toContain(
      "esta vivienda:\n· Piso en Ruzafa",
    ));

  test("names ten at most", () => {
    const homes = Array.from({ length: 12 }, (_, index) => ({ ...one, title: `Piso ${index + 1}` }));
    const message = homesMessage({ ...sent, homes });
    expect(message).toContain("· Piso 10,");
    expect(message).not.toContain("· Piso 11,");
  });
});
