import { type Case, shownFloor, shownIban, shownNif, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es } from "../../make/words.ts";
import { settled } from "./second-places.ts";

/** Receipts and certificates of a home, of the exam's second half. */

const cents = (amount: number) => Math.round(amount * 100) / 100;
const years = (iso: string, count: number) => `${Number(iso.slice(0, 4)) + count}${iso.slice(4)}`;

/** A big city's receipt: values as a ruled table, two halves of the year. */
// biome-ignore format: a layout is read as the paper
const ibiCity: Layout<Case> = {
  name: "second-ibi-big-city",
  kind: "recibo-ibi",
  sheet: { font: "helvetica", size: 9.5, margins: [50, 66, 50, 50], header: "AYUNTAMIENTO · AGENCIA TRIBUTARIA MUNICIPAL" },
  write(d, c) {
    const { home, chance } = settled(c);
    const owner = c.owners[0]!.person;
    const year = Number(c.today.slice(0, 4));
    const [land, building] = [chance.int(20000, 90000) + 0.11, chance.int(15000, 70000) + 0.45];
    const due = cents((land + building) * 0.00456);
    d.title("IMPUESTO SOBRE BIENES INMUEBLES", "left");
    d.rows([["Ejercicio", "Nº de recibo", "Nº fijo", "Período de pago"], [d.number("taxYear", year, String(year)), `${year}/0/${chance.int(1000000, 9999999)}`, String(chance.int(100000, 999999)), `01/10/${year} - 30/11/${year}`]], { hasHead: true });
    d.p(`Sujeto pasivo\n${up(d.party("taxpayer", owner))}\n${owner.id}`);
    d.p(`Objeto tributario: ${up(d.text("address", `${home.street} ${home.number}`))} ${up(shownFloor(home))}, ${up(home.town)}`);
    d.rows([
      ["Referencia catastral", "Valor suelo", "Valor construcción", "Valor catastral"],
      [d.id("cadastral-reference", home.reference), d.money("landValue", land, es(land)), d.money("buildingValue", building, es(building)), d.money("cadastralValue", cents(land + building), es(cents(land + building)))],
    ], { hasHead: true, widths: [0.34, 0.2, 0.22, 0.24] });
    d.rows([
      ["Base liquidable", "Tipo", "Cuota íntegra", "Bonificación", "Importe a pagar"],
      [es(cents(land + building)), "0,456 %", es(due), "0,00", d.money("taxDue", due, `${es(due)} €`)],
    ], { hasHead: true });
    if (c.variant % 2) d.p(`Domiciliado en la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}`);
    else d.p("Puede pagar en la sede electrónica, en el 010 o en cualquiera de las entidades colaboradoras con el código de barras.");
    d.small("Información: el pago de este recibo no equivale al reconocimiento de titularidad. Plan especial de pagos: bonificación del 5 % en el siguiente ejercicio.");
  },
};

/** A receipt of a provincial body, as a letter of direct debit after payment. */
// biome-ignore format: a layout is read as the paper
const ibiPaid: Layout<Case> = {
  name: "second-ibi-proof-of-payment",
  kind: "recibo-ibi",
  sheet: { font: "times", size: 11, margins: [70, 70, 66, 60] },
  write(d, c) {
    const { home, chance } = settled(c);
    const owner = c.owners[0]!.person;
    const year = Number(c.today.slice(0, 4)) - (c.variant % 2);
    const value = chance.int(24000, 130000) + 0.37;
    const due = cents(value * 0.0071);
    d.title("JUSTIFICANTE DE PAGO DE TRIBUTOS LOCALES", "left");
    d.p(`El organismo de gestión tributaria de la Diputación hace constar que ha sido ingresado el siguiente recibo:`);
    d.p(`Concepto: IBI Urbana ${d.number("taxYear", year, String(year))}, Ayuntamiento de ${home.town}.\nTitular: ${d.party("taxpayer", owner, null, { shown: `${owner.surnames} ${owner.given}` })} (${shownNif(owner.id, "dash")}).\nSituación: ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}.\nReferencia catastral: ${d.id("cadastral-reference", home.reference)}.\nValor catastral: ${d.money("cadastralValue", value, `${es(value)} €`)}.`);
    d.p(`Principal: ${d.money("taxDue", due, `${es(due)} €`)}. Recargo de apremio: 0,00 €. Intereses: 0,00 €. Costas: 0,00 €. Fecha de cobro: ${dayText(`${year}-10-05`, "slash")}.`);
    d.p("Este justificante libera al pagador frente a la Hacienda local por el importe indicado.");
    d.stamp(["COBRADO", "REMESA 10"], { colour: "#7a1f1f", dy: -30 });
  },
};

/** The full certificate with climate zone, envelope and both labels. */
// biome-ignore format: a layout is read as the paper
const energyFull: Layout<Case> = {
  name: "second-cee-full-certificate",
  kind: "certificado-energetico",
  sheet: { font: "helvetica", size: 9, margins: [48, 56, 48, 46], footer: "Fecha de generación del documento · Página {page} de {pages}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const [use, gas] = [chance.int(4200, 39000) / 100, chance.int(700, 8800) / 100];
    const [letter, gasLetter] = [chance.one([..."CDEFG"]), chance.one([..."CDEFG"])];
    const issued = c.day(-chance.int(5, 1400));
    d.title("CERTIFICADO DE EFICIENCIA ENERGÉTICA DE EDIFICIOS");
    d.head("IDENTIFICACIÓN DEL EDIFICIO O DE LA PARTE QUE SE CERTIFICA");
    d.rows([
      ["Nombre del edificio", `Vivienda en ${home.town}`], ["Dirección", `${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}`],
      ["Municipio", home.town], ["Código postal", home.postcode], ["Provincia", home.province], ["Zona climática", chance.one(["B4", "C1", "C2", "D2", "A3"])],
      ["Año construcción", d.number("buildYear", home.year, String(home.year))], ["Normativa vigente (construcción/rehabilitación)", home.year < 1980 ? "Anterior a NBE-CT-79" : "NBE-CT-79"],
      ["Referencia/s catastral/es", d.id("cadastral-reference", home.reference)],
    ], { widths: [0.42, 0.58] });
    d.head("DATOS DEL TÉCNICO CERTIFICADOR");
    d.rows([["Nombre y apellidos", d.party("other", c.tenant, null, { hasId: false })], ["Titulación habilitante", "Arquitectura Técnica"], ["Procedimiento y versión", "CEXv2.3"]], { widths: [0.42, 0.58] });
    d.head("CALIFICACIÓN ENERGÉTICA OBTENIDA");
    d.rows([
      ["CONSUMO DE ENERGÍA PRIMARIA NO RENOVABLE [kWh/m2 año]", "EMISIONES DE DIÓXIDO DE CARBONO [kgCO2/m2 año]"],
      [`${d.number("energyUse", use, es(use))} ${d.text("energyLetter", letter)}`, `${d.number("emissions", gas, es(gas))} ${d.text("emissionsLetter", gasLetter)}`],
    ], { hasHead: true });
    d.p("El técnico abajo firmante declara responsablemente que ha realizado la certificación energética del edificio o de la parte que se certifica de acuerdo con el procedimiento establecido y que son ciertos los datos que figuran en este documento y sus anexos.");
    d.p(`Fecha: ${d.date("issueDate", issued, dayText(issued, "slash"))}`);
    d.signatures("Firma del técnico certificador");
    d.small("Anexo I. Descripción de las características energéticas. Anexo II. Calificación energética. Anexo III. Recomendaciones: sustitución de ventanas, caldera de condensación. Anexo IV. Pruebas, comprobaciones e inspecciones.");
  },
};

/** A region's registration as a letter of the energy institute. */
// biome-ignore format: a layout is read as the paper
const energyLetter: Layout<Case> = {
  name: "second-cee-institute-letter",
  kind: "certificado-energetico",
  sheet: { font: "archivo", size: 10.5, margins: [72, 80, 66, 64], header: "INSTITUTO DE LA ENERGÍA" },
  write(d, c) {
    const { home, chance } = settled(c);
    const [letter, gasLetter] = [chance.one([..."BCDEG"]), chance.one([..."BCDEF"])];
    const issued = c.day(-chance.int(30, 1500));
    const expiry = years(issued, letter === "G" ? 5 : 10);
    const [use, gas] = [chance.int(50, 380), chance.int(9, 80)];
    d.p(`Asunto: inscripción del certificado de eficiencia energética de una vivienda\nNúmero de registro: ${d.text("certificateNumber", `${chance.one(["K", "N", "R"])}${chance.int(10, 99)}L${chance.int(100000, 999999)}`)}`);
    d.p(`Se ha inscrito en el Registro de certificados la vivienda de ${d.text("address", `${home.street}, ${home.number}`)}, ${home.postcode} ${home.town}, con referencia catastral ${d.id("cadastral-reference", home.reference)}, que obtiene la calificación ${d.text("energyLetter", letter)} en consumo (${d.number("energyUse", use, `${use} kWh/m² año`)}) y ${d.text("emissionsLetter", gasLetter)} en emisiones (${d.number("emissions", gas, `${gas} kg CO2/m² año`)}).`);
    d.p(`Certificado suscrito el ${d.date("issueDate", issued, dayText(issued, "dot"))}. Es válido hasta el ${d.date("expiryDate", expiry, dayText(expiry, "dot"))}; la propiedad es responsable de renovarlo.`);
    d.box("Exhiba la etiqueta en toda oferta, promoción o publicidad dirigida a la venta o al arrendamiento.");
  },
};

/** Catalonia in Spanish: cell of second occupation. */
// biome-ignore format: a layout is read as the paper
const cellTable: Layout<Case> = {
  name: "second-cell-second-occupation",
  kind: "cedula-habitabilidad",
  sheet: { font: "helvetica", size: 10, margins: [60, 70, 60, 56], header: "AGENCIA DE LA VIVIENDA" },
  write(d, c) {
    const { home, chance } = settled(c);
    const issued = c.day(-chance.int(100, 4000));
    const expiry = years(issued, c.variant % 2 ? 10 : 15);
    d.title("Cédula de habitabilidad de segunda ocupación", "left");
    d.rows([
      ["Número de cédula", d.text("certificateNumber", `CHB${chance.int(10000000, 99999999)}`)],
      ["Dirección", `${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}. ${home.postcode} ${home.town}`],
      ["Superficie útil interior", d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m2`)],
      ["Habitaciones", String(chance.int(1, 4))], ["Espacios", "Sala-comedor-cocina, cámara higiénica"], ["Umbral máximo de ocupación", `${chance.int(2, 6)} personas`],
      ["Fecha de otorgamiento", d.date("issueDate", issued, dayText(issued, "slash"))], ["Caduca el", d.date("expiryDate", expiry, dayText(expiry, "slash"))],
    ], { widths: [0.36, 0.64] });
    d.p("Visto el certificado de habitabilidad del técnico, la vivienda cumple los niveles mínimos de habitabilidad. Se puede verificar con el número de cédula.");
  },
};

/** Valencia: a declaration for second occupation, granted by silence. */
// biome-ignore format: a layout is read as the paper
const cellLetter: Layout<Case> = {
  name: "second-cell-town-licence",
  kind: "cedula-habitabilidad",
  sheet: { font: "times", size: 11.5, margins: [80, 84, 72, 70], align: "justify", header: "AJUNTAMENT / AYUNTAMIENTO     URBANISMO" },
  write(d, c) {
    const { home, chance } = settled(c);
    const issued = c.day(-chance.int(60, 2500));
    d.title("LICENCIA DE OCUPACIÓN DE VIVIENDA");
    d.p(`Decreto ${d.text("certificateNumber", `${issued.slice(0, 4)}-${chance.int(1000, 9999)}`)}. Examinada la solicitud de segunda o posterior ocupación y el certificado del facultativo que acredita que la vivienda se ajusta a las condiciones de habitabilidad, se RESUELVE conceder la licencia de ocupación, que hace las veces de cédula de habitabilidad, para la vivienda de ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, de ${home.town}, con referencia catastral ${d.id("cadastral-reference", home.reference)}.`);
    d.p(`${home.town}, ${d.date("issueDate", issued, dayText(issued, "long"))}. ${c.variant % 2 ? "Deberá renovarse transcurridos diez años si hay transmisión o nuevo contrato de suministro." : `Su vigencia termina el ${d.date("expiryDate", years(issued, 10), dayText(years(issued, 10), "long"))}.`}`);
    d.signatures("El concejal delegado", "La secretaria");
  },
};

/** A technical inspection as the town's form, one page. */
// biome-ignore format: a layout is read as the paper
const inspectionForm: Layout<Case> = {
  name: "second-ite-town-form",
  kind: "inspeccion-tecnica",
  sheet: { font: "liberation", size: 9.5, margins: [50, 60, 50, 50], header: "INSPECCIÓN TÉCNICA DE EDIFICIOS     Acta" },
  write(d, c) {
    const { home, chance } = settled(c);
    const issued = c.day(-chance.int(30, 2000));
    const isGood = c.variant % 2 === 0;
    d.title("ACTA DE INSPECCIÓN TÉCNICA DE EDIFICIOS (ITE)", "left");
    d.rows([
      ["Edificio", `${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}`], ["Año de construcción", d.number("buildYear", home.year, String(home.year))], ["Plantas", `${chance.int(3, 9)}`],
      ["Fecha", d.date("issueDate", issued, dayText(issued, "dash"))],
      ["1. Estructura y cimentación", "Favorable"], ["2. Fachadas y medianeras", isGood ? "Favorable" : "Desfavorable"], ["3. Cubiertas y azoteas", "Favorable"], ["4. Fontanería y saneamiento", "Favorable"],
      ["RESULTADO GLOBAL", d.text("inspectionResult", isGood ? "FAVORABLE" : "DESFAVORABLE")],
    ], { widths: [0.46, 0.54] });
    d.p(isGood ? "El edificio reúne las condiciones de seguridad constructiva exigidas; se recomienda el mantenimiento ordinario de canalones." : "Se requieren obras de reparación de aplacados sueltos en fachada, que deberán comenzar en seis meses. Mientras, se instalará protección.");
    d.signatures("Técnico colegiado");
  },
};

/** A region's certificate in prose that follows an inspection. */
// biome-ignore format: a layout is read as the paper
const inspectionProse: Layout<Case> = {
  name: "second-iee-certificate-prose",
  kind: "inspeccion-tecnica",
  sheet: { font: "times", size: 11.5, margins: [76, 76, 70, 66], align: "justify", footer: "{page}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const issued = c.day(-chance.int(30, 1500));
    const isGood = c.variant % 2 === 1;
    d.title("INFORME DE EVALUACIÓN DE EDIFICIOS. CONCLUSIONES");
    d.p(`Inspeccionado el inmueble de ${d.text("address", `${home.street}, número ${home.number}`)}, en ${home.town}, edificado en ${d.number("buildYear", home.year, String(home.year))}, en los días que constan en el anexo fotográfico, el arquitecto que suscribe informa, a ${d.date("issueDate", issued, dayText(issued, "long"))}:`);
    d.p(`Conservación. ${isGood ? "No se observan daños que comprometan la seguridad." : "La red de saneamiento presenta fugas y los forjados de cubierta, flechas excesivas."} La valoración del estado de conservación es ${d.text("inspectionResult", isGood ? "FAVORABLE" : "DESFAVORABLE", isGood ? "favorable" : "desfavorable")}.`);
    d.p("Accesibilidad. No satisface las condiciones básicas: falta rampa en el portal. Eficiencia energética. Calificación E.");
    d.p("El informe se presentará en el registro autonómico y se incorporará al libro del edificio.");
    d.signatures("Arquitecto");
  },
};

/** A certificate of the secretary-administrator with the chairwoman's approval. */
// biome-ignore format: a layout is read as the paper
const communityDue: Layout<Case> = {
  name: "second-community-secretary-certifies",
  kind: "certificado-comunidad",
  sheet: { font: "times", size: 12, margins: [84, 90, 76, 76], align: "justify", lineGap: 0.3 },
  write(d, c) {
    const { home, chance } = settled(c);
    const owner = c.owners[0]!.person;
    const debt = c.variant % 2 ? chance.int(180, 2600) + 0.15 : 0;
    d.p(`${up(c.notary)}, Secretario-Administrador de la Comunidad de Propietarios de ${d.text("address", `${home.street}, ${home.number}`)}, de ${home.town}, C.I.F. ${d.id("nif", `H${c.bankCif.slice(1)}`, { isValid: true })},`);
    d.head("CERTIFICA", "center");
    d.p(`Que ${d.party("owner", owner, null, { hasId: false })}, como propietario del ${home.floor} ${home.door}, ${debt ? `adeuda a fecha de hoy a esta Comunidad la cantidad de ${d.money("communityDebt", debt, `${es(debt)} euros`)} por recibos impagados` : `se encuentra al corriente de pago de todas las cuotas, y la deuda es de ${d.money("communityDebt", 0, "0,00 euros")}`}, a los efectos del artículo 9.1.e) de la Ley de Propiedad Horizontal.`);
    d.p(`Que la cuota mensual es de ${es(chance.int(35, 150))} euros y ${chance.real() < 0.5 ? "no hay derramas aprobadas" : "está en estudio, sin acuerdo todavía, la renovación del ascensor"}.`);
    d.p(`Y para que conste, expido la presente en ${home.town}, a ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`);
    d.signatures("El Secretario", "Vº Bº La Presidenta");
  },
};

/** Minutes with an agenda, votes and questions. */
// biome-ignore format: a layout is read as the paper
const minutesAgenda: Layout<Case> = {
  name: "second-minutes-agenda",
  kind: "acta-junta",
  sheet: { font: "helvetica", size: 10, margins: [64, 66, 60, 60], align: "justify", footer: "Libro de actas, folio {page}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const held = c.day(-chance.int(20, 360));
    const levy = chance.int(9, 90) * 1000;
    d.title("ACTA DE LA JUNTA GENERAL ORDINARIA");
    d.p(`Comunidad: ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Fecha: ${d.date("meetingDate", held, dayText(held, "slash"))}. Segunda convocatoria: 19:30 horas. Lugar: portal.`);
    d.p("Asistentes: bajo dcha., 1.º A, 1.º B, 2.º B (representado), 3.º A, ático. Suman el 61,4 % de las cuotas.");
    d.p("1.º Lectura y aprobación de cuentas. Se aprueban por unanimidad, con un gasto de 18.340,22 €. Deudores: 2.º A, 1.120,00 €.");
    d.p(c.variant % 2 ? "2.º Rehabilitación de fachada. Se deja sobre la mesa hasta contar con tres presupuestos; no se aprueba gasto alguno." : `2.º Rehabilitación de fachada. Con el voto a favor de todos menos el ático, se aprueba una derrama de ${d.money("specialLevy", levy, `${es(levy)} €`)}, a pagar por cuotas de participación en doce recibos desde enero.`);
    d.p("3.º Renovación de cargos. Presidenta, la titular del 3.º A; el administrador continúa. 4.º Ruegos y preguntas. El 1.º B pide que no se tienda en el patio.");
    d.p("Sin más asuntos, se levanta la sesión a las 20:50 horas.");
    d.signatures("La Presidenta", "El Secretario-Administrador");
  },
};

export const SECOND_RECEIPTS = [
  ibiCity,
  ibiPaid,
  energyFull,
  energyLetter,
  cellTable,
  cellLetter,
  inspectionForm,
  inspectionProse,
  communityDue,
  minutesAgenda,
];
