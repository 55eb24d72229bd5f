import { describe, expect, test } from "vitest";
import { HOME_TYPES, type HomeType } from "../../shared/home-attributes/home-values.ts";
import { countryName, HOME_TYPE_WORDS, readCountry, readHomeStatus, readHomeType } from "./home-words.ts";

describe("the type of a home", () => {
  test.each<[string, HomeType]>([
    ["Piso", "piso"],
    ["APARTMENT", "piso"],
    ["Departamento", "piso"],
    ["Planta baja", "piso"],
    ["Sobreático", "atico"],
    ["Penthouse", "atico"],
    ["Tríplex", "duplex"],
    ["Monoambiente", "estudio"],
    ["Loft", "estudio"],
    ["Casa de pueblo", "casa"],
    ["Cave House", "casa"],
    ["Villa", "chalet"],
    ["Casa o chalet", "chalet"],
    ["Chalet adosado", "adosado"],
    ["Town House", "adosado"],
    ["Semi-detached villa", "adosado"],
    ["Local comercial", "local"],
    ["Despacho", "oficina"],
    ["Masía", "finca"],
    ["Solar", "terreno"],
    ["Plaza de garaje", "garaje"],
    ["Bodega", "trastero"],
    ["Nave industrial", "nave"],
    ["Apartment block", "edificio"],
    ["Hostal", "edificio"],
    ["Otros", "otro"],
  ])("%s is a %s by its name", (name, type) => expect(readHomeType(name)).toBe(type));

  test.each<[string, HomeType]>([
    // Of several words the most telling one counts.
    ["Ático dúplex en el centro", "atico"],
    ["Piso dúplex con terraza", "duplex"],
    ["Bonito estudio junto al mar", "estudio"],
    ["Casa adosada en urbanización", "adosado"],
    ["Finca rústica con casa", "finca"],
    ["Preciosa villa con piscina", "chalet"],
    ["Apartamento en primera línea", "piso"],
    ["Casa reformada en el casco viejo", "casa"],
    ["Oficina en el Ensanche", "oficina"],
    ["Local en esquina", "local"],
    ["Plaza de garaje en Ruzafa", "garaje"],
    // A garage beside a home is a part of it.
    ["Garaje incluido con este piso", "piso"],
    ["Trastero en Benimaclet", "trastero"],
    // Only at the front: elsewhere it comes with the home.
    ["Piso con trastero", "piso"],
    ["Nave en el polígono", "nave"],
    ["Terreno urbano en Náquera", "terreno"],
    ["Residential land for sale", "terreno"],
    ["Edificio entero en Sevilla", "edificio"],
  ])("%s is a %s by its words", (title, type) => expect(readHomeType(title)).toBe(type));

  test.each(["", "Castillo", "Barco amarrado"])("%j tells none", (text) => expect(readHomeType(text)).toBeUndefined());

  test("a word that was read once is read the same again, even when more words came than it remembers", () => {
    const names = Array.from({ length: 600 }, (_, n) => `Piso ${n} en Cádiz`);
    expect(names.map(readHomeType)).toEqual(names.map(() => "piso"));
    expect(readHomeType("Piso 0 en Cádiz")).toBe("piso");
    expect(readHomeType("Barco amarrado")).toBeUndefined();
    expect(readHomeType("Barco amarrado")).toBeUndefined();
  });

  test("the word that our own tables write is read back", () => {
    for (const type of HOME_TYPES) expect(readHomeType(HOME_TYPE_WORDS[type])).toBe(type);
    expect(HOME_TYPE_WORDS.atico).toBe("Ático");
  });
});

describe("where a home stands", () => {
  test.each([
    ["Vendido", "cerrado"],
    ["Alquilada", "cerrado"],
    ["SOLD", "cerrado"],
    ["Traspasado", "cerrado"],
    ["Reservado", "reservado"],
    ["Con arras firmadas", "reservado"],
    ["Con arras", "reservado"],
    ["Señalizado", "reservado"],
    ["Under offer", "reservado"],
    ["Baja", "retirado"],
    ["No disponible", "retirado"],
    ["Inactivo", "retirado"],
    ["Withdrawn", "retirado"],
    ["En estudio", "captacion"],
    ["Prospecto", "captacion"],
    ["Disponible", "disponible"],
    ["Activo", "disponible"],
    ["En venta", "disponible"],
    ["For rent", "disponible"],
  ])("%s: %s", (text, status) => expect(readHomeStatus(text)).toBe(status));

  test("other words say nothing", () => {
    expect(readHomeStatus("Buen estado")).toBeUndefined();
    expect(readHomeStatus("")).toBeUndefined();
    // Part of a word is no word.
    expect(readHomeStatus("Trabajador")).toBeUndefined();
  });
});

describe("a country", () => {
  test.each([
    ["Spain", "ES"],
    ["España", "ES"],
    ["es", "ES"],
    ["ESP", "ES"],
    ["Portugal", "PT"],
    ["Francia", "FR"],
    ["United Kingdom", "GB"],
    ["UK", "GB"],
    ["Estados Unidos", "US"],
    ["México", "MX"],
    ["República Dominicana", "DO"],
    ["Costa Rica", "CR"],
    // Two letters that no list has are taken as a code.
    [" nl ", "NL"],
  ])("%s is %s", (text, code) => expect(readCountry(text)).toBe(code));

  test("a name of nowhere is none, and a code without a name goes out as it is", () => {
    expect(readCountry("Narnia")).toBeUndefined();
    expect(readCountry("")).toBeUndefined();
    expect(countryName("ES")).toBe("Spain");
    expect(countryName("GB")).toBe("United Kingdom");
    expect(countryName("NL")).toBe("NL");
  });
});
