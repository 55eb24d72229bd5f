import { type Case, shownIban, shownNif } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es, inWords } from "../../make/words.ts";
import { firm, settled } from "./second-places.ts";

/** Private contracts of the exam's second half. */

/** An agency's form with boxes. */
// biome-ignore format: a layout is read as the paper
const arrasForm: Layout<Case> = {
  name: "second-arras-agency-form",
  kind: "arras",
  sheet: { font: "archivo", size: 10, margins: [56, 64, 56, 56], header: "Casas del Norte Gestión Inmobiliaria · modelo A-3", footer: "{page} / {pages}" },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const earnest = Math.round(price / 10000) * 1000;
    const deadline = c.day(c.plant === "deadline-before-mortgage" ? 25 : chance.int(60, 120));
    const variant = c.variant % 3;
    d.title("CONTRATO DE ARRAS", "left");
    d.rows([
      ["Parte vendedora", c.owners.map(({ person }) => `${d.party("seller", person)} · ${shownNif(person.id, "dash")}`).join("\n")],
      ["Parte compradora", c.buyers.map((person) => `${d.party("buyer", person)} · ${shownNif(person.id, "dash")}`).join("\n")],
      ["Inmueble", `${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, ${home.postcode} ${home.town}`],
      ["Ref. catastral", d.id("cadastral-reference", home.reference)],
      ["Precio total", d.money("price", price, c.plant === "amounts-differ" ? `${es(price)} € (${inWords(Math.floor(price) + 10_000)} euros)` : `${es(price)} € (${inWords(Math.floor(price))} euros)`)],
      ["Arras", d.money("depositAmount", earnest, `${es(earnest)} € (${inWords(earnest)} euros)`)],
      ["Forma de pago", `Transferencia a ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}`],
      ["Escritura, a más tardar", d.date("deedDeadline", deadline, dayText(deadline, "slash"))],
    ], { widths: [0.26, 0.74] });
    const [kind, effect] = [
      ["penitencial", ", del artículo 1454 del Código Civil: cualquiera de las partes podrá apartarse, la compradora perdiéndolas y la vendedora devolviéndolas duplicadas."],
      ["confirmatoria", ": son prueba y parte de pago, y ninguna parte puede apartarse del contrato perdiéndolas o devolviéndolas."],
      ["penal", ": operan como pena convencional y la parte cumplidora podrá además exigir el cumplimiento."],
    ][variant] as [string, string];
    d.p(`1. Las arras tienen naturaleza ${d.text("depositKind", kind)}${effect}`);
    d.p("2. La vivienda se entregará vacía, libre de cargas, gravámenes y arrendatarios, y al corriente de comunidad e IBI. Si al firmar hubiera alguna hipoteca, se cancelará con parte del precio y a costa de quien vende.");
    if (c.plant === "deadline-before-mortgage") d.p(`3. La compradora solicitará un préstamo; si el ${d.date("mortgageDeadline", c.day(45), dayText(c.day(45), "slash"))} le fuera denegado por escrito, recuperará las arras.`);
    d.p("Los gastos de la compraventa se pagarán según ley. La parte compradora elegirá notaría.");
    d.p(`${home.town}, ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`);
    d.signatures("Vendedores", "Compradores");
  },
};

/** Two lawyers' draft: recitals, then stipulations, amounts in letters first. */
// biome-ignore format: a layout is read as the paper
const arrasLawyers: Layout<Case> = {
  name: "second-arras-lawyers",
  kind: "arras",
  sheet: { font: "times", size: 11.5, margins: [84, 80, 76, 70], align: "justify", isHyphenated: true, lineGap: 0.15 },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const earnest = chance.int(8, 40) * 1000;
    const [deadline, bank] = [c.day(chance.int(75, 130)), c.day(chance.int(30, 50))];
    d.p(`En ${home.town}, a ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`);
    d.head("REUNIDOS");
    d.p(`De un lado, ${c.owners.map(({ person }) => `${d.party("seller", person)}, titular del documento ${shownNif(person.id, "dots")}`).join(", y ")} (en adelante, la Propiedad). De otro, ${c.buyers.map((person) => `${d.party("buyer", person)}, titular del documento ${shownNif(person.id, "dots")}`).join(", y ")} (en adelante, la Adquirente).`);
    d.head("MANIFIESTAN");
    d.p(`I. Que la Propiedad lo es del inmueble de ${d.text("address", `${home.street}, número ${home.number}`)}, ${home.floor} ${home.door}, de ${home.town}, finca ${d.text("fincaNumber", String(home.finca))} del Registro de ${home.registry}, con referencia catastral ${d.id("cadastral-reference", home.reference)}.`);
    d.p(c.variant % 2 ? `II. Que se halla gravado: ${d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "pendiente de amortizar" }, `pesa sobre él una hipoteca a favor de ${c.bank} con saldo pendiente de amortizar, que la Propiedad cancelará económica y registralmente antes o en el momento de la escritura.`)}` : `II. ${d.noCharges("Que se encuentra libre de cargas y gravámenes.")}`);
    d.head("PACTAN");
    d.p(`Primero. La Propiedad se obliga a vender y la Adquirente a comprar por ${d.money("price", price, `${inWords(Math.floor(price))} euros (${es(price, 0)} €)`)}.`);
    d.p(`Segundo. En este acto la Adquirente entrega ${d.money("depositAmount", earnest, `${inWords(earnest)} euros (${es(earnest, 0)} €)`)} en concepto de arras ${d.text("depositKind", "penitencial", "penitenciales")}, a los efectos previstos en el artículo 1.454 del Código civil, que se imputarán al precio. El justificante de la transferencia a ${d.id("iban", c.iban, { shown: c.iban })} se adjunta.`);
    d.p(`Tercero. La escritura se otorgará, a requerimiento de la Adquirente con diez días de antelación, no después del ${d.date("deedDeadline", deadline, dayText(deadline, "long"))}.`);
    d.p(`Cuarto. Condición. Si hasta el ${d.date("mortgageDeadline", bank, dayText(bank, "long"))} la Adquirente acreditara que dos entidades le han denegado financiación por al menos el setenta por ciento del precio, el contrato quedará resuelto sin penalidad y se le devolverá lo entregado en cinco días.`);
    d.p("Quinto. Los muebles de cocina y el aire acondicionado se incluyen. Sexto. Con renuncia a otro fuero, se someten a los Juzgados del lugar de la finca.");
    d.signatures("La Propiedad", "La Adquirente");
  },
};

/** Handed in by a family: no kind is said, nor is it a lawyer's. */
// biome-ignore format: a layout is read as the paper
const arrasReceipt: Layout<Case> = {
  name: "second-arras-plain-agreement",
  kind: "arras",
  sheet: { font: "liberation", size: 11.5, margins: [72, 72, 72, 72] },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const earnest = chance.int(2, 9) * 1000;
    const deadline = c.day(chance.int(40, 90));
    d.title("ACUERDO DE COMPRAVENTA Y ENTREGA DE ARRAS");
    d.p(`Los abajo firmantes, ${c.owners.map(({ person }) => `${d.party("seller", person)} con DNI ${person.id}`).join(" y ")} como propietarios y ${c.buyers.map((person) => `${d.party("buyer", person)} con DNI ${person.id}`).join(" y ")} como compradores, acuerdan la venta del piso de la ${d.text("address", `${home.street} nº ${home.number}`, `${home.street} nº ${home.number}`)}, ${home.floor} ${home.door}, de ${home.town}.`);
    d.p(`El precio es ${d.money("price", price, `${es(price, 0)} €`)}. Hoy se dan ${d.money("depositAmount", earnest, `${es(earnest, 0)} €`)} como arras y el resto el día del notario, que será como muy tarde el ${d.date("deedDeadline", deadline, dayText(deadline, "long"))}.`);
    if (c.variant % 2) d.p(`Si los compradores se echan atrás pierden lo entregado, y si son los propietarios devuelven el doble, como arras ${d.text("depositKind", "penitencial", "penitenciales")}.`);
    d.p("El piso se entrega pintado y con los electrodomésticos. La luz y el agua se cambian de nombre al firmar.");
    d.p(`Y para que conste lo firmamos en ${home.town} el ${d.date("signedDate", c.today, dayText(c.today, "dash"))}.`);
    d.signatures("Propietarios", "Compradores");
  },
};

/** A reservation as a receipt of an agency, money in deposit. */
// biome-ignore format: a layout is read as the paper
const reservaReceipt: Layout<Case> = {
  name: "second-reserva-deposit-receipt",
  kind: "reserva",
  sheet: { font: "helvetica", size: 10.5, margins: [64, 70, 64, 60], header: "AGENCIA INMOBILIARIA TORRE VIGÍA — API 1187" },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const amount = chance.one([1000, 2000, 3000, 5000]);
    const until = c.day(chance.int(7, 20));
    d.title("DOCUMENTO DE RESERVA", "left");
    d.p(`Recibimos de ${d.party("buyer", c.buyers[0]!)}, N.I.F. ${shownNif(c.buyers[0]!.id, "dash")}, la cantidad de ${d.money("depositAmount", amount, `${es(amount)} €`)} en concepto de reserva, que queda en depósito en esta agencia.`);
    d.rows([["Vivienda", `${d.text("address", `${home.street}, ${home.number}`)}. ${home.town}`], ["Precio que se ofrece", d.money("price", price, `${es(price)} €`)], ["Reserva válida hasta", d.date("reservationUntil", until, dayText(until, "dash"))]], { widths: [0.34, 0.66] });
    d.p(c.variant % 2 ? "Si la propiedad acepta, la cantidad se sumará a las arras. Si no acepta en el plazo, se devolverá íntegra y sin intereses en 48 horas." : "Aceptada la oferta por la propiedad, si el interesado no firma las arras en el plazo perderá la reserva; si la propiedad no acepta, se le devuelve.");
    d.p(`En ${home.town}, a ${d.date("signedDate", c.today, dayText(c.today, "slash"))}`);
    d.signatures("El interesado", "La agencia");
  },
};

/** Reserved from a builder. */
// biome-ignore format: a layout is read as the paper
const reservaBuilder: Layout<Case> = {
  name: "second-reserva-new-build",
  kind: "reserva",
  sheet: { font: "times", size: 11, margins: [76, 76, 70, 64], align: "justify" },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const builder = firm(chance, "PROMOCIONES BAHÍA CLARA, S.L.");
    const amount = chance.int(3, 8) * 1000;
    const until = c.day(30);
    d.title("CONTRATO DE RESERVA DE VIVIENDA EN CONSTRUCCIÓN");
    d.p(`${d.party("seller", builder)}, C.I.F. ${builder.id}, reserva a ${d.party("buyer", c.buyers[0]!)}, con D.N.I. ${shownNif(c.buyers[0]!.id, "plain")}, la vivienda ${home.floor} ${home.door} de la promoción sita en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}.`);
    d.p(`Precio de venta: ${d.money("price", price, `${es(price)} euros`)}, más el 10 % de IVA. Importe de la reserva: ${d.money("depositAmount", amount, `${inWords(amount)} euros`)}, a ingresar en la cuenta especial ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}.`);
    d.p(`La reserva tiene vigencia hasta el ${d.date("reservationUntil", until, dayText(until, "long"))}, fecha límite para suscribir el contrato privado de compraventa. Transcurrida sin hacerlo, la promotora dispondrá de la vivienda y ${c.variant % 2 ? "devolverá el importe descontando 300 euros de gastos" : "devolverá el importe íntegro"}.`);
    d.p(`Fecha de firma: ${d.date("signedDate", c.today, dayText(c.today, "dot"))}.`);
  },
};

/** A lease of a dwelling with clauses of one line; index and deposits. */
// biome-ignore format: a layout is read as the paper
const leaseClauses: Layout<Case> = {
  name: "second-lease-dwelling-clauses",
  kind: "arrendamiento",
  sheet: { font: "times", size: 11, margins: [72, 72, 68, 64], align: "justify", isHyphenated: true, footer: "{page}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const rent = chance.int(52, 140) * 10;
    const from = chance.int(-900, 30);
    const [signed, start] = [c.day(from - 5), c.day(from)];
    const [landlord, tenant] = [c.owners[0]!.person, c.tenant];
    d.title("CONTRATO DE ARRENDAMIENTO DE VIVIENDA HABITUAL");
    d.p(`${home.town}, ${d.date("signedDate", signed, dayText(signed, "long"))}`, "right");
    d.p(`ARRENDADOR: ${d.party("landlord", landlord)}, NIF ${shownNif(landlord.id, "dash")}. ARRENDATARIO: ${d.party("tenant", tenant)}, NIF ${shownNif(tenant.id, "dash")}.`);
    d.p(`1.ª Objeto. Vivienda de ${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, ${home.town}, con referencia catastral ${d.id("cadastral-reference", home.reference)}.`);
    d.p(`2.ª Plazo. ${d.number("termYears", 5, "Cinco años")}, desde el ${d.date("startDate", start, dayText(start, "long"))}, con las prórrogas del artículo 10 de la Ley 29/1994.`);
    d.p(`3.ª Renta. ${d.money("rent", rent, `${inWords(rent)} euros (${es(rent)} €)`)} mensuales, por adelantado, dentro de los siete primeros días, en la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}.`);
    d.p("4.ª Actualización. Anualmente, conforme al índice de referencia del Instituto Nacional de Estadística que sustituye al IPC.");
    d.p(`5.ª Fianza. ${d.money("guarantee", rent, `${es(rent)} €`)}, equivalente a una mensualidad, que se deposita en el organismo autonómico.${c.variant % 2 ? ` Garantía adicional: aval bancario de ${es(rent * 2)} €.` : ""}`);
    d.p("6.ª Gastos. Los de comunidad, IBI y basuras son de la propiedad; los suministros con contador, del arrendatario. 7.ª Obras. Requieren permiso. 8.ª Tanteo. El arrendatario conserva los derechos de los artículos 25 y siguientes si la vivienda se vende.");
    d.signatures(landlord.name, tenant.name);
  },
};

/** A shop let by a firm, with grace months and VAT. */
// biome-ignore format: a layout is read as the paper
const leaseShop: Layout<Case> = {
  name: "second-lease-shop",
  kind: "arrendamiento",
  sheet: { font: "liberation", size: 10.5, margins: [66, 70, 66, 60], align: "justify" },
  write(d, c) {
    const { home, chance } = settled(c);
    const landlord = firm(chance, "PATRIMONIAL HERMANOS ABAD, S.L.");
    const rent = chance.int(70, 260) * 10;
    const start = c.day(chance.int(-200, 20));
    d.title("ARRENDAMIENTO DE LOCAL DE NEGOCIO");
    d.p(`De una parte ${d.party("landlord", landlord)}, con C.I.F. ${landlord.id}, en adelante la arrendadora; de otra ${d.party("tenant", c.tenant)}, con N.I.F. ${shownNif(c.tenant.id, "plain")}, en adelante la arrendataria. Fecha del contrato: ${d.date("signedDate", start, dayText(start, "slash"))}.`);
    d.p(`La arrendadora cede en arriendo el local comercial de la planta baja de ${d.text("address", `${home.street}, ${home.number}`)}, de ${home.town} (${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m2`)}), para destinarlo a ${chance.one(["papelería", "peluquería", "bar sin cocina"])}.`);
    d.p(`El contrato dura ${d.number("termYears", 10, "diez años")}, los dos primeros de obligado cumplimiento, y comienza el ${d.date("startDate", start, dayText(start, "long"))}. ${c.variant % 2 ? "Los tres primeros meses son de carencia por obras. " : ""}La renta asciende a ${d.money("rent", rent, `${es(rent)} euros al mes`)}, más IVA y menos la retención de IRPF que corresponda.`);
    d.p(`La arrendataria entrega dos mensualidades, ${d.money("guarantee", rent * 2, `${es(rent * 2)} euros`)}, como fianza legal. Se excluye el derecho de adquisición preferente y la indemnización del artículo 34 de la LAU.`);
    d.signatures("Arrendadora", "Arrendataria");
  },
};

/** An exclusive mandate with percent and lowest fee. */
// biome-ignore format: a layout is read as the paper
const exclusive: Layout<Case> = {
  name: "second-mandate-exclusive",
  kind: "encargo-venta",
  sheet: { font: "archivo", size: 10, margins: [60, 70, 60, 60], header: "RED DE AGENCIAS PROPIETAT", footer: "Ejemplar para la propiedad" },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const percent = chance.one([3, 3.5, 4, 5]);
    const until = c.day(chance.one([90, 180]));
    d.title("Encargo de mediación en exclusiva", "left");
    d.rows([
      ["Quien encarga", c.owners.map(({ person }) => `${d.party("owner", person)}, NIF/NIE ${shownNif(person.id, "plain")}`).join("; ")],
      ["Inmueble", `${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, ${home.town}`],
      ["Catastro", d.id("cadastral-reference", home.reference)],
      ["Precio de salida", d.money("price", price, `${es(price)} €`)],
      ["Honorarios", `${d.number("commissionPercent", percent, `${es(percent, percent % 1 ? 1 : 0)} %`)} + IVA, con un mínimo de 5.000 €`],
      ["Vigencia", `Hasta el ${d.date("exclusiveUntil", until, dayText(until, "slash"))}, prorrogable por escrito`],
      ["Cargas declaradas", c.variant % 2 ? d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "préstamo en vigor" }, `Hipoteca con ${c.bank}, préstamo en vigor`) : d.noCharges("Ninguna")],
    ], { widths: [0.26, 0.74] });
    d.p("Durante la vigencia la propiedad no podrá encargar la venta a terceros ni vender por sí sin abonar los honorarios. La agencia publicará el inmueble, organizará visitas y rendirá cuentas cada quince días.");
    d.p(`Conforme, ${d.date("signedDate", c.today, dayText(c.today, "long"))}`);
    d.signatures("La propiedad", "La agencia");
  },
};

export const SECOND_CONTRACTS = [
  arrasForm,
  arrasLawyers,
  arrasReceipt,
  reservaReceipt,
  reservaBuilder,
  leaseClauses,
  leaseShop,
  exclusive,
];
