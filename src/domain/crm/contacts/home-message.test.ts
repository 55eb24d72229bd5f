import { expect, test } from "vitest";
import { homeMessage, whyNotWrite } from "./home-message.ts";

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
