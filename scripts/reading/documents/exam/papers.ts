import { type Case, shownFloor, shownIban, shownNif, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es } from "../../make/words.ts";

/** Receipts, certificates and papers of the exam. */

const ibi: Layout<Case> = {
  name: "exam-ibi-province",
  kind: "recibo-ibi",
  sheet: {
    font: "courier",
    size: 9,
    margins: [50, 64, 40, 50],
    header: "DIPUTACIÓN PROVINCIAL     ORGANISMO AUTÓNOMO DE RECAUDACIÓN",
  },
  write(d, c) {
    const { home, chance } = c;
    const owner = c.owners[0]!.person;
    const year = Number(c.today.slice(0, 4)) - (c.variant % 2);
    const [land, building] = [chance.int(9000, 40000) + 0.92, chance.int(11000, 62000) + 0.3];
    const base = Math.round((land + building) * 87) / 100;
    const due = Math.round(base * 0.61) / 100;
    const rebate = c.variant % 3 === 1 ? Math.round(due * 0.3 * 100) / 100 : 0;
    d.p(
      `RECIBO DE I.B.I. URBANA     EJERC. ${d.number("taxYear", year, String(year))}     MUNICIPIO: ${up(home.town)}`,
    );
    d.p(`CONTRIBUYENTE..: ${up(d.party("taxpayer", owner, null, { shown: `${owner.surnames}, ${owner.given}` }))}\nN.I.F./C.I.F...: ${owner.id}\nSITUACIÓN......: ${up(d.text("address", `${home.street}, ${home.number}`))} ${up(shownFloor(home))}\nREF. CATASTRAL.: ${d.id("cadastral-reference", home.reference)}`); // biome-ignore format: text
    d.p(`V. CATASTRAL...: ${d.money("cadastralValue", land + building, es(land + building))}\n   V. SUELO....: ${d.money("landValue", land, es(land))}\n   V. CONSTR...: ${d.money("buildingValue", building, es(building))}\nBASE LIQUIDABLE: ${es(base)}\nTIPO GRAVAMEN..: 0,6100\nCUOTA ÍNTEGRA..: ${es(due)}\nBONIF. FAM.NUM.: ${es(rebate)}\nCUOTA LÍQUIDA..: ${d.money("taxDue", due - rebate, es(due - rebate))}`); // biome-ignore format: text
    d.p(`CARGO EN CUENTA: ${d.id("iban", c.iban, { shown: shownIban(c.iban) })} EL 05/10/${year}`);
    d.p("ESTE DOCUMENTO SIN VALIDACIÓN MECÁNICA NO ACREDITA EL PAGO.");
  },
};

const energy: Layout<Case> = {
  name: "exam-cee-registry-receipt",
  kind: "certificado-energetico",
  sheet: {
    font: "liberation",
    size: 10,
    margins: [60, 64, 60, 56],
    header: "Registro autonómico de certificados de eficiencia energética",
  },
  write(d, c) {
    const { home, chance } = c;
    const [use, gas] = [chance.int(40, 410), chance.int(8, 92)];
    const letter = chance.one([..."BDEFG"]);
    const gasLetter = chance.one([..."BDEFG"]);
    const issued = c.day(-chance.int(10, 1700));
    const expiry = `${Number(issued.slice(0, 4)) + (letter === "G" || gasLetter === "G" ? 5 : 10)}${issued.slice(4)}`;
    d.title("ETIQUETA Y RESGUARDO DE INSCRIPCIÓN", "left");
    d.p(
      `Certificado de eficiencia energética de vivienda existente nº ${d.text("certificateNumber", `E${chance.int(1000000, 9999999)}-VI`)}`,
    );
    d.p(
      `${d.text("address", `${home.street} ${home.number}`)}, ${home.postcode} ${home.town}. RC ${d.id("cadastral-reference", home.reference)}`,
    );
    d.rows([
      ["", "Letra", "Valor"],
      ["Consumo de energía", d.text("energyLetter", letter), `${d.number("energyUse", use, String(use))} kWh/m2 año`],
      ["Emisiones", d.text("emissionsLetter", gasLetter), `${d.number("emissions", gas, String(gas))} kg CO2/m2 año`],
    ], { hasHead: true, widths: [0.5, 0.2, 0.3] }); // biome-ignore format: table
    d.p(
      `Inscrito el ${d.date("issueDate", issued, dayText(issued, "long"))}. Vigencia: ${d.date("expiryDate", expiry, dayText(expiry, "long"))}. Técnico: ${d.party("other", c.tenant, null, { hasId: false })}.`,
    );
    d.small("A más eficiente  B  C  D  E  F  G menos eficiente");
  },
};

const occupancy: Layout<Case> = {
  name: "exam-occupation-licence",
  kind: "cedula-habitabilidad",
  sheet: { font: "times", size: 12, margins: [84, 84, 76, 70], align: "justify" },
  write(d, c) {
    const { home, chance } = c;
    const issued = c.day(-chance.int(200, 3000));
    d.title("CÉDULA DE HABITABILIDAD");
    d.p(`Expediente ${d.text("certificateNumber", `${chance.int(100, 999)}/${issued.slice(0, 4)}`)}. La Dirección General de Vivienda, vista la solicitud y el informe técnico, otorga cédula de habitabilidad a la vivienda sita en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, de ${home.town}, con ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} metros cuadrados útiles`)}.`); // biome-ignore format: text
    const expiry = `${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`;
    d.p(
      `Otorgada el ${d.date("issueDate", issued, dayText(issued, "long"))}, con validez de diez años, hasta el ${d.date("expiryDate", expiry, dayText(expiry, "long"))}, renovable.`,
    );
    d.signatures("El Director General");
  },
};

const inspection: Layout<Case> = {
  name: "exam-iee-summary",
  kind: "inspeccion-tecnica",
  sheet: { font: "helvetica", size: 9.5, margins: [54, 60, 54, 50], footer: "IEE {page}/{pages}" },
  write(d, c) {
    const { home, chance } = c;
    const issued = c.day(-chance.int(60, 1500));
    const result = c.variant % 2 ? "DESFAVORABLE" : "FAVORABLE";
    d.title("INFORME DE EVALUACIÓN DEL EDIFICIO (IEE)", "left");
    d.rows([
      ["Emplazamiento", `${d.text("address", `${home.street}, ${home.number}`)}. ${home.town}`],
      ["Año", d.number("buildYear", home.year, String(home.year))],
      ["Fecha de emisión", d.date("issueDate", issued, dayText(issued, "slash"))],
      ["Parte I. Estado de conservación", d.text("inspectionResult", result)],
      ["Parte II. Accesibilidad", "Susceptible de ajustes razonables"],
      ["Parte III. Certificación energética", chance.one(["E", "F", "G"])],
      ["Próxima renovación", String(Number(issued.slice(0, 4)) + 10)],
    ], { widths: [0.4, 0.6] }); // biome-ignore format: table
    d.p("Se han apreciado deficiencias graves en balcones, que requieren intervención en el plazo de doce meses.");
    d.signatures("El técnico competente");
  },
};

const community: Layout<Case> = {
  name: "exam-community-account",
  kind: "certificado-comunidad",
  sheet: { font: "helvetica", size: 10, margins: [60, 66, 60, 60], header: "Administración de Fincas" },
  write(d, c) {
    const { home, chance } = c;
    const debt = c.variant % 2 ? chance.int(210, 4100) + 0.6 : 0;
    d.title("CERTIFICACIÓN DEL ESTADO DE DEUDAS CON LA COMUNIDAD", "left");
    d.p(`Finca: ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Departamento: ${home.floor} ${home.door}. Propiedad: ${d.party("owner", c.owners[0]!.person, null, { hasId: false })}. Emitida el ${d.date("issueDate", c.today, dayText(c.today, "slash"))}.`); // biome-ignore format: text
    d.rows([
      ["Concepto", "Pendiente"],
      ["Cuotas ordinarias 2024-2026", es(debt)],
      ["Derramas", "0,00"],
      ["Total deuda vencida", d.money("communityDebt", debt, `${es(debt)} €`)],
    ], { hasHead: true, widths: [0.7, 0.3] }); // biome-ignore format: table
    const fee = chance.int(120, 390);
    d.p(
      `Importe del recibo trimestral: ${es(fee)} €. Certifica el secretario con el visto bueno de la presidencia, para la transmisión de la vivienda.`,
    );
    d.signatures("Secretaría", "Presidencia");
  },
};

const minutes: Layout<Case> = {
  name: "exam-minutes-extraordinary",
  kind: "acta-junta",
  sheet: { font: "times", size: 11.5, margins: [70, 70, 66, 60], align: "justify", isHyphenated: true },
  write(d, c) {
    const { home, chance } = c;
    const held = c.day(-chance.int(15, 500));
    const special = chance.int(20, 140) * 1000;
    d.p(
      `COMUNIDAD DE PROPIETARIOS ${up(d.text("address", `${home.street}, ${home.number}`))}. JUNTA EXTRAORDINARIA DE ${up(d.date("meetingDate", held, dayText(held, "long")))}.`,
    );
    d.p(
      `Asisten, presentes y representados, propietarios que suman el ${chance.int(41, 88)},20 % de las cuotas. Preside el vecino del ático. Se trata como único punto la instalación del ascensor.`,
    );
    d.p(`Tras debate, votan a favor catorce propietarios y en contra tres: se acuerda ejecutar la obra con un presupuesto de ${d.money("specialLevy", special, `${es(special)} €`)} y emitir derramas extraordinarias durante dos años. El 2.º derecha hace constar que impugnará.`); // biome-ignore format: text
    d.p("Se levanta acta, que firman presidenta y secretaria.");
    d.signatures("Presidenta", "Secretaria");
  },
};

const payslip: Layout<Case> = {
  name: "exam-payslip-table",
  kind: "nomina",
  sheet: {
    font: "liberation",
    size: 9,
    margins: [44, 50, 44, 40],
    header: "HOSPITAL COMARCAL DEL SEGURA     RECURSOS HUMANOS",
  },
  write(d, c) {
    const { chance } = c;
    const worker = c.buyers[0]!;
    const gross = chance.int(1400, 4100) + 0.77;
    const cut = Math.round(gross * 22.7) / 100;
    const net = Math.round((gross - cut) * 100) / 100;
    d.text("employer", "HOSPITAL COMARCAL DEL SEGURA");
    d.title("Nómina", "left");
    d.p(
      `Perceptor/a: ${d.party("other", worker)}   DNI ${shownNif(worker.id, "plain")}   Nº afiliación 30/${chance.int(10000000, 99999999)}/21   Mes ${c.today.slice(5, 7)}/${c.today.slice(0, 4)}`,
    );
    d.rows([
      ["Cód.", "Concepto", "Devengo", "Deducción"],
      ["001", "Sueldo", es(gross - 412.1), ""],
      ["014", "Complemento específico", "412,10", ""],
      ["901", "IRPF 16,20 %", "", es(gross * 0.162)],
      ["902", "Seguridad Social 6,50 %", "", es(cut - gross * 0.162)],
      ["", "Total íntegro / Total deducciones", d.money("grossPay", gross, es(gross)), es(cut)],
      ["", "LÍQUIDO A PERCIBIR", d.money("netPay", net, `${es(net)} €`), ""],
    ], { hasHead: true, widths: [0.1, 0.5, 0.2, 0.2] }); // biome-ignore format: table
    d.p(`Ingreso en ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}`);
  },
};

const taxReturn: Layout<Case> = {
  name: "exam-renta-summary",
  kind: "declaracion-renta",
  sheet: { font: "liberation", size: 9.5, margins: [56, 60, 56, 50], footer: "Documento de ingreso o devolución" },
  write(d, c) {
    const { chance } = c;
    const person = c.buyers[0]!;
    const year = Number(c.today.slice(0, 4)) - 1;
    const work = chance.int(17000, 70000) + 0.09;
    const result = chance.int(-2200, 1500) + 0.48;
    d.title(`IRPF ${d.number("taxYear", year, String(year))}. Resumen de la declaración`, "left");
    d.p(`Declarante: ${d.party("taxpayer", person)}. NIF ${shownNif(person.id, "plain")}. Tributación individual.`);
    d.rows([
      ["Retribuciones dinerarias del trabajo", d.money("workIncome", work, es(work))],
      ["Gastos deducibles", es(2000)],
      ["Base imponible general", d.money("taxBase", work - 2000, es(work - 2000))],
      ["Retenciones soportadas", es(work * 0.17)],
      [result < 0 ? "Resultado a devolver" : "Resultado a ingresar", d.money("taxResult", result, es(result))],
    ], { widths: [0.7, 0.3], isRuled: false }); // biome-ignore format: table
    d.p("Modelo 100. Ejemplar para el contribuyente.");
  },
};

const invoice: Layout<Case> = {
  name: "exam-invoice-works",
  kind: "factura",
  sheet: { font: "times", size: 11, margins: [60, 64, 60, 56] },
  write(d, c) {
    const { chance } = c;
    const base = chance.int(400, 15000) + 0.25;
    const rate = c.variant % 2 ? 10 : 21;
    const vat = Math.round(base * rate) / 100;
    d.p(
      `REFORMAS Y CUBIERTAS DEL ESTE, S.A. · ${d.id("nif", c.bankCif, { shown: `${c.bankCif[0]}-${c.bankCif.slice(1)}` })}`,
    );
    d.p(
      `Factura núm. ${d.text("invoiceNumber", `R-${chance.int(1000, 9999)}`)} de ${d.date("issueDate", c.today, dayText(c.today, "short"))}`,
      "right",
    );
    d.p(`Facturado a: ${d.party("other", c.owners[0]!.person)}, ${shownNif(c.owners[0]!.person.id, "dash")}`);
    d.rows(
      [
        ["Descripción", "Ud.", "Total"],
        ["Impermeabilización de terraza", "1", es(base)],
      ],
      { hasHead: true, widths: [0.6, 0.1, 0.3] },
    );
    d.p(
      `Base: ${d.money("netAmount", base, es(base))}   IVA (${rate} %): ${es(vat)}   Total a pagar: ${d.money("totalAmount", base + vat, `${es(base + vat)} euros`)}`,
      "right",
    );
    d.p(`Vencimiento a 30 días. ${d.id("iban", c.iban, { shown: c.iban })}`);
  },
};

export const EXAM_PAPERS = [ibi, energy, occupancy, inspection, community, minutes, payslip, taxReturn, invoice];
