import { type Case, person, shownFloor, shownNif, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** A third batch of Spain, written before it was read: other registries, older deeds, shorter contracts. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 56, 56] };

/** Old style in capitals, one paragraph for everything, pesetas and abbreviations. */
const oldStyle: Layout<Case> = {
  name: "nota-old-capitals",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "courier", size: 9 },
  write(d, c) {
    const { home } = c;
    d.p("NOTA SIMPLE INFORMATIVA");
    d.p(`REGISTRO DE LA PROPIEDAD Nº 2 DE ${up(d.text("registry", home.town))}`);
    d.p(`FINCA Nº ${d.text("fincaNumber", String(home.finca))} CRU: ${d.id("cru", home.cru)} TOMO ${d.text("volume", String(home.tomo))} LIBRO ${d.text("book", String(home.libro))} FOLIO ${d.text("sheet", String(home.folio))}`); // biome-ignore format: one line
    d.p(`URBANA.- DEPARTAMENTO NUMERO NUEVE. PISO ${up(home.floor)} ${up(home.door)}, VIVIENDA, EN ${up(home.town)}, ${up(d.text("address", `${home.street}, ${home.number}`))}. SUP. CONST. ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} M2`)}. SUP. UTIL ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} M2`)}. TIENE UNA TERRAZA DE ${d.number("terraceAreaM2", 11.4, "11,40 M2")}. COEFICIENTE ${d.number("communityShare", home.quota, `${es(home.quota)} %`)}. REF. CAT. ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    const [one, two] = [c.owners[0]!.person, person(c.chance)];
    const owners = c.variant === 1 ? [{ person: one, percent: 66.6667, right: "full" as const }, { person: two, percent: 33.3333, right: "full" as const }] : c.variant === 2 ? [{ person: one, percent: 50, right: "full" as const }, { person: two, percent: 50, right: "full" as const }] : [{ person: one, percent: 100, right: "full" as const }]; // biome-ignore format: one choice
    const words = c.variant === 1 ? ["DOS TERCERAS PARTES INDIVISAS", "UNA TERCERA PARTE INDIVISA"] : c.variant === 2 ? ["UNA MITAD INDIVISA", "LA OTRA MITAD INDIVISA"] : ["LA TOTALIDAD"]; // biome-ignore format: one choice
    d.p(`TITULARES: ${owners.map((owner, at) => `${sir(owner.person, "D.", "Dª")} ${up(d.party("owner", owner.person, { percent: owner.percent, right: owner.right }))}, N.I.F. ${shownNif(owner.person.id, "dash")}, ${words[at]} DEL PLENO DOMINIO CON CARACTER PRIVATIVO`).join("; ")}, POR TITULO DE COMPRA SEGUN ESCRITURA DE ${d.date("titleDate", c.day(-4200), dayText(c.day(-4200), "long").toUpperCase())}, INSCRIPCION ${home.inscription}ª.`); // biome-ignore format: prose
    if (c.variant === 0) {
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "CAJA DE AHORROS" }, "CARGAS: HIPOTECA A FAVOR DE LA CAJA DE AHORROS DEL MEDITERRANEO, POR 8.400.000 PTAS. DE PRINCIPAL, INSC. 3ª DE 2-5-1994, VENCIDA EL 2-5-2009 Y NO CANCELADA.")); // biome-ignore format: prose
    }
    if (c.variant === 1) {
      d.p(`CARGAS: ${d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "SUCESIONES" }, `AFECTA AL IMPUESTO DE SUCESIONES POR NOTA DE ${dayText(c.day(-800), "dash")}.`)} ${d.charge({ kind: "seizure", state: "alive", amount: 2200.4, anchor: "2.200,40" }, "ANOT. LETRA C, EMBARGO AYUNTAMIENTO, 2.200,40 EUROS, SOBRE LA PARTE DEL SEGUNDO TITULAR.")}`); // biome-ignore format: prose
    }
    if (c.variant === 2) d.p(d.noCharges("CARGAS: NO TIENE. ULTIMA AFECCION CADUCADA POR TRANSCURSO DEL PLAZO."));
    if (c.variant === 3) d.p(d.charge({ kind: "protected-housing", state: "alive", amount: null, anchor: "V.P.T." }, "CARGAS: VIVIENDA DE PRECIO TASADO (V.P.T.) CON LIMITACION DEL PRECIO DE VENTA Y PROHIBICION DE DISPONER SIN AUTORIZACION AUTONOMICA DURANTE DIEZ AÑOS.")); // biome-ignore format: prose
    d.p(`PRESENTACION: SIN ASIENTOS VIGENTES. ${up(home.town)}, ${d.date("issueDate", c.today, dayText(c.today, "long").toUpperCase())}. HONORARIOS: 9,02 + IVA.`); // biome-ignore format: one line
  },
};

/** A letter with numbered paragraphs, where each charge is a story. */
const stories: Layout<Case> = {
  name: "nota-charge-stories",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "times", size: 11, align: "justify", footer: "Página {page} de {pages}" },
  write(d, c) {
    const { home } = c;
    d.p(`Registro de la Propiedad de ${d.text("registry", home.registry)}. En respuesta a la petición recibida, le comunico el contenido de la finca ${d.text("fincaNumber", String(home.finca))} (${d.id("cru", home.cru)} es su código registral único).`); // biome-ignore format: prose
    d.p(`1. Descripción. Vivienda de la planta ${home.floor} en ${d.text("address", `${home.street}, número ${home.number}`)}, de ${home.town}, referencia catastral ${d.id("cadastral-reference", home.reference)}, con ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados construidos`)}.`); // biome-ignore format: prose
    const owner = c.owners[0]!.person;
    d.p(`2. Propiedad. Pertenece por entero a ${d.party("owner", owner, { percent: 100, right: "full" })}, de N.I.F. ${shownNif(owner.id, "dash")}, que la recibió en donación de sus padres.`); // biome-ignore format: prose
    d.head("3. Cargas");
    if (c.variant === 0) {
      d.p(d.charge({ kind: "resolutory-condition", state: "alive", amount: null, anchor: "premuere" }, "a) La donación revertirá a los donantes si el donatario premuere sin descendientes o deja de prestarles la asistencia convenida, lo que se inscribió con el carácter de condición.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "los padres" }, "b) Los padres se reservaron el derecho a habitar la casa durante su vida, inscripción 6ª.")); // biome-ignore format: prose
    }
    if (c.variant === 1) {
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: 140000, anchor: "140.000" }, `a) El titular, en unión de su hermana, tomó de ${c.bank} un préstamo de 140.000 euros, que devolverá en 300 plazos mensuales, y para asegurarlo hipotecó la finca en escritura de ${dayText(c.day(-900), "long")}.`)); // biome-ignore format: prose
      d.p(d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "quedando sujeta" }, "b) Se pagó el impuesto por el acto anterior, quedando sujeta la finca durante cinco años a la revisión de la autoliquidación presentada.")); // biome-ignore format: prose
    }
    if (c.variant === 2) {
      d.p(d.charge({ kind: "claim", state: "alive", amount: null, anchor: "Ginesa" }, "a) Doña Ginesa Vila Ros pidió ante el Juzgado de Primera Instancia número dos que se declarase nula la donación, y el juez ordenó que su demanda constase en el Registro, anotación letra A.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "lease", state: "alive", amount: null, anchor: "academia" }, "b) El piso está arrendado a una academia por doce años, contrato que se inscribió con el número 7.")); // biome-ignore format: prose
    }
    if (c.variant === 3) {
      d.p(d.charge({ kind: "urban", state: "alive", amount: null, anchor: "cuota de urbanización" }, "a) Responde del cuatro por ciento de la cuota de urbanización del sector Las Eras, según la cuenta provisional aprobada por el Ayuntamiento.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "seizure", state: "cancelled", amount: 900, anchor: "letra B" }, "b) El embargo de la letra B, por 900 euros, se alzó por mandamiento que motivó su cancelación, practicada por nota al margen.")); // biome-ignore format: prose
    }
    d.p(`4. Pendiente de despacho: nada. Se expide a ${d.date("issueDate", c.today, dayText(c.today, "words"))}.`);
    d.small("Advertencia: los datos informan de lo inscrito y no garantizan que no se presente después un embargo, una hipoteca o una prohibición. Consulte los arrendamientos no inscritos."); // biome-ignore format: prose
  },
};

/** A deed of three siblings who sell their thirds to spouses, with the heads in the margin of the text. */
const siblings: Layout<Case> = {
  name: "deed-siblings",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "times", size: 12, align: "justify" },
  write(d, c) {
    const { home, chance, price } = c;
    const protocol = chance.int(100, 2999);
    const signed = c.day(-chance.int(50, 1500));
    const three = [c.owners[0]!.person, person(chance), person(chance)];
    const spouses = [c.buyers[0]!, c.tenant];
    d.p(`PROTOCOLO NÚM. ${d.text("protocol", String(protocol))}. ESCRITURA DE VENTA. En ${home.town}, siendo el día ${d.date("deedDate", signed, dayText(signed, "words"))}, ante ${sir(c.buyers[0]!, "D.", "D.ª")} ${d.text("notary", c.notary)}, notario de esta residencia, comparecen:`); // biome-ignore format: prose
    d.p(`De una parte, los hermanos ${three.map((one) => `${sir(one, "D.", "D.ª")} ${d.party("seller", one, { percent: 33.3333, right: "full" })}, con NIF ${one.id}`).join("; ")}; todos mayores de edad y solteros.`); // biome-ignore format: prose
    d.p(`De otra, los esposos ${spouses.map((one) => `${sir(one, "D.", "D.ª")} ${d.party("buyer", one)}, con NIF ${one.id}`).join(" y ")}, casados en gananciales.`); // biome-ignore format: prose
    d.p(`Dicen los primeros que les pertenece, por terceras partes indivisas y por herencia de su padre, la vivienda de ${d.text("address", `${home.street}, ${home.number}`)}, ${shownFloor(home)}, en ${home.town}, de ${d.number("builtAreaM2", home.builtM2, `${areaWords(home.builtM2)}`)} construidos, con su trastero de seis metros en calle Postas, 8. Inscrita en el Registro de la Propiedad de ${d.text("registry", home.registry)} como finca ${d.text("fincaNumber", es(home.finca, 0))}. Referencia catastral ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("Aseguran que no pesa sobre ella carga alguna, y así resulta del Registro."));
    if (c.variant === 1) d.p(d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "nota extendida" }, "Está afecta al pago del Impuesto de Sucesiones según nota extendida al margen de la inscripción 5ª; libre de todo lo demás.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "su madre" }, "La finca está gravada con el usufructo de su madre, doña Remedios Pla Oro, que consiente la venta en documento aparte.")); // biome-ignore format: prose
    d.p(`Y venden a los segundos, que compran para su sociedad conyugal, por ${d.money("price", price, `${inWords(price)} euros (${es(price)} €)`)}. Todos quedan enterados, porque yo se lo leo, de que la finca responde del IBI y de los gastos de la comunidad, y de los plazos del impuesto. No se constituye hipoteca ni condición resolutoria alguna.`); // biome-ignore format: prose
    d.p("Firman conmigo. Doy fe.");
  },
};

/** A reservation in a few lines, as agencies type it. */
const reservation: Layout<Case> = {
  name: "reserva-few-lines",
  kind: "reserva",
  sheet: { ...PLAIN, size: 11 },
  write(d, c) {
    const { home, chance, price } = c;
    const amount = chance.int(1, 5) * 1000;
    const until = c.day(chance.int(7, 20));
    const [buyer, other] = [c.buyers[0]!, c.tenant];
    d.title("RECIBO DE RESERVA");
    d.p(`Recibimos de ${d.party("buyer", buyer)} (${buyer.id})${c.variant ? ` y de ${d.party("buyer", other)} (${other.id})` : ""} la cantidad de ${d.money("depositAmount", amount, `${es(amount)} euros`)} como reserva del inmueble de ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, propiedad de ${d.party("seller", c.owners[0]!.person, null, { hasId: false })}.`); // biome-ignore format: prose
    d.p(`Precio de venta: ${d.money("price", price, `${es(price)} euros`)}. La reserva caduca el ${d.date("reservationUntil", until, dayText(until, "long"))}.`); // biome-ignore format: one line
    d.p("Libre de cargas en el momento de la firma. Si el banco no concede la hipoteca, se devuelve.");
    d.p(`${home.town}, ${d.date("signedDate", c.today, dayText(c.today, "slash"))}`);
  },
};

const all: readonly [Layout<Case>, number][] = [[oldStyle, 4], [stories, 4], [siblings, 3], [reservation, 2]]; // biome-ignore format: one list
export const REGISTRIES_THIRD = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
