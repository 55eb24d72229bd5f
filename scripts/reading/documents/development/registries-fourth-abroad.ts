import { type Case, person, shownCuit, shownRut, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, inWords, mx } from "../../make/words.ts";

/** A fourth batch of Latin America, written before it was read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 60, 60], paper: "LETTER" };

const mxDeed: Layout<Case> = {
  name: "mx-deed-clauses-only",
  kind: "mx-escritura",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const { chance } = c;
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    const price = chance.int(900, 5200) * 1000;
    const number = chance.int(10000, 90000);
    d.p(`PRIMER TESTIMONIO DE LA ESCRITURA NÚMERO ${d.text("protocol", String(number))}, QUE CONTIENE LA COMPRAVENTA CELEBRADA ENTRE ${up(d.party("seller", seller))}, COMO VENDEDOR, Y ${up(d.party("buyer", buyer))}, COMO COMPRADOR. En Querétaro, Querétaro, a los ${d.date("deedDate", c.day(-150), dayText(c.day(-150), "words"))}, yo, el licenciado ${d.text("notary", c.notary)}, notario público número once, doy fe:`); // biome-ignore format: prose
    d.p(`I. El lote y la casa en él construida, en ${d.text("address", `circuito Jurica ${c.home.number}`)}, tienen una superficie de terreno de ${d.number("plotAreaM2", 160, "ciento sesenta metros cuadrados")} y una superficie construida de ${d.number("builtAreaM2", 212, "212.00 metros cuadrados")}; constan inscritos en el folio inmobiliario ${d.text("realFolio", String(chance.int(100000, 599999)))}.`); // biome-ignore format: prose
    if (c.variant === 0)
      d.p(d.noCharges("II. El inmueble no tiene gravámenes y está al corriente del predial y del agua."));
    if (c.variant === 1) d.p(d.charge({ kind: "mortgage", state: "alive", amount: 1150000, anchor: "1,150,000.00" }, "II. Sobre el inmueble subsiste una hipoteca a favor de HSBC México por $1,150,000.00, cuya cancelación se otorga en instrumento posterior.")); // biome-ignore format: prose
    d.p(`CLÁUSULAS. Primera. Compraventa libre de gravámenes. Segunda. Precio: ${d.money("price", price, `$${mx(price)} (${up(inWords(price))} PESOS 00/100 M.N.)`, "MXN")}. GENERALES: el vendedor, con ${seller.scheme === "rfc" ? "RFC" : "CURP"} ${seller.id}; el comprador, con ${buyer.scheme === "rfc" ? "RFC" : "CURP"} ${buyer.id}.`); // biome-ignore format: prose
  },
};

const tradicion: Layout<Case> = {
  name: "co-tradicion-long",
  kind: "co-certificado-tradicion",
  sheet: { ...PLAIN, font: "courier", size: 8.5, header: "Página: 1" },
  write(d, c) {
    const { chance } = c;
    const [first, second, third] = [c.owners[0]!.person, c.tenant, person(chance, "CO")];
    const cc = () => String(chance.int(10_000_000, 80_000_000));
    d.p("OFICINA DE REGISTRO DE INSTRUMENTOS PUBLICOS DE BUCARAMANGA");
    d.p("CERTIFICADO DE TRADICION MATRICULA INMOBILIARIA");
    d.p(`Nro Matrícula: ${d.id("land-registration", `300-${chance.int(100000, 399999)}`)}`);
    d.p(`Impreso el ${d.date("issueDate", c.today, dayText(c.today, "long"))}`);
    d.p(
      `DIRECCION DEL INMUEBLE\nTipo Predio: URBANO\n1) SIN DIRECCION\n2) ${up(d.text("address", `Carrera 33 # 48-${c.home.number}`))}`,
    );
    const entry = (at: number, act: string, people: string[]) =>
      d.p(`ANOTACION: Nro 0${at} Fecha: 1${at}-08-20${10 + at} Radicación: 20${10 + at}-300-6-${at}45\nDoc: ESCRITURA ${at}77 del 01-08-20${10 + at} NOTARIA SEPTIMA de BUCARAMANGA\nESPECIFICACION: ${act}\nPERSONAS QUE INTERVIENEN EN EL ACTO (X-Titular de derecho real de dominio)\n${people.join("\n")}`); // biome-ignore format: one line
    entry(1, "MODO DE ADQUISICION: 0101 COMPRAVENTA", ["DE: CONSTRUCCIONES MARVAL LTDA.", `A: ${up(d.party("owner", first, { percent: c.variant === 2 ? 33.3333 : 50, right: "full" }, { hasId: false }))} CC ${cc()} X ${c.variant === 2 ? "33.33%" : "50%"}`, `A: ${up(d.party("owner", second, { percent: c.variant === 2 ? 33.3333 : 50, right: "full" }, { hasId: false }))} CC ${cc()} X ${c.variant === 2 ? "33.33%" : "50%"}`, ...(c.variant === 2 ? [`A: ${up(d.party("owner", third, { percent: 33.3333, right: "full" }, { hasId: false }))} CC ${cc()} X 33.33%`] : [])]); // biome-ignore format: one line
    if (c.variant === 1) entry(2, d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "PRIMER GRADO" }, "GRAVAMEN: 0219 HIPOTECA DE PRIMER GRADO"), [`DE: ${up(first.name)}`, `DE: ${up(second.name)}`, "A: DAVIVIENDA S.A. NIT 8600343137"]); // biome-ignore format: one line
    if (c.variant === 2) entry(2, d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "SUBSIDIO" }, "LIMITACION AL DOMINIO: 0362 PROHIBICION DE ENAJENAR POR SUBSIDIO FAMILIAR, 5 AÑOS"), ["DE: CAJASAN", `A: ${up(first.name)}`]); // biome-ignore format: one line
  },
};

const gravamenes: Layout<Case> = {
  name: "cl-gravamenes-table",
  kind: "cl-hipotecas-gravamenes",
  sheet: { ...PLAIN, font: "helvetica", size: 9.5 },
  write(d, c) {
    d.title("CERTIFICADO DE HIPOTECAS, GRAVÁMENES Y PROHIBICIONES");
    d.p(`Comuna: Ñuñoa. Dirección: ${d.text("address", `Irarrázaval ${c.home.number}`)}. Inscrita a fojas ${d.text("fojas", "20155")} número 31244 del año ${d.number("registryYear", 2019, "2019")}, a nombre de ${up(d.party("owner", c.owners[0]!.person, null, { hasId: false }))}.`); // biome-ignore format: one line
    d.rows([
      ["Registro", "Resultado"],
      ["Hipotecas y gravámenes", c.variant ? d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "Itaú" }, "Hipoteca a favor de Banco Itaú Chile, fs. 18000 Nº 20111 de 2019") : d.noCharges("No registra")],
      ["Prohibiciones", c.variant ? d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "20114" }, "Prohibición a favor del mismo banco, fs. 18002 Nº 20114 de 2019") : "No registra"],
      ["Interdicciones", "No registra"],
    ], { widths: [0.3, 0.7], hasHead: true }); // biome-ignore format: table
    d.p(`Santiago, ${d.date("issueDate", c.today, dayText(c.today, "long"))}`);
  },
};

const dominio: Layout<Case> = {
  name: "cl-dominio-key-lines",
  kind: "cl-dominio-vigente",
  sheet: PLAIN,
  write(d, c) {
    const owner = c.owners[0]!.person;
    d.title("DOMINIO VIGENTE");
    d.p("Conservador: Osorno");
    d.p(`Propietario: ${up(d.party("owner", owner, { percent: 100, right: "full" }))}`);
    d.p(`R.U.T.: ${d.id("rut", owner.id, { shown: shownRut(owner.id) })}`);
    d.p(`Fojas: ${d.text("fojas", "2201")}   Número: 1966   Año: ${d.number("registryYear", 2020, "2020")}`);
    d.p(`Dirección: ${d.text("address", `Los Carrera ${c.home.number}`)}, Osorno`);
    d.p(`Fecha de emisión: ${d.date("issueDate", c.today, dayText(c.today, "dash"))}`);
    d.p("Se certifica que la inscripción citada mantiene su vigencia.");
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-prose",
  kind: "ar-informe-dominio",
  sheet: { ...PLAIN, font: "times", size: 11 },
  write(d, c) {
    const owners = c.variant === 1 ? [c.owners[0]!.person, c.tenant] : [c.owners[0]!.person];
    d.title("CERTIFICADO DE DOMINIO");
    d.p(`El Registro de la Propiedad Inmueble de Mendoza informa que el inmueble de ${d.text("address", `calle Aristides Villanueva ${c.home.number}`)}, inscripto en la matrícula ${d.id("land-registration", String(c.chance.int(100000, 999999)))}, consta a nombre de ${owners.map((one) => `${up(d.party("owner", one, { percent: 100 / owners.length, right: "full" }))}, CUIT ${d.id("cuit", one.id, { shown: shownCuit(one.id) })}`).join(" y de ")}${owners.length > 1 ? ", en condominio por partes iguales" : ", en su totalidad"}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("A la fecha no reconoce gravámenes, embargos ni restricciones al dominio, ni se registran inhibiciones de su titular.")); // biome-ignore format: prose
    if (c.variant === 1) d.p(d.charge({ kind: "mortgage", state: "alive", amount: 60000, anchor: "60.000" }, "Reconoce una hipoteca en primer grado por U$S 60.000 en favor de Raúl Pedro Sosa, escritura del 4/4/2022.")); // biome-ignore format: prose
    d.p(`Mendoza, ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`);
  },
};

export const REGISTRIES_FOURTH_ABROAD: readonly { country: Case["country"]; layout: Layout<Case>; times: number }[] = [
  { country: "MX", layout: mxDeed, times: 2 },
  { country: "CO", layout: tradicion, times: 3 },
  { country: "CL", layout: gravamenes, times: 2 },
  { country: "CL", layout: dominio, times: 1 },
  { country: "AR", layout: informe, times: 2 },
];
