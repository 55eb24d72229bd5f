import { type Case, company, person, shownFloor, shownNif, sir } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** A sixth batch of Spain, written before it was read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 56, 56] };

/** The registry's form with letters before its parts. */
const lettered: Layout<Case> = {
  name: "nota-lettered-parts",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "helvetica", size: 9.5 },
  write(d, c) {
    const { home, chance } = c;
    d.title("NOTA SIMPLE INFORMATIVA");
    d.p(
      `Registro de la Propiedad de ${d.text("registry", home.registry)}     Fecha: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}`,
    );
    d.p(`A) FINCA. Número ${d.text("fincaNumber", String(home.finca))}. C.R.U. ${d.id("cru", home.cru)}. Casa adosada en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, sobre un solar de ${d.number("plotAreaM2", 180, "ciento ochenta metros cuadrados")}; consta de planta baja y primera, con ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))} construidos en total. Referencia catastral ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    const [one, two] = [c.owners[0]!.person, person(chance)];
    if (c.variant === 1)
      d.p(`B) DUEÑOS. El pleno dominio de la totalidad, con carácter ganancial, a nombre de los esposos ${sir(one, "D.", "Dª")} ${d.party("owner", one)} (${shownNif(one.id, "dash")}) y ${sir(two, "D.", "Dª")} ${d.party("owner", two)} (${shownNif(two.id, "dash")}), por compra en ${dayText(c.day(-3900), "long")}.`); // biome-ignore format: prose
    else
      d.p(`B) DUEÑOS. ${sir(one, "D.", "Dª")} ${d.party("owner", one, { percent: 62.5, right: "full" })} (${shownNif(one.id, "dash")}), cinco octavas partes indivisas; ${sir(two, "D.", "Dª")} ${d.party("owner", two, { percent: 37.5, right: "full" })} (${shownNif(two.id, "dash")}), las tres octavas partes restantes; ambos en pleno dominio, por herencia.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("C) CARGAS. Ninguna."));
    if (c.variant === 1) d.p(d.charge({ kind: "mortgage", state: "alive", amount: 155000, anchor: "155.000" }, "C) CARGAS. Los titulares la hipotecaron a favor de Unicaja en garantía de 155.000 euros de principal, inscripción 4ª; no consta su cancelación.")); // biome-ignore format: prose
    if (c.variant === 2) {
      d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "divorcio" }, "C) CARGAS. 1.- En sentencia de divorcio de 8 de junio de 2022 se asignó a la esposa y a los hijos el disfrute de la casa hasta la mayoría de edad del menor.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "seizure", state: "alive", amount: 6020.15, anchor: "6.020,15" }, "2.- Letra A. A instancia de Cofidis se trabó la participación de uno de los titulares por 6.020,15 euros, ejecución 401/2023.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "seizure", state: "cancelled", amount: null, anchor: "Letra B" }, "3.- Letra B. Otro embargo, de la Diputación, ya cancelado por pago.")); // biome-ignore format: prose
    }
    d.p("D) DIARIO. No hay títulos pendientes.");
    d.small("Se advierte que las cargas pueden variar después de esta fecha y que los embargos, hipotecas o condiciones resolutorias que ingresen no figuran aquí."); // biome-ignore format: prose
  },
};

/** A deed with a power of attorney and a subrogated loan. */
const attorney: Layout<Case> = {
  name: "deed-by-power",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const { home, chance, price } = c;
    const protocol = chance.int(100, 2999);
    const signed = c.day(-chance.int(50, 1500));
    const [one, two] = [c.owners[0]!.person, person(chance)];
    const buyer = c.variant === 2 ? company(chance) : c.buyers[0]!;
    d.p(`Escritura de compraventa de vivienda. Número de mi protocolo: ${d.text("protocol", String(protocol))}. ${home.town}, ${d.date("deedDate", signed, dayText(signed, "long"))}. Notario: ${d.text("notary", c.notary)}.`); // biome-ignore format: prose
    d.p(`Parte vendedora: ${sir(one, "don", "doña")} ${d.party("seller", one, { percent: 50, right: "full" })}, NIF ${one.id}, y ${sir(two, "don", "doña")} ${d.party("seller", two, { percent: 50, right: "full" })}, NIF ${two.id}, que son dueños por mitad y pro indiviso.`); // biome-ignore format: prose
    d.p(`Parte compradora: ${c.variant === 2 ? "la sociedad" : sir(buyer, "don", "doña")} ${d.party("buyer", buyer)}, ${c.variant === 2 ? "CIF" : "NIF"} ${buyer.id}${c.variant === 2 ? `, representada por ${sir(c.tenant, "don", "doña")} ${c.tenant.name}, NIF ${d.id("nif", c.tenant.id)}` : ""}.`); // biome-ignore format: prose
    d.p(`Objeto: vivienda en ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, ${home.town}; superficie construida, ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}; cuota, ${d.number("communityShare", home.quota, `${es(home.quota)} %`)}; Registro de la Propiedad de ${d.text("registry", home.registry)}, finca ${d.text("fincaNumber", String(home.finca))}; referencia catastral ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("Cargas: exenta de hipotecas, embargos y demás gravámenes; sin ocupantes."));
    if (c.variant === 1) d.p(d.charge({ kind: "protected-housing", state: "alive", amount: null, anchor: "calificación" }, "Cargas: la que resulta de su calificación como vivienda protegida de precio general, vigente hasta 2031, con autorización de venta que queda unida.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "insolvency", state: "alive", amount: null, anchor: "plan de liquidación" }, "Cargas: la declaración en concurso de uno de los vendedores, cuya administradora concursal autoriza esta venta según el plan de liquidación.")); // biome-ignore format: prose
    d.p(`Precio: ${d.money("price", price, `${inWords(price)} euros (${es(price)})`)}. La compradora acepta que la vivienda está afecta al pago de los recibos de IBI y comunidad no prescritos. Renuncian las partes a pactar condición resolutoria. Reservas y advertencias legales, sobre todo las fiscales.`); // biome-ignore format: prose
  },
};

/** A widow and children with usufruct of a third. */
const third: Layout<Case> = {
  name: "deed-inheritance-numbers",
  kind: "escritura-herencia",
  sheet: { ...PLAIN, font: "times", size: 11, align: "justify" },
  write(d, c) {
    const { home, chance } = c;
    const protocol = chance.int(90, 2200);
    const signed = c.day(-chance.int(30, 700));
    const died = c.day(-chance.int(800, 1400));
    const value = chance.int(90, 320) * 1000;
    const kids = [c.owners[0]!.person, person(chance), person(chance)];
    d.p(`ESCRITURA DE HERENCIA NÚMERO ${d.text("protocol", String(protocol))}. En ${home.town}, el ${d.date("deedDate", signed, dayText(signed, "long"))}, ante mí, ${d.text("notary", c.notary)}, notario.`); // biome-ignore format: one line
    const parts = c.variant ? [60, 25, 15] : [33.3333, 33.3333, 33.3333];
    d.p(`Comparecen los hijos y únicos herederos: ${kids.map((kid, at) => `${at + 1}) ${sir(kid, "don", "doña")} ${d.party("owner", kid, { percent: parts[at]!, right: "full" })}, DNI ${kid.id}`).join("; ")}.`); // biome-ignore format: prose
    d.p(
      `Su padre, don Fermín Lago Ruiz, falleció el día ${d.date("deathDate", died, dayText(died, "long"))} en ${home.town}, viudo.`,
    );
    d.p(`Inventario: piso en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados construidos`)}, finca ${d.text("fincaNumber", String(home.finca))} del Registro de la Propiedad de ${d.text("registry", home.registry)}, referencia catastral ${d.id("cadastral-reference", home.reference)}, valorado en ${d.money("inheritedValue", value, `${es(value)} euros`)}.`); // biome-ignore format: prose
    d.p(d.noCharges("Sobre el piso no pesan cargas."));
    d.p(c.variant ? "Adjudicación: el piso se adjudica en pleno dominio, al primero en cuanto a un 60 %, al segundo en cuanto a un 25 % y al tercero en cuanto al 15 % restante." : "Adjudicación: el piso se adjudica a los tres comparecientes, en pleno dominio y por partes iguales."); // biome-ignore format: one line
  },
};

const all: readonly [Layout<Case>, number][] = [[lettered, 3], [attorney, 3], [third, 2]]; // biome-ignore format: one list
export const REGISTRIES_SIXTH = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
