import { type Case, shownFloor, shownIban, shownNif, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es } from "../../make/words.ts";

/** Receipts, certificates and papers of the development part. */

const ibi: Layout<Case> = {
  name: "ibi-council-boxes",
  kind: "recibo-ibi",
  sheet: {
    font: "helvetica",
    size: 9,
    margins: [44, 60, 44, 50],
    header: "AYUNTAMIENTO     CONCEJALÍA DE HACIENDA     TESORERÍA",
  },
  write(d, c) {
    const { home, chance } = c;
    const owner = c.owners[0]!.person;
    const year = Number(c.today.slice(0, 4));
    const [land, building] = [chance.int(12000, 52000) + 0.37, chance.int(16000, 70000) + 0.15];
    const rate = chance.one([0.442, 0.567, 0.625, 0.7, 0.882]);
    const due = Math.round((land + building) * rate) / 100;
    d.title(`IMPUESTO SOBRE BIENES INMUEBLES DE NATURALEZA URBANA`);
    d.rows([
      ["Ejercicio", "Nº recibo", "Nº fijo", "Periodo voluntario"],
      [d.number("taxYear", year, String(year)), `00${chance.int(100000, 999999)}`, String(chance.int(1000000, 9999999)), `01/10/${year} - 30/11/${year}`],
    ], { hasHead: true }); // biome-ignore format: table
    d.columns(
      [
        "SUJETO PASIVO",
        d.party("taxpayer", owner, null, { shown: up(`${owner.surnames} ${owner.given}`) }),
        `N.I.F.: ${shownNif(owner.id, "plain")}`,
      ],
      ["OBJETO TRIBUTARIO", `${up(d.text("address", `${home.street} ${home.number}`))} ${up(shownFloor(home))}`, `REF. CATASTRAL: ${d.id("cadastral-reference", home.reference, { shown: `${home.reference.slice(0, 7)} ${home.reference.slice(7, 14)} ${home.reference.slice(14, 18)} ${home.reference.slice(18)}` })}`], // biome-ignore format: one column
    );
    d.rows([
      ["Valor suelo", "Valor construcción", "Valor catastral", "Base liquidable", "Tipo %", "Cuota íntegra"],
      [d.money("landValue", land, es(land)), d.money("buildingValue", building, es(building)), d.money("cadastralValue", land + building, es(land + building)), es(land + building), es(rate, 3), es(due)],
    ], { hasHead: true }); // biome-ignore format: table
    d.rows(
      [
        ["Bonificaciones", "0,00"],
        ["IMPORTE A INGRESAR", d.money("taxDue", due, `${es(due)} €`)],
      ],
      { widths: [0.7, 0.3] },
    );
    d.p(`Domiciliado en: ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}`);
    d.small("Transcurrido el periodo voluntario las deudas serán exigidas por el procedimiento de apremio y devengarán los recargos del periodo ejecutivo, los intereses de demora y las costas."); // biome-ignore format: text
    d.stamp(["PAGADO", "ENTIDAD COLABORADORA"], { colour: "#7a1020", dy: -50 });
  },
};

const energy: Layout<Case> = {
  name: "cee-official-form",
  kind: "certificado-energetico",
  sheet: { font: "helvetica", size: 9, margins: [48, 54, 48, 50], footer: "Página {page} de {pages}" },
  write(d, c) {
    const { home, chance } = c;
    const technician = c.tenant;
    const [use, gas] = [chance.int(6000, 33000) / 100, chance.int(1200, 6600) / 100];
    const letters = [..."CDEFG"];
    const [useLetter, gasLetter] = [chance.one(letters), chance.one(letters)];
    const issued = c.day(-chance.int(20, 2200));
    const expiry = `${Number(issued.slice(0, 4)) + (useLetter === "G" || gasLetter === "G" ? 5 : 10)}${issued.slice(4)}`;
    d.title("CERTIFICADO DE EFICIENCIA ENERGÉTICA DE EDIFICIOS");
    d.head("IDENTIFICACIÓN DEL EDIFICIO O DE LA PARTE QUE SE CERTIFICA:");
    d.rows([
      ["Nombre del edificio", `${home.street} ${home.number}`],
      ["Dirección", `${d.text("address", `${home.street} ${home.number}`)} ${home.floor} ${home.door}`],
      ["Municipio", `${home.town}     Código Postal ${home.postcode}`],
      ["Zona climática", chance.one(["D3", "B3", "C2", "A4"])],
      ["Año construcción", d.number("buildYear", home.year, String(home.year))],
      ["Referencia/s catastral/es", d.id("cadastral-reference", home.reference)],
    ], { widths: [0.35, 0.65] }); // biome-ignore format: table
    d.head("DATOS DEL TÉCNICO CERTIFICADOR:");
    d.rows([["Nombre y Apellidos", d.party("other", technician), "NIF/NIE", shownNif(technician.id, "plain")], ["Titulación habilitante", "Arquitecto técnico", "Procedimiento", "CEXv2.3"]], { widths: [0.2, 0.36, 0.18, 0.26] }); // biome-ignore format: table
    d.head("CALIFICACIÓN ENERGÉTICA OBTENIDA:");
    d.rows([
      ["CONSUMO DE ENERGÍA PRIMARIA NO RENOVABLE [kWh/m² año]", "EMISIONES DE DIÓXIDO DE CARBONO [kgCO2/m² año]"],
      [`${d.number("energyUse", use, es(use))}  ${d.text("energyLetter", useLetter)}`, `${d.number("emissions", gas, es(gas))}  ${d.text("emissionsLetter", gasLetter)}`],
    ], { hasHead: true }); // biome-ignore format: table
    d.p(`El técnico abajo firmante declara responsablemente que ha realizado la certificación energética de acuerdo con el procedimiento del RD 390/2021. Fecha: ${d.date("issueDate", issued, dayText(issued, "slash"))}`); // biome-ignore format: text
    d.p(
      `Superficie habitable [m²]: ${d.number("usableAreaM2", home.usableM2, es(home.usableM2))}     Válido hasta: ${d.date("expiryDate", expiry, dayText(expiry, "slash"))}`,
    );
    d.signatures("Firma del técnico certificador");
  },
};

const occupancy: Layout<Case> = {
  name: "cedula-catalan",
  kind: "cedula-habitabilidad",
  sheet: {
    font: "liberation",
    size: 10,
    margins: [70, 70, 60, 60],
    header: "AGÈNCIA DE L'HABITATGE     CÈDULA D'HABITABILITAT / CÉDULA DE HABITABILIDAD",
  },
  write(d, c) {
    const { home, chance } = c;
    const issued = c.day(-chance.int(100, 4000));
    const expiry = `${Number(issued.slice(0, 4)) + 15}${issued.slice(4)}`;
    d.title("CÉDULA DE HABITABILIDAD DE SEGUNDA OCUPACIÓN");
    d.rows([
      ["Número de cédula", d.text("certificateNumber", `CHB0${chance.int(1000000, 9999999)}`)],
      ["Dirección", `${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}`],
      ["Municipio", home.town],
      ["Superficie útil de la vivienda", `${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m²`)}`],
      ["Habitaciones", String(chance.int(1, 4))],
      ["Umbral máximo de ocupación", `${chance.int(2, 7)} personas`],
      ["Fecha de otorgamiento", d.date("issueDate", issued, dayText(issued, "slash"))],
      ["Fecha de caducidad", d.date("expiryDate", expiry, dayText(expiry, "slash"))],
    ], { widths: [0.42, 0.58] }); // biome-ignore format: table
    d.p("La vivienda cumple las condiciones mínimas de habitabilidad exigidas por el Decreto 141/2012.");
    d.small(`Ref. cadastral: ${d.id("cadastral-reference", home.reference)}`);
    d.stamp(["GENERALITAT", "HABITATGE"], { colour: "#8a1a1a" });
  },
};

const inspection: Layout<Case> = {
  name: "ite-report",
  kind: "inspeccion-tecnica",
  sheet: { font: "liberation", size: 10, margins: [64, 64, 60, 60], align: "justify", footer: "{page}/{pages}" },
  write(d, c) {
    const { home, chance } = c;
    const issued = c.day(-chance.int(60, 2500));
    const result = ["FAVORABLE", "DESFAVORABLE", "FAVORABLE CON REPARACIONES"][c.variant % 3]!;
    d.title("INFORME DE INSPECCIÓN TÉCNICA DE EDIFICIOS (I.T.E.)");
    d.p(`Edificio: ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Año de construcción: ${d.number("buildYear", home.year, String(home.year))}. Referencia catastral: ${home.reference.slice(0, 14)}.`); // biome-ignore format: text
    d.p(
      `Técnico: ${c.tenant.name}, arquitecto colegiado ${chance.int(1000, 9000)}. Fecha de la inspección: ${d.date("issueDate", issued, dayText(issued, "long"))}.`,
    );
    for (const [part, state] of [["Cimentación y estructura", "Sin deficiencias apreciables."], ["Fachadas y medianeras", "Fisuras en los frentes de forjado; desprendimientos puntuales en vuelos."], ["Cubiertas y azoteas", "Lámina impermeable agotada en un tercio de su superficie."], ["Fontanería y saneamiento", "Bajantes de fibrocemento en buen estado."]] as const) {
      d.head(part);
      d.p(state);
    } // biome-ignore format: list
    d.box(`RESULTADO DE LA INSPECCIÓN: ${d.text("inspectionResult", result)}`);
    d.p(`Próxima inspección: ${Number(issued.slice(0, 4)) + 10}. Presentado en el Registro General del Ayuntamiento.`);
    d.signatures("El técnico");
  },
};

const community: Layout<Case> = {
  name: "community-certificate-letter",
  kind: "certificado-comunidad",
  sheet: { font: "times", size: 11.5, margins: [80, 80, 76, 70], align: "justify" },
  write(d, c) {
    const { home, chance } = c;
    const debt = c.variant % 2 ? chance.int(180, 2900) + 0.45 : 0;
    const fee = chance.int(38, 145);
    d.p(`${up(c.tenant.name)}, Secretario-Administrador de la COMUNIDAD DE PROPIETARIOS de ${d.text("address", `${home.street}, ${home.number}`)}, de ${home.town}, con C.I.F. H-46${chance.int(100000, 999999)},`.replace(/, con C\.I\.F\. H-\d+/, "")); // biome-ignore format: text
    d.head("CERTIFICO:", "center");
    d.p(`Que según los libros y documentos de esta Comunidad, el piso ${home.floor} puerta ${home.door}, propiedad de ${d.party("owner", c.owners[0]!.person, null, { hasId: false })}, ${debt ? `adeuda a la fecha la cantidad de ${d.money("communityDebt", debt, `${es(debt)} euros`)}, correspondiente a cuotas ordinarias impagadas` : `se halla al corriente de pago de las cuotas y derramas, no adeudando cantidad alguna`}.`); // biome-ignore format: text
    d.p(
      `La cuota mensual ordinaria es de ${d.money("communityFee", fee, `${es(fee)} €`)}. Coeficiente de participación: ${d.number("communityShare", home.quota, `${es(home.quota)} %`)}.`,
    );
    d.p(c.variant % 3 === 1 ? `Existe una derrama aprobada para la rehabilitación de la fachada, de la que quedan por girar ${chance.int(3, 12)} recibos de ${es(chance.int(60, 210))} euros.` : "No existen derramas aprobadas pendientes de girar."); // biome-ignore format: text
    d.p(`Y para que conste, a los efectos del artículo 9.1.e) de la Ley de Propiedad Horizontal, lo firmo en ${home.town}, a ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`); // biome-ignore format: text
    d.signatures("El Secretario-Administrador", "V.º B.º El Presidente");
    d.stamp(["COMUNIDAD DE", "PROPIETARIOS"], { x: 0.3, dy: -44 });
  },
};

const minutes: Layout<Case> = {
  name: "minutes-ordinary",
  kind: "acta-junta",
  sheet: {
    font: "liberation",
    size: 10,
    margins: [70, 64, 60, 60],
    align: "justify",
    footer: "Libro de actas, folio {page}",
  },
  write(d, c) {
    const { home, chance } = c;
    const held = c.day(-chance.int(20, 300));
    const special = chance.int(12, 90) * 1000;
    d.title("ACTA DE LA JUNTA GENERAL ORDINARIA");
    d.p(`En ${home.town}, siendo las 19:30 horas del día ${d.date("meetingDate", held, dayText(held, "long"))}, se reúnen en segunda convocatoria los propietarios de la finca ${d.text("address", `${home.street}, ${home.number}`)}, bajo la presidencia de ${c.owners[0]!.person.name}, actuando como secretario el administrador.`); // biome-ignore format: text
    d.head("ORDEN DEL DÍA");
    for (const line of [
      "1.- Lectura y aprobación del acta anterior.",
      "2.- Aprobación de cuentas.",
      "3.- Renovación de cargos.",
      "4.- Obras de fachada y derrama.",
      "5.- Ruegos y preguntas.",
    ])
      d.p(line);
    d.head("ACUERDOS");
    d.p(
      "Primero.- Se aprueba por unanimidad el acta anterior. Segundo.- Se aprueban las cuentas del ejercicio, con un saldo de 4.318,22 euros.",
    );
    d.p(`Cuarto.- Por mayoría de tres quintos se aprueba la ejecución de las obras de rehabilitación de la fachada por ${d.money("specialLevy", special, `${es(special)} euros`)}, a repartir por coeficientes en doce derramas mensuales desde enero. Vota en contra el propietario del bajo.`); // biome-ignore format: text
    d.p("Relación de morosos a la fecha: local izquierdo, 1.240,00 euros; 3.º B, 386,50 euros.");
    d.p("Y sin más asuntos que tratar, se levanta la sesión a las 21:05 horas.");
    d.signatures("El Presidente", "El Secretario");
  },
};

const payslip: Layout<Case> = {
  name: "payslip-official-model",
  kind: "nomina",
  sheet: { font: "helvetica", size: 8.5, margins: [42, 48, 42, 40] },
  write(d, c) {
    const { chance } = c;
    const worker = c.buyers[0]!;
    const base = chance.int(1150, 2900) + 0.18;
    const gross = Math.round((base + 245.5) * 100) / 100;
    const tax = Math.round(gross * 14.2) / 100;
    const quota = Math.round(gross * 6.48) / 100;
    const net = Math.round((gross - tax - quota) * 100) / 100;
    const to = `${c.today.slice(0, 7)}`;
    d.title("RECIBO INDIVIDUAL JUSTIFICATIVO DEL PAGO DE SALARIOS");
    d.columns(
      [`Empresa: ${d.text("employer", "TALLERES MECÁNICOS RIBERA, S.L.")}`, "Domicilio: Pol. Ind. Sur, parcela 14", `CCC: 46/${chance.int(1000000, 9999999)}/${chance.int(10, 99)}`],
      [`Trabajador: ${d.party("other", worker, null, { shown: up(worker.name) })}`, `NIF: ${shownNif(worker.id, "plain")}`, `Antigüedad: ${dayText(c.day(-2500), "slash")}`, "Categoría: Oficial 1ª     Grupo cotización: 8"],
    ); // biome-ignore format: columns
    d.p(
      `Período de liquidación: del 1 al 30 de ${dayText(`${to}-01`, "long").split(" de ")[1]} de ${to.slice(0, 4)}     Total días: 30`,
    );
    d.rows([
      ["I. DEVENGOS", "TOTALES"],
      ["Salario base", es(base)],
      ["Plus convenio", "145,50"],
      ["Prorrata pagas extra", "100,00"],
      ["A. TOTAL DEVENGADO", d.money("grossPay", gross, es(gross))],
      ["II. DEDUCCIONES", ""],
      ["Contingencias comunes, desempleo y formación 6,48 %", es(quota)],
      ["Impuesto sobre la renta de las personas físicas 14,20 %", es(tax)],
      ["B. TOTAL A DEDUCIR", es(tax + quota)],
      ["LÍQUIDO TOTAL A PERCIBIR (A-B)", d.money("netPay", net, es(net))],
    ], { widths: [0.76, 0.24] }); // biome-ignore format: table
    d.p(`Abono en cuenta ${d.id("iban", c.iban, { shown: c.iban })}`);
    d.signatures("Sello de la empresa", "Recibí");
  },
};

const taxReturn: Layout<Case> = {
  name: "renta-form-100",
  kind: "declaracion-renta",
  sheet: {
    font: "helvetica",
    size: 9,
    margins: [46, 58, 46, 46],
    header: "Agencia Tributaria     Modelo 100     Impuesto sobre la Renta de las Personas Físicas",
    footer: "{page}",
  },
  write(d, c) {
    const { chance } = c;
    const person = c.buyers[0]!;
    const year = Number(c.today.slice(0, 4)) - 1;
    const work = chance.int(16000, 58000) + 0.84;
    const result = chance.int(-1400, 900) + 0.33;
    d.title(`DECLARACIÓN DE LA RENTA ${d.number("taxYear", year, String(year))}`);
    d.rows([["NIF", "Apellidos y nombre"], [shownNif(person.id, "plain"), d.party("taxpayer", person, null, { shown: up(`${person.surnames} ${person.given}`) })]], { hasHead: true, widths: [0.25, 0.75] }); // biome-ignore format: table
    d.rows([
      ["Rendimientos del trabajo. Retribuciones dinerarias", "0003", d.money("workIncome", work, es(work))],
      ["Rendimiento neto reducido del trabajo", "0025", es(work - 2000)],
      ["Base imponible general", "0435", d.money("taxBase", work - 2000, es(work - 2000))],
      ["Base liquidable general sometida a gravamen", "0505", es(work - 2000)],
      ["Cuota resultante de la autoliquidación", "0595", es(work * 0.16)],
      [`RESULTADO DE LA DECLARACIÓN ${result < 0 ? "(a devolver)" : "(a ingresar)"}`, "0695", d.money("taxResult", result, es(result))],
    ], { widths: [0.62, 0.13, 0.25] }); // biome-ignore format: table
    d.p(
      `Número de justificante: 10${chance.int(10000000, 99999999)}${chance.int(100, 999)}     CSV: ${up(c.home.reference.slice(0, 8))}Q7XK`,
    );
    d.p(`Presentada el ${d.date("issueDate", `${year + 1}-06-14`, `14/06/${year + 1}`)} a las 20:11:07`);
  },
};

const invoice: Layout<Case> = {
  name: "invoice-agency",
  kind: "factura",
  sheet: { font: "archivo", size: 10, margins: [56, 60, 56, 56] },
  write(d, c) {
    const { chance } = c;
    const base = chance.int(900, 9800) + 0.5;
    const vat = Math.round(base * 21) / 100;
    d.title("FACTURA", "left");
    d.columns(
      ["AGENCIA LEVANTE ASESORES, S.L.", `CIF: ${d.id("nif", c.bankCif)}`, "C/ Colón, 12, 46004 Valencia"],
      [
        `Nº factura: ${d.text("invoiceNumber", `2026/${chance.int(100, 999)}`)}`,
        `Fecha: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}`,
      ],
    );
    d.p(`Cliente: ${d.party("other", c.owners[0]!.person)}     NIF: ${shownNif(c.owners[0]!.person.id, "plain")}`);
    d.rows([
      ["Concepto", "Importe"],
      [`Honorarios de intermediación, venta de ${c.home.street} ${c.home.number}`, es(base)],
      ["Base imponible", d.money("netAmount", base, `${es(base)} €`)],
      ["IVA 21 %", `${es(vat)} €`],
      ["TOTAL FACTURA", d.money("totalAmount", base + vat, `${es(base + vat)} €`)],
    ], { hasHead: true, widths: [0.75, 0.25] }); // biome-ignore format: table
    d.p(`Forma de pago: transferencia a ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}`);
  },
};

export const PAPERS = [ibi, energy, occupancy, inspection, community, minutes, payslip, taxReturn, invoice];
