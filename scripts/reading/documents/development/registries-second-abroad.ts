import { type Case, person, shownCuit, shownRut, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, inWords, mx } from "../../make/words.ts";

/** A second batch of registers and notaries of Latin America, again written before they were read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 60, 60], paper: "LETTER" };

const mxDeed: Layout<Case> = {
  name: "mx-deed-first-part-second-part",
  kind: "mx-escritura",
  sheet: { ...PLAIN, font: "courier", size: 9.5 },
  write(d, c) {
    const { chance } = c;
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    const price = chance.int(900, 5200) * 1000;
    const number = chance.int(1000, 9000);
    d.p(`ESCRITURA PÚBLICA NÚMERO ${d.text("protocol", String(number))} (${up(inWords(number))}).- VOLUMEN CXII.- En la ciudad de Mérida, Yucatán, siendo el día ${d.date("deedDate", c.day(-310), dayText(c.day(-310), "long"))}, ante mí, Abogado ${d.text("notary", c.notary)}, Titular de la Notaría Pública número Sesenta y Uno, COMPARECIERON: por una parte ${up(d.party("seller", seller))} (${seller.scheme === "rfc" ? "R.F.C." : "C.U.R.P."} ${seller.id}), a quien se le denominará "EL VENDEDOR"; y por la otra ${up(d.party("buyer", buyer))} (${buyer.scheme === "rfc" ? "R.F.C." : "C.U.R.P."} ${buyer.id}), a quien se le denominará "EL COMPRADOR", para formalizar un CONTRATO DE COMPRAVENTA.`); // biome-ignore format: prose
    d.p(`DECLARACIONES.- a) Que es propietario del predio urbano ubicado en la ${d.text("address", `calle 60 número ${c.home.number}`)}, de la colonia Centro, con superficie de terreno de ${d.number("plotAreaM2", 300, "trescientos metros cuadrados")} y de construcción de ${d.number("builtAreaM2", 168.4, "168.40 m2")}; inscrito en el Registro Público de la Propiedad bajo el Folio Electrónico ${d.text("realFolio", String(chance.int(100000, 999999)))}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("b) Que el predio no reporta gravámenes ni limitaciones de dominio, según constancia expedida por el Registro.")); // biome-ignore format: prose
    if (c.variant === 1) d.p(d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "412/2024" }, "b) Que el predio reporta un embargo practicado en el juicio mercantil 412/2024, que se levantará con parte del precio.")); // biome-ignore format: prose
    d.p(`CLÁUSULAS.- PRIMERA: EL VENDEDOR transmite y EL COMPRADOR adquiere el predio. SEGUNDA: El precio pactado es de ${d.money("price", price, `$ ${mx(price)} M.N.`, "MXN")}.`); // biome-ignore format: prose
    d.p("TERCERA: Los contratantes renuncian a la rescisión por lesión. El notario les advirtió que el comprador debe inscribir la escritura para su oponibilidad frente a embargos o gravámenes de terceros."); // biome-ignore format: prose
  },
};

const tradicion: Layout<Case> = {
  name: "co-tradicion-plain",
  kind: "co-certificado-tradicion",
  sheet: { ...PLAIN, font: "courier", size: 8 },
  write(d, c) {
    const { chance } = c;
    const [first, second] = [c.owners[0]!.person, c.tenant];
    const cc = () => String(chance.int(1_000_000_000, 1_099_999_999));
    d.p("CERTIFICADO DE LIBERTAD Y TRADICIÓN");
    d.p(`OFICINA DE REGISTRO: BOGOTÁ ZONA NORTE   MATRÍCULA: ${d.id("land-registration", `50N-${chance.int(100000, 999999)}`)}   FECHA DE EXPEDICIÓN: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}`); // biome-ignore format: one line
    d.p(`DIRECCIÓN ACTUAL DEL INMUEBLE: ${up(d.text("address", `Calle 127 # 15-${c.home.number} Apto 302`))}`);
    d.p("CÓDIGO CATASTRAL: AAA0101XYZA   TIPO: URBANO   ESTADO DEL FOLIO: ACTIVO");
    const entry = (at: number, year: number, act: string, from: string, to: string[]) =>
      d.p([`ANOTACIÓN No ${at}   FECHA ${dayText(`${year}-06-14`, "slash")}   RADICACIÓN ${year}-${at}881`, `DOCUMENTO: ESCRITURA ${at}10 NOTARÍA 45 BOGOTÁ`, `NATURALEZA JURÍDICA DEL ACTO: ${act}`, `DE: ${from}`, ...to.map((one) => `A: ${one}`)].join("\n")); // biome-ignore format: one line
    entry(1, 1999, "0125 COMPRAVENTA", "URBANIZADORA CHICÓ LTDA NIT 860012345", [`${up(first.surnames)} ${up(first.given)} C.C. 79123456   X`]); // biome-ignore format: one line
    if (c.variant === 0) d.party("owner", first, { percent: 100, right: "full" }, { hasId: false });
    if (c.variant === 1) {
      // A seller of half of it keeps the other half.
      d.party("owner", first, { percent: 50, right: "full" }, { hasId: false });
      entry(2, 2018, "0307 COMPRAVENTA DERECHOS DE CUOTA 50%", `${up(first.surnames)} ${up(first.given)} C.C. 79123456`, [`${up(d.party("owner", second, { percent: 50, right: "full" }, { hasId: false, shown: `${second.surnames} ${second.given}` }))} C.C. ${cc()}   X 50%`]); // biome-ignore format: one line
    }
    if (c.variant === 2) {
      const heir = person(chance, "CO");
      entry(2, 2020, "0301 ADJUDICACIÓN SUCESIÓN", `${up(first.surnames)} ${up(first.given)} C.C. 79123456`, [second, heir].map((one) => `${up(d.party("owner", one, { percent: 50, right: "full" }, { hasId: false, shown: `${one.surnames} ${one.given}` }))} C.C. ${cc()}   X   50%`)); // biome-ignore format: one line
      entry(3, 2021, d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "ABIERTA" }, "GRAVAMEN 0205 HIPOTECA ABIERTA SIN LÍMITE DE CUANTÍA"), `${up(second.surnames)} ${up(second.given)}`, ["BANCO CAJA SOCIAL S.A. NIT 8600073354"]); // biome-ignore format: one line
    }
    if (c.variant === 3) {
      d.party("owner", first, { percent: 100, right: "full" }, { hasId: false });
      entry(2, 2015, d.charge({ kind: "seizure", state: "cancelled", amount: null, anchor: "0430 EMBARGO" }, "MEDIDA CAUTELAR 0430 EMBARGO EJECUTIVO CON ACCIÓN REAL"), "BANCO POPULAR", [`${up(first.surnames)} ${up(first.given)}`]); // biome-ignore format: one line
      entry(3, 2017, "CANCELACIÓN 0841 CANCELACIÓN PROVIDENCIA JUDICIAL. SE CANCELA LA ANOTACIÓN No 2", "JUZGADO 14 CIVIL", [`${up(first.surnames)} ${up(first.given)}`]); // biome-ignore format: one line
    }
    d.p("NRO. TOTAL DE ANOTACIONES: 3. EL REGISTRADOR. Usuario: Realtech");
  },
};

const dominio: Layout<Case> = {
  name: "cl-dominio-letter",
  kind: "cl-dominio-vigente",
  sheet: PLAIN,
  write(d, c) {
    const owner = c.owners[0]!.person;
    const shares = c.variant === 1 ? [60, 40] : [100];
    const owners = [owner, c.tenant].slice(0, shares.length);
    d.p("ARCHIVERO JUDICIAL Y CONSERVADOR DE BIENES RAÍCES DE LA SERENA");
    d.title("CERTIFICADO DE DOMINIO VIGENTE");
    d.p(`CERTIFICO: Que la inscripción de fs. ${d.text("fojas", "1877")} N° 1540 del Registro de Propiedad del año ${d.number("registryYear", 2017, "2017")}, rola a nombre de ${owners.map((one, at) => `${up(d.party("owner", one, { percent: shares[at]!, right: "full" }))} (RUT ${d.id("rut", one.id, { shown: shownRut(one.id) })})${shares.length > 1 ? `, en un ${shares[at]}% de los derechos` : ""}`).join(" y ")}, y corresponde al inmueble ubicado en ${d.text("address", `Avenida del Mar ${c.home.number}`)}, La Serena. Rol de avalúo 512-33.`); // biome-ignore format: prose
    d.p(
      `Que al ${d.date("issueDate", c.today, dayText(c.today, "long"))} no tiene subinscripción alguna que altere o modifique su vigencia. Derechos $ 4.200.`,
    );
  },
};

const gravamenes: Layout<Case> = {
  name: "cl-gravamenes-numbered",
  kind: "cl-hipotecas-gravamenes",
  sheet: { ...PLAIN, font: "times", size: 11 },
  write(d, c) {
    d.p(
      "CONSERVADOR DE BIENES RAÍCES DE PUERTO MONTT — CERTIFICADO DE GRAVÁMENES, PROHIBICIONES, LITIGIOS E INTERDICCIONES",
    );
    d.p(`Certifico que la propiedad de doña ${d.party("owner", c.owners[0]!.person, null, { hasId: false })}, situada en ${d.text("address", `calle Urmeneta ${c.home.number}`)}, que se encuentra inscrita a Fs. ${d.text("fojas", "3310")} N° 4402 del Registro de Propiedad del año ${d.number("registryYear", 2010, "2010")}:`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("NO registra hipotecas, gravámenes, prohibiciones, embargos, litigios ni interdicciones inscritas y vigentes en los últimos diez años.")); // biome-ignore format: prose
    if (c.variant === 1) {
      d.p("Registra las siguientes anotaciones:");
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: null, anchor: "Coopeuch" },
          "1°) HIPOTECA en favor de Coopeuch, inscrita a Fs. 1200 N° 998 año 2010.",
        ),
      );
      d.p(
        d.charge(
          { kind: "prohibition", state: "alive", amount: null, anchor: "N° 1020" },
          "2°) PROHIBICIÓN de gravar y enajenar en favor de la misma institución, a Fs. 1301 N° 1020 año 2010.",
        ),
      );
    }
    if (c.variant === 2) {
      d.p("Registra lo siguiente:");
      d.p(d.charge({ kind: "claim", state: "alive", amount: null, anchor: "precautoria" }, "1°) LITIGIO: medida precautoria de no celebrar actos ni contratos, causa Rol C-88-2025 del Primer Juzgado Civil, a Fs. 77 N° 61 año 2025.")); // biome-ignore format: prose
    }
    d.p(`Puerto Montt, a ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`);
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-entries",
  kind: "ar-informe-dominio",
  sheet: { ...PLAIN, font: "courier", size: 9 },
  write(d, c) {
    d.p("REGISTRO DE LA PROPIEDAD INMUEBLE DE LA CAPITAL FEDERAL");
    d.p(`INFORME DE DOMINIO - MATRÍCULA ${d.id("land-registration", String(c.chance.int(10000, 99999)))}`);
    d.p(`FECHA: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}`);
    d.p(`UBICACIÓN: ${up(d.text("address", `Gurruchaga ${c.home.number}`))}, UNIDAD 7, PISO 3`);
    const owners = c.variant === 1 ? [c.owners[0]!.person, c.tenant] : [c.owners[0]!.person];
    d.p("ASIENTO 1 - TITULARIDAD");
    owners.forEach((one, at) => {
      d.p(`${at + 1}) ${up(d.party("owner", one, { percent: 100 / owners.length, right: "full" }))}, argentina, nacida el 3/2/1970, soltera, D.N.I. ${one.id.slice(2, 10)}, C.U.I.T. ${d.id("cuit", one.id, { shown: shownCuit(one.id) })}, domiciliada en Thames 200.${owners.length > 1 ? " 50% (CINCUENTA POR CIENTO)." : ""}`); // biome-ignore format: prose
    });
    d.p("COMPRAVENTA - Escritura 301, folio 902, Registro 1.455 Cap. Fed.");
    d.p("ASIENTO 2 - GRAVÁMENES");
    if (c.variant === 0) d.p(d.noCharges("SIN GRAVÁMENES"));
    if (c.variant === 1) d.p(d.charge({ kind: "seizure", state: "alive", amount: 480000, anchor: "Juz. Nac." }, "EMBARGO por $ 480.000 más $ 96.000 presupuestados. Autos: Consorcio c/ titular s/ ejecución de expensas. Juz. Nac. en lo Civil 41.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "mortgage", state: "cancelled", amount: null, anchor: "Banco Río" }, "HIPOTECA a favor de Banco Río S.A. en 1er. grado, U$S 40.000. CANCELADA el 11/8/2009, presentación 55.121.")); // biome-ignore format: prose
    d.p("INHIBICIONES: no surgen. CESIONES: no surgen. Vigencia del informe: 15 días.");
  },
};

export const REGISTRIES_SECOND_ABROAD: readonly { country: Case["country"]; layout: Layout<Case>; times: number }[] = [
  { country: "MX", layout: mxDeed, times: 2 },
  { country: "CO", layout: tradicion, times: 4 },
  { country: "CL", layout: dominio, times: 2 },
  { country: "CL", layout: gravamenes, times: 3 },
  { country: "AR", layout: informe, times: 3 },
];
