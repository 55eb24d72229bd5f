import { type Case, shownIban, shownNif, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es } from "../../make/words.ts";
import { firm, settled } from "./second-places.ts";

/** Payslips, tax returns and invoices of the exam's second half. */

const cents = (amount: number) => Math.round(amount * 100) / 100;
const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** The official model of a payslip, its two sections as a program of advisers prints them. */
// biome-ignore format: a layout is read as the paper
const payslipModel: Layout<Case> = {
  name: "second-payslip-official-model",
  kind: "nomina",
  sheet: { font: "courier", size: 8.5, margins: [40, 46, 36, 40] },
  write(d, c) {
    const { chance } = c;
    const worker = c.buyers[0]!;
    const employer = firm(chance, chance.one(["TRANSPORTES LEBANIEGOS, S.L.", "CONSERVAS RÍA NOVA, S.L.", "TALLERES MAESTRAZGO, S.L."]));
    const [base, seniority, bonus] = [chance.int(1050, 2600) + 0.2, chance.int(20, 160), chance.int(90, 400) + 0.55];
    const gross = cents(base + seniority + bonus);
    const [social, tax] = [cents(gross * 0.0648), cents(gross * 0.131)];
    const net = cents(gross - social - tax);
    const month = Number(c.today.slice(5, 7)) - 2;
    const last = month === 9 ? 31 : 30;
    d.p(`RECIBO INDIVIDUAL JUSTIFICATIVO DEL PAGO DE SALARIOS\nEMPRESA: ${d.text("employer", employer.name)}        CIF: ${d.id("nif", employer.id)}\nDOMICILIO: POL. IND. LAS VEGAS, PARCELA 7   C.C.C.: 33/1048822/61`);
    d.p(`TRABAJADOR/A: ${up(d.party("other", worker))}   NIF: ${worker.id}\nGRUPO PROFESIONAL: ${chance.int(1, 9)}   ANTIGÜEDAD: ${dayText(c.day(-2200), "slash")}\nPERIODO DE LIQUIDACIÓN: del 1 al ${last} de ${MONTHS[month]} de ${c.today.slice(0, 4)}   TOTAL DÍAS: 30`);
    d.p(`I. DEVENGOS                                          TOTALES\n 1. Percepciones salariales\n    Salario base ................................. ${es(base)}\n    Antigüedad ................................... ${es(seniority)}\n    Prorrata pagas extraordinarias ............... ${es(bonus)}\n 2. Percepciones no salariales\n    Indemnizaciones o suplidos ................... 0,00\n                         A. TOTAL DEVENGADO ...... ${d.money("grossPay", gross, es(gross))}`);
    d.p(`II. DEDUCCIONES\n 1. Aportaciones a la Seguridad Social\n    Contingencias comunes 4,70 %, MEI 0,13 %, desempleo 1,55 %, formación 0,10 %\n    TOTAL APORTACIONES ........................... ${es(social)}\n 2. Impuesto sobre la renta 13,10 % .............. ${es(tax)}\n                         B. TOTAL A DEDUCIR ...... ${es(cents(social + tax))}\n       LÍQUIDO TOTAL A PERCIBIR (A - B) .......... ${d.money("netPay", net, es(net))}`);
    d.p(`FECHA: ${last}/${String(month + 1).padStart(2, "0")}/${c.today.slice(0, 4)}        SELLO DE LA EMPRESA             RECIBÍ\nTRANSFERENCIA A ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}`);
    d.small(`DETERMINACIÓN DE LAS BASES. Base de cotización por contingencias comunes: ${es(gross)}. Base sujeta a retención del IRPF: ${es(gross)}. Aportación de la empresa: ${es(cents(gross * 0.31))}.`);
  },
};

/** A modern payroll app: cards, a net amount on top. */
// biome-ignore format: a layout is read as the paper
const payslipApp: Layout<Case> = {
  name: "second-payslip-app",
  kind: "nomina",
  sheet: { font: "archivo", size: 10, margins: [56, 60, 56, 50], footer: "Documento generado por la aplicación de nóminas" },
  write(d, c) {
    const { chance } = c;
    const worker = c.buyers[0]!;
    const gross = chance.int(1700, 5200) + 0.4;
    const [social, tax] = [cents(gross * 0.0648), cents(gross * 0.19)];
    const net = cents(gross - social - tax);
    d.title(`Tu nómina de ${MONTHS[Number(c.today.slice(5, 7)) - 2]} ${c.today.slice(0, 4)}`, "left");
    d.box(`Neto a ingresar: ${d.money("netPay", net, `${es(net)} €`)}`);
    d.columns(["Empresa", d.text("employer", chance.one(["Nubia Software España, S.A.", "Clínicas Alameda, S.A."])), `CIF ${d.id("nif", c.bankCif)}`], ["Persona", d.party("other", worker), `DNI/NIE ${shownNif(worker.id, "plain")}`, "Contrato indefinido a tiempo completo"]);
    d.rows([
      ["Concepto", "Importe"], ["Salario bruto mensual", es(cents(gross - 150))], ["Retribución flexible: seguro médico", es(150)],
      ["Total bruto", d.money("grossPay", gross, es(gross))], ["Seguridad Social", `-${es(social)}`], ["Retención IRPF (19 %)", `-${es(tax)}`],
    ], { hasHead: true, widths: [0.7, 0.3] });
    d.p(c.variant % 2 ? `Se ingresará en ${d.id("iban", c.iban, { shown: shownIban(c.iban) })} el último día hábil.` : "Se ingresará en la cuenta acabada en 4471 el último día hábil.");
  },
};

/** The boxes of a return of two together. */
// biome-ignore format: a layout is read as the paper
const jointReturn: Layout<Case> = {
  name: "second-renta-joint-boxes",
  kind: "declaracion-renta",
  sheet: { font: "courier", size: 9, margins: [46, 54, 42, 46], header: "AGENCIA TRIBUTARIA     Impuesto sobre la Renta de las Personas Físicas     Modelo 100" },
  write(d, c) {
    const { chance } = c;
    const [first, second] = [c.buyers[0]!, c.tenant];
    const year = Number(c.today.slice(0, 4)) - 1;
    const work = chance.int(26000, 82000) + 0.15;
    const reduction = 3400;
    const base = cents(work - 2000);
    const result = c.variant % 2 ? chance.int(80, 1900) + 0.27 : -(chance.int(80, 1900) + 0.27);
    d.p(`Ejercicio ${d.number("taxYear", year, String(year))}        Página 1\nPrimer declarante:  NIF ${first.id}  ${up(d.party("taxpayer", first, null, { shown: `${first.surnames} ${first.given}` }))}\nCónyuge:            NIF ${second.id}  ${up(`${second.surnames} ${second.given}`)}\nTributación conjunta: X      Comunidad autónoma: 09`);
    d.p(`Rendimientos del trabajo\n  Retribuciones dinerarias ................ [0003] ${d.money("workIncome", work, es(work))}\n  Otros gastos deducibles ................. [0019]     2.000,00\nBase imponible general .................... [0435] ${d.money("taxBase", base, es(base))}\nReducción por tributación conjunta ........ [0461]     ${es(reduction)}\nBase liquidable general ................... [0500] ${es(cents(base - reduction))}\nRetenciones por rendimientos del trabajo .. [0596] ${es(cents(work * 0.16))}\nResultado de la declaración ............... [0695] ${d.money("taxResult", result, es(result))}`);
    d.p(result < 0 ? `SOLICITO LA DEVOLUCIÓN en ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}` : "INGRESO FRACCIONADO EN DOS PLAZOS, 60 % Y 40 %");
    d.p(`Presentada el ${dayText(`${year + 1}-05-21`, "slash")} a las 18:44:10. Código seguro de verificación: 8QW2 KK31 ZL0P 77TA`);
  },
};

/** A notary's fees, with the sums paid out for others. */
// biome-ignore format: a layout is read as the paper
const notaryBill: Layout<Case> = {
  name: "second-invoice-notary",
  kind: "factura",
  sheet: { font: "times", size: 10.5, margins: [66, 66, 60, 56] },
  write(d, c) {
    const { home, chance } = settled(c);
    const client = c.buyers[0]!;
    const base = chance.int(280, 1400) + 0.36;
    const [vat, paid] = [cents(base * 0.21), 24.04];
    d.p(`NOTARÍA DE ${up(c.notary)}\n${home.town} · N.I.F. ${d.id("nif", c.tenant.id, { shown: shownNif(c.tenant.id, "plain") })}`);
    d.title(`FACTURA ${d.text("invoiceNumber", `A/${chance.int(100, 9999)}`)}`, "left");
    d.p(`Fecha: ${d.date("issueDate", c.today, dayText(c.today, "dash"))}. Cliente: ${d.party("other", client)}, ${shownNif(client.id, "plain")}. Por la escritura de compraventa, protocolo ${chance.int(100, 2000)}.`);
    d.rows([
      ["Arancel nº 2.1, documentos de cuantía", es(cents(base - 110))], ["Arancel nº 4 y 7, copias y folios", es(110)],
      ["Base sujeta", d.money("netAmount", base, es(base))], ["IVA 21 %", es(vat)], ["Suplidos: nota registral y timbre", es(paid)],
      ["TOTAL FACTURA", d.money("totalAmount", cents(base + vat + paid), `${es(cents(base + vat + paid))} €`)],
    ], { widths: [0.7, 0.3] });
    d.p(`Puede abonarse en ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}. Contra esta minuta cabe impugnación ante el Colegio Notarial en quince días hábiles.`);
  },
};

/** An agency bills its fee for a sale. */
// biome-ignore format: a layout is read as the paper
const feeBill: Layout<Case> = {
  name: "second-invoice-agency-fee",
  kind: "factura",
  sheet: { font: "archivo", size: 10, margins: [60, 64, 60, 56], header: "Factura" },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const [agency, client] = [firm(chance, "INMUEBLES PLAZA NUEVA, S.L."), c.owners[0]!.person];
    const base = cents(price * 0.03);
    const vat = cents(base * 0.21);
    d.rows([
      [`${agency.name}\nNIF ${d.id("nif", agency.id)}`, `Nº ${d.text("invoiceNumber", `${c.today.slice(0, 4)}-${chance.int(100, 999)}`)}\nEmitida el ${d.date("issueDate", c.today, dayText(c.today, "dot"))}`],
      ["Destinatario", `${d.party("other", client)}\n${shownNif(client.id, "dash")}`],
    ], { isRuled: false });
    d.p(`Honorarios de mediación por la venta del inmueble de ${home.street}, ${home.number} (${home.town}): 3 % sobre ${es(price)} €.`);
    d.p(`Importe neto ${d.money("netAmount", base, `${es(base)} €`)}`, "right");
    d.p(`IVA (21 %) ${es(vat)} €`, "right");
    d.p(`Total ${d.money("totalAmount", cents(base + vat), `${es(cents(base + vat))} €`)}`, "right");
    d.p(c.variant % 2 ? "Pagada en el acto de la firma mediante cheque bancario." : `Forma de pago: transferencia a ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}.`);
  },
};

export const SECOND_MONEY = [payslipModel, payslipApp, jointReturn, notaryBill, feeBill];
