import { type Case, shownFloor, shownIban, shownNif, sir, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es, inWords } from "../../make/words.ts";
import { settled } from "./second-places.ts";

/** Rarer wordings of the exam's second half: a home with everything on it, a room, a label, a town hall's payroll. */

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Two pages of charges of all ages: what was cancelled stands among what lives. */
// biome-ignore format: a layout is read as the paper
const burdened: Layout<Case> = {
  name: "second-nota-history-of-charges",
  kind: "nota-simple",
  sheet: { font: "times", size: 11, margins: [66, 76, 60, 70], align: "justify", isHyphenated: true, lineGap: 0.2, header: "Información de los asientos vigentes y de su historial a petición del interesado", footer: "Página {page} de {pages}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const first = chance.int(50, 90) * 1000;
    const second = chance.int(91, 160) * 1000 + 700;
    const isFree = c.variant % 2 === 1;
    d.title(`REGISTRO DE LA PROPIEDAD DE ${up(d.text("registry", home.registry))}`);
    d.p(`Nota simple de la finca ${d.text("fincaNumber", String(home.finca))} de ${home.town} (CRU ${d.id("cru", home.cru)}), expedida hoy, ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`);
    d.p(`DESCRIPCIÓN: Urbana. Piso ${home.floor} ${home.door} del inmueble de ${d.text("address", `${home.street}, ${home.number}`)}. Consta de vestíbulo, tres habitaciones, comedor, cocina, baño y galería, ocupando ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados construidos`)}. Linda: por su frente, con patio de luces y hueco de ascensor; derecha, con la vivienda de la misma planta; izquierda, con la calle de su situación; y fondo, con la casa vecina. Coeficiente: ${d.number("communityShare", home.quota, `${es(home.quota)} por ciento`)}. Referencia catastral ${d.id("cadastral-reference", home.reference)}.`);
    d.p(`TITULARIDAD: ${c.owners.map(({ person, percent, right }) => `${sir(person, "D.", "D.ª")} ${d.party("owner", person, { percent, right })}, con NIF ${shownNif(person.id, "plain")}, en cuanto al ${es(percent, 0)}% del pleno dominio, con carácter ${percent === 100 ? "privativo" : "ganancial"}`).join("; ")}; por compra formalizada el ${dayText(c.day(-4100), "long")}.`);
    d.head("HISTORIAL DE CARGAS");
    d.p(`Primera. ${d.charge({ kind: "mortgage", state: "cancelled", amount: first, anchor: es(first) }, `Hipoteca constituida en la inscripción 2ª a favor de la extinguida Caja de Ahorros del Segura, por ${es(first)} euros de principal, plazo hasta 2019. Consta CANCELADA en la inscripción 4ª.`)}`);
    d.p(`Segunda. ${d.charge({ kind: "seizure", state: "cancelled", amount: 5630.08, anchor: "5.630,08" }, "Anotación de embargo letra A, por 5.630,08 euros a favor de la Comunidad de Propietarios, cancelada por caducidad al haber transcurrido cuatro años sin prórroga.")}`);
    if (isFree) {
      d.p(`Tercera. ${d.charge({ kind: "tax-lien", state: "cancelled", amount: null, anchor: "nota de afección" }, "La nota de afección fiscal puesta al margen de la 3ª caducó y ha sido cancelada de oficio.")}`);
      d.p("Cuarta y sucesivas. No hay: la finca se halla hoy sin carga alguna vigente.");
    } else {
      d.p(`Tercera. ${d.charge({ kind: "mortgage", state: "alive", amount: second, anchor: es(second) }, `Hipoteca de la inscripción 6ª a favor de ${c.bank}, en garantía de un préstamo de ${es(second)} euros, sus intereses de dieciocho meses al tipo máximo del 9,5 % y ${es(cents(second * 0.05))} euros para costas, con vencimiento el ${dayText(c.day(6000), "long")}.`)}`);
      d.page();
      d.p(`Cuarta. ${d.charge({ kind: "seizure", state: "alive", amount: 17204.5, anchor: "17.204,50" }, `Anotación letra C de embargo a favor de la Agencia Estatal de Administración Tributaria, dependencia de Recaudación, por débitos de 17.204,50 euros, diligencia de ${dayText(c.day(-240), "long")}. Sólo afecta a la participación del primer titular si fueran varios.`)}`);
      d.p(`Quinta. ${d.charge({ kind: "claim", state: "alive", amount: null, anchor: "vicios constructivos" }, "Anotación letra D de la demanda interpuesta en reclamación por vicios constructivos, con petición de nulidad de la compra, juicio ordinario 77/2026.")}`);
    }
    d.p("DOCUMENTOS PENDIENTES: no hay. AVISO: los datos consignados en la presente nota se refieren al día de su fecha antes de la apertura del Libro Diario.");
  },
};

/** Protected homes in a town's own promotion: price cap, first refusal, no sale. */
// biome-ignore format: a layout is read as the paper
const protectedHome: Layout<Case> = {
  name: "second-nota-protected-promotion",
  kind: "nota-simple",
  sheet: { font: "archivo", size: 10, margins: [58, 66, 58, 56], header: "Registro de la Propiedad     Sede electrónica" },
  write(d, c) {
    const { home, chance } = settled(c);
    d.title("Consulta de finca con efectos de nota simple", "left");
    d.rows([
      ["Registro", d.text("registry", home.registry)], ["Fecha", d.date("issueDate", c.today, dayText(c.today, "dot"))], ["Finca / CRU", `${d.text("fincaNumber", String(home.finca))} / ${d.id("cru", home.cru)}`],
      ["Situación", `${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)} (${home.town})`], ["Útil", d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m2`)],
      ["Titular", c.owners.map(({ person, percent, right }) => `${d.party("owner", person, { percent, right })} (${person.id}) ${es(percent)} %`).join("\n")],
    ], { widths: [0.2, 0.8], isRuled: false });
    d.head("Restricciones");
    d.p(d.charge({ kind: "protected-housing", state: "alive", amount: null, anchor: "precio máximo" }, `Vivienda sujeta al régimen de protección municipal: precio máximo de venta de ${es(chance.int(90, 160) * 1000)} euros hasta el año ${chance.int(2031, 2046)}.`));
    if (c.variant % 2) d.p(d.charge({ kind: "other", state: "alive", amount: null, anchor: "tanteo" }, "El Ayuntamiento ostenta derecho de tanteo y, subsidiariamente, de retracto en cada transmisión."));
    else d.p(d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "descalificación" }, "No cabe la descalificación voluntaria ni la transmisión inter vivos durante los cinco primeros años."));
    d.p("Hipotecas y embargos: ninguno.");
  },
};

/** One room of a shared flat. */
// biome-ignore format: a layout is read as the paper
const room: Layout<Case> = {
  name: "second-lease-room",
  kind: "arrendamiento",
  sheet: { font: "liberation", size: 10.5, margins: [66, 66, 66, 60] },
  write(d, c) {
    const { home, chance } = settled(c);
    const [landlord, tenant] = [c.owners[0]!.person, c.tenant];
    const rent = chance.int(26, 62) * 10;
    const start = c.day(chance.int(-300, 20));
    d.title("Contrato de arrendamiento de habitación", "left");
    d.p(`Fecha: ${d.date("signedDate", start, dayText(start, "dot"))}`);
    d.p(`Propiedad: ${d.party("landlord", landlord)}, DNI/NIE ${shownNif(landlord.id, "plain")}.\nInquilino: ${d.party("tenant", tenant)}, DNI/NIE ${shownNif(tenant.id, "plain")}.`);
    d.p(`Se alquila la habitación ${chance.int(1, 4)} del piso de ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, ${home.town}, con uso compartido de cocina, baño y salón.`);
    d.p(`Empieza el ${d.date("startDate", start, dayText(start, "long"))} y dura diez meses. Se pagan ${d.money("rent", rent, `${es(rent, 0)} € al mes`)} entre los días 1 y 5${c.variant % 2 ? `, en la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}` : ", en mano y con recibo"}. Gastos de luz y agua a partes iguales entre quienes viven en el piso.`);
    d.p(`Al entrar se dejan ${d.money("guarantee", rent, `${es(rent, 0)} €`)} de fianza, que se devuelven al salir si todo está en orden. No se fuma. Silencio desde las 23 h.`);
    d.signatures("Propiedad", "Inquilino");
  },
};

/** A mandate in letters, fee as a sum. */
// biome-ignore format: a layout is read as the paper
const openMandate: Layout<Case> = {
  name: "second-mandate-plain-letter",
  kind: "encargo-venta",
  sheet: { font: "times", size: 12, margins: [84, 84, 76, 70], align: "justify" },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const until = c.day(chance.one([120, 240]));
    d.title("HOJA DE ENCARGO DE VENTA");
    d.p(`${c.owners.map(({ person }) => `${d.party("owner", person)}, con N.I.F. ${shownNif(person.id, "dots")}`).join(", y ")}, encarga${c.owners.length > 1 ? "n" : ""} a la agencia la venta del piso de ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, de ${home.town}, en un precio de ${d.money("price", price, `${inWords(Math.floor(price))} euros (${es(price)})`)}.`);
    d.p(`Este encargo no es exclusivo y estará en vigor hasta el ${d.date("exclusiveUntil", until, dayText(until, "long"))}. La agencia cobrará, solo si la venta se firma ante notario con un comprador que ella presentó, ${d.number("commissionPercent", 2, "el dos por ciento")} del precio más IVA.`);
    d.p(`La propiedad manifiesta que ${c.variant % 2 ? d.charge({ kind: "lease", state: "alive", amount: null, anchor: "alquilado" }, "el piso está alquilado hasta el próximo verano y que el inquilino conoce la venta.") : "el piso está desocupado y que entrega un juego de llaves."}`);
    d.p(`En ${home.town}, a ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`);
    d.signatures("La propiedad", "La agencia");
  },
};

/** The islands' certificate of habitability, of the island council. */
// biome-ignore format: a layout is read as the paper
const islandCell: Layout<Case> = {
  name: "second-cell-island-council",
  kind: "cedula-habitabilidad",
  sheet: { font: "courier", size: 10, margins: [64, 70, 60, 60], header: "CONSELL INSULAR · DEPARTAMENTO DE TERRITORIO" },
  write(d, c) {
    const { home, chance } = settled(c);
    const issued = c.day(-chance.int(60, 3000));
    const expiry = `${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`;
    d.p(`CÉDULA DE HABITABILIDAD ${c.variant % 2 ? "DE RENOVACIÓN" : "DE PRIMERA OCUPACIÓN"}\nNÚM. ${d.text("certificateNumber", `${chance.int(100000, 999999)}`)}`);
    d.p(`SITUACIÓN: ${up(d.text("address", `${home.street}, ${home.number}`))}\nMUNICIPIO: ${up(home.town)}\nDORMITORIOS: ${chance.int(1, 4)}   PLAZAS: ${chance.int(2, 8)}\nSUPERFICIE ÚTIL: ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} M2`)}\nREF. CATASTRAL: ${d.id("cadastral-reference", home.reference)}`);
    d.p(`FECHA DE EXPEDICIÓN: ${d.date("issueDate", issued, dayText(issued, "slash"))}\nFECHA DE CADUCIDAD:  ${d.date("expiryDate", expiry, dayText(expiry, "slash"))}`);
    d.stamp(["CONSELL", "INSULAR"], { colour: "#1d3f7a", dy: -30 });
  },
};

/** Only the label, as it hangs in the window of an agency. */
// biome-ignore format: a layout is read as the paper
const energyLabel: Layout<Case> = {
  name: "second-cee-label-alone",
  kind: "certificado-energetico",
  sheet: { font: "archivo", size: 11, margins: [70, 60, 70, 60] },
  write(d, c) {
    const { home, chance } = settled(c);
    const [letter, gasLetter] = [chance.one([..."CDEF"]), chance.one([..."CDEF"])];
    const [use, gas] = [chance.int(60, 300), chance.int(12, 66)];
    const expiry = c.day(chance.int(300, 3200));
    d.title("CALIFICACIÓN ENERGÉTICA DEL EDIFICIO TERMINADO");
    d.head("ETIQUETA", "center");
    d.rows([["Normativa vigente construcción", home.year < 2007 ? "NBE-CT-79" : "CTE 2006"], ["Tipo de edificio", "Vivienda individual"], ["Dirección", d.text("address", `${home.street}, ${home.number}`)], ["Municipio", home.town], ["Referencia/s catastral/es", d.id("cadastral-reference", home.reference)]], { widths: [0.42, 0.58] });
    d.rows([["ESCALA DE LA CALIFICACIÓN ENERGÉTICA", "Consumo de energía kWh / m² año", "Emisiones kg CO2 / m² año"], ...[..."ABCDEFG"].map((each) => [each, each === letter ? d.number("energyUse", use, String(use)) : "", each === gasLetter ? d.number("emissions", gas, String(gas)) : ""])], { hasHead: true, widths: [0.4, 0.3, 0.3] });
    d.text("energyLetter", letter);
    d.text("emissionsLetter", gasLetter);
    d.p(`REGISTRO ${d.text("certificateNumber", `VI-${chance.int(100000, 999999)}-A`)}     Válido hasta ${d.date("expiryDate", expiry, dayText(expiry, "slash"))}`);
    d.small("ESPAÑA · Directiva 2010/31/UE");
  },
};

/** A public servant's pay. */
// biome-ignore format: a layout is read as the paper
const servant: Layout<Case> = {
  name: "second-payslip-public-servant",
  kind: "nomina",
  sheet: { font: "helvetica", size: 9, margins: [46, 54, 46, 44], header: "CONSEJERÍA DE EDUCACIÓN     Habilitación de personal" },
  write(d, c) {
    const { chance } = c;
    const worker = c.buyers[0]!;
    const [base, level, three] = [1288.31, chance.int(520, 930) + 0.42, chance.int(1, 8) * 50.03];
    const gross = cents(base + level + three);
    const [tax, rights] = [cents(gross * 0.165), 45.2];
    d.text("employer", "CONSEJERÍA DE EDUCACIÓN");
    d.title("RECIBO DE HABERES", "left");
    d.p(`${d.party("other", worker)}   N.I.F. ${worker.id}   Cuerpo: Maestros (A2)   Nómina ordinaria ${c.today.slice(5, 7)}-${c.today.slice(0, 4)}`);
    d.rows([
      ["Clave", "Retribuciones", "Importe", "Clave", "Descuentos", "Importe"],
      ["01", "Sueldo", es(base), "51", "I.R.P.F. 16,50 %", es(tax)], ["02", "Trienios", es(three), "60", "Derechos pasivos", es(rights)], ["07", "Destino y específico", es(level), "", "", ""],
      ["", "Total íntegro", d.money("grossPay", gross, es(gross)), "", "Total descuentos", es(cents(tax + rights))],
    ], { hasHead: true, widths: [0.08, 0.28, 0.14, 0.08, 0.28, 0.14] });
    d.p(`LÍQUIDO: ${d.money("netPay", cents(gross - tax - rights), es(cents(gross - tax - rights)))} EUR${c.variant % 2 ? `   Abono en ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}` : ""}`);
  },
};

/** The sum that is still owed, part by part, for a sale. */
// biome-ignore format: a layout is read as the paper
const statement: Layout<Case> = {
  name: "second-community-statement-email",
  kind: "certificado-comunidad",
  sheet: { font: "liberation", size: 10.5, margins: [68, 72, 68, 60] },
  write(d, c) {
    const { home, chance } = settled(c);
    const [fees, levy] = c.variant % 2 ? [chance.int(2, 9) * 62.5, chance.int(3, 12) * 100] : [0, 0];
    d.p(`Administración de fincas colegiada n.º ${chance.int(1000, 9999)}\n${d.date("issueDate", c.today, dayText(c.today, "long"))}`, "right");
    d.title("Certificado de deuda para la transmisión del piso", "left");
    d.p(`Comunidad de ${d.text("address", `${home.street}, ${home.number}`)} (${home.town}). Propietario: ${d.party("owner", c.owners[0]!.person, null, { hasId: false })}. Elemento: ${shownFloor(home)}.`);
    d.rows([["Cuotas ordinarias vencidas", `${es(fees)} €`], ["Derrama de cubierta, recibos vencidos", `${es(levy)} €`], ["Total pendiente a esta fecha", d.money("communityDebt", fees + levy, `${es(fees + levy)} €`)]], { widths: [0.66, 0.34] });
    d.p(fees ? "El adquirente responde con el inmueble de la parte vencida de la anualidad y de las tres anteriores." : "Se halla, pues, al corriente. El siguiente recibo se girará el día 5.");
    d.p("Lo expide quien ejerce la secretaría, con el visto bueno del presidente.");
    d.signatures("Secretaría-Administración", "Presidencia");
  },
};

export const SECOND_FURTHER = [burdened, protectedHome, room, openMandate, islandCell, energyLabel, servant, statement];
