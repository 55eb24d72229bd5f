import { type Case, company, person, shownFloor, shownNif, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** A fourth batch of Spain, written before it was read: rarer charges, other ways to name people. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 56, 56] };

/** Sections with Roman numbers; rarer charges, each a paragraph. */
const rare: Layout<Case> = {
  name: "nota-rare-charges",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "helvetica", size: 9.5, header: "REGISTRADORES · PUBLICIDAD INTERACTIVA" },
  write(d, c) {
    const { home } = c;
    d.title("Nota simple informativa continuada");
    d.p(`Emitida por: Registro de la Propiedad de ${d.text("registry", home.registry)}`);
    d.p(`Emitida el: ${d.date("issueDate", c.today, dayText(c.today, "slash"))} a las 10:31`);
    d.head("I. IDENTIFICACIÓN");
    d.rows([
      ["Número de finca:", d.text("fincaNumber", String(home.finca))],
      ["Código registral único:", d.id("cru", home.cru)],
      ["Referencia catastral:", d.id("cadastral-reference", home.reference)],
      ["Situación:", `${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, ${home.town}`],
      ["Superficie construida:", d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)],
      ["Superficie útil:", d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m²`)],
      ["Cuota:", d.number("communityShare", home.quota, `${es(home.quota)} %`)],
    ], { widths: [0.32, 0.68], isRuled: false }); // biome-ignore format: table
    d.head("II. TITULARIDAD");
    const firm = company(c.chance);
    const owners = c.variant === 2 ? [{ person: firm, percent: 100, right: "full" as const }] : c.owners;
    for (const one of owners) {
      d.rows([
        ["Titular:", d.party("owner", one.person, { percent: one.percent, right: one.right })],
        ["Documento:", one.person.id],
        ["Porcentaje:", `${es(one.percent, 4)} % en pleno dominio`],
        ["Adquirió por:", `compraventa de ${dayText(c.day(-2900), "slash")}`],
      ], { widths: [0.32, 0.68], isRuled: false }); // biome-ignore format: table
    }
    d.head("III. CARGAS Y GRAVÁMENES");
    if (c.variant === 0) {
      d.p(d.charge({ kind: "other", state: "alive", amount: null, anchor: "laudemio" }, "Censo enfitéutico a favor de los herederos de don Bernat Pi, con laudemio del dos por ciento, por razón de procedencia.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "other", state: "alive", amount: null, anchor: "sustitución" }, "Sujeta a sustitución fideicomisaria para el caso de fallecer el titular sin hijos.")); // biome-ignore format: prose
    }
    if (c.variant === 1) {
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: 18250, anchor: "18.250" }, "Hipoteca unilateral en favor de la Agencia Estatal de Administración Tributaria, pendiente de aceptación, por un aplazamiento de 18.250 euros.")); // biome-ignore format: prose
      d.p(`${d.charge({ kind: "claim", state: "alive", amount: null, anchor: "querella" }, "Medida cautelar de anotación de querella")} ${d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "embargo preventivo" }, "y embargo preventivo, diligencias previas 91/2025.")}`); // biome-ignore format: prose
    }
    if (c.variant === 2) {
      d.p(d.charge({ kind: "insolvency", state: "alive", amount: null, anchor: "fase común" }, "La sociedad titular se halla en situación concursal, fase común, con intervención de sus facultades, auto de 14 de enero de 2026.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "IVA" }, `Nota de afección por cinco años al Impuesto de Actos Jurídicos Documentados, exento por renuncia al IVA, de ${dayText(c.day(-420), "slash")}.`)); // biome-ignore format: prose
    }
    if (c.variant === 3) d.p(d.noCharges("Ni la finca ni la participación de sus titulares soportan carga ninguna."));
    if (c.variant === 4) d.p(d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "cinco años siguientes" }, "Por haberse adquirido con ayuda directa a la entrada, en los cinco años siguientes no cabe transmitirla intervivos ni cederla sin devolver la ayuda.")); // biome-ignore format: prose
    d.head("IV. ASIENTOS DE PRESENTACIÓN VIGENTES");
    d.p("Sin asientos.");
    d.small("Queda informado de que esta nota no acredita frente a terceros la libertad o gravamen. Las servidumbres aparentes y las afecciones legales no constan en ella."); // biome-ignore format: prose
  },
};

/** A deed of our days with bullets, whose buyers are told with their parts. */
const bullets: Layout<Case> = {
  name: "deed-bullets",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "archivo", size: 10.5 },
  write(d, c) {
    const { home, chance, price } = c;
    const protocol = chance.int(100, 2999);
    const signed = c.day(-chance.int(50, 1500));
    d.title("ESCRITURA PÚBLICA DE COMPRAVENTA");
    d.p(`Número de protocolo: ${d.text("protocol", `${protocol}/2026`)}`);
    d.p(`Otorgada en ${home.town} el ${d.date("deedDate", signed, dayText(signed, "long"))} ante ${sir(c.tenant, "el notario don", "la notaria doña")} ${d.text("notary", c.notary)}.`); // biome-ignore format: prose
    d.head("Quién vende");
    for (const one of c.owners) d.p(`• ${d.party("seller", one.person, { percent: one.percent, right: "full" })} (${shownNif(one.person.id, "dots")}), ${one.percent === 100 ? "dueña única" : "dueño del 50 % en pleno dominio"}`); // biome-ignore format: one line
    d.head("Quién compra");
    for (const one of c.buyers) d.p(`• ${d.party("buyer", one)} (${shownNif(one.id, "dots")})`);
    d.head("Qué se vende");
    d.p(`El piso ${shownFloor(home)} de ${d.text("address", `${home.street}, ${home.number}`)} (${home.town}), de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)} construidos y ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m²`)} útiles, que es la finca registral ${d.text("fincaNumber", es(home.finca, 0))} del Registro de la Propiedad de ${d.text("registry", home.registry)}. Referencia catastral: ${d.id("cadastral-reference", home.reference)}. CRU: ${d.id("cru", home.cru)}.`); // biome-ignore format: prose
    d.head("Cargas");
    if (c.variant === 0) d.p(d.noCharges("El piso está libre de cargas y de arrendatarios."));
    if (c.variant === 1) d.p(d.charge({ kind: "mortgage", state: "alive", amount: 71000, anchor: "71.000" }, "Tiene una hipoteca con Kutxabank en la que quien compra se subroga, con un saldo de 71.000 euros que se descuenta del precio.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "seizure", state: "alive", amount: 5100, anchor: "5.100" }, "Hay anotado un embargo de la Seguridad Social por 5.100 euros; el notario retiene esa suma para levantarlo.")); // biome-ignore format: prose
    d.head("Cuánto se paga");
    d.p(`${d.money("price", price, `${es(price)} euros`)} por transferencia, ya recibidos.`);
    d.head("Lo que advierto");
    d.p("Que el piso garantiza por ley los recibos de comunidad de este año y los tres anteriores y el IBI no prescrito; que conviene inscribir pronto, porque un embargo o una hipoteca anterior a la inscripción perjudicarían a quien compra."); // biome-ignore format: prose
  },
};

/** A sole heir's document and one with a legacy. */
const sole: Layout<Case> = {
  name: "deed-inheritance-legacy",
  kind: "escritura-herencia",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const { home, chance } = c;
    const protocol = chance.int(90, 2200);
    const signed = c.day(-chance.int(30, 700));
    const died = c.day(-chance.int(800, 1400));
    const value = chance.int(90, 320) * 1000;
    const heir = c.owners[0]!.person;
    const widow = c.tenant;
    d.p(`NÚMERO ${up(inWords(protocol))} (${d.text("protocol", String(protocol))}). ADJUDICACIÓN DE HERENCIA. En ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "words"))}, ante mí, ${d.text("notary", c.notary)}, Notario.`); // biome-ignore format: prose
    if (c.variant === 0) {
      d.p(`COMPARECE ${sir(heir, "DON", "DOÑA")} ${up(d.party("owner", heir, { percent: 100, right: "full" }))}, con D.N.I. ${shownNif(heir.id, "dash")}, hijo único y heredero universal.`); // biome-ignore format: prose
    } else {
      const other = person(chance);
      d.p(`COMPARECEN: ${sir(widow, "DON", "DOÑA")} ${up(d.party("owner", widow, { percent: 50, right: "full" }))}, ${widow.isWoman ? "viuda" : "viudo"}, con D.N.I. ${shownNif(widow.id, "dash")}; ${sir(heir, "DON", "DOÑA")} ${up(d.party("owner", heir, { percent: 30, right: "full" }))}, con D.N.I. ${shownNif(heir.id, "dash")}; y ${sir(other, "DON", "DOÑA")} ${up(d.party("owner", other, { percent: 20, right: "full" }))}, con D.N.I. ${shownNif(other.id, "dash")}.`); // biome-ignore format: prose
      d.p(`Se adjudican la finca: a ${sir(widow)} ${widow.name} un cincuenta por ciento en pleno dominio; a ${sir(heir)} ${heir.name} un treinta por ciento en pleno dominio; y a ${sir(other)} ${other.name} el veinte por ciento restante, también en pleno dominio.`); // biome-ignore format: prose
    }
    d.p(`Causante: don Evaristo Lamas Seoane, que murió en ${home.town} el ${d.date("deathDate", died, dayText(died, "long"))}. Bien: casa en ${d.text("address", `${home.street}, número ${home.number}`)}, con ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))} construidos sobre un terreno de ${d.number("plotAreaM2", 315, "trescientos quince metros cuadrados")}. Finca ${d.text("fincaNumber", String(home.finca))} del Registro de la Propiedad de ${d.text("registry", home.registry)}. Catastro: ${d.id("cadastral-reference", home.reference)}. Tasada en ${d.money("inheritedValue", value, `${es(value)} euros`)}.`); // biome-ignore format: prose
    d.p(d.noCharges("No tiene cargas ni arrendatarios."));
    d.p(c.variant === 0 ? "Acepta la herencia y se adjudica la finca en pleno dominio. Le advierto de la afección fiscal." : "Les advierto de la afección fiscal y del plazo de presentación."); // biome-ignore format: one line
  },
};

/** A private contract with sides in prose, an agency between them. */
const sides: Layout<Case> = {
  name: "arras-with-agency",
  kind: "arras",
  sheet: { ...PLAIN, font: "times", size: 11 },
  write(d, c) {
    const { home, chance, price } = c;
    const earnest = chance.int(5, 30) * 1000;
    const until = c.day(chance.int(40, 95));
    const [one, two] = [c.buyers[0]!, c.tenant];
    d.p(`CONTRATO DE COMPRAVENTA CON PACTO DE ARRAS. Lugar y fecha: ${home.town}, ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`); // biome-ignore format: one line
    d.p(`De una parte, como VENDEDORA, ${c.owners.map((owner) => `${sir(owner.person, "D.", "Dña.")} ${up(d.party("seller", owner.person))}, NIF ${owner.person.id}`).join(" y ")}. De otra, como COMPRADORA, ${sir(one, "D.", "Dña.")} ${up(d.party("buyer", one))} y ${sir(two, "D.", "Dña.")} ${up(d.party("buyer", two))}, NIF ${one.id} y ${two.id}, que compran por mitad. Interviene CASAS DEL SUR, S.L., CIF ${d.id("nif", c.bankCif)}, como agencia inmobiliaria.`); // biome-ignore format: prose
    d.p(`Objeto: ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)} (${d.id("cadastral-reference", home.reference)}). Precio: ${d.money("price", price, `${es(price)} €`)}. Arras ${d.text("depositKind", "penitencial", "penitenciales")}: ${d.money("depositAmount", earnest, `${es(earnest)} €`)}. Se escriturará antes del ${d.date("deedDeadline", until, dayText(until, "long"))}.`); // biome-ignore format: prose
    if (c.variant === 0)
      d.p(
        d.noCharges(
          "La vivienda no tiene cargas, según la nota simple que se adjunta. No está sujeta a protección oficial ni alquilada.",
        ),
      );
    if (c.variant === 1) d.p(d.charge({ kind: "protected-housing", state: "alive", amount: null, anchor: "VPO" }, "Las partes conocen que la vivienda es VPO y que la venta requiere el visado de la Junta, con el precio máximo vigente.")); // biome-ignore format: prose
  },
};

const all: readonly [Layout<Case>, number][] = [[rare, 5], [bullets, 3], [sole, 2], [sides, 2]]; // biome-ignore format: one list
export const REGISTRIES_FOURTH = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
