import { type Case, shownIban, shownNif, sir, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es, inWords } from "../../make/words.ts";
import { firm, settled, storey } from "./second-places.ts";

/** Deeds of the exam's second half. */

const and = (list: readonly string[]) => list.join(" y ");

/** A purchase with a loan that the buyer takes over; roman numbers, headings of one notary. */
// biome-ignore format: a layout is read as the paper
const subrogation: Layout<Case> = {
  name: "second-deed-roman-parts",
  kind: "escritura-compraventa",
  sheet: { font: "times", size: 12, margins: [120, 90, 70, 84], align: "justify", lineGap: 0.5, isHyphenated: true, fillsLines: true, header: "03/2026     PAPEL EXCLUSIVO PARA DOCUMENTOS NOTARIALES     KD4471209", footer: "{page}" },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const number = chance.int(210, 2900);
    const signed = c.day(-chance.int(60, 1500));
    const debt = chance.int(31, 80) * 1000;
    d.p(`NÚMERO ${up(inWords(number))}. ${d.text("protocol", String(number), "").trim()}`.trim());
    d.title("ESCRITURA DE COMPRAVENTA");
    d.p(`${home.town}, mi residencia, a ${d.date("deedDate", signed, dayText(signed, "words"))}.`);
    d.p(`Ante mí, ${d.text("notary", c.notary)}, Notario del Ilustre Colegio Notarial,`);
    d.head("C O M P A R E C E N", "center");
    d.p(`DE UNA PARTE: ${and(c.owners.map(({ person }) => `${up(sir(person))} ${up(d.party("seller", person))}, mayor de edad, ${person.isWoman ? "vecina" : "vecino"} de ${home.town}, con D.N.I./N.I.E. número ${shownNif(person.id, "dots")}`))}.`);
    d.p(`DE OTRA: ${and(c.buyers.map((person) => `${up(sir(person))} ${up(d.party("buyer", person))}, mayor de edad, de profesión ${chance.one(["administrativa", "electricista", "docente"])}, con D.N.I./N.I.E. número ${shownNif(person.id, "dots")}`))}.`);
    d.p("INTERVIENEN en su propio nombre y derecho. Los identifico por sus documentos reseñados y los juzgo con capacidad legal.");
    d.head("E X P O N E N", "center");
    d.p(`I.— FINCA. Que la parte vendedora es dueña de la siguiente: URBANA. Vivienda en planta ${storey(home)}, puerta ${home.door}, del edificio sito en ${home.town}, ${d.text("address", `${home.street}, número ${home.number}`)}. Tiene una superficie útil de ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} metros cuadrados`)} y construida de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados`)}.`);
    d.p(`INSCRIPCIÓN: Registro de la Propiedad de ${home.registry}, tomo ${es(home.tomo, 0)}, libro ${home.libro}, folio ${home.folio}, finca ${d.text("fincaNumber", String(home.finca), es(home.finca, 0))}. IDUFIR/CRU: ${d.id("cru", home.cru)}. REFERENCIA CATASTRAL: ${d.id("cadastral-reference", home.reference)}, según certificación catastral descriptiva y gráfica que incorporo.`);
    d.p("TÍTULO: Compra a la mercantil promotora, en escritura que autorizó el que fue Notario de esta plaza don Evaristo Roig.");
    if (c.variant % 2 === 0) d.p(`II.— CARGAS. ${d.charge({ kind: "mortgage", state: "alive", amount: debt, anchor: es(debt) }, `Gravada con una hipoteca a favor de ${c.bank}, por un principal de ${es(debt)} euros, en la que la parte compradora se subroga en este acto, reteniendo del precio el capital pendiente.`)}`);
    else d.p(`II.— CARGAS. ${d.charge({ kind: "easement", state: "alive", amount: null, anchor: "desagüe" }, "No tiene más carga que la servidumbre recíproca de luces, vistas y desagüe entre los dos bloques del conjunto.")}`);
    d.p("III.— SITUACIÓN ARRENDATICIA. Manifiesta la vendedora, bajo su responsabilidad, que la finca está libre de arrendatarios y ocupantes y que no ha hecho uso en los tres últimos años del derecho del artículo 9.3 de la Ley de Arrendamientos Urbanos.");
    d.head("O T O R G A N", "center");
    d.p(`PRIMERO. La parte vendedora VENDE y TRANSMITE a la compradora, que COMPRA${c.buyers.length > 1 ? " por mitades indivisas" : ""}, la finca descrita, como cuerpo cierto, con cuanto le sea inherente.`);
    d.p(`SEGUNDO. El precio de esta compraventa es de ${d.money("price", price, `${up(inWords(Math.floor(price)))} EUROS (${es(price)} €)`)}. De él, ${es(3000)} euros se entregaron antes de este acto y el resto se satisface mediante cheque bancario nominativo, cuya fotocopia queda unida, y transferencia OMF a la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}.`);
    for (const text of [
      "TERCERO. Los gastos e impuestos que origine esta escritura se pagarán por la parte compradora, salvo el Impuesto sobre el Incremento de Valor de los Terrenos de Naturaleza Urbana, que será de cargo de la vendedora.",
      "CUARTO. La parte vendedora acredita hallarse al corriente en el pago de los gastos de comunidad mediante certificación que incorporo y declara que no conoce derramas acordadas y pendientes.",
      "QUINTO. El último recibo del Impuesto sobre Bienes Inmuebles se me exhibe. Las partes distribuyen su importe por días.",
      "SEXTO. Solicitan la remisión de copia autorizada electrónica al Registro a efectos de su presentación, con suspensión del plazo para el envío de la copia en papel.",
      "SÉPTIMO. Las partes se tienen por advertidas del valor de referencia, que asciende a cantidad inferior al precio.",
    ]) d.p(text);
    d.p("PROTECCIÓN DE DATOS. Los datos personales serán tratados en esta Notaría. Les hago las reservas y advertencias legales, en especial las de carácter fiscal. Leo la escritura, la encuentran conforme, se ratifican y firman conmigo, el Notario, que DOY FE de todo lo contenido en el presente instrumento público, extendido en siete folios de papel timbrado.");
  },
};

/** A new home sold by its builder, with VAT; a deed in a modern notary's plain style. */
// biome-ignore format: a layout is read as the paper
const newBuild: Layout<Case> = {
  name: "second-deed-new-build-firm",
  kind: "escritura-compraventa",
  sheet: { font: "liberation", size: 11, margins: [96, 84, 66, 72], align: "justify", lineGap: 0.25, footer: "Folio {page} de {pages}" },
  write(d, c) {
    const { home, price, chance } = settled(c);
    const number = chance.int(100, 1900);
    const signed = c.day(-chance.int(20, 700));
    const builder = firm(chance, "RESIDENCIAL ALTOS DEL PINAR, S.L.");
    const [total, vat] = [Math.round(price * 110) / 100, Math.round(price * 10) / 100];
    d.p(`Protocolo ${d.text("protocol", `${number}`)}/${signed.slice(0, 4)}`, "right");
    d.title("Compraventa de vivienda nueva", "left");
    d.p(`En ${home.town}, el ${d.date("deedDate", signed, dayText(signed, "long"))}, ante ${d.text("notary", c.notary)}, con residencia en esta ciudad.`);
    d.p(`Vende: la sociedad ${d.party("seller", builder)}, con N.I.F. ${builder.id}, representada por su administrador único, don Abel Ferrándiz Mora, según escritura de nombramiento inscrita en el Registro Mercantil, que considero suficiente.`);
    d.p(`Compra${c.buyers.length > 1 ? "n" : ""}: ${and(c.buyers.map((person) => `${sir(person)} ${d.party("buyer", person)} (${shownNif(person.id, "plain")})`))}.`);
    d.p(`Qué se vende: vivienda ${home.door} de la planta ${storey(home)} del conjunto residencial de ${d.text("address", `${home.street}, ${home.number}`)}, de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m² construidos con comunes`)}, con su trastero y plaza de aparcamiento. Finca ${d.text("fincaNumber", String(home.finca))} del Registro de ${home.registry}, C.R.U. ${d.id("cru", home.cru)}. La referencia catastral individualizada está en tramitación.`);
    if (c.variant % 2) d.p(`Cargas: ${d.charge({ kind: "mortgage", state: "cancelled", amount: 148000, anchor: "148.000,00" }, "el préstamo promotor garantizado con hipoteca de 148.000,00 euros ha sido pagado y la carga se cancela en la escritura de número inmediato anterior; queda ya sin efecto.")}`);
    else d.p(`Cargas: ${d.noCharges("libre de ellas; así resulta de la información registral recibida hoy a las nueve horas.")}`);
    d.p(`Cuánto se paga: el precio es de ${d.money("price", price, `${inWords(Math.floor(price))} euros (${es(price)})`)}, sin impuestos. Se repercute IVA al diez por ciento, ${es(vat)} euros, de modo que la parte compradora entrega en total ${es(total)} euros, incluidas las cantidades anticipadas, que estaban avaladas.`);
    d.p("Licencia de primera ocupación, seguro decenal y libro del edificio: se entregan y quedan testimoniados. La parte compradora ha recibido el certificado de eficiencia energética.");
    d.p("Gastos: cada parte los que la ley le asigna. Advertencias: he informado del plazo de presentación del impuesto de actos jurídicos documentados y de que la vivienda responderá de él. Leído y explicado; consienten y firman. Doy fe.");
    d.signatures("La vendedora", "La compradora");
  },
};

/** A will, a widow with the usufruct of it all, and children. */
// biome-ignore format: a layout is read as the paper
const widow: Layout<Case> = {
  name: "second-deed-inheritance-widow",
  kind: "escritura-herencia",
  sheet: { font: "times", size: 12, margins: [110, 90, 70, 80], align: "justify", lineGap: 0.4, isHyphenated: true, header: "NOTARÍA · Copia autorizada", footer: "- {page} -" },
  write(d, c) {
    const { home, chance } = settled(c);
    const dead = c.buyers[0]!;
    const spouse = c.tenant;
    const [signed, died] = [c.day(-chance.int(10, 300)), c.day(-chance.int(330, 720))];
    const value = chance.int(70, 290) * 1000;
    const number = chance.int(150, 2400);
    const isUsufruct = c.variant % 2 === 0;
    d.p(`NÚMERO ${up(inWords(number))} (${d.text("protocol", String(number))}).`);
    d.title("MANIFESTACIÓN, ACEPTACIÓN Y ADJUDICACIÓN DE HERENCIA");
    d.p(`En ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "words"))}. Ante mí, ${d.text("notary", c.notary)}, Notario.`);
    d.p(`COMPARECEN: ${sir(spouse)} ${spouse.name}, en estado de viudez, con D.N.I. ${shownNif(spouse.id, "dash")}; y, como descendientes del causante, ${and(c.owners.map(({ person }) => `${sir(person)} ${person.name}, con D.N.I. ${shownNif(person.id, "dash")}`))}.`);
    d.p(`EXPONEN: Primero. Que ${sir(dead)} ${dead.name} falleció en ${home.town} el día ${d.date("deathDate", died, dayText(died, "words"))}, bajo testamento abierto en el que legó a su cónyuge el usufructo universal e instituyó herederos a sus descendientes por partes iguales.`);
    d.p(`Segundo. INVENTARIO. Pleno dominio, con carácter privativo, de la vivienda sita en ${home.town}, ${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, con ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados`)} construidos. Finca ${d.text("fincaNumber", String(home.finca))} del Registro de ${home.registry}. CRU ${d.id("cru", home.cru)}. Referencia catastral ${d.id("cadastral-reference", home.reference)}. Valor: ${d.money("inheritedValue", value, `${es(value)} €`)}.`);
    if (isUsufruct) d.p(`OTORGAN: I. Aceptan pura y simplemente la herencia. II. Se adjudica a ${sir(spouse)} ${d.party("owner", spouse, { percent: 100, right: "usufruct" })} el usufructo vitalicio de la finca, y a ${and(c.owners.map(({ person, percent }) => `${sir(person)} ${d.party("owner", person, { percent, right: "bare" })} ${percent === 100 ? "la totalidad de la nuda propiedad" : "una mitad indivisa de la nuda propiedad"}`))}. ${d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "usufructo que se adjudica" }, "III. El usufructo que se adjudica al cónyuge grava la finca mientras viva.")}`);
    else d.p(`OTORGAN: I. Aceptan la herencia a beneficio de inventario. II. El cónyuge viudo conmuta su usufructo por metálico, ya recibido, y ${and(c.owners.map(({ person, percent }) => `${sir(person)} ${d.party("owner", person, { percent, right: "full" })} se adjudica ${percent === 100 ? "el pleno dominio de la finca" : "el cincuenta por ciento del pleno dominio de la finca"}`))}. ${d.noCharges("III. La finca está libre de cargas y de arrendatarios.")}`);
    d.p("IV. Solicitan la aplicación de las reducciones autonómicas por parentesco y vivienda habitual. Yo, el Notario, advierto del plazo de seis meses desde el fallecimiento para la declaración del impuesto y de la afección de los bienes a su pago. Leída y firmada. Doy fe.");
    d.stamp(["NOTARÍA", "COPIA"], { colour: "#5a2a2a", dy: -60 });
  },
};

/** The same matter in one page for the registrar: a sole heir. */
// biome-ignore format: a layout is read as the paper
const soleHeir: Layout<Case> = {
  name: "second-deed-inheritance-sole-heir",
  kind: "escritura-herencia",
  sheet: { font: "helvetica", size: 10.5, margins: [80, 76, 70, 64], align: "justify", footer: "Pág. {page}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const heir = c.owners[0]!.person;
    const [signed, died] = [c.day(-chance.int(5, 200)), c.day(-chance.int(240, 900))];
    const value = chance.int(50, 240) * 1000;
    d.title("ESCRITURA DE ADJUDICACIÓN POR HEREDERO ÚNICO", "left");
    d.rows([
      ["Notario autorizante", d.text("notary", c.notary)],
      ["Fecha y protocolo", `${d.date("deedDate", signed, dayText(signed, "dash"))} · ${d.text("protocol", String(chance.int(90, 1700)))}`],
      ["Causante", `${c.tenant.name}, ${c.tenant.isWoman ? "viuda" : "viudo"}, sin descendencia`],
      ["Fallecimiento", d.date("deathDate", died, dayText(died, "dash"))],
      ["Heredero", `${d.party("owner", heir, { percent: 100, right: "full" })}, ${shownNif(heir.id, "plain")}, ${heir.isWoman ? "sobrina carnal" : "sobrino carnal"}`],
    ], { widths: [0.28, 0.72] });
    d.p(`El compareciente, heredero único por testamento del causante, acepta la herencia y se adjudica en pleno dominio el único inmueble relicto: piso ${home.floor} ${home.door} de ${d.text("address", `${home.street}, número ${home.number}`)}, ${home.town} (${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}), finca registral ${d.text("fincaNumber", String(home.finca))}, CRU ${d.id("cru", home.cru)}, catastral ${d.id("cadastral-reference", home.reference)}, valorado en ${d.money("inheritedValue", value, `${es(value, 0)} euros`)}.`);
    const debt = chance.int(9, 28) * 1000;
    d.p(c.variant % 2 ? d.charge({ kind: "mortgage", state: "alive", amount: debt, anchor: es(debt, 0) }, `Sobre el inmueble subsiste hipoteca a favor de ${c.bank}, de ${es(debt, 0)} euros de principal, deuda que el heredero asume.`) : d.charge({ kind: "other", state: "alive", amount: null, anchor: "legado" }, "El causante ordenó sobre el inmueble un legado de habitación a favor de doña Remedios Cid por dos años, que el heredero respetará."));
    d.p("No hay otros interesados ni legitimarios. Se incorporan certificados de defunción y de últimas voluntades. Autorizo con mi firma, signo y sello.");
  },
};

export const SECOND_DEEDS = [subrogation, newBuild, widow, soleHeir];
