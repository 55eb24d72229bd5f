import { describe, expect, test } from "vitest";
import { nearbyNamed } from "./nearby.ts";

const inList = (place: string) => nearbyNamed([place], false);
const afterVerb = (place: string) => nearbyNamed([place], true);

describe("a place as a list takes it", () => {
  test.each([
    ["Metro Bailén a 4 minutos", "metro Bailén a 4 minutos"],
    ["Mercado de Triana", "mercado de Triana"],
    ["COLEGIO a 200 m", "colegio a 200 m"],
    ["El Corte Inglés", "el Corte Inglés"],
    ["Mercadona", "Mercadona"],
    ["Tiendas y bares", "tiendas y bares"],
  ])("«%s» is «%s»", (typed, written) => {
    expect(inList(typed)).toEqual([written]);
  });
});

describe("a place after a verb has its article: definite for the one that is meant, indefinite for one of many", () => {
  test.each([
    ["Mercado de Triana", "el mercado de Triana"],
    ["Mercado del Carmen a 300 m", "el mercado del Carmen a 300 m"],
    ["Universidad de la Rioja", "la Universidad de la Rioja"],
    ["Parque Central", "el parque Central"],
    ["Estación Joaquín Sorolla", "la Estación Joaquín Sorolla"],
    ["Colegio a 200 m", "un colegio a 200 m"],
    ["Hospital", "un hospital"],
    ["Farmacia de guardia", "una farmacia de guardia"],
    ["Parada de autobús a 50 m", "una parada de autobús a 50 m"],
    ["Metro a 4 minutos", "el metro a 4 minutos"],
    ["Playa a 500 m", "la playa a 500 m"],
    ["Centro", "el centro"],
    ["Tiendas", "tiendas"],
    ["Restaurantes en la misma calle", "restaurantes en la misma calle"],
    ["La playa a 500 m", "la playa a 500 m"],
    ["Unas pistas de tenis", "unas pistas de tenis"],
  ])("«%s» is «%s»", (typed, written) => {
    expect(afterVerb(typed)).toEqual([written]);
  });

  test("without a kind that is known there is no article to give, and so no such sentence for any of them", () => {
    expect(afterVerb("Mercadona a 100 m")).toBeUndefined();
    expect(nearbyNamed(["Hospital", "Mercadona"], true)).toBeUndefined();
    expect(nearbyNamed(["Hospital", "Mercadona"], false)).toEqual(["hospital", "Mercadona"]);
    expect(nearbyNamed([], true)).toEqual([]);
  });

  test.each([
    ["metro", "el"],
    ["subte", "el"],
    ["autobús", "el"],
    ["bus", "el"],
    ["tranvía", "el"],
    ["tren", "el"],
    ["centro", "el"],
    ["playa", "la"],
    ["parque", "un"],
    ["colegio", "un"],
    ["mercado", "un"],
    ["parada", "una"],
    ["paradero", "un"],
    ["estación", "la"],
    ["supermercado", "un"],
    ["hospital", "un"],
    ["farmacia", "una"],
    ["universidad", "la"],
    ["instituto", "un"],
    ["guardería", "una"],
    ["gimnasio", "un"],
    ["polideportivo", "un"],
    ["biblioteca", "una"],
    ["ambulatorio", "un"],
    ["escuela", "una"],
    ["tienda", "una"],
    ["restaurante", "un"],
    ["zona", "una"],
    ["plaza", "una"],
  ])("%s takes %s", (kind, article) => {
    expect(afterVerb(`${kind} a 100 m`)).toEqual([`${article} ${kind} a 100 m`]);
  });
});
