import { describe, expect, test } from "vitest";
import { EMPTY_DRAFT } from "./contact-draft.ts";
import { CSV_FIELDS, contactCsvLine, readContactsCsv, splitList } from "./contacts-csv.ts";
import { readVcards, writeVcard } from "./vcard.ts";

const cards = (text: string) => readVcards(text).map(({ draft }) => draft);
const card = (...lines: string[]) => cards(["BEGIN:VCARD", ...lines, "END:VCARD"].join("\r\n"))[0]!;

describe("columns of a CSV", () => {
  test("may be any field but the box of other data", () => {
    expect(CSV_FIELDS.map(({ name }) => name)).toEqual([
      "Nombre",
      "Nombre de pila",
      "Apellidos",
      "Empresa",
      "Cargo",
      "Tipo de contacto",
      "Etiquetas",
      "Correo",
      "Teléfono",
      "Idioma",
      "Notas",
      "Origen",
      "Acepta novedades desde",
      "Texto que aceptó",
      "No importar",
    ]);
  });

  test("without a heading, or with one that came before, are told apart by their place", () => {
    expect(readContactsCsv("Nombre;;Zona;Zona;Zona\nAna;1;2;3;4").headings).toEqual([
      "Nombre",
      "Columna 2",
      "Zona",
      "Zona (4)",
      "Zona (5)",
    ]);
  });

  test("show three examples of 200 letters, of the first 500 rows", () => {
    const column = (text: string) => readContactsCsv(text).columns[1]!.examples;
    expect(column(`Nombre;Zona\nAna;${"z".repeat(250)}\nEva;\nLeo;b\nMar;c\nSol;d`)).toEqual([
      "z".repeat(200),
      "b",
      "c",
    ]);
    expect(column(`Nombre;Zona\n${"Ana;\n".repeat(499)}Eva;x`)).toEqual(["x"]);
    expect(column(`Nombre;Zona\n${"Ana;\n".repeat(500)}Eva;x`)).toEqual([]);
  });

  test("are at most as many as a feed has", () => {
    const wide = (columns: number) => readContactsCsv(Array.from({ length: columns }, (_, i) => `c${i}`).join(";"));
    const most = Array.from({ length: 3000 }, (_, i) => i).find((columns) => wide(columns + 1).error !== null)!;
    expect(wide(most).headings).toHaveLength(most);
    expect(wide(most + 1)).toMatchObject({ headings: [], rows: [] });
    expect(wide(most + 1).error).toBe(`Hay más de ${most} columnas: revisa el separador o quita las que sobran`);
  });

  test("are what somebody says, where they are there and the field is one", () => {
    const text = "Nombre;Dato\nAna;x";
    const fieldsOf = (chosen: Record<string, string | null>) =>
      readContactsCsv(text, chosen).columns.map(({ field }) => field);
    expect(fieldsOf({ Dato: "company" })).toEqual(["fullName", "company"]);
    expect(fieldsOf({ Nombre: null })).toEqual([null, null]);
    expect(fieldsOf({ Dato: "sombrero", Otra: "company" })).toEqual(["fullName", null]);
  });

  test("a kind of contact that is none of ours becomes a tag", () => {
    const [row] = readContactsCsv("Nombre;Tipo\nAna;comprador | moroso").rows;
    expect(row!.draft).toMatchObject({ roles: ["comprador"], tags: ["moroso"] });
  });

  test("other data that is no box of ours is kept as it stands", () => {
    const extras = (cell: string) =>
      readContactsCsv(`Nombre;Otros datos\nAna;"${cell.replaceAll('"', '""')}"`).rows[0]!.draft.extras;
    expect(extras('{"Zona":"Norte","Planta":3}')).toEqual({ Zona: "Norte", Planta: "3" });
    for (const text of ["[1]", "null", "7", "hola", "{"]) expect(extras(text)).toEqual({ "Otros datos": text });
  });
});

describe("rows of a CSV", () => {
  const lines = (text: string, most?: number) => readContactsCsv(text, {}, most).rows.map(({ line }) => line);

  test("keep the line at which they begin; empty ones are none", () => {
    expect(lines('Nombre;Notas\n\n;\nAna;"a\nb"\nEva;c')).toEqual([4, 6]);
  });

  test("are read as far as one more than are wanted", () => {
    // A piece of 262,144 letters holds the heading's seven and 65,534 rows of four; the next piece is not looked at.
    const text = `Nombre\n${"Ana\n".repeat(70_000)}`;
    expect([lines(text, 65_532).length, lines(text, 65_533).length, lines(text, 65_534).length]).toEqual([
      65_534, 65_534, 70_000,
    ]);
    // A fault behind them no longer counts.
    expect(readContactsCsv(`Nombre;Zona\n${"Ana;b\n".repeat(60_000)}"abierta`, {}, 10).error).toBeNull();
  });

  test("of a long file are read piece by piece", () => {
    const rows = lines(`Nombre;Notas\n${`Ana;${"n".repeat(100)}\n`.repeat(6000)}`);
    expect([rows.length, rows.at(-1)]).toEqual([6000, 6001]);
  });
});

test.each([
  ["a, b; c | d\ne", ["a", "b", "c", "d", "e"]],
  ["a ::: b", ["a", "b"]],
  ["a:::b:::c", ["a", "b", "c"]],
  ["a:b::c", ["a:b::c"]],
  ["a\\,b\\\\c", ["a,b\\c"]],
  ["a\\n", ["a\\n"]],
  [" ;; ", []],
])("several values: %j are %j", (text, values) => expect(splitList(text)).toEqual(values));

test("a contact without other data has an empty last cell", () => {
  expect(contactCsvLine({ ...EMPTY_DRAFT, fullName: "Ana" })).toBe("Ana;;;;;;;;;;;;\r\n");
  expect(contactCsvLine({ ...EMPTY_DRAFT, fullName: "Ana", extras: { a: "1" } })).toBe(
    'Ana;;;;;;;;;;;;"{""a"":""1""}"\r\n',
  );
});

describe("vCards that come in", () => {
  test.each<[string[], object]>([
    [["FN:Ana Ruiz"], { fullName: "Ana Ruiz" }],
    [["N:Ruiz;Ana;María;Sra.;"], { fullName: "Ana María Ruiz" }],
    [["N:Ruiz\\; Gil;Ana"], { fullName: "Ana Ruiz; Gil" }],
    [
      ["item1.EMAIL;TYPE=work:ana@casa.example", "EMAIL:MAILTO:b@casa.example"],
      { emails: ["ana@casa.example", "b@casa.example"] },
    ],
    [["TEL;VALUE=uri:tel:+34612345678", "TEL;CELL:612 345 678", "TEL:"], { phones: ["+34612345678", "612 345 678"] }],
    [["ORG:Casa Uno;Ventas", "TITLE:Gerente"], { company: "Casa Uno", position: "Gerente" }],
    [["NOTE:a\\nb\\, c", "NOTE:d"], { notes: "a\nb, c\nd" }],
    [["CATEGORIES:vip,norte\\, sur", "CATEGORIES:vip"], { tags: ["vip", "norte, sur"] }],
    [["LANG;PREF=1:es-ES"], { language: "es" }],
    [
      ["X-UMBRAL-ROLE:comprador,rey", "X-UMBRAL-EXTRA:Zona;Norte", "X-UMBRAL-EXTRA:;nada"],
      { roles: ["comprador"], extras: { Zona: "Norte" } },
    ],
    [["X-UMBRAL-CONSENT:2026-10-01T08:30:00Z"], { consentAt: "2026-10-01T08:30:00.000Z" }],
    // Quoted-printable of version 2.1, with a line that it breaks.
    [["FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=BA=C3=B1e=", "z"], { fullName: "Núñez" }],
    [["FN;QUOTED-PRINTABLE:a=3Db=Zé"], { fullName: "a=b=Zé" }],
    // A colon within quotes belongs to the parameter; a parameter without a name is none.
    [['FN;X="a:b";=x:Ana'], { fullName: "Ana" }],
    [["FN:Ana", " Ruiz", "\tGil"], { fullName: "AnaRuizGil" }],
    [["nada", "FN:Ana"], { fullName: "Ana" }],
    [["FN:"], { fullName: "" }],
  ])("%j", (lines, expected) => expect(card(...lines)).toMatchObject(expected));

  test("begin and end as cards do, each at its line", () => {
    const text =
      "x\nEND:VCARD\nBEGIN:VCALENDAR\nEND:VCALENDAR\nBEGIN:VCARD\nFN:A\nEND:VEVENT\nEND:VCARD\r\n\r\nbegin:vcard\rFN:B\rend:vcard";
    expect(readVcards(text).map(({ line, draft }) => [line, draft.fullName])).toEqual([
      [5, "A"],
      [10, "B"],
    ]);
    expect(cards("BEGIN:VCARD\nFN:sin fin")).toEqual([]);
    expect(cards("\ufeffBEGIN:VCARD\nFN:A\nEND:VCARD")).toHaveLength(1);
  });
});

describe("vCards that go out", () => {
  const stamps = { id: "5f0c7a52-0000-4000-8000-000000000001", updatedAt: "2026-11-21T10:00:00.000Z" };

  test("say what is known, line by line", () => {
    const draft = {
      ...EMPTY_DRAFT,
      fullName: "Ana Núñez Ruiz",
      company: "Casa; Uno",
      position: "Gerente",
      emails: ["ana@casa.example"],
      phones: ["+34612345678", "ext. 4"],
      language: "es",
      notes: "a\nb",
      tags: ["vip", "a,b"],
      roles: ["comprador" as const],
      source: "csv",
      consentAt: "2026-10-01T08:30:00.000Z",
      consentText: "Sí",
      extras: { Zona: "Norte" },
    };
    expect(writeVcard(draft, stamps).split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:4.0",
      "UID:urn:uuid:5f0c7a52-0000-4000-8000-000000000001",
      "FN:Ana Núñez Ruiz",
      "N:Núñez Ruiz;Ana;;;",
      "ORG:Casa\\; Uno",
      "TITLE:Gerente",
      "EMAIL:ana@casa.example",
      "TEL;VALUE=uri:tel:+34612345678",
      "TEL:ext. 4",
      "LANG:es",
      "NOTE:a\\nb",
      "CATEGORIES:vip,a\\,b",
      "X-UMBRAL-ROLE:comprador",
      "X-UMBRAL-SOURCE:csv",
      "X-UMBRAL-CONSENT:2026-10-01T08:30:00.000Z",
      "X-UMBRAL-CONSENT-TEXT:Sí",
      "X-UMBRAL-EXTRA:Zona;Norte",
      "REV:20261121T100000Z",
      "END:VCARD",
      "",
    ]);
  });

  test("of somebody with a name alone have five lines of it", () => {
    expect(
      writeVcard({ ...EMPTY_DRAFT, fullName: "Ana" }, stamps)
        .split("\r\n")
        .slice(3, -2),
    ).toEqual(["FN:Ana", "N:;Ana;;;", "REV:20261121T100000Z"]);
  });

  test("have lines of 75 octets, broken between letters: NOTE: leaves 70, 35 of two octets", () => {
    const note = (notes: string) =>
      writeVcard({ ...EMPTY_DRAFT, fullName: "Ana", notes }, stamps)
        .split("\r\n")
        .slice(5, -3);
    expect(note("a".repeat(70))).toEqual([`NOTE:${"a".repeat(70)}`]);
    expect(note("a".repeat(70 + 74 + 1))).toEqual([`NOTE:${"a".repeat(70)}`, ` ${"a".repeat(74)}`, " a"]);
    expect(note("ñ".repeat(36))).toEqual([`NOTE:${"ñ".repeat(35)}`, " ñ"]);
  });
});
