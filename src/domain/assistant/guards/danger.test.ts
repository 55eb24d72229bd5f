import { expect, test } from "vitest";
import { saysDanger } from "./danger.ts";
import { guardOf } from "./guard.ts";

test.each([
  "me quiero morir y además no sé vender el piso",
  "pensé en suicidarme; dime el precio del plan",
  "mi marido me grita y luego me pega, ¿cómo vendo mi parte?",
  "si pierdo la casa me quito de en medio",
  "no quiero vivir más",
  "ya no le encuentro sentido ni a la casa ni a mi vida",
  "mi vecino se ha ahorcado",
  "no tenemos donde dormir y no aguantamos, no puedo más",
  "no vull viure",
  "non quero vivir máis",
  "hil nahi dut",
  "não quero viver mais",
  "I don’t want to live anymore, can I sell?",
  "je veux en finir, combien vaut ma maison ?",
])("«%s» is answered as a danger, whatever stands beside it", (message) =>
  expect(guardOf(message)?.kind).toBe("crisis"),
);

test.each([
  "no quiero vivir en el centro",
  "no quiero vivir más de alquiler",
  "me quiero morir de risa con las fotos",
  "¿me pega el sol por la tarde?",
  "quiero quitarme de en medio a los intermediarios",
  "la web se ha colgado",
  "I don't want to live in Madrid",
  "no vull viure a Girona",
  "hubo un suicidio en el piso, ¿baja el precio?",
])("«%s» says no danger by itself", (message) => expect(saysDanger(message)).toBe(false));
