import { type Case, person, shownFloor, shownNif, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** Notas simples, deeds and private contracts of Spain, written before anybody looked at how they are read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [62, 62, 58, 58] };
const share = ({ percent, right }: Case["owners"][number]) => ({ percent, right });
const last = ({ surnames, given }: Case["tenant"]) => `${surnames}, ${given}`;

/** Owners as keys and values, in capitals, one key a line. */
const keys: Layout<Case> = {
  name: "nota-owner-keys",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "courier", size: 9 },
  write(d, c) {
    const { home, chance } = c;
    d.title("INFORMACIÓN REGISTRAL - NOTA SIMPLE");
    d.p(`Registro: ${up(d.text("registry", home.registry))}`);
    d.p(`Fecha de emisión: ${d.date("issueDate", c.today, dayText(c.today, "dash"))}`);
    d.p(`C.R.U.: ${d.id("cru", home.cru)}    Finca: ${d.text("fincaNumber", String(home.finca))}`);
    d.head("DESCRIPCIÓN");
    d.p(`URBANA. Vivienda. Vía: ${up(d.text("address", `${home.street}, ${home.number}`))}. Planta: ${up(home.floor)}. Puerta: ${up(home.door)}. Municipio: ${up(home.town)}. Sup. construida: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m2`)}. Sup. útil: ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m2`)}. Cuota de elementos comunes: ${d.number("communityShare", home.quota, `${es(home.quota)} %`)}. Ref. catastral: ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    d.head("TITULARIDAD");
    const owners = c.variant === 2 ? [{ ...c.owners[0]!, percent: 100, right: "bare" as const }, { person: c.tenant, percent: 100, right: "usufruct" as const }] : c.owners; // biome-ignore format: one list
    for (const [at, one] of owners.entries()) {
      d.p(`TITULAR ${at + 1}: ${up(d.party("owner", one.person, share(one), { shown: last(one.person) }))}`);
      d.p(`N.I.F.: ${shownNif(one.person.id, "dash")}`);
      d.p(`DERECHO: ${one.right === "bare" ? "NUDA PROPIEDAD" : one.right === "usufruct" ? "USUFRUCTO VITALICIO" : "PLENO DOMINIO"}`); // biome-ignore format: one line
      d.p(`CUOTA: ${one.percent === 100 ? "100,00 %" : "50,00 %"}`);
      d.p("CARÁCTER: PRIVATIVO");
      d.p(`TÍTULO: ${one.right === "full" ? "COMPRAVENTA" : "DONACIÓN"}    FECHA: ${dayText(c.day(-3000), "slash")}`);
    }
    d.head("CARGAS VIGENTES");
    const amount = chance.int(60, 200) * 1000;
    if (c.variant === 0) d.p(d.noCharges("NO HAY CARGAS REGISTRADAS"));
    if (c.variant === 1) {
      d.p(d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "autoliquidadas" }, `Al margen de la inscripción ${home.inscription}ª consta nota de fecha ${dayText(c.day(-500), "slash")} según la cual la finca responde por cinco años de las liquidaciones que puedan girarse por el impuesto de transmisiones, cuyas cuotas fueron autoliquidadas.`)); // biome-ignore format: prose
      d.p(d.charge({ kind: "protected-housing", state: "alive", amount: null, anchor: "módulo vigente" }, "El precio de segunda y posteriores transmisiones no podrá exceder del que resulte de aplicar el módulo vigente, mientras dure el régimen legal al que se acogió la promoción.")); // biome-ignore format: prose
    }
    if (c.variant === 2) d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "ya expresado" }, "Sin cargas, aparte del usufructo ya expresado")); // biome-ignore format: prose
    if (c.variant === 3)
      d.p(d.charge({ kind: "mortgage", state: "alive", amount, anchor: es(amount) }, `HIPOTECA. Acreedor: ${c.bank}. Principal: ${es(amount)} EUR. Plazo: 300 meses. Inscripción: 4ª. Fecha: ${dayText(c.day(-2000), "slash")}.`)); // biome-ignore format: prose
    d.p("DOCUMENTOS PENDIENTES: NINGUNO");
  },
};

/** A table of owners with its heads above, and a plot in hectares. */
const table: Layout<Case> = {
  name: "nota-owner-table",
  kind: "nota-simple",
  sheet: { ...PLAIN, header: "Registradores de España" },
  write(d, c) {
    const { home, chance } = c;
    d.p(`REGISTRO DE LA PROPIEDAD DE ${up(d.text("registry", home.registry))}`);
    d.p(`Nota simple expedida el día ${d.date("issueDate", c.today, dayText(c.today, "long"))}`);
    d.head("DATOS DE LA FINCA");
    d.p(`FINCA DE ${up(home.town)} Nº: ${d.text("fincaNumber", String(home.finca))}     CÓDIGO REGISTRAL ÚNICO: ${d.id("cru", home.cru)}`); // biome-ignore format: one line
    d.p(`RÚSTICA: parcela de terreno en término de ${home.town}, paraje del Romeral, de una superficie de ${d.number("plotAreaM2", 1425, "catorce áreas y veinticinco centiáreas")}. Sobre ella existe una casa de planta baja y alta que ocupa en total una superficie construida de ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))}, de la que son útiles ${d.number("usableAreaM2", home.usableM2, areaWords(home.usableM2))}. Linda: Norte, camino; Sur, finca de los hermanos Lara; Este y Oeste, resto de la finca matriz.`); // biome-ignore format: prose
    d.p(`Referencia catastral: ${d.id("cadastral-reference", home.reference)}`);
    d.head("TITULARES");
    const third = person(chance);
    const owners = c.variant === 1
      ? [c.owners[0]!.person, c.tenant, third].map((one) => ({ person: one, percent: 33.3333, right: "full" as const }))
      : c.variant === 2
        ? [{ ...c.owners[0]!, percent: 75 }, { person: third, percent: 25, right: "full" as const }]
        : c.owners; // biome-ignore format: one choice
    const fraction = (percent: number) => percent === 100 ? "100%" : percent === 50 ? "1/2" : percent === 75 ? "3/4" : percent === 25 ? "1/4" : "1/3"; // biome-ignore format: one choice
    d.rows([
      ["NOMBRE TITULAR", "N.I.F.", "TOMO", "LIBRO", "FOLIO", "ALTA"],
      ...owners.map((one) => [up(d.party("owner", one.person, share(one), { shown: last(one.person) })), one.person.id, String(home.tomo), String(home.libro), String(home.folio), String(home.inscription)]),
    ], { widths: [0.44, 0.16, 0.1, 0.1, 0.1, 0.1], hasHead: true, isRuled: false }); // biome-ignore format: table
    for (const one of owners)
      d.p(`${fraction(one.percent)} ${one.percent === 100 ? "(TOTALIDAD)" : ""} del pleno dominio de ${up(one.person.name)}, adquirida por HERENCIA en escritura de ${dayText(c.day(-1800), "slash")}.`); // biome-ignore format: prose
    d.head("CARGAS");
    if (c.variant === 0) d.p(d.noCharges("Libre de cargas."));
    if (c.variant === 1) {
      d.p(d.charge({ kind: "easement", state: "alive", amount: null, anchor: "carro y caballerías" }, "Por procedencia de la finca 1.204: derecho de paso con carro y caballerías a favor de los predios del Este, por una franja de tres metros.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "seizure", state: "alive", amount: 8214.55, anchor: "8.214,55" }, `La tercera parte indivisa de ${up(c.tenant.name)} responde de 8.214,55 euros por débitos a la Seguridad Social, según la anotación letra B de ${dayText(c.day(-260), "long")}, expediente de apremio 41/25.`)); // biome-ignore format: prose
    }
    if (c.variant === 2)
      d.p(d.charge({ kind: "other", state: "alive", amount: null, anchor: "artículo 207" }, `Esta inscripción queda sujeta a la limitación del artículo 207 de la Ley Hipotecaria hasta el ${dayText(c.day(500), "long")}.`)); // biome-ignore format: prose
    d.p("No existen documentos pendientes de despacho sobre la finca solicitada.");
  },
};

/** A deed with its civil states told at length and the buyer's knowledge of the lien of the property tax. */
const deed: Layout<Case> = {
  name: "deed-spouses-prose",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const { home, chance, price } = c;
    const protocol = chance.int(100, 2999);
    const signed = c.day(-chance.int(50, 1500));
    const [one, two] = [c.owners[0]!.person, person(chance)];

    d.p(`NÚMERO ${d.text("protocol", String(protocol), up(inWords(protocol)))}.---`);
    d.title("COMPRAVENTA");
    d.p(`En ${home.town}, mi residencia, a ${d.date("deedDate", signed, dayText(signed, "words"))}.`);
    d.p(`Ante mí, ${up(d.text("notary", c.notary))}, Notario del Ilustre Colegio de ${home.province},`);
    d.head("COMPARECEN", "center");
    d.p(`COMO VENDEDORES: Los cónyuges ${sir(one, "DON", "DOÑA")} ${up(d.party("seller", one))} y ${sir(two, "DON", "DOÑA")} ${up(d.party("seller", two))}, mayores de edad, casados en régimen legal de gananciales, de profesiones administrativo y enfermera, vecinos de ${home.town}, con domicilio en la calle Sierpes, 4. Me exhiben sus documentos nacionales de identidad números ${shownNif(one.id, "dots")} y ${shownNif(two.id, "dots")}, respectivamente.`); // biome-ignore format: prose
    d.p(`Y COMO COMPRADOR${c.buyers.length > 1 ? "ES" : ""}: ${c.buyers.map((each) => `${sir(each, "DON", "DOÑA")} ${up(d.party("buyer", each))}, ${each.isWoman ? "soltera" : "soltero"}, con D.N.I. y N.I.F. ${shownNif(each.id, "dash")}`).join(", y ")}.`); // biome-ignore format: prose
    d.p("INTERVIENEN en su propio nombre y derecho. Tienen a mi juicio la capacidad legal necesaria.");
    d.head("EXPONEN", "center");
    d.p(`I.- Que son dueños, con carácter ganancial, de: NÚMERO DOCE. Piso ${home.floor}, puerta ${home.door}, del edificio en ${home.town}, ${d.text("address", `${home.street}, número ${home.number}`)}. Mide ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados`)} construidos y ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} metros cuadrados`)} útiles. Le corresponde como anejo el trastero señalado con el número siete, de cuatro metros cuadrados. CUOTA: ${d.number("communityShare", home.quota, `${es(home.quota)} por ciento`)}.`); // biome-ignore format: prose
    d.p(`INSCRIPCIÓN: en el Registro de la Propiedad de ${d.text("registry", home.registry)}, al tomo ${d.text("volume", String(home.tomo))}, libro ${d.text("book", String(home.libro))}, folio ${d.text("sheet", String(home.folio))}, finca número ${d.text("fincaNumber", es(home.finca, 0))}, inscripción ${home.inscription}ª. REFERENCIA CATASTRAL: ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    const amount = chance.int(30, 160) * 1000;
    if (c.variant === 0) d.p(d.noCharges("CARGAS: Manifiesta la parte vendedora que se halla libre de cargas y gravámenes, lo que resulta de la nota continuada del Registro.")); // biome-ignore format: prose
    if (c.variant === 1) d.p(d.charge({ kind: "mortgage", state: "alive", amount, anchor: es(amount) }, `CARGAS: Hipoteca constituida en favor de ${c.bank}, en garantía de un préstamo de ${es(amount)} euros de principal, mediante escritura autorizada en esta ciudad el ${dayText(c.day(-3300), "long")}, que se cancelará en escritura de número siguiente de protocolo.`)); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "mortgage", state: "cancelled", amount, anchor: es(amount) }, `CARGAS: Libre de ellas. La hipoteca de ${es(amount)} euros que la gravaba a favor de ${c.bank} ha sido cancelada por la inscripción 6ª, según me acreditan con la nota simple.`)); // biome-ignore format: prose
    d.p("La parte compradora manifiesta conocer la hipoteca legal tácita y la afección legal del inmueble al pago del Impuesto sobre Bienes Inmuebles, de la que yo, el Notario, le advierto, así como que la finca queda afecta al pago de los gastos comunes de la parte vencida de la anualidad en curso y los tres años anteriores."); // biome-ignore format: prose
    d.p("SITUACIÓN ARRENDATICIA: Libre de arrendatarios y ocupantes, según manifiestan.");
    d.head("ESTIPULACIONES", "center");
    d.p(`PRIMERA.- Los cónyuges citados venden a ${c.buyers.length > 1 ? "los compradores, que compran por mitades indivisas," : "la parte compradora, que compra,"} la finca descrita, por el precio de ${up(inWords(price))} EUROS (${d.money("price", price, `${es(price)} €`)}). SEGUNDA.- Quedan advertidos los comparecientes de que los bienes transmitidos quedan afectos, cualquiera que sea su poseedor, a la responsabilidad del pago de los impuestos.`); // biome-ignore format: prose
    d.p("Leída por mí, la encuentran conforme y firman. De todo lo cual doy fe.");
  },
};

/** A deed whose parties stand under heads with keys, as digital notaries print them. */
const keyedDeed: Layout<Case> = {
  name: "deed-keyed-parties",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "helvetica", size: 10 },
  write(d, c) {
    const { home, chance, price } = c;
    const protocol = chance.int(100, 2999);
    const signed = c.day(-chance.int(50, 1500));
    d.title("ESCRITURA DE COMPRAVENTA DE VIVIENDA");
    d.p(`Nº de protocolo: ${d.text("protocol", String(protocol))}`);
    d.p(`Notario autorizante: ${d.text("notary", c.notary)}`);
    d.p(`Lugar y fecha: ${home.town}, ${d.date("deedDate", signed, dayText(signed, "long"))}`);
    const block = (role: "seller" | "buyer", one: Case["tenant"], part: { percent: number; right: "full" } | null) => {
      d.p(`Nombre y apellidos: ${d.party(role, one, part)}`);
      d.p(`NIF: ${one.id}`);
      d.p(`Estado civil: ${one.isWoman ? "soltera" : "soltero"}`);
      d.p(`Domicilio: plaza Mayor, ${chance.int(1, 20)}, ${home.town}`);
      if (part && part.percent < 100) d.p("Participación que transmite: 50 % del pleno dominio");
    };
    d.head("PARTE TRANSMITENTE");
    for (const one of c.owners) block("seller", one.person, { percent: one.percent, right: "full" });
    d.head("PARTE ADQUIRENTE");
    for (const one of c.buyers) block("buyer", one, null);
    d.head("INMUEBLE");
    d.p(`Dirección: ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, ${home.postcode} ${home.town}`); // biome-ignore format: one line
    d.p(`Registro de la Propiedad: ${d.text("registry", home.registry)}. Finca registral: ${d.text("fincaNumber", String(home.finca))}. CRU: ${d.id("cru", home.cru)}`); // biome-ignore format: one line
    d.p(`Superficie construida: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}. Superficie útil: ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m²`)}. Anejo: plaza de garaje nº 14 en calle Nueva, 2.`); // biome-ignore format: one line
    d.p(`Referencia catastral: ${d.id("cadastral-reference", home.reference)}`);
    d.head("CARGAS Y ARRENDAMIENTOS");
    if (c.variant === 0) d.p(d.noCharges("Sin cargas ni arrendatarios."));
    if (c.variant === 1) {
      d.p(d.charge({ kind: "option", state: "alive", amount: null, anchor: "Inmogestión" }, "Consta inscrito a favor de Inmogestión Sur, S.L. el derecho a comprar la finca durante tres años por 210.000 euros (opción), inscripción 5ª.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "nota marginal" }, "Y una afección fiscal por nota marginal a la inscripción 4ª.")); // biome-ignore format: prose
    }
    if (c.variant === 2)
      d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "mientras viva" }, `La finca está gravada con el derecho de habitación que corresponde a ${sir(c.tenant)} ${c.tenant.name} mientras viva.`)); // biome-ignore format: prose
    d.p("La parte adquirente conoce y acepta que el inmueble responde con preferencia a cualquier otro acreedor del IBI no prescrito (art. 64 TRLHL)."); // biome-ignore format: prose
    d.head("PRECIO Y FORMA DE PAGO");
    d.p(`Precio: ${d.money("price", price, `${es(price)} euros`)}. Cheque bancario nominativo a favor de la parte transmitente.`); // biome-ignore format: one line
    d.p("Hechas las reservas y advertencias legales, doy fe de la identidad de los otorgantes.");
  },
};

/** A partition by lots: shares of heirs in words, some in usufruct. */
const lots: Layout<Case> = {
  name: "deed-inheritance-lots",
  kind: "escritura-herencia",
  sheet: { ...PLAIN, font: "times", size: 11, align: "justify" },
  write(d, c) {
    const { home, chance } = c;
    const protocol = chance.int(90, 2200);
    const signed = c.day(-chance.int(30, 700));
    const died = c.day(-chance.int(800, 1400));
    const value = chance.int(90, 320) * 1000;
    const heirs = [c.owners[0]!.person, person(chance), person(chance)];
    d.p(`PROTOCOLO NÚMERO ${d.text("protocol", String(protocol))}`);
    d.title("ESCRITURA DE MANIFESTACIÓN, ACEPTACIÓN Y ADJUDICACIÓN DE HERENCIA");
    d.p(`En ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "long"))}, ante mí, ${up(d.text("notary", c.notary))}, Notario,`); // biome-ignore format: one line
    d.head("COMPARECEN", "center");
    const isWidowed = c.variant === 1;
    const widow = c.tenant;
    if (isWidowed) d.p(`${sir(widow, "Don", "Doña")} ${up(d.party("owner", widow, { percent: 100, right: "usufruct" }))}, ${widow.isWoman ? "viuda" : "viudo"}, con NIF ${shownNif(widow.id, "plain")}.`); // biome-ignore format: prose
    const right = isWidowed ? "bare" : "full";
    const percents = c.variant === 2 ? [50, 25, 25] : [33.3333, 33.3333, 33.3333];
    const names = ["una mitad indivisa", "una cuarta parte indivisa"];
    heirs.forEach((heir, at) => {
      d.p(`${sir(heir, "Don", "Doña")} ${up(d.party("owner", heir, { percent: percents[at]!, right }))}, mayor de edad, ${heir.isWoman ? "casada" : "casado"} en separación de bienes, con NIF ${shownNif(heir.id, "plain")}.`); // biome-ignore format: prose
    });
    d.head("EXPONEN", "center");
    d.p(`I. Fallecimiento. Que ${sir(widow, "doña", "don")} Eulalia Marco Senent falleció en ${home.town} el día ${d.date("deathDate", died, dayText(died, "long"))}, bajo testamento otorgado ante el Notario don Luis Ros Pla, el 4 de mayo de 2011, con el número 812 de protocolo.`); // biome-ignore format: prose
    d.p(`II. Inventario. ACTIVO. Único: Vivienda en ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, de ${home.town}, con una superficie construida de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}. Registro: ${d.text("registry", home.registry)}, finca ${d.text("fincaNumber", String(home.finca))}. Referencia catastral ${d.id("cadastral-reference", home.reference)}. Se valora en ${d.money("inheritedValue", value, `${es(value)} euros`)}.`); // biome-ignore format: prose
    if (c.variant === 2)
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: 23750, anchor: "23.750,00" }, `Cargas: responde de un préstamo hipotecario con ${c.bank}, cuyo saldo es de 23.750,00 euros.`)); // biome-ignore format: prose
    else d.p(d.noCharges("Cargas: ninguna."));
    d.head("OTORGAN", "center");
    if (c.variant === 0) d.p("Que aceptan pura y simplemente la herencia y se adjudican la finca inventariada por terceras partes indivisas, en pleno dominio."); // biome-ignore format: prose
    if (isWidowed) d.p(`Que se adjudica a ${sir(widow)} ${widow.name} el usufructo universal y vitalicio, y a ${heirs.map((heir) => `${sir(heir)} ${heir.name}`).join(", ")}, la nuda propiedad por terceras e iguales partes.`); // biome-ignore format: prose
    if (c.variant === 2) for (const [at, heir] of heirs.entries()) d.p(`HIJUELA DE ${up(heir.name)}. Se le adjudica, en pago de su haber, ${at === 0 ? names[0] : names[1]} de la finca inventariada en pleno dominio.`); // biome-ignore format: prose
    d.p(
      "Quedan advertidos de la afección de los bienes al pago del Impuesto sobre Sucesiones y del plazo de seis meses.",
    );
  },
};

/** A private contract whose sides are numbered, buyers with their share. */
const contract: Layout<Case> = {
  name: "arras-numbered-sides",
  kind: "arras",
  sheet: PLAIN,
  write(d, c) {
    const { home, chance, price } = c;
    const earnest = chance.int(5, 30) * 1000;
    const until = c.day(chance.int(40, 95));
    d.title("CONTRATO DE ARRAS PENITENCIALES");
    d.p(`En ${home.town}, a ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`);
    d.head("INTERVINIENTES");
    d.p("1. Vendedores");
    for (const one of c.owners) d.p(`- ${d.party("seller", one.person)}, DNI: ${one.person.id}, tfno. 600 11 22 33`);
    d.p("2. Compradores");
    for (const one of c.buyers) d.p(`- ${d.party("buyer", one)}, DNI: ${one.id}, correo electrónico: casa@ejemplo.es`);
    d.p(`Ambas partes convienen la venta del piso de ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, referencia catastral ${d.id("cadastral-reference", home.reference)}, por ${d.money("price", price, `${es(price)} €`)}. La parte compradora entrega ${d.money("depositAmount", earnest, `${es(earnest)} €`)} en concepto de arras ${d.text("depositKind", "penitencial", "penitenciales")} del artículo 1454 del Código Civil. La escritura se otorgará antes del ${d.date("deedDeadline", until, dayText(until, "long"))}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p("El inmueble se entregará libre de cargas, ocupantes y al corriente de pagos. Los compradores conocen que queda afecto al pago del IBI del año."); // biome-ignore format: prose
    if (c.variant === 1) d.p(d.charge({ kind: "seizure", state: "alive", amount: 12400, anchor: "12.400" }, "Sobre el inmueble pesa un embargo de la Agencia Tributaria por 12.400 €, que los vendedores se obligan a levantar antes de la escritura.")); // biome-ignore format: prose
  },
};

const all: readonly [Layout<Case>, number][] = [[keys, 4], [table, 3], [deed, 3], [keyedDeed, 3], [lots, 3], [contract, 2]]; // biome-ignore format: one list
export const REGISTRIES_FIRST = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
