import { describe, expect, test } from "vitest";
import { type PastedProspect, parseProspects } from "./pasted-prospects.ts";

const rowOf = (head: string, cells: string): PastedProspect => parseProspects(`${head}\n${cells}\n`, 50).rows[0]!;
/** One column beside the name, so that the first row is a head. */
const read = (column: string, cell: string) => rowOf(`Nombre;${column}`, `Ana;${cell}`);
const field = (column: string, cell: string) => Object.keys(read(column, cell)).filter((key) => key !== "name");

describe("columns are known by what people call them", () => {
  test.each([
    ["Teléfono|Tel|Tlf|Tfno|Móvil|Celular|WhatsApp|Teléfono propietario", "600000001", "phone"],
    ["Dirección|Calle|Domicilio|Inmueble|Vivienda|Ubicación", "Calle Cuba, 3", "address"],
    ["Barrio|Zona|Municipio|Población|Ciudad|Localidad|Distrito|Colonia", "Ruzafa", "placeName"],
    ["Latitud|Lat", "39,46", "latitude"],
    ["Longitud|Lon|Lng|Long", "-0,37", "longitude"],
    ["Origen|Fuente|Procedencia|Canal|De dónde viene", "portal", "source"],
    ["Motivo|Motivación|Interés|Urgencia", "4", "motive"],
    [
      "Espera|Expectativa|Precio|Pide|Precio pedido|Precio anuncio|Quiere|Precio propietario",
      "245.000 €",
      "expectation",
    ],
    ["Valor|Valoración|Valor estimado|Tasación|Precio estimado|Estimado|Vale|Lo que vale", "238k", "value"],
    ["Fecha|Último contacto|Fecha contacto|Contactado|Fecha lead|Fecha alta|Hablamos", "20/11/2026", "leadOn"],
    ["No llamar|No contactar|Robinson|Baja", "sí", "optedOut"],
    ["Visita|Visitar|Quiere visita", "sí", "wantsVisit"],
  ])("%s", (columns, cell, expected) => {
    for (const column of columns.split("|")) expect(field(column, cell), column).toEqual([expected]);
  });
  test.each(["Nombre", "Propietario", "Propietaria", "Titular", "Dueño", "Contacto", "Cliente", "Vendedor"])(
    "%s is the owner's name",
    (column) => {
      expect(rowOf(`${column};Teléfono`, "Ana;600000001")).toEqual({ name: "Ana", phone: "600000001" });
    },
  );
  test("with a unit or a remark behind it, with a slip of the key, or among other words", () => {
    expect(field("Espera (€)", "200000")).toEqual(["expectation"]);
    expect(field("Precio €", "200000")).toEqual(["expectation"]);
    expect(field("Telefno", "600000001")).toEqual(["phone"]);
    expect(field("Su teléfono de casa", "600000001")).toEqual(["phone"]);
    expect(parseProspects("Nombre;Tele\nAna;1\n", 50).unused).toEqual(["Tele"]);
  });
  test("of two columns of one kind the first counts", () => {
    expect(parseProspects("Nombre;Teléfono;Móvil\nAna;600000001;600000002\n", 50)).toMatchObject({
      rows: [{ phone: "600000001" }],
      unused: ["Móvil"],
    });
  });
});

describe("cells become what the form holds", () => {
  test.each([
    ["idealista", "portal"],
    ["Fotocasa", "portal"],
    ["anuncio de internet", "portal"],
    ["cartel en el balcón", "cartel"],
    ["referido", "referido"],
    ["recomendado por Luis", "referido"],
    ["cliente de 2019", "cliente-antiguo"],
    ["puerta a puerta", "puerta-fria"],
    ["buzoneo", "puerta-fria"],
    ["herencia", "herencia"],
    ["herederos", "herencia"],
    ["valoración web", "valoracion-web"],
    ["formulario", "valoracion-web"],
    ["un vecino", "otro"],
  ])("an origin of «%s» is %s", (cell, source) => {
    expect(read("Origen", cell).source).toBe(source);
  });
  test.each([
    ["0", 0],
    ["5", 5],
    ["4/5", 4],
    ["3 de 5", 3],
    ["2,0", 2],
  ])("a motive of «%s» is %d", (cell, motive) => {
    expect(read("Motivo", cell).motive).toBe(motive);
  });
  test.each(["6", "4,5", "mucho", "4/10"])("a motive of «%s» is not understood, and said so", (cell) => {
    const { rows, remarks } = parseProspects(`Nombre;Motivo\nAna;${cell}\n`, 50);
    expect(rows).toEqual([{ name: "Ana" }]);
    expect(remarks).toEqual([`Fila 2: no entiendo el motivo, de 0 a 5 («${cell}»).`]);
  });
  test("a mandate: by its last day, by yes and no, or by the name of whoever has it", () => {
    expect(read("Exclusiva hasta", "10/12/2026")).toMatchObject({ hasExclusive: true, exclusiveUntil: "2026-12-10" });
    expect(read("Exclusiva", "10/12/2026")).toMatchObject({ hasExclusive: true, exclusiveUntil: "2026-12-10" });
    expect(read("Exclusiva", "sí")).toEqual({ name: "Ana", hasExclusive: true });
    expect(read("Exclusiva", "no")).toEqual({ name: "Ana", hasExclusive: false });
    expect(read("Otra agencia", "Inmobiliaria Sol")).toEqual({ name: "Ana", hasExclusive: true });
    // A last day is proof enough, whatever the other column says.
    expect(rowOf("Nombre;Exclusiva hasta;Exclusiva", "Ana;10/12/2026;no")).toMatchObject({ hasExclusive: true });
  });
  test("a position in one cell or in two", () => {
    expect(read("Coordenadas", "39.4603, -0.3731")).toMatchObject({ latitude: 39.4603, longitude: -0.3731 });
    expect(rowOf("Nombre;Latitud;Longitud", "Ana;39,4603;-0,3731")).toMatchObject({
      latitude: 39.4603,
      longitude: -0.3731,
    });
  });
  test.each(["-", "–", "n/a", "n/d", "nd", "?", ""])("«%s» is nothing", (cell) => {
    expect(parseProspects(`Nombre;Fecha\nAna;${cell}\n`, 50)).toMatchObject({ rows: [{ name: "Ana" }], remarks: [] });
  });
  test("a cell that is not understood is told by its row and its column, cut to thirty letters", () => {
    const shown = (column: string) =>
      parseProspects(`Nombre;Teléfono;${column}\nAna;1;${"x".repeat(40)}\n`, 50).remarks;
    const cut = "x".repeat(30);
    expect(shown("Coordenadas")).toEqual([`Fila 2: no entiendo las coordenadas («${cut}»).`]);
    expect(shown("Latitud")).toEqual([`Fila 2: no entiendo la latitud («${cut}»).`]);
    expect(shown("Longitud")).toEqual([`Fila 2: no entiendo la longitud («${cut}»).`]);
    expect(shown("Espera")).toEqual([`Fila 2: no entiendo lo que espera («${cut}»).`]);
    expect(shown("Valor")).toEqual([`Fila 2: no entiendo el valor («${cut}»).`]);
    expect(shown("Fecha")).toEqual([`Fila 2: no entiendo la fecha («${cut}»).`]);
    expect(shown("Exclusiva hasta")).toEqual([`Fila 2: no entiendo el fin de la exclusiva («${cut}»).`]);
    expect(shown("No llamar")).toEqual([`Fila 2: no entiendo si no quiere llamadas («${cut}»).`]);
    expect(shown("Visita")).toEqual([`Fila 2: no entiendo la visita («${cut}»).`]);
  });
  test("a cell is cut after 200 letters", () => {
    expect(read("Dirección", "c".repeat(250)).address).toHaveLength(200);
  });
});

describe("the table itself", () => {
  test("a mark of order, other line ends and a line that names the separator do not disturb", () => {
    expect(parseProspects("\ufeffNombre;Teléfono\r\nAna;600000001\r\n", 50).rows).toEqual([
      { name: "Ana", phone: "600000001" },
    ]);
    expect(parseProspects("sep=;\nNombre;Teléfono\nAna;600000001\n", 50).rows).toHaveLength(1);
    expect(parseProspects("Nombre,Teléfono\nAna,600000001\n", 50).rows).toEqual([{ name: "Ana", phone: "600000001" }]);
  });
  test("at least half of the filled cells of a head must be known, and two of them filled", () => {
    expect(parseProspects("Nombre;Teléfono;Color;Gato\nAna;1;;\n", 50).problem).toBeUndefined();
    expect(parseProspects("Nombre;Color;Gato\nAna;x;y\n", 50).problem).toMatch(/^Falta la cabecera: /);
    expect(parseProspects("Nombre\nAna\n", 50).problem).toMatch(/^Falta la cabecera: /);
  });
  test("faults are told in words", () => {
    expect(parseProspects("\n \n", 50)).toEqual({
      rows: [],
      unused: [],
      remarks: [],
      problem: "No hay nada que leer. Copia la cabecera y las filas.",
    });
    expect(parseProspects("Nombre;Teléfono\n", 50).problem).toBe("Hay cabecera, pero ninguna fila debajo.");
    const three = "Nombre;Teléfono\nA;1\nB;2\nC;3\n";
    expect(parseProspects(three, 2).problem).toBe("Una fila no cabe: son 50 como mucho.");
    expect(parseProspects(three, 1).problem).toBe("2 filas no caben: son 50 como mucho.");
    expect(parseProspects(three, 3).problem).toBeUndefined();
    expect(parseProspects(three, 0)).toMatchObject({ rows: [], problem: "3 filas no caben: son 50 como mucho." });
  });
});
