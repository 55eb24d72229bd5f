import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ContactDraft, EMPTY_DRAFT } from "./contact-draft.ts";
import { CONTACT_ROLES } from "./contact-values.ts";
import { contactCsvLine, contactsCsvHead, readContactsCsv } from "./contacts-csv.ts";
import { type KnownContact, planImport } from "./import-plan.ts";
import { readVcards, writeVcard } from "./vcard.ts";

const ana: ContactDraft = {
  fullName: "Ana Núñez Ruiz",
  company: "Casa Uno; S.L.",
  position: "Gerente",
  roles: ["comprador", "inversor"],
  tags: ["ruzafa", "vip, norte", "a|b"],
  language: "es",
  notes: 'Prefiere "tardes".\n=Suma(1)',
  source: "idealista",
  consentAt: "2026-10-01T08:30:00.000Z",
  consentText: "Casilla de novedades",
  emails: ["ana@casa.example", "a.nunez@otra.example"],
  phones: ["+34612345678", "+442079460958"],
  extras: { "Fecha de alta": "2020", Zona: "Ruzafa, centro" },
};
const csvOf = (...drafts: ContactDraft[]) => contactsCsvHead() + drafts.map(contactCsvLine).join("");
const drafts = (text: string) => readContactsCsv(text).rows.map(({ draft }) => draft);
const stamps = { id: "5f0c7a52-0000-4000-8000-000000000001", updatedAt: "2026-11-21T10:00:00.000Z" };

const text = fc.stringMatching(/^[a-zñáA-Z0-9=+@'"\\,;:|-][a-z ñá0-9=+@'"\\,;:|\n-]{0,30}[a-z0-9"\\,;|]$/);
const anyDraft: fc.Arbitrary<ContactDraft> = fc.record({
  fullName: text,
  company: fc.option(text, { nil: null }),
  position: fc.option(text, { nil: null }),
  roles: fc.uniqueArray(fc.constantFrom(...CONTACT_ROLES)),
  tags: fc.uniqueArray(text.map((tag) => tag.replace(/\n/g, " ").trim()).filter(Boolean)),
  language: fc.constantFrom("es", "en", null),
  notes: fc.option(text, { nil: null }),
  source: fc.constantFrom("mano", "csv", null),
  consentAt: fc.constantFrom("2026-10-01T08:30:00.000Z", null),
  consentText: fc.constantFrom("Casilla", null),
  emails: fc.uniqueArray(fc.constantFrom("a@b.example", "c@d.example")),
  phones: fc.uniqueArray(fc.constantFrom("+34612345678", "+34912345678")),
  extras: fc.dictionary(
    text.map((key) => key.replace(/\n/g, " ").trim()).filter((key) => key !== "" && key !== "__proto__"),
    text,
  ),
});

describe("CSV", () => {
  test("out and in again says the same", () => {
    expect(drafts(csvOf(ana))).toEqual([ana]);
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(drafts(csvOf(draft))).toEqual([draft]);
      }),
      { numRuns: 60 },
    );
  });

  test("contains nothing that a spreadsheet would run", () => {
    const line = contactCsvLine({
      ...EMPTY_DRAFT,
      fullName: "=cmd|' /C calc'!A0",
      notes: "@SUM(1)",
      company: "+x",
      position: "-y",
    });
    for (const cell of line.trim().split(";")) expect(cell).not.toMatch(/^"?[=@+-]/);
    expect(csvOf(ana).startsWith("\ufeffNombre;Empresa;")).toBe(true);
  });

  test.each<[string, string, Partial<ContactDraft>]>([
    [
      "Google",
      'First Name,Middle Name,Last Name,Organization Name,Organization Title,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value\nAna,María,Núñez,Casa Uno,Gerente,"Tardes, mejor",vip ::: norte ::: * myContacts,Work,ana@casa.example,Home,a@otra.example,Mobile,+34 612 345 678',
      {
        fullName: "Ana María Núñez",
        company: "Casa Uno",
        position: "Gerente",
        tags: ["vip", "norte"],
        emails: ["ana@casa.example", "a@otra.example"],
        phones: ["+34 612 345 678"],
        extras: {},
      },
    ],
    [
      "Outlook in Spanish",
      'Nombre;Segundo nombre;Apellidos;Organización;Puesto;Dirección de correo electrónico;Teléfono móvil;Teléfono del trabajo;Notas;Categorías\nAna;;Núñez;Casa Uno;Gerente;ana@casa.example;612345678;912345678;Hola;"vip;norte"',
      {
        fullName: "Ana Núñez",
        company: "Casa Uno",
        emails: ["ana@casa.example"],
        phones: ["612345678", "912345678"],
        tags: ["vip", "norte"],
      },
    ],
    [
      "like Inmovilla's",
      "Nombre;Apellidos;Teléfono 1;Teléfono 2;Email;Tipo de cliente;Origen;Observaciones;Agente\nAna;Núñez;612345678;;ana@casa.example;Demandante;Portales;Busca piso;Bea",
      {
        fullName: "Ana Núñez",
        roles: ["comprador"],
        source: "Portales",
        notes: "Busca piso",
        extras: { Agente: "Bea" },
      },
    ],
    [
      "like Witei's",
      "name,phone,email,tags,language,notes,status\nAna Núñez,+34612345678,ana@casa.example,vip,Español,Hola,Abierto",
      { fullName: "Ana Núñez", language: "es", tags: ["vip"], notes: "Hola", extras: { status: "Abierto" } },
    ],
    ["with a name alone", "Nombre\tTeléfono\nAna Núñez\t612345678", { fullName: "Ana Núñez", phones: ["612345678"] }],
  ])("%s is understood", (_who, file, expected) => expect(drafts(file)).toMatchObject([expected]));

  test("a column has the meaning that somebody chooses", () => {
    const table = readContactsCsv("Alias;Correo\nAna;ana@casa.example", {
      Alias: "fullName",
      Correo: "ignored",
      Otra: "email",
    });
    expect(table.rows[0]!.draft).toMatchObject({ fullName: "Ana", emails: [] });
    expect(table.columns[0]).toEqual({ header: "Alias", field: "fullName", examples: ["Ana"] });
  });

  test("that ends within quotes says where", () => {
    const table = readContactsCsv('Nombre;Notas\nAna;Hola\nLuis;"Sin cerrar');
    expect(table.rows.map(({ draft }) => draft.fullName)).toEqual(["Ana"]);
    expect(table.error).toContain("línea 3");
  });
});

describe("vCard", () => {
  test("out and in again says the same, in lines of 75 octets", () => {
    const card = writeVcard({ ...ana, notes: "ñ".repeat(300) }, stamps);
    for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(readVcards(writeVcard(ana, stamps))).toEqual([{ line: 1, draft: ana }]);
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(readVcards(writeVcard(draft, stamps))[0]?.draft).toEqual(draft);
      }),
      { numRuns: 60 },
    );
  });

  test("one of another program is understood", () => {
    const file = `BEGIN:VCARD\r
VERSION:3.0\r
N:Núñez;Ana;María;;\r
item1.EMAIL;type=INTERNET;type=pref:ana@casa.example\r
TEL;TYPE="cell,voice":612 345 678\r
ORG:Casa Uno;Ventas\r
NOTE:Primera\\nsegunda\\, tercera lar\r
 ga\r
CATEGORIES:vip,norte\r
PHOTO;ENCODING=b;TYPE=JPEG:AAAA\r
END:VCARD\r
nada
BEGIN:VCARD
VERSION:2.1
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jos=C3=A9=20=
Luis
TEL:tel:+34655010203
END:VCARD`;
    expect(readVcards(file)).toMatchObject([
      {
        line: 1,
        draft: {
          fullName: "Ana María Núñez",
          company: "Casa Uno",
          emails: ["ana@casa.example"],
          phones: ["612 345 678"],
          notes: "Primera\nsegunda, tercera larga",
          tags: ["vip", "norte"],
        },
      },
      { line: 13, draft: { fullName: "José Luis", phones: ["+34655010203"] } },
    ]);
  });

  test.each(["", "BEGIN:VCARD", "END:VCARD\nEND:VCARD", "FN:x", ":::\n=\n"])("%j contains none", (file) =>
    expect(readVcards(file)).toEqual([]),
  );
});

describe("the plan of an import", () => {
  const known: KnownContact = {
    id: "c1",
    fullName: "Ana Ruiz",
    company: null,
    position: null,
    roles: [],
    tags: ["vip"],
    language: null,
    notes: null,
    consentAt: null,
    consentWithdrawnAt: null,
    extras: {},
    emails: ["ana@casa.example"],
    phones: ["+34612345678"],
  };
  const luis: KnownContact = { ...known, id: "c2", fullName: "Luis Gil", emails: ["luis@casa.example"], phones: [] };
  const map = new Map([
    ["email ana@casa.example", known],
    ["telefono +34612345678", known],
    ["email luis@casa.example", luis],
  ]);
  const plan = (...rows: Partial<ContactDraft>[]) =>
    planImport(
      rows.map((row, i) => ({ line: i + 2, draft: { ...EMPTY_DRAFT, ...row } })),
      map,
    ).map(({ draft: _, ...row }) => row);

  test("distinguishes new, changed, same and bad", () => {
    const rows = plan(
      { fullName: "Eva", emails: ["eva@casa.example"] },
      { fullName: "Ana Ruiz", phones: ["0034 612 345 678"], company: "Casa Uno", tags: ["vip", "norte"] },
      { fullName: "Luis Gil", emails: ["LUIS@casa.example"] },
      { emails: ["no es"] },
      {},
      { fullName: "Eva otra vez", emails: ["eva@casa.example"] },
    );
    expect(rows.map(({ state, contactId }) => [state, contactId])).toEqual([
      ["nuevo", null],
      ["cambiado", "c1"],
      ["igual", "c2"],
      ["malo", null],
      ["malo", null],
      ["malo", null],
    ]);
    expect(rows[1]!.changes).toEqual([
      { field: "company", before: "", after: "Casa Uno" },
      { field: "tags", before: "vip", after: "vip, norte" },
    ]);
    expect(rows.slice(3).map(({ reason }) => reason)).toEqual([
      "El correo «no es» no es válido",
      "No tiene nombre, correo ni teléfono",
      "Es la misma persona que la línea 2",
    ]);
  });

  test("leaves another contact's address with that contact, and says so", () => {
    const [row] = plan({ fullName: "Ana Ruiz", emails: ["ana@casa.example", "luis@casa.example"] });
    expect(row).toMatchObject({
      state: "igual",
      contactId: "c1",
      reason: "Uno de sus datos es de otro contacto y se queda con él",
    });
  });
});
