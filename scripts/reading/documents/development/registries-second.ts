import { type Case, company, person, shownFloor, shownIban, shownNif, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** A second batch of registers, deeds and private contracts of Spain, again written before they were read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 56, 56] };
const share = ({ percent, right }: Case["owners"][number]) => ({ percent, right });

/** Flowing text without heads: grave charges behind harmless ones, and notices. */
const flowing: Layout<Case> = {
  name: "nota-flowing-grave",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "times", size: 11, align: "justify" },
  write(d, c) {
    const { home } = c;
    d.p(`Registro de la Propiedad número 3 de los de ${d.text("registry", home.town)}. Nota simple informativa de la finca ${d.text("fincaNumber", es(home.finca, 0))}, I.D.U.F.I.R. ${d.id("cru", home.cru)}. Piso destinado a vivienda, en la planta ${home.floor} de la casa número ${home.number} de la ${d.text("address", `${home.street}, ${home.number}`, home.street)}, de esta ciudad, que tiene una superficie útil de ${d.number("usableAreaM2", home.usableM2, areaWords(home.usableM2))} y construida, con inclusión de elementos comunes, de ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))}; le es aneja la plaza de aparcamiento catorce, en el sótano de la calle Ancha, 2, de doce metros cuadrados. Participa en los elementos comunes con ${d.number("communityShare", home.quota, `${es(home.quota)} %`)}. Catastro: ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    const owners = c.owners.map((one) => `${sir(one.person)} ${d.party("owner", one.person, share(one))} (${shownNif(one.person.id, "plain")}), ${one.percent === 100 ? "de la totalidad" : "de una mitad indivisa"}`); // biome-ignore format: one line
    d.p(`Es titular del pleno dominio ${owners.join(", y ")}, por compra, mediante escritura otorgada el ${d.date("titleDate", c.day(-2500), dayText(c.day(-2500), "long"))} ante el notario de ${home.town} don Luis Marín Coll, que motivó la inscripción ${home.inscription}ª, obrante al folio ${d.text("sheet", String(home.folio))} del tomo ${d.text("volume", String(home.tomo))}, libro ${d.text("book", String(home.libro))}.`); // biome-ignore format: prose
    if (c.variant === 0) {
      d.p(d.noCharges("Examinados los libros, la finca aparece sin afecciones, hipotecas ni embargos vigentes, y sin otras limitaciones del dominio.")); // biome-ignore format: prose
    }
    if (c.variant === 1) {
      d.p(d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "donaciones" }, `Durante cinco años, contados desde el ${dayText(c.day(-600), "long")}, la finca queda afecta a las liquidaciones que, por el impuesto de donaciones, puedan practicarse.`)); // biome-ignore format: prose
      d.p(d.charge({ kind: "insolvency", state: "alive", amount: null, anchor: "mercantil" }, `Además, por anotación letra F, de ${dayText(c.day(-100), "long")}, consta que el titular fue declarado insolvente por el Juzgado de lo Mercantil número uno, en autos 212/2026, que nombró administradora a doña Sara Oliva Bru.`)); // biome-ignore format: prose
    }
    if (c.variant === 2) {
      d.p(d.charge({ kind: "easement", state: "alive", amount: null, anchor: "saca de agua" }, "Por procedencia, con derecho de saca de agua del pozo común en beneficio de la finca 311.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "option", state: "alive", amount: null, anchor: "prima de" }, `Y con opción de compra en favor de Solvia Pro, S.L., por plazo de cuatro años desde el ${dayText(c.day(-200), "long")} y prima de seis mil euros, inscripción ${home.inscription + 1}ª.`)); // biome-ignore format: prose
    }
    if (c.variant === 3) {
      d.p(d.charge({ kind: "mortgage", state: "cancelled", amount: 91000, anchor: "91.000" }, "La hipoteca constituida a favor de Bankia por 91.000 euros en la inscripción 4ª se encuentra cancelada por la 6ª.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "seizure", state: "alive", amount: 3312.8, anchor: "3.312,80" }, "Según anotación letra H, prorrogada por la letra J, se halla embargada a favor de la comunidad de propietarios por 3.312,80 euros de principal y 900 de intereses y costas, en juicio monitorio 88/24.")); // biome-ignore format: prose
    }
    if (c.variant === 4) d.p(d.charge({ kind: "protected-housing", state: "alive", amount: null, anchor: "segunda transmisión" }, "Vivienda acogida al régimen de precio tasado: en segunda transmisión no podrá enajenarse por más del precio que fije la Consejería durante quince años.")); // biome-ignore format: prose
    d.p(
      `Sin documentos pendientes. ${home.town}, a ${d.date("issueDate", c.today, dayText(c.today, "long"))}. Antes de la apertura del Diario.`,
    );
    d.small("Las cargas caducadas pueden cancelarse a petición del titular. Esta información no protege frente a embargos posteriores. El usuario se obliga a no emplearla para otro fin; la publicidad formal de hipotecas, usufructos o prohibiciones requiere interés legítimo."); // biome-ignore format: prose
  },
};

/** Boxes: head above value, owners in a table with the right and the share. */
const boxes: Layout<Case> = {
  name: "nota-head-above",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "helvetica", size: 9 },
  write(d, c) {
    const { home, chance } = c;
    d.title("NOTA SIMPLE REGISTRAL", "left");
    d.rows([
      ["Registro de la Propiedad", "Finca nº", "Fecha"],
      [d.text("registry", home.registry), d.text("fincaNumber", String(home.finca)), d.date("issueDate", c.today, dayText(c.today, "slash"))],
    ], { widths: [0.5, 0.25, 0.25], hasHead: true }); // biome-ignore format: table
    d.p(`CRU/IDUFIR ${d.id("cru", home.cru)} · Ref. catastral ${d.id("cadastral-reference", home.reference)}`);
    d.p(`Vivienda unifamiliar en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Parcela de ${d.number("plotAreaM2", 412, "412 m²")}. Construidos: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}.`); // biome-ignore format: one line
    d.head("Titularidad");
    const bare = c.variant === 1 || c.variant === 2;
    const owners = bare
      ? [{ person: c.owners[0]!.person, percent: 50, right: "bare" as const }, { person: person(chance), percent: 50, right: "bare" as const }, { person: c.tenant, percent: 100, right: "usufruct" as const }]
      : c.variant === 3 ? [{ person: c.owners[0]!.person, percent: 60, right: "full" as const }, { person: c.tenant, percent: 40, right: "full" as const }] : c.owners; // biome-ignore format: one choice
    d.rows([
      ["Titular", "NIF", "Derecho", "%"],
      ...owners.map((one) => [d.party("owner", one.person, share(one)), one.person.id, one.right === "bare" ? "Nuda propiedad" : one.right === "usufruct" ? "Usufructo" : "Pleno dominio", `${es(one.percent)} %`]),
    ], { widths: [0.44, 0.2, 0.22, 0.14], hasHead: true }); // biome-ignore format: table
    d.head("Cargas");
    if (c.variant === 0) d.p(d.noCharges("NO CONSTAN"));
    if (c.variant === 1) d.p(d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "patrimonio protegido" }, "La donante impuso a los donatarios que la finca no pueda venderse ni gravarse sin su consentimiento mientras ella viva, inscripción 7ª; constituye patrimonio protegido.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.noCharges("La finca no tiene cargas."));
    if (c.variant === 3) {
      d.rows([
        ["Tipo", "A favor de", "Importe", "Inscripción", "Estado"],
        [d.charge({ kind: "mortgage", state: "cancelled", amount: null, anchor: "BANESTO" }, "Hipoteca"), "BANESTO", "72.000,00 €", "3ª", "CANCELADA"],
        [d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "ABANCA" }, "Hipoteca"), "ABANCA", "130.000,00 €", "5ª", "VIGENTE"],
      ], { widths: [0.18, 0.28, 0.2, 0.16, 0.18], hasHead: true, isRuled: false }); // biome-ignore format: table
    }
    d.head("Asientos del Diario");
    d.p("Ninguno.");
  },
};

/** A company sells through its attorney; buyers buy in unequal parts. */
const companyDeed: Layout<Case> = {
  name: "deed-company-attorney",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify", fillsLines: true },
  write(d, c) {
    const { home, chance, price } = c;
    const protocol = chance.int(100, 2999);
    const signed = c.day(-chance.int(50, 1500));
    const seller = company(chance);
    const agent = c.tenant;
    const buyers = [c.buyers[0]!, person(chance)];
    d.p(
      `COMPRAVENTA DE INMUEBLE. NÚMERO ${up(inWords(protocol))} (${d.text("protocol", String(protocol), es(protocol, 0))}).`,
    );
    d.p(`EN ${up(home.town)}, mi residencia, a ${d.date("deedDate", signed, dayText(signed, "words"))}. ANTE MÍ, ${up(d.text("notary", c.notary))}, Notaria del Colegio Notarial,`); // biome-ignore format: prose
    d.p(`COMPARECEN: De una parte, ${sir(agent, "DON", "DOÑA")} ${up(agent.name)}, mayor de edad, con D.N.I. ${d.id("nif", agent.id, { shown: shownNif(agent.id, "dots") })}, que interviene en nombre y representación, como apoderado, de la mercantil «${d.party("seller", seller)}», domiciliada en ${home.town}, paseo del Prado, 11, con C.I.F. ${seller.id}, inscrita en el Registro Mercantil.`); // biome-ignore format: prose
    d.p(`Y de otra, ${sir(buyers[0]!, "DON", "DOÑA")} ${up(d.party("buyer", buyers[0]!))} y ${sir(buyers[1]!, "DON", "DOÑA")} ${up(d.party("buyer", buyers[1]!))}, ambos solteros, con N.I.F. números ${shownNif(buyers[0]!.id, "dash")} y ${shownNif(buyers[1]!.id, "dash")}, en su propio nombre.`); // biome-ignore format: prose
    d.p(`EXPONEN: I) Que la entidad vendedora es dueña en pleno dominio de la siguiente: URBANA, VEINTIDÓS. Vivienda sita en ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, término de ${home.town}; con una superficie construida de ${d.number("builtAreaM2", home.builtM2, `${areaWords(home.builtM2)} (${es(home.builtM2)} m2)`)}. Se le asigna una cuota de ${d.number("communityShare", home.quota, `${es(home.quota)} por ciento`)}. Figura en el Registro de la Propiedad de ${d.text("registry", home.registry)}, tomo ${home.tomo}, libro ${home.libro}, folio ${home.folio}, finca ${d.text("fincaNumber", String(home.finca))}. Referencia catastral ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("II) Cargas. Se encuentra libre de toda carga, gravamen, afección y arrendamiento, según dice su representante y yo compruebo por información del Registro.")); // biome-ignore format: prose
    if (c.variant === 1) d.p(d.charge({ kind: "resolutory-condition", state: "alive", amount: 40000, anchor: "40.000" }, "II) Cargas. La condición resolutoria pactada en el título previo en garantía de 40.000 euros pendientes de pago a sus anteriores propietarios.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "lease", state: "alive", amount: null, anchor: "hasta mayo" }, "II) Cargas. Libre de ellas. Situación arrendaticia: la ocupa don Pío Sáez Gil en virtud de contrato de alquiler que durará hasta mayo de 2029.")); // biome-ignore format: prose
    d.p(`ESTIPULACIONES: Primera. «${seller.name}» vende a los señores comparecientes, que compran, en la proporción de un setenta por ciento el primero y un treinta por ciento la segunda, la finca expuesta. Segunda. Precio: ${d.money("price", price, `${inWords(price)} euros (${es(price)} €)`)}, más IVA del diez por ciento. Tercera. La finca responde, como todas, de los tributos municipales y de los gastos de comunidad, lo que advierto. Cuarta. Si el comprador solicitase financiación, se constituirá hipoteca a continuación.`); // biome-ignore format: prose
    d.p("Leo la escritura; la aprueban y firman. DOY FE.");
  },
};

/** An heirs' deed: the surviving spouse takes half of the common property and a third in usufruct is not told. */
const heirs: Layout<Case> = {
  name: "deed-inheritance-each",
  kind: "escritura-herencia",
  sheet: { ...PLAIN, font: "liberation", size: 10.5 },
  write(d, c) {
    const { home, chance } = c;
    const protocol = chance.int(90, 2200);
    const signed = c.day(-chance.int(30, 700));
    const died = c.day(-chance.int(800, 1400));
    const value = chance.int(90, 320) * 1000;
    const children = [c.owners[0]!.person, person(chance)];
    const widow = c.tenant;
    d.p(
      `CUADERNO PARTICIONAL DE LA HERENCIA DE DON SERAFÍN RUIPÉREZ LACALLE. PROTOCOLO: ${d.text("protocol", String(protocol))}.`,
    );
    d.p(
      `${home.town}, ${d.date("deedDate", signed, dayText(signed, "long"))}. Notario: ${sir(person(chance), "don", "don")} ${d.text("notary", c.notary)}.`,
    );
    const isWidowed = c.variant !== 2;
    const half = c.variant === 0;
    if (isWidowed) d.p(`INTERESADOS. ${d.party("owner", widow, half ? { percent: 50, right: "full" } : { percent: 100, right: "usufruct" })}, NIF ${widow.id}, cónyuge viudo.`); // biome-ignore format: prose
    const part = half ? { percent: 25, right: "full" as const } : c.variant === 1 ? { percent: 50, right: "bare" as const } : { percent: 50, right: "full" as const }; // biome-ignore format: one choice
    for (const child of children) d.p(`${d.party("owner", child, part)}, NIF ${child.id}, hijo del causante.`);
    d.p(
      `BASES. El causante falleció en ${home.town} el ${d.date("deathDate", died, dayText(died, "long"))}, intestado. Se tramitó acta de notoriedad.`,
    );
    d.p(`INVENTARIO. Uno. Vivienda situada en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}. Mide ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados`)} construidos. Registro de la Propiedad de ${d.text("registry", home.registry)}, finca registral ${d.text("fincaNumber", String(home.finca))}. Ref. catastral ${d.id("cadastral-reference", home.reference)}. Valor: ${d.money("inheritedValue", value, `${es(value)} €`)}. Uno bis. Plaza de garaje en calle Honda, 6.`); // biome-ignore format: prose
    d.p(d.noCharges("La finca inventariada carece de cargas."));
    if (half) d.p(`ADJUDICACIONES. A ${widow.name} se adjudica, por su haber en la sociedad conyugal, una mitad indivisa en pleno dominio. A cada uno de los hijos, ${children.map((one) => one.name).join(" y ")}, una cuarta parte indivisa en pleno dominio.`); // biome-ignore format: prose
    if (c.variant === 1) d.p(`ADJUDICACIONES. A ${widow.name}, el usufructo vitalicio de la finca. A ${children[0]!.name}, la mitad indivisa de la nuda propiedad, y a ${children[1]!.name}, la otra mitad de la nuda propiedad.`); // biome-ignore format: prose
    if (c.variant === 2) d.p("ADJUDICACIONES. La vivienda se adjudica a los dos herederos, por mitades indivisas.");
    d.p(
      "Los bienes quedan afectos al pago del impuesto correspondiente, del que se presentará autoliquidación en plazo.",
    );
  },
};

/** A private sale told in a table of parties. */
const privateSale: Layout<Case> = {
  name: "arras-party-table",
  kind: "arras",
  sheet: { ...PLAIN, font: "helvetica", size: 10 },
  write(d, c) {
    const { home, chance, price } = c;
    const earnest = chance.int(5, 30) * 1000;
    const until = c.day(chance.int(40, 95));
    d.title("CONTRATO PRIVADO DE ARRAS CONFIRMATORIAS");
    d.rows([
      ["", "PARTE VENDEDORA", "PARTE COMPRADORA"],
      ["Nombre", d.party("seller", c.owners[0]!.person), d.party("buyer", c.buyers[0]!)],
      ["DNI/NIE", c.owners[0]!.person.id, c.buyers[0]!.id],
      ["Domicilio", "calle Real, 4", "plaza Nueva, 9"],
    ], { widths: [0.16, 0.42, 0.42], hasHead: true }); // biome-ignore format: table
    d.p(`Las partes acuerdan la compraventa de la vivienda de ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town} (catastro ${d.id("cadastral-reference", home.reference)}). Precio total: ${d.money("price", price, `${es(price)} €`)}. Arras ${d.text("depositKind", "confirmatoria", "confirmatorias")}: ${d.money("depositAmount", earnest, `${es(earnest)} €`)}, que se ingresan en ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}. Fecha tope de escritura: ${d.date("deedDeadline", until, dayText(until, "long"))}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p("La vendedora responde de evicción y de que no existan cargas ocultas. Los gastos de cancelación registral de cualquier hipoteca serían de su cuenta."); // biome-ignore format: prose
    if (c.variant === 1) d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "madre" }, "La compradora sabe que la madre de la vendedora conserva el usufructo de la vivienda, al que renunciará en la escritura.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "mortgage", state: "alive", amount: 55300, anchor: "55.300" }, "Existe una hipoteca de 55.300 euros con Ibercaja que se cancelará en el acto de la escritura.")); // biome-ignore format: prose
    d.p(`Firmado en ${home.town} a ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`);
  },
};

const all: readonly [Layout<Case>, number][] = [[flowing, 5], [boxes, 4], [companyDeed, 3], [heirs, 3], [privateSale, 3]]; // biome-ignore format: one list
export const REGISTRIES_SECOND = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
