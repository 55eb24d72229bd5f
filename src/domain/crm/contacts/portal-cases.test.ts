import { describe, expect, test } from "vitest";
import { readNotice, toText } from "./portal-notices.ts";

const NOTHING = {
  portal: null,
  name: null,
  email: null,
  phone: null,
  message: null,
  reference: null,
  operation: null,
};
const read = (text: string, more: { subject?: string; from?: string } = {}) => readNotice({ text, ...more });

describe("a notice that says nothing", () => {
  test("is told so, doubt by doubt", () => {
    expect(read("Hola")).toEqual({
      ...NOTHING,
      doubts: [
        "No encuentro el nombre",
        "No encuentro correo ni teléfono",
        "No reconozco el portal",
        "No encuentro la referencia del inmueble",
      ],
    });
    expect(read("Nombre: Ana\nTeléfono: 612345678").doubts).not.toContain("No encuentro correo ni teléfono");
    expect(read("Nombre: Ana\nCorreo: ana@casa.example").doubts).not.toContain("No encuentro correo ni teléfono");
  });
});

describe("the portal", () => {
  test.each([
    ["de su remitente", "Hola", { from: "noresponder@avisos.idealista.com" }, "idealista"],
    ["de una cabecera reenviada", "De: x <a@mail.habitaclia.com>\nHola", {}, "habitaclia"],
    ["de una dirección en el texto", "Escribe a ayuda@pisos.com", {}, "pisos"],
    ["del asunto", "Hola", { subject: "Nuevo lead de Kyero" }, "kyero"],
    ["de un asunto reenviado", "Asunto: **Contacto en fotocasa**\nHola", {}, "fotocasa"],
    ["de una palabra del texto", "Tu anuncio en idealista", {}, "idealista"],
    ["el remitente antes que el texto", "Tu anuncio en idealista", { from: "a@fotocasa.es" }, "fotocasa"],
    ["el asunto antes que el texto", "Tu anuncio en idealista", { subject: "Fotocasa" }, "fotocasa"],
    ["ninguno", "Mi casa", { from: "ana@casa.example" }, null],
  ])("%s", (_, text, more, portal) => expect(read(text, more).portal).toBe(portal));
});

describe("labels", () => {
  test.each([
    ["Nombre: Ana Ruiz", { name: "Ana Ruiz" }],
    ["**Nombre:** Ana Ruiz**", { name: "Ana Ruiz" }],
    ["Nombre | Ana Ruiz", { name: "Ana Ruiz" }],
    ["Nombre\tAna Ruiz", { name: "Ana Ruiz" }],
    ["Nombre\t: Ana Ruiz", { name: "Ana Ruiz" }],
    ["Nombre\nAna Ruiz", { name: "Ana Ruiz" }],
    ["Nombre:\n\nAna Ruiz\nNo es parte", { name: "Ana Ruiz" }],
    ["Full name: Ana Ruiz", { name: "Ana Ruiz" }],
    ["Nombre: el usuario Ana Ruiz.", { name: "Ana Ruiz" }],
    ["Nombre: Ana <ana@casa.example>", { name: "Ana", email: "ana@casa.example" }],
    ["Correo electrónico: ANA@Casa.example", { email: "ana@casa.example" }],
    ["Tlf.: 91 234 56 78 (tardes)", { phone: "+34912345678" }],
    ["Móvil: +44 20 7946 0958", { phone: "+442079460958" }],
    ["Su referencia: REF-12/B (piso)", { reference: "REF-12/B" }],
    ["Id del anuncio: 99887766", { reference: "99887766" }],
    ["Operación: alquiler", { operation: "alquiler" }],
    ["Transaction: for sale", { operation: "venta" }],
    ["Operación: venta o alquiler", { operation: null }],
    ["Mensaje: Hola\ny adiós", { message: "Hola\ny adiós" }],
    ["Mensaje:\n«Hola»\n\n\n\nadiós", { message: "Hola»\n\nadiós" }],
    ["Comentarios: Hola\nTeléfono: 612345678", { message: "Hola", phone: "+34612345678" }],
    ["Mensaje: Hola\n---\nPie", { message: "Hola" }],
    ["Mensaje: Hola\nResponde a este correo", { message: "Hola" }],
    ["Mensaje: Hola\nAviso legal", { message: "Hola" }],
    ["Precio:\n240.000 €\nNombre: Ana", { name: "Ana" }],
  ])("«%s»", (text, expected) => expect(read(text)).toMatchObject(expected));

  test("stand within the first 60 letters of a line; alone they have 30 at most", () => {
    const padded = (blanks: number) => read(`Nombre${" ".repeat(blanks)}: Ana`).name;
    // Blanks between words are made one, so the colon stands near.
    expect(padded(100)).toBe("Ana");
    expect(read(`Nombre${".".repeat(53)}: Ana`).name).toBe("Ana");
    expect(read(`Nombre${".".repeat(54)}: Ana`).name).toBeNull();
    expect(read(`Nombre${".".repeat(24)}\nAna`).name).toBe("Ana");
    expect(read(`Nombre${".".repeat(25)}\nAna`).name).toBeNull();
  });

  test("lines and notices have their lengths", () => {
    expect(read(`Mensaje: ${"a".repeat(3000)}`).message).toBe("a".repeat(1991));
    expect(read(`${"x\n".repeat(49_990)}Nombre: Ana`).name).toBe("Ana");
    expect(read(`${"x\n".repeat(50_000)}Nombre: Ana`).name).toBeNull();
    expect(read(`Mensaje: a\n${"b\n".repeat(4000)}`).message).toHaveLength(4000);
  });
});

describe("without labels", () => {
  test.each([
    ["un correo", "Escríbeme a ana@casa.example", "ana@casa.example", "El correo no lleva etiqueta: compruébalo"],
    [
      "varios",
      "De ana@casa.example, copia a eva@casa.example",
      "ana@casa.example",
      "Hay varias direcciones de correo: he tomado la primera",
    ],
  ])("%s", (_, text, email, doubt) => {
    const notice = read(text);
    expect(notice.email).toBe(email);
    expect(notice.doubts).toContain(doubt);
  });

  test.each(["noreply@casa.example", "avisos@idealista.com", "info@casa.example", "leads@casa.example"])(
    "%s is nobody",
    (address) => expect(read(`Escribe a ${address}`).email).toBeNull(),
  );

  test("the person who forwarded a message is not the one who asks", () =>
    expect(read("De: bea@agencia.example\nHola, soy ana@casa.example", { from: "bea@agencia.example" }).email).toBe(
      "ana@casa.example",
    ));

  test.each([
    ["Llámame al 612 345 678", "+34612345678"],
    ["Call +44 20 7946 0958", "+442079460958"],
    ["Precio 240 000 000 €", null],
    ["Ref. 612345678", null],
    ["El 412 345 678", null],
  ])("«%s» gives %s", (text, phone) => expect(read(text).phone).toBe(phone));

  test("a labelled number that is none is said", () => {
    expect(read("Teléfono: 12345678901234567").doubts).toContain("El teléfono no parece válido");
    expect(read("Teléfono: no tiene").doubts).not.toContain("El teléfono no parece válido");
    expect(read("Llama al 612345678").doubts).toContain("El teléfono no lleva etiqueta: compruébalo");
  });

  test.each([
    ["Nuevo mensaje de Marta Gil sobre tu anuncio", "Marta Gil"],
    ["Solicitud de Marta Gil: piso en Ruzafa", "Marta Gil"],
    ["New enquiry from Marta Gil about your property", "Marta Gil"],
    ["RV: Marta Gil está interesada en tu piso", "Marta Gil"],
    ["Re: Fwd: Marta Gil quiere visitar", "Marta Gil"],
    ["Petición de Marta", "Marta"],
    ["Mensaje de idealista", null],
    ["Consulta de 612345", null],
    ["Marta Gil", null],
  ])("the subject «%s» names %s", (subject, name) => {
    const notice = read("Hola", { subject });
    expect(notice.name).toBe(name);
    if (name) expect(notice.doubts).toContain("El nombre sale del asunto: compruébalo");
  });

  test.each([
    ["Anuncio nº 12345", "12345"],
    ["tu anuncio con ref. RZ-0142", "RZ-0142"],
    ["Código del anuncio: AB-7788", "AB-7788"],
    ["Property ref: KY/99", "KY/99"],
    ["Referencia #V12", "V12"],
    [`ref 1${"2".repeat(40)}`, `1${"2".repeat(24)}`],
    ["sin más", null],
  ])("«%s» is about %s", (text, reference) => expect(read(text).reference).toBe(reference));
});

describe("HTML as its words stand", () => {
  test.each([
    ["sin etiquetas < 3", "sin etiquetas < 3"],
    ["a\r\nb\rc", "a\nb\nc"],
    ["De: Ana <a.ruiz@casa.example>\nHola", "De: Ana <a.ruiz@casa.example>\nHola"],
    ["De: Pep <p@casa.example>\nHola", "De: Pep <p@casa.example>\nHola"],
    ['a<br/>b<a href="x">c</a>', "a\nbc"],
    ["<p>a</p><p>b</p>", "a\nb\n"],
    ["<table><tr><td>a:</td><td>b</td></tr></table>", "a: b\n\n"],
    ["<td>a</td> <td>b</td>", "a\tb"],
    ["<div>a<!-- x --><style>p{}</style><script>y</script>b</div>", "ab\n"],
    ["<p>l&iacute;nea&nbsp;y &#8364; &#x20AC; &euro;</p>", "línea y € € €\n"],
    [
      "<p>&nada; &#0; &#xD800; &#xDFFF; &#1114111; &#1114112;</p>",
      `&nada; &#0; &#xD800; &#xDFFF; ${"\u{10ffff}"} &#1114112;\n`,
    ],
    ["<p>&#xD7FF; &#xE000; &#1;</p>", "\ud7ff \ue000 \u0001\n"],
    ["<p>a   b</p>", "a b\n"],
  ])("%s", (html, text) => expect(toText(html)).toBe(text));
});
