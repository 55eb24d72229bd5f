import { describe, expect, test } from "vitest";
import { nameAsAnswer, readContact } from "./read-contact.ts";
import { scan } from "./scan.ts";

const contact = (text: string) => readContact(scan(text));
/** The pieces that are read. */
const taken = (text: string) => {
  const message = scan(text);
  readContact(message);
  return message.tokens.filter((_, at) => message.taken[at]).map(({ text: piece }) => piece);
};

describe("mail addresses", () => {
  test.each([
    ["mi correo es Ana.Ruiz+pisos@Ejemplo.es", "ana.ruiz+pisos@ejemplo.es"],
    ["ana@correo.ejemplo.com.", "ana@correo.ejemplo.com"],
    ["laura arroba ejemplo punto com", "laura@ejemplo.com"],
    ["soy laura_r arroba mi-casa punto es, gracias", "laura_r@mi-casa.es"],
    ["juan.perez arroba ejemplo punto mx", "juan.perez@ejemplo.mx"],
    ["laura arroba arroba y ana arroba ejemplo punto com", "ana@ejemplo.com"],
    ["arroba ejemplo punto com y ana arroba ejemplo punto net", "ana@ejemplo.net"],
  ])("%s", (text, email) => expect(contact(text).email).toBe(email));
  test.each([
    "ana@",
    "@ejemplo.es",
    "ana@ejemplo",
    "laura arroba ejemplo coma com",
    "laura arroba ejemplo punto xyz",
    "arroba ejemplo punto com",
    "laura arroba ej!emplo punto com",
    "laura arroba",
  ])("%s is none", (text) => expect(contact(text).email).toBeUndefined());
  test("its figures are no amounts", () =>
    expect(taken("a ana99@ejemplo.es 3")).toEqual(["ana", "99", "@", "ejemplo", ".", "es"]));
});

describe("telephones", () => {
  test.each([
    ["612 345 678", "612345678"],
    ["612345678", "612345678"],
    ["91 234 56 78", "912345678"],
    ["+34 611 222 333", "+34611222333"],
    ["+52 55 1234 5678", "+525512345678"],
    ["(55) 1234-5678", "5512345678"],
    ["1123456789", "1123456789"],
    ["llámame al 234 5678", "2345678"],
    ["mi teléfono: 4567890", "4567890"],
    ["whatsapp 1234567", "1234567"],
    ["mi número es el 512345678", "512345678"],
    ["marca 1234567890123", "1234567890123"],
    // Twenty-five letters between the word and the number are near enough, twenty-six are not.
    [`móvil${"a".repeat(0)} ${"-".repeat(23)} 2345678`, "2345678"],
  ])("%s", (text, phone) => expect(contact(text).phone).toBe(phone));

  test.each([
    // Six figures, nine that begin with a five, ten that end as an amount, too many zeros, a figure with points.
    "612345",
    "512345678",
    "2345678",
    "5512345600",
    "1234500000",
    "llama al 123456",
    "1.612345678",
    "llama al 12345678901234",
    "llama al 123400000",
    "llámame luego, que el precio que piden por él es de 2345678",
  ])("%s is none", (text) => expect(contact(text).phone).toBeUndefined());
  test("it is taken, with what parts it", () => {
    expect(taken("al 612 345 678 a las 5")).toEqual(["612", "345", "678"]);
  });
});

describe("references", () => {
  test.each([
    ["ref. A-1234", "A-1234"],
    ["referencia 00123", "00123"],
    ["la referencia es la B-77", "B-77"],
    ["refer. número 4471", "4471"],
    ["anuncio nº 4471", "4471"],
    ["código: XJ_77/2", "XJ_77/2"],
    ["cod 12", "12"],
    ["clave AB12", "AB12"],
    ["expediente 7.3", "7.3"],
    ["id 99", "99"],
    ["la REF-1042 me gusta", "REF-1042"],
    ["el UMB0042", "UMB0042"],
    ["el A-1234", "A-1234"],
    ["AB-C1-22", "AB-C1-22"],
    ["inmueble 00123", "00123"],
    ["el piso número 4471", "4471"],
    ["vivienda n.º 44711", "44711"],
    ["casa #4471", "4471"],
    ["el #441", "441"],
    ["#A-7", "A-7"],
    ["ref 2024", "2024"],
  ])("%s", (text, reference) => expect(contact(text).reference).toBe(reference));

  test.each([
    "referencia catastral 1234567VK1234A",
    "código postal 28001",
    "la referencia es buena",
    "piso 2024",
    "piso 123",
    "piso 12345678",
    "piso 4471 euros",
    "piso 4471 m2",
    "piso 4471 mil",
    "#44",
    "prefiero 1234",
    "una clave de ello",
    "xUMB0042",
  ])("%s names none", (text) => expect(contact(text).reference).toBeUndefined());
  test("it is taken with its word", () => {
    expect(taken("la ref. A-1234 a las 5")).toEqual(["ref", ".", "A", "-", "1234"]);
  });
});

describe("names", () => {
  test.each([
    ["me llamo pedro gómez", "Pedro Gómez"],
    ["mi nombre es Ana de la Torre", "Ana de la Torre"],
    ["a nombre de luis", "Luis"],
    ["soy Ana Ruiz, y busco piso", "Ana Ruiz"],
    ["soy Ana y busco piso", "Ana"],
    ["de parte de Marta Sanz Gil", "Marta Sanz Gil"],
    ["habla Jean-Luc", "Jean-Luc"],
    ["os escribe Ana", "Ana"],
    ["me llamo ana quiero un piso", "Ana"],
    ["me llamo Ana de Sevilla", "Ana de Sevilla"],
    ["me llamo Ana de lejos", "Ana"],
    ["me llamo Ana de", "Ana"],
    ["me llamo de la Torre", undefined],
    ["soy Ana de la", "Ana"],
    ["me llamo Uno Dos Tres Cuatro Cinco", "Uno Dos Tres Cuatro"],
  ])("%s", (text, name) => expect(contact(text).name).toBe(name));
  test.each([
    "soy de Madrid",
    "soy agente",
    "soy Agente inmobiliario",
    "soy comprador",
    "soy ana",
    "soy Propietario",
    "me llamo 3",
  ])("%s says none", (text) => expect(contact(text).name).toBeUndefined());
  test("the words about the contact are marked as taken", () => {
    expect(taken("soy Ana Ruiz, de Sevilla")).toEqual(["soy", "Ana", "Ruiz"]);
  });
});

describe("a bare answer to «¿cómo te llamas?»", () => {
  test.each([
    ["laura pérez", "Laura Pérez"],
    ["Laura de la Fuente.", "Laura de la Fuente"],
    ["María José!", "María José"],
    ["Zoe", "Zoe"],
  ])("%s", (text, name) => expect(nameAsAnswer(text)).toBe(name));
  test.each(["no", "gracias", "uno dos tres cuatro cinco", "laura 3", "¿para qué?", ""])("%s is none", (text) => {
    expect(nameAsAnswer(text)).toBeUndefined();
  });
});

test.each(["la referencia catastral es 9872023VH5797S0001WX", "el código postal es 46001"])(
  "«%s» names no home of the portfolio",
  (text) => expect(contact(text).reference).toBeUndefined(),
);
