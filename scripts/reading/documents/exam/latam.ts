import { type Case, shownCuit, shownRut, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es, inWords, mx } from "../../make/words.ts";

/** Documents of Latin America of the exam. */

const mxDeed: Layout<Case> = {
  name: "exam-mx-jalisco",
  kind: "mx-escritura",
  sheet: {
    font: "courier",
    size: 10.5,
    margins: [80, 70, 54, 60],
    align: "left",
    paper: "LEGAL",
    lineGap: 0.3,
    footer: "- - - {page} - - -",
  },
  write(d, c) {
    const { chance } = c;
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    const price = chance.int(700, 4200) * 1000;
    const number = chance.int(1200, 29000);
    d.p(
      `ESCRITURA PÚBLICA NÚMERO ${d.text("protocol", String(number), mx(number, 0))} (${inWords(number)}). TOMO ${chance.int(3, 60)}.`,
    );
    d.p(`En la ciudad de Guadalajara, Jalisco, a los ${d.date("deedDate", c.day(-900), dayText(c.day(-900), "words"))}, ante mí, licenciado ${d.text("notary", c.notary)}, Notario Público titular de esta municipalidad, comparecen: por una parte, como VENDEDOR, ${d.party("seller", seller)}; y por la otra, como COMPRADOR, ${d.party("buyer", buyer)}, quienes celebran CONTRATO DE COMPRAVENTA DE INMUEBLE.`); // biome-ignore format: text
    d.p(`OBJETO: Lote y finca marcada con el número ${c.home.number} de ${d.text("address", `la calle Morelos número ${c.home.number}`, "la calle Morelos")}, con extensión superficial de ${d.number("plotAreaM2", c.home.builtM2, `${mx(c.home.builtM2)} metros cuadrados`)}. Antecedente registral: folio real ${d.text("realFolio", String(chance.int(100000, 999999)))}.`); // biome-ignore format: text
    d.p(c.variant % 2 ? d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "embargo" }, "El inmueble reporta embargo decretado en el juicio mercantil ejecutivo 812/2024 del Juzgado Noveno, que el vendedor se obliga a liberar.") : d.noCharges("El inmueble no reporta gravamen alguno, según certificado de libertad de gravamen que se agrega.")); // biome-ignore format: text
    d.p(`PRECIO: ${d.money("price", price, `$${mx(price)} M.N.`, "MXN")} (${inWords(price)} pesos), depositados en la CLABE interbancaria ${d.id("clabe", c.clabe, { shown: c.clabe })} a nombre del vendedor, quien otorga el recibo más eficaz.`); // biome-ignore format: text
    d.p(
      `Por sus generales: ${seller.name}, ${seller.scheme.toUpperCase()} ${seller.id}, casado; ${buyer.name}, ${buyer.scheme.toUpperCase()} ${buyer.id}, soltero.`,
    );
    d.p(
      "Los comparecientes quedan enterados del contenido y alcance legal, y firman en unión del suscrito notario, que da fe.",
    );
  },
};

const predial: Layout<Case> = {
  name: "exam-mx-predial-town",
  kind: "mx-predial",
  sheet: {
    font: "liberation",
    size: 10,
    margins: [54, 60, 54, 50],
    paper: "LETTER",
    header: "H. AYUNTAMIENTO CONSTITUCIONAL     TESORERÍA MUNICIPAL",
  },
  write(d, c) {
    const { chance } = c;
    const due = chance.int(700, 9000) + 0.5;
    d.title("RECIBO OFICIAL. IMPUESTO PREDIAL URBANO", "left");
    d.p(
      `Clave catastral: ${d.text("taxAccount", `14-039-01-${chance.int(1000, 9999)}-${chance.int(100, 999)}`)}   Ejercicio fiscal: ${d.number("taxYear", 2026, "2026")}   Fecha de pago: ${d.date("issueDate", c.day(-250), dayText(c.day(-250), "slash"))}`,
    );
    d.p(
      `Contribuyente: ${d.party("taxpayer", c.owners[0]!.person, null, { hasId: false })}\nDomicilio: ${d.text("address", `Av. Vallarta ${c.home.number}`)}`,
    );
    const value = chance.int(500, 3900) * 1000;
    d.rows([["Valor fiscal", d.money("cadastralValue", value, `$ ${mx(value)}`, "MXN")], ["Impuesto anual", `$ ${mx(due + 110)}`], ["Descuento pronto pago", "$ 110.00"], ["TOTAL PAGADO", d.money("taxDue", due, `$ ${mx(due)}`, "MXN")]], { widths: [0.55, 0.45] }); // biome-ignore format: table
    d.stamp(["PAGADO", "TESORERÍA"], { colour: "#1b5f2a", dy: -40 });
  },
};

const constancia: Layout<Case> = {
  name: "exam-mx-cedula-fiscal",
  kind: "mx-constancia-fiscal",
  sheet: { font: "archivo", size: 9.5, margins: [56, 66, 56, 50], paper: "LETTER" },
  write(d, c) {
    const person = c.owners[0]!.person;
    d.title("CÉDULA DE IDENTIFICACIÓN FISCAL", "left");
    d.columns(
      [
        `${person.scheme === "rfc" ? "RFC" : "CURP"}`,
        person.id,
        up(d.party("taxpayer", person)),
        "Nombre, denominación o razón social",
      ],
      ["idCIF: 18050034127", "VALIDA TU INFORMACIÓN FISCAL"],
    );
    d.head("CONSTANCIA DE SITUACIÓN FISCAL");
    d.p(
      `Emitida en GUADALAJARA, JALISCO, a ${d.date("issueDate", c.today, dayText(c.today, "long"))}. Situación del contribuyente: ${d.text("taxStatus", "ACTIVO")}.`,
    );
    d.p(
      "Actividades económicas: 1. Alquiler de viviendas no amuebladas, 100 %. Regímenes: Régimen de Arrendamiento. Servicio de Administración Tributaria.",
    );
  },
};

const tradicion: Layout<Case> = {
  name: "exam-co-tradicion-medellin",
  kind: "co-certificado-tradicion",
  sheet: {
    font: "liberation",
    size: 8.5,
    margins: [48, 60, 44, 46],
    paper: "LETTER",
    footer: "La validez de este documento podrá verificarse en la página certificados.supernotariado.gov.co     {page}",
  },
  write(d, c) {
    const { chance } = c;
    const owner = c.owners[0]!.person;
    const folio = `001-${chance.int(100000, 999999)}`;
    const amount = chance.int(80, 400) * 1_000_000;
    d.title("SUPERINTENDENCIA DE NOTARIADO Y REGISTRO. CERTIFICADO DE TRADICIÓN Y LIBERTAD");
    d.rows([
      ["Matrícula inmobiliaria", d.id("land-registration", folio), "Círculo", "001 - MEDELLÍN SUR"],
      ["Fecha de expedición", d.date("issueDate", c.today, dayText(c.today, "dash")), "Tipo de predio", "URBANO"],
    ]);
    d.p(
      `DIRECCIÓN: ${up(d.text("address", `Calle 10 # 43D-${c.home.number}`))}. ÁREA: ${d.number("builtAreaM2", c.home.builtM2, `${es(c.home.builtM2)} M²`)}. Propiedad horizontal.`,
    );
    const rows = [
      ["Anot.", "Acto", "Intervinientes"],
      ["1", `0304 ADJUDICACIÓN EN SUCESIÓN. Escritura 511 de 2004`, `A: ${up(c.tenant.name)} X`],
      ["2", d.charge({ kind: "mortgage", state: c.variant % 2 ? "cancelled" : "alive", amount, anchor: es(amount, 0) }, `0219 HIPOTECA CON CUANTÍA INDETERMINADA, valor $${es(amount, 0)}`), "A: BANCOLOMBIA S.A."],
      ["3", `0125 COMPRAVENTA. Escritura 902 de 2016`, `A: ${up(d.party("owner", owner, { percent: 100, right: "full" }, { hasId: false }))} X`],
    ]; // biome-ignore format: table
    if (c.variant % 2)
      rows.push([
        "4",
        "0843 CANCELACIÓN POR VOLUNTAD DE LAS PARTES. Se cancela anotación No. 2",
        "DE: BANCOLOMBIA S.A.",
      ]);
    if (c.variant % 3 === 1)
      rows.push(["5", d.charge({ kind: "other", state: "alive", amount: null, anchor: "AFECTACIÓN A VIVIENDA FAMILIAR" }, "0304 AFECTACIÓN A VIVIENDA FAMILIAR. Limitación al dominio"), `A: ${up(owner.name)}`]); // biome-ignore format: table
    d.rows(rows, { hasHead: true, widths: [0.08, 0.54, 0.38] });
    d.p(`NÚMERO TOTAL DE ANOTACIONES: ${rows.length - 1}`);
  },
};

const dominio: Layout<Case> = {
  name: "exam-cl-dominio-form",
  kind: "cl-dominio-vigente",
  sheet: {
    font: "helvetica",
    size: 10.5,
    margins: [66, 70, 66, 60],
    paper: "LETTER",
    header: "CONSERVADOR DE BIENES RAÍCES DE VIÑA DEL MAR",
  },
  write(d, c) {
    const { chance } = c;
    const owner = c.owners[0]!.person;
    d.title("Copia de inscripción con vigencia", "left");
    d.rows([
      ["Fojas", d.text("fojas", String(chance.int(900, 9900)))],
      ["Número", String(chance.int(900, 9900))],
      ["Año", d.number("registryYear", 2014, "2014")],
      ["Titular", d.party("owner", owner, { percent: 100, right: "full" })],
      ["RUT", d.id("rut", owner.id, { shown: shownRut(owner.id) })],
      ["Propiedad", d.text("address", `Avenida Libertad ${c.home.number}`)],
    ], { widths: [0.3, 0.7] }); // biome-ignore format: table
    d.p(
      `CERTIFICO que la inscripción precedente se encuentra vigente al día ${d.date("issueDate", c.today, dayText(c.today, "long"))}, no habiendo al margen anotación de transferencia. Dominio vigente.`,
    );
    d.signatures("Conservador");
  },
};

const gravamenes: Layout<Case> = {
  name: "exam-cl-gravamenes-prose",
  kind: "cl-hipotecas-gravamenes",
  sheet: { font: "liberation", size: 11, margins: [76, 76, 70, 66], paper: "LETTER", align: "justify" },
  write(d, c) {
    const { chance } = c;
    const amount = chance.int(700, 5200);
    d.title("CERTIFICADO DE GRAVÁMENES Y PROHIBICIONES");
    d.p(
      `Respecto de la propiedad inscrita a fs. ${d.text("fojas", String(chance.int(900, 9900)))} del año 2014, a la fecha ${d.date("issueDate", c.today, dayText(c.today, "dash"))}:`,
    );
    if (c.variant % 2 === 0) d.p(d.noCharges("NO APARECEN inscripciones vigentes de hipotecas, gravámenes, prohibiciones ni interdicciones."));
    else
      d.p(`${d.charge({ kind: "mortgage", state: "alive", amount, anchor: `${es(amount, 0)} U.F.` }, `Aparece VIGENTE hipoteca por ${es(amount, 0)} U.F. a favor de Scotiabank Chile, fs. 2201 vta. Nº 1804, año 2021;`)} ${d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "prohibición convencional" }, "y prohibición convencional de enajenar en favor del mismo acreedor.")} ${d.charge({ kind: "easement", state: "alive", amount: null, anchor: "servidumbre" }, "Existe además servidumbre de alcantarillado a favor del predio vecino.")}`); // biome-ignore format: text
    d.p("Doy fe de haber revisado los registros por treinta años.");
  },
};

const informe: Layout<Case> = {
  name: "exam-ar-informe-province",
  kind: "ar-informe-dominio",
  sheet: {
    font: "times",
    size: 11,
    margins: [64, 70, 60, 56],
    header: "PROVINCIA DE BUENOS AIRES     DIRECCIÓN PROVINCIAL DEL REGISTRO DE LA PROPIEDAD",
  },
  write(d, c) {
    const { chance } = c;
    const amount = chance.int(15, 120) * 1000;
    d.title("INFORME DE DOMINIO INMUEBLE", "left");
    d.p(
      `Partido: LA PLATA (55). Matrícula: ${d.id("land-registration", String(chance.int(10000, 299999)))}. Ubicación: ${d.text("address", `calle 12 N° ${c.home.number}`)}.`,
    );
    for (const { person, percent, right } of c.owners)
      d.p(
        `Titular: ${d.party("owner", person, { percent, right })}, C.U.I.T. ${d.id("cuit", person.id, { shown: shownCuit(person.id) })}. Parte: ${percent === 100 ? "100 %" : "50 %"}. Adquirió por compraventa.`,
      );
    if (c.variant % 3 === 0) d.p(d.noCharges("Gravámenes y restricciones: no registra."));
    if (c.variant % 3 === 1)
      d.p(d.charge({ kind: "seizure", state: "alive", amount, anchor: es(amount) }, `Embargo por $ ${es(amount)}, autos "Gómez c/ titular s/ ejecución", Juzgado Civil y Comercial 7. Entrada del ${dayText(c.day(-330), "slash")}.`)); // biome-ignore format: text
    if (c.variant % 3 === 2)
      d.p(`${d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "usufructo" }, `Reserva de usufructo gratuito y vitalicio a favor de ${c.tenant.name}.`)} ${d.charge({ kind: "mortgage", state: "cancelled", amount, anchor: es(amount) }, `Hipoteca por u$s ${es(amount)}: CANCELADA, asiento 5.`)}`); // biome-ignore format: text
    d.p(`Expedido ${d.date("issueDate", c.today, dayText(c.today, "slash"))}. Validez 90 días.`);
  },
};

export const EXAM_LATAM: readonly { country: Case["country"]; layout: Layout<Case> }[] = [
  { country: "MX", layout: mxDeed },
  { country: "MX", layout: predial },
  { country: "MX", layout: constancia },
  { country: "CO", layout: tradicion },
  { country: "CL", layout: dominio },
  { country: "CL", layout: gravamenes },
  { country: "AR", layout: informe },
];
