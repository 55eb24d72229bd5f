import { describe, expect, test } from "vitest";
import { readNotice, toText } from "./portal-notices.ts";

/** Written for these tests in the manner of portals' mails; none of these people exists. */

const IDEALISTA = {
  from: "idealista <noresponder@avisos.idealista.com>",
  subject: "Nuevo mensaje de Marta Gil sobre tu anuncio con ref. RZ-0142",
  text: `Hola, tienes un nuevo mensaje sobre tu inmueble

Piso en venta en calle de Cuba, Ruzafa, València
240.000 €
Referencia: RZ-0142

Nombre: Marta Gil
Teléfono: 612 345 678
Email: marta.gil@correo.example

Mensaje:
Buenos días, me interesa el piso.
¿Se puede visitar el jueves por la tarde?

Responde a este correo para contestar a Marta.
https://www.idealista.example/inmueble/1`,
};

describe("a notice", () => {
  test("one of idealista is read", () => {
    expect(readNotice(IDEALISTA)).toEqual({
      portal: "idealista",
      name: "Marta Gil",
      email: "marta.gil@correo.example",
      phone: "+34612345678",
      message: "Buenos días, me interesa el piso.\n¿Se puede visitar el jueves por la tarde?",
      reference: "RZ-0142",
      operation: "venta",
      doubts: [],
    });
  });

  test("forwarded, with headers and quotes, says the same", () => {
    const text = `Os paso este, llamadle hoy.

---------- Forwarded message ---------
De: idealista <noresponder@avisos.idealista.com>
Enviado: sábado, 21 de noviembre de 2026 10:14
Para: info@casasdelpuerto.example
Asunto: ${IDEALISTA.subject}

${IDEALISTA.text
  .split("\n")
  .map((line) => `> ${line}`)
  .join("\n")}`;
    const read = readNotice({ text, from: "Bea <bea@casasdelpuerto.example>", subject: `RV: ${IDEALISTA.subject}` });
    expect(read).toEqual(readNotice(IDEALISTA));
  });

  test("one of Fotocasa as a table of HTML is read", () => {
    const text = `<html><head><style>td{color:red}</style></head><body><h1>Tienes un nuevo contacto en Fotocasa</h1>
<table><tr><td><b>Nombre</b></td><td>Jos&eacute; Luis Pe&ntilde;a</td></tr>
<tr><td>Tel&eacute;fono:</td><td>+34&nbsp;655 010 203</td></tr>
<tr><td>E-mail</td><td><a href="mailto:jl.pena@correo.example">jl.pena@correo.example</a></td></tr>
<tr><td>Operaci&oacute;n</td><td>Alquiler</td></tr>
<tr><td>Referencia</td><td>AL/77</td></tr></table>
<p>Comentarios:</p><p>&iquest;Admite mascotas?</p><p>Este correo se ha enviado autom&aacute;ticamente</p></body></html>`;
    expect(readNotice({ text, from: "avisos@fotocasa.es" })).toEqual({
      portal: "fotocasa",
      name: "José Luis Peña",
      email: "jl.pena@correo.example",
      phone: "+34655010203",
      message: "¿Admite mascotas?",
      reference: "AL/77",
      operation: "alquiler",
      doubts: [],
    });
  });

  test("one of habitaclia with labels above their values is read", () => {
    const text = `Nova petició d'informació a habitaclia

Nombre
Núria Vidal
Teléfono
933 01 02 03
Correo electrónico
nuria@correo.example
Mensaje
Quiero más fotos del salón
Su referencia
BCN-9`;
    expect(readNotice({ text, from: "info@habitaclia.com" })).toMatchObject({
      portal: "habitaclia",
      name: "Núria Vidal",
      phone: "+34933010203",
      email: "nuria@correo.example",
      message: "Quiero más fotos del salón",
      reference: "BCN-9",
    });
  });

  test("one of pisos.com with the name in the subject alone says so", () => {
    const text = `pisos.com
Te escribe por el anuncio Ref: 88-C
correo: pau@correo.example
Mensaje: Llámame por la tarde`;
    expect(
      readNotice({ text, from: "contactos@pisos.com", subject: "Pau Ferrer está interesado en tu piso" }),
    ).toMatchObject({
      portal: "pisos",
      name: "Pau Ferrer",
      email: "pau@correo.example",
      phone: null,
      reference: "88-C",
      doubts: ["El nombre sale del asunto: compruébalo"],
    });
  });

  test("one of Kyero in English is read", () => {
    const text = `You have a new enquiry via Kyero
Name: John Example
Email: john@mail.example
Phone: +44 20 7946 0958
Property reference: V-310
Message: Is it still for sale?
We'd like to visit in May.

This email was sent by Kyero`;
    expect(readNotice({ text, from: "enquiries@kyero.com" })).toEqual({
      portal: "kyero",
      name: "John Example",
      email: "john@mail.example",
      phone: "+442079460958",
      message: "Is it still for sale?\nWe'd like to visit in May.",
      reference: "V-310",
      operation: "venta",
      doubts: [],
    });
  });

  test("one of an unknown portal is read as far as possible, and marks doubtful values", () => {
    const text = "Hola, soy Carla. Escribidme a carla@correo.example o al 677 88 99 00. Gracias.";
    const read = readNotice({ text });
    expect(read).toMatchObject({ portal: null, name: null, email: "carla@correo.example", phone: "+34677889900" });
    expect(read.doubts).toEqual([
      "El correo no lleva etiqueta: compruébalo",
      "El teléfono no lleva etiqueta: compruébalo",
      "No encuentro el nombre",
      "No reconozco el portal",
      "No encuentro la referencia del inmueble",
    ]);
  });

  test("takes neither the portal's address nor the forwarder's for the person's", () => {
    const text =
      "De: Bea <bea@agencia.example>\nPara: inbox@x.example\nidealista\nnoresponder@idealista.com\nTeléfono: 12";
    const read = readNotice({ text, from: "bea@agencia.example" });
    expect(read.email).not.toBe("bea@agencia.example");
    expect(read.email).not.toBe("noresponder@idealista.com");
    expect(read.phone).toBeNull();
  });

  test.each(["", "<html>", "&#x110000; &#xd800; &nada;", `${"<div>".repeat(5000)}`, `${"Nombre: ".repeat(5000)}`])(
    "that is no notice breaks nothing",
    (text) => expect(readNotice({ text }).email).toBeNull(),
  );
});

test("HTML becomes its words", () => {
  expect(toText("<p>Uno<br>dos</p><div>tres &amp; cuatro</div>")).toBe("Uno\ndos\ntres & cuatro\n");
  expect(toText("<p>hola &constructor; &toString;</p>")).toBe("hola &constructor; &toString;\n");
});
