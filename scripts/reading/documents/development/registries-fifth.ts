import { type Case, person, shownFloor, shownNif, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** A fifth batch of Spain, written before it was read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 56, 56] };

/** A registry that writes its owners in one sentence each, and charges with dashes. */
const dashes: Layout<Case> = {
  name: "nota-dashes",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "times", size: 11 },
  write(d, c) {
    const { home, chance } = c;
    d.p(`REGISTRO DE LA PROPIEDAD DE ${up(d.text("registry", home.registry))} - NOTA INFORMATIVA - ${d.date("issueDate", c.today, dayText(c.today, "dot"))}`); // biome-ignore format: one line
    d.p(`FINCA: ${d.text("fincaNumber", String(home.finca))}/${home.town} · IDUFIR ${d.id("cru", home.cru)}`);
    d.p(`Descripción: apartamento en la planta ${home.floor}, señalado con la puerta ${home.door}, del bloque sito en ${d.text("address", `${home.street} ${home.number}`)}, ${home.town}. Superficie útil ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} metros cuadrados`)}; construida ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados`)}. Cuota del ${d.number("communityShare", home.quota, `${es(home.quota)} por ciento`)} en el edificio. Referencia del catastro: ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    d.head("TITULARES DEL DOMINIO");
    const kids = [c.owners[0]!.person, person(chance)];
    const mother = c.tenant;
    const owners = c.variant === 1
      ? [{ person: mother, percent: 50, right: "full" as const }, { person: mother, percent: 50, right: "usufruct" as const }, { person: kids[0]!, percent: 25, right: "bare" as const }, { person: kids[1]!, percent: 25, right: "bare" as const }]
      : c.variant === 2 ? [{ person: kids[0]!, percent: 20, right: "full" as const }, { person: kids[1]!, percent: 80, right: "full" as const }] : c.owners; // biome-ignore format: one choice
    for (const one of owners) {
      const part = one.percent === 100 ? "la totalidad" : one.percent === 50 ? "una mitad indivisa" : one.percent === 25 ? "una cuarta parte indivisa" : one.percent === 20 ? "una quinta parte indivisa" : "cuatro quintas partes indivisas"; // biome-ignore format: one choice
      d.p(`- ${d.party("owner", one.person, { percent: one.percent, right: one.right })}, titular del D.N.I. ${shownNif(one.person.id, "dash")}, ostenta ${part} ${one.right === "bare" ? "de la nuda propiedad" : one.right === "usufruct" ? "en usufructo" : "en pleno dominio"} por título de ${c.variant === 1 ? "herencia" : "compraventa"}.`); // biome-ignore format: prose
    }
    d.head("CARGAS");
    if (c.variant === 0) d.p(d.noCharges("- Sin cargas vigentes. Las afecciones anteriores están caducadas."));
    if (c.variant === 1) d.p(d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "transmisión hereditaria" }, "- Por la transmisión hereditaria, durante un plazo de cinco años, garantiza el pago de las cuotas que se liquiden del Impuesto sobre Sucesiones.")); // biome-ignore format: prose
    if (c.variant === 2) {
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: 99000, anchor: "99.000" }, `- Préstamo hipotecario concedido por ${c.bank}: capital 99.000 euros, vence en 2041, inscripción 8ª; modificado por la 9ª.`)); // biome-ignore format: prose
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: 21000, anchor: "21.000" }, "- Segunda hipoteca, en favor de la misma entidad, por 21.000 euros, inscripción 10ª.")); // biome-ignore format: prose
    }
    if (c.variant === 3) {
      d.p(d.charge({ kind: "option", state: "alive", amount: null, anchor: "adquirirla" }, "- Inversora Duero, S.A. puede adquirirla por 180.000 euros hasta el 31 de marzo de 2028, en ejercicio de la opción inscrita.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "lease", state: "alive", amount: null, anchor: "inscripción 11ª" }, "- Contrato de arrendamiento en favor de la misma sociedad, con renta de 700 euros, inscripción 11ª.")); // biome-ignore format: prose
    }
    d.head("PRESENTACIONES");
    d.p("- Ninguna.");
  },
};

/** A deed told in the words of an old notary, without heads of lines. */
const ancient: Layout<Case> = {
  name: "deed-single-paragraph",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "courier", size: 10, fillsLines: true },
  write(d, c) {
    const { home, chance, price } = c;
    const protocol = chance.int(100, 2999);
    const signed = c.day(-chance.int(50, 1500));
    const seller = c.owners[0]!.person;
    const buyers = [c.buyers[0]!, c.tenant];
    d.p(`NUMERO ${up(inWords(protocol))}. ESCRITURA DE COMPRAVENTA. ${d.text("protocol", String(protocol), "") || ""}En la villa de ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "words"))}, ante mí, ${sir(c.tenant, "don", "doña")} ${d.text("notary", c.notary)}, Notario de la misma, COMPARECEN ${sir(seller, "don", "doña")} ${d.party("seller", seller, { percent: 100, right: "full" })}, con Documento Nacional de Identidad número ${shownNif(seller.id, "dash")}; y los consortes ${sir(buyers[0]!, "don", "doña")} ${d.party("buyer", buyers[0]!)} y ${sir(buyers[1]!, "don", "doña")} ${d.party("buyer", buyers[1]!)}, con Documentos números ${shownNif(buyers[0]!.id, "dash")} y ${shownNif(buyers[1]!.id, "dash")}. Me aseguran tener capacidad para esta escritura, y EXPONEN. Que ${sir(seller)} ${seller.name} es dueño en pleno dominio de la vivienda que está en ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, de ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))} de superficie construida, inscrita en el Registro de la Propiedad de ${d.text("registry", home.registry)}, al folio ${home.folio}, finca ${d.text("fincaNumber", String(home.finca))}, con referencia catastral ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    if (c.variant === 0)
      d.p(d.noCharges("No la grava carga de ninguna clase, a excepción de lo que por ley afecta a todo inmueble."));
    if (c.variant === 1) d.p(d.charge({ kind: "easement", state: "alive", amount: null, anchor: "medianera" }, "La grava tan solo la servidumbre de luces sobre la pared medianera del norte, que consta en la inscripción primera.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "resolutory-condition", state: "alive", amount: 30000, anchor: "30.000" }, "Quedan aplazados del precio 30.000 euros, pagaderos en dos años, y para garantizarlo se pacta expresamente que su impago resolverá de pleno derecho esta venta, lo que se inscribirá.")); // biome-ignore format: prose
    d.p(`Y así dispuesto, ${sir(seller)} ${seller.name} VENDE a los citados consortes, que COMPRAN con carácter ganancial, la referida vivienda, en precio de ${d.money("price", price, `${inWords(price)} euros`)}. Yo, el Notario, hago las advertencias legales, en especial las fiscales y las de la Ley de Propiedad Horizontal sobre afección del piso a los gastos comunes. Así lo dicen y otorgan.`); // biome-ignore format: prose
  },
};

/** Heirs by stirpes, with shares in digits and words, and a renouncing one. */
const stirpes: Layout<Case> = {
  name: "deed-inheritance-stirpes",
  kind: "escritura-herencia",
  sheet: { ...PLAIN, font: "liberation", size: 10.5, align: "justify" },
  write(d, c) {
    const { home, chance } = c;
    const protocol = chance.int(90, 2200);
    const signed = c.day(-chance.int(30, 700));
    const died = c.day(-chance.int(800, 1400));
    const value = chance.int(90, 320) * 1000;
    const [a, b] = [c.owners[0]!.person, c.tenant];
    const nephews = [person(chance), person(chance)];
    d.title("ACEPTACIÓN Y PARTICIÓN DE HERENCIA");
    d.p(`Protocolo número ${d.text("protocol", String(protocol))}. Notaria: ${d.text("notary", c.notary)}. ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "long"))}.`); // biome-ignore format: one line
    d.head("INTERVIENEN");
    const whole = c.variant === 0;
    const shares = whole ? [33.3333, 33.3333, 16.6667, 16.6667] : [50, 25, 12.5, 12.5];
    const words = whole ? ["una tercera parte", "una tercera parte", "una sexta parte", "una sexta parte"] : ["un medio (1/2)", "un cuarto (1/4)", "un octavo (1/8)", "un octavo (1/8)"]; // biome-ignore format: one choice
    [a, b, ...nephews].forEach((one, at) => {
      d.p(
        `${at + 1}. ${sir(one, "D.", "D.ª")} ${d.party("owner", one, { percent: shares[at]!, right: "full" })}, NIF ${one.id}.`,
      );
    });
    d.p(`Doña Asunción Cabal Ruiz murió en ${home.town} el ${d.date("deathDate", died, dayText(died, "long"))}, sin descendientes. Su hermano don Tirso Cabal renunció pura y simplemente.`); // biome-ignore format: prose
    d.p(`BIEN ÚNICO. Piso de ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Superficie construida: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}. Finca registral ${d.text("fincaNumber", String(home.finca))} de ${d.text("registry", home.town)}. Referencia catastral: ${d.id("cadastral-reference", home.reference)}. Valor asignado: ${d.money("inheritedValue", value, `${es(value)} €`)}.`); // biome-ignore format: prose
    d.p(d.noCharges("Está libre de cargas."));
    d.p(`ADJUDICACIÓN. Se adjudican el pleno dominio del bien, proindiviso, en estas proporciones: ${[a, b, ...nephews].map((one, at) => `${one.name}, ${words[at]}`).join("; ")}.`); // biome-ignore format: prose
    d.p("Solicitan la bonificación del impuesto. Quedan afectos los bienes durante el plazo de ley.");
  },
};

/** A mandate-like private sale between private people, in the first person. */
const letter: Layout<Case> = {
  name: "arras-first-person",
  kind: "arras",
  sheet: { ...PLAIN, font: "times", size: 12 },
  write(d, c) {
    const { home, chance, price } = c;
    const earnest = chance.int(5, 30) * 1000;
    const until = c.day(chance.int(40, 95));
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    d.p("DOCUMENTO DE ARRAS");
    d.p(`Yo, ${d.party("seller", seller)}, con DNI ${seller.id}, vendo a ${d.party("buyer", buyer)}, con DNI ${buyer.id}, mi piso de ${d.text("address", `${home.street}, ${home.number}`)} (${home.town}), referencia catastral ${d.id("cadastral-reference", home.reference)}, en ${d.money("price", price, `${es(price)} euros`)}.`); // biome-ignore format: prose
    d.p(`Recibo hoy ${d.money("depositAmount", earnest, `${es(earnest)} euros`)} como arras ${d.text("depositKind", "penitencial", "penitenciales")}. Iremos al notario no después del ${d.date("deedDeadline", until, dayText(until, "long"))}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("El piso no tiene hipoteca ni otras cargas."));
    if (c.variant === 1) d.p(d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "Cajamar" }, "El piso tiene una hipoteca con Cajamar, que pagaré y cancelaré el día de la escritura.")); // biome-ignore format: prose
    d.p(`${home.town}, a ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`);
  },
};

const all: readonly [Layout<Case>, number][] = [[dashes, 4], [ancient, 3], [stirpes, 2], [letter, 2]]; // biome-ignore format: one list
export const REGISTRIES_FIFTH = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
