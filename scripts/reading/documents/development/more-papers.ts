import { type Case, shownFloor, shownIban, shownNif, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, es, inWords } from "../../make/words.ts";

/** Further receipts and certificates of the development part. */

const PLAIN: Sheet = { font: "helvetica", size: 9.5, margins: [56, 60, 56, 50] };

const ibi: Layout<Case> = {
  name: "ibi-lines",
  kind: "recibo-ibi",
  sheet: { ...PLAIN, header: "DIPUTACIÓN PROVINCIAL     ORGANISMO AUTÓNOMO DE RECAUDACIÓN" },
  write(d, c) {
    const { home, chance } = c;
    const owner = c.owners[0]!.person;
    const [land, building] = [chance.int(9000, 42000) + 0.2, chance.int(14000, 66000) + 0.6];
    const due = Math.round((land + building) * 0.55) / 100;
    d.title("I.B.I. URBANA - DOCUMENTO DE PAGO");
    for (const line of [
      `Contribuyente: ${d.party("taxpayer", owner, null, { shown: up(`${owner.surnames}, ${owner.given}`) })}      NIF: ${shownNif(owner.id, "plain")}`,
      `Ejercicio: ${d.number("taxYear", 2026, "2026")}      Período: anual      Clave de cobro: ${chance.int(100000, 999999)}`,
      `Situación del inmueble: ${up(d.text("address", `${home.street} ${home.number}`))} ${up(shownFloor(home))}`,
      `Referencia catastral: ${d.id("cadastral-reference", home.reference)}`,
      `V. catastral suelo: ${d.money("landValue", land, `${es(land)} €`)}`,
      `V. catastral construcción: ${d.money("buildingValue", building, `${es(building)} €`)}`,
      `V. catastral total: ${d.money("cadastralValue", land + building, `${es(land + building)} €`)}`,
      `Tipo de gravamen: 0,55 %`,
      `Deuda total: ${d.money("taxDue", due, `${es(due)} €`)}`,
      `Último día de pago: ${d.date("dueDate", "2026-11-05", "5 de noviembre de 2026")}`,
    ])
      d.p(line);
    d.small(
      "Finalizado el plazo se iniciará el período ejecutivo, que podrá concluir con el embargo de bienes. Los bienes quedan afectos al pago de esta deuda (art. 64 TRLRHL).",
    );
  },
};

const energy: Layout<Case> = {
  name: "cee-label",
  kind: "certificado-energetico",
  sheet: PLAIN,
  write(d, c) {
    const { home, chance } = c;
    const [use, gas] = [chance.int(6000, 33000) / 100, chance.int(1200, 6600) / 100];
    const [useLetter, gasLetter] = [chance.one([..."CDEF"]), chance.one([..."CDEF"])];
    const issued = c.day(-chance.int(20, 1800));
    const expiry = `${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`;
    d.title("REGISTRO DE CERTIFICADOS DE EFICIENCIA ENERGÉTICA");
    d.p(
      `Etiqueta de eficiencia energética. Número de registro: ${d.text("certificateNumber", `E${chance.int(100000, 999999)}`)}`,
    );
    d.p(
      `Tipo de edificio: vivienda individual. Dirección: ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Referencia catastral: ${d.id("cadastral-reference", home.reference)}. Año de construcción: ${d.number("buildYear", home.year, String(home.year))}.`,
    );
    d.p(
      `Consumo de energía primaria no renovable: ${d.number("energyUse", use, es(use))} kWh/m² año, letra ${d.text("energyLetter", useLetter)}.`,
    );
    d.p(
      `Emisiones de dióxido de carbono: ${d.number("emissions", gas, es(gas))} kg CO2/m² año, letra ${d.text("emissionsLetter", gasLetter)}.`,
    );
    d.p(
      `Fecha de registro: ${d.date("issueDate", issued, dayText(issued, "slash"))}. Válida hasta: ${d.date("expiryDate", expiry, dayText(expiry, "slash"))}.`,
    );
  },
};

const occupancy: Layout<Case> = {
  name: "occupancy-licence",
  kind: "cedula-habitabilidad",
  sheet: { ...PLAIN, header: "AYUNTAMIENTO - ÁREA DE URBANISMO" },
  write(d, c) {
    const { home, chance } = c;
    const issued = c.day(-chance.int(100, 3000));
    d.title("LICENCIA DE SEGUNDA OCUPACIÓN");
    d.p(
      `Expediente: ${d.text("certificateNumber", `${chance.int(100, 999)}/${issued.slice(0, 4)}`)}. Vista la solicitud y el certificado técnico, se concede licencia de ocupación a la vivienda de ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, de ${home.town}, con referencia catastral ${d.id("cadastral-reference", home.reference)} y superficie útil de ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m2`)}, por reunir las condiciones de habitabilidad.`,
    );
    d.p(
      `Vigencia de diez años, hasta el ${d.date("expiryDate", `${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`, dayText(`${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`, "long"))}. ${home.town}, ${d.date("issueDate", issued, dayText(issued, "long"))}. El Secretario.`,
    );
  },
};

const evaluation: Layout<Case> = {
  name: "iee-summary",
  kind: "inspeccion-tecnica",
  sheet: PLAIN,
  write(d, c) {
    const { home, chance } = c;
    const issued = c.day(-chance.int(60, 2000));
    const result = ["FAVORABLE", "DESFAVORABLE", "FAVORABLE CON DEFICIENCIAS LEVES"][c.variant % 3]!;
    d.title("INFORME DE EVALUACIÓN DEL EDIFICIO (IEE)");
    d.rows(
      [
        ["Dirección", `${d.text("address", `${home.street} ${home.number}`)}, ${home.town}`],
        ["Año de construcción", d.number("buildYear", home.year, String(home.year))],
        ["Fecha del informe", d.date("issueDate", issued, dayText(issued, "slash"))],
        ["Técnico competente", `${sir(c.tenant, "D.", "D.ª")} ${c.tenant.name}`],
        ["Valoración del estado de conservación", d.text("inspectionResult", result)],
      ],
      { widths: [0.4, 0.6] },
    );
    d.p("Deficiencias en fachada y cubierta descritas en el anexo. Condiciones de accesibilidad: no satisface.");
  },
};

const communityTable: Layout<Case> = {
  name: "community-table",
  kind: "certificado-comunidad",
  sheet: PLAIN,
  write(d, c) {
    const { home, chance } = c;
    const debt = c.variant % 2 ? chance.int(180, 2900) + 0.3 : 0;
    const fee = chance.int(38, 145);
    d.title("CERTIFICADO DE DEUDAS CON LA COMUNIDAD");
    d.p(
      `El administrador de la Comunidad de Propietarios sita en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, CERTIFICA, con el visto bueno del presidente:`,
    );
    d.rows(
      [
        [
          "Propietario",
          d.party("owner", c.owners[0]!.person, null, {
            hasId: false,
            shown: `${c.owners[0]!.person.surnames}, ${c.owners[0]!.person.given}`,
          }),
        ],
        ["Departamento", shownFloor(home)],
        ["Deuda pendiente a la fecha", d.money("communityDebt", debt, `${es(debt)} €`)],
        ["Cuota mensual", d.money("communityFee", fee, `${es(fee)} €`)],
        ["Coeficiente", d.number("communityShare", home.quota, `${es(home.quota)} %`)],
      ],
      { widths: [0.4, 0.6] },
    );
    d.p(
      "Derramas aprobadas: ninguna. Procedimientos judiciales en curso: no hay demanda contra la comunidad. El adquirente responde con el inmueble de las deudas de la anualidad en curso y de las tres anteriores, afección que establece la Ley de Propiedad Horizontal.",
    );
    d.p(`${home.town}, ${d.date("issueDate", c.today, dayText(c.today, "long"))}`);
  },
};

const communityWords: Layout<Case> = {
  name: "community-note-words",
  kind: "certificado-comunidad",
  sheet: { ...PLAIN, font: "times", size: 11.5 },
  write(d, c) {
    const { home, chance } = c;
    const debt = c.variant % 2 ? chance.int(2, 19) * 100 : 0;
    d.title(debt ? "CERTIFICADO DE ESTADO DE DEUDAS" : "CERTIFICADO DE ESTAR AL CORRIENTE DE PAGO");
    const owner = c.owners[0]!.person;
    d.p(
      `Don Jacinto Olmo Vera, como Secretario de la Comunidad de Propietarios de la ${d.text("address", `${home.street} número ${home.number}`, `${home.street} número ${home.number}`)}, certifica que ${sir(owner)} ${d.party("owner", owner)}, con NIF ${shownNif(owner.id, "dash")}, dueño del piso ${shownFloor(home)}, ${debt ? `mantiene con esta comunidad una deuda de ${d.money("communityDebt", debt, `${inWords(debt)} euros (${es(debt)} €)`)} por recibos impagados` : "no mantiene deuda alguna con esta comunidad y se encuentra al corriente de todos los recibos girados"}.`,
    );
    d.p(
      `Se expide a petición del interesado para la venta del inmueble, conforme al artículo noveno de la Ley 49/1960, el ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`,
    );
  },
};

const minutes: Layout<Case> = {
  name: "minutes-extra",
  kind: "acta-junta",
  sheet: PLAIN,
  write(d, c) {
    const { home, chance } = c;
    const held = c.day(-chance.int(20, 300));
    const special = chance.int(12, 90) * 1000;
    d.title("ACTA DE JUNTA GENERAL EXTRAORDINARIA DE PROPIETARIOS");
    d.p(
      `Comunidad: ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Fecha: ${d.date("meetingDate", held, dayText(held, "slash"))}. Segunda convocatoria, 20:00 h. Asistentes: 14 propietarios, presentes o representados, que suman el 61,20 % de los coeficientes.`,
    );
    d.p("Orden del día: 1. Sustitución del ascensor. 2. Reclamación a morosos. 3. Ruegos y preguntas.");
    d.p(
      `1. Se aprueba por mayoría la sustitución del ascensor con una derrama extraordinaria de ${d.money("specialLevy", special, `${es(special)} €`)}, en diez cuotas. 2. Se acuerda demandar al propietario del local por 2.310,00 euros y solicitar el embargo preventivo. 3. Se recuerda que no podrá alquilarse ninguna vivienda para uso turístico.`,
    );
    d.p("Se levanta la sesión a las 21:40 h.");
  },
};

const payslip: Layout<Case> = {
  name: "payslip-compact",
  kind: "nomina",
  sheet: PLAIN,
  write(d, c) {
    const { chance } = c;
    const worker = c.buyers[0]!;
    const gross = chance.int(1300, 3300) + 0.4;
    const cut = Math.round(gross * 20) / 100;
    d.title("NÓMINA - RECIBO DE SALARIOS");
    d.rows(
      [
        ["Empresa", d.text("employer", "CLÍNICA DENTAL ARCOS, S.A."), "CIF", d.id("nif", c.bankCif)],
        [
          "Trabajador/a",
          d.party("other", worker, null, { shown: `${worker.surnames}, ${worker.given}` }),
          "NIF",
          shownNif(worker.id, "plain"),
        ],
        ["Periodo", "01/10/2026 a 31/10/2026", "Antigüedad", dayText(c.day(-3000), "slash")],
      ],
      { widths: [0.16, 0.44, 0.14, 0.26] },
    );
    d.rows(
      [
        ["Concepto", "Devengos", "Deducciones"],
        ["Salario base", es(gross - 100), ""],
        ["Complemento", "100,00", ""],
        ["Contingencias comunes e IRPF", "", es(cut)],
        ["TOTALES", es(gross), es(cut)],
      ],
      { hasHead: true },
    );
    d.p(
      `Total devengado: ${d.money("grossPay", gross, `${es(gross)} €`)}     Total deducciones: ${es(cut)} €     Líquido a percibir: ${d.money("netPay", gross - cut, `${es(gross - cut)} €`)}`,
    );
    d.p(
      `Transferencia a ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}. Base de cotización: ${es(gross)} €. Grupo de cotización 7.`,
    );
  },
};

const taxReturn: Layout<Case> = {
  name: "renta-receipt",
  kind: "declaracion-renta",
  sheet: { ...PLAIN, header: "Agencia Tributaria - www.agenciatributaria.gob.es" },
  write(d, c) {
    const { chance } = c;
    const person = c.buyers[0]!;
    const base = chance.int(16000, 58000) + 0.2;
    const result = -(chance.int(100, 1400) + 0.1);
    d.title("Renta 2025. Impuesto sobre la Renta de las Personas Físicas");
    d.p(
      `Documento de ingreso o devolución (modelo 100). Ejercicio ${d.number("taxYear", 2025, "2025")}. Declaración individual.`,
    );
    d.p(
      `Primer declarante: ${d.party("taxpayer", person, null, { shown: up(`${person.surnames} ${person.given}`) })}     NIF: ${shownNif(person.id, "plain")}`,
    );
    d.rows(
      [
        ["Base liquidable general", d.money("taxBase", base, es(base))],
        ["Cuota diferencial", es(result)],
        ["Resultado a devolver", d.money("taxResult", result, es(result))],
        ["IBAN para la devolución", d.id("iban", c.iban, { shown: shownIban(c.iban) })],
      ],
      { widths: [0.6, 0.4] },
    );
    d.p(
      `Fecha de presentación: ${d.date("issueDate", "2026-05-20", "20-05-2026")}. Código seguro de verificación: K7Q2M1X9P0.`,
    );
  },
};

const invoice: Layout<Case> = {
  name: "invoice-service",
  kind: "factura",
  sheet: PLAIN,
  write(d, c) {
    const { chance } = c;
    const base = chance.int(120, 2800);
    d.title("FACTURA");
    d.rows(
      [
        ["Número", d.text("invoiceNumber", `F26-${chance.int(1000, 9999)}`)],
        ["Fecha de expedición", d.date("issueDate", c.today, dayText(c.today, "slash"))],
        ["Emisor", "Gestoría Alameda, S.L."],
        ["NIF", d.id("nif", c.bankCif)],
        ["Destinatario", `${d.party("other", c.owners[0]!.person)}, NIF ${shownNif(c.owners[0]!.person.id, "plain")}`],
      ],
      { widths: [0.3, 0.7] },
    );
    d.p("Concepto: tramitación de cancelación registral de hipoteca y liquidación de impuestos.");
    d.p(
      `Base imponible: ${d.money("netAmount", base, `${es(base)} €`)}. IVA (21 %): ${es(base * 0.21)} €. Total a pagar: ${d.money("totalAmount", Math.round(base * 121) / 100, `${es(base * 1.21)} €`)}.`,
    );
  },
};

const all: readonly [Layout<Case>, number][] = [
  [ibi, 2],
  [energy, 2],
  [occupancy, 2],
  [evaluation, 3],
  [communityTable, 2],
  [communityWords, 2],
  [minutes, 2],
  [payslip, 2],
  [taxReturn, 2],
  [invoice, 2],
];
export const MORE_PAPERS = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
