import { type Case, shownNif, sir, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { areaWords, countWords, dayText, es, inWords } from "../../make/words.ts";
import { settled, storey } from "./second-places.ts";

/** Notas simples of the exam's second half. */

/** All of it in tables, holders and charges too. */
// biome-ignore format: a layout is read as the paper
const tables: Layout<Case> = {
  name: "second-nota-four-tables",
  kind: "nota-simple",
  sheet: { font: "helvetica", size: 9, margins: [48, 72, 48, 56], header: "SERVICIO DE PUBLICIDAD FORMAL DE LOS REGISTROS", footer: "C.S.V.: 23500884 16C9F02A     Pág. {page}/{pages}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const amount = chance.int(52, 280) * 1000;
    d.title("NOTA SIMPLE INFORMATIVA", "left");
    d.rows([
      ["Registro de la Propiedad", d.text("registry", home.registry), "Fecha de emisión", d.date("issueDate", c.today, dayText(c.today, "dash"))],
      ["C.R.U.", d.id("cru", home.cru), "Finca", d.text("fincaNumber", String(home.finca), es(home.finca, 0))],
      ["Tomo / Libro / Folio", `${home.tomo} / ${home.libro} / ${home.folio}`, "Inscripción", `${home.inscription}ª`],
    ], { widths: [0.2, 0.32, 0.18, 0.3] });
    d.head("I. La finca");
    d.rows([
      ["Naturaleza", "URBANA: VIVIENDA EN PROPIEDAD HORIZONTAL"],
      ["Localización", `${up(d.text("address", `${home.street}, ${home.number}`))}, planta ${storey(home)}, puerta ${home.door}, ${home.town}`],
      ["Superficies", `Construida: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}. Útil: ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m²`)}. Terraza: ${es(chance.int(400, 1500) / 100)} m².`],
      ["Cuota", d.number("communityShare", home.quota, `${es(home.quota)}%`)],
      ["Referencia catastral", d.id("cadastral-reference", home.reference)],
      ["Linderos", "Frente, rellano y caja de escalera; derecha entrando, vivienda puerta siguiente; izquierda y fondo, vuelos de la calle."],
    ], { widths: [0.2, 0.8] });
    d.head("II. Titulares");
    d.rows([["Titular", "Documento", "Derecho", "Título"], ...c.owners.map(({ person, percent, right }) => [
      d.party("owner", person, { percent, right }, { shown: `${person.surnames}, ${person.given}` }), shownNif(person.id, "plain"),
      `${es(percent)}% ${right === "full" ? "pleno dominio" : right === "bare" ? "nuda propiedad" : "usufructo"}`, `Compraventa, ${dayText(c.day(-2900), "slash")}`,
    ])], { hasHead: true, widths: [0.36, 0.18, 0.24, 0.22] });
    d.head("III. Cargas");
    const variant = c.variant % 3;
    if (variant === 0) d.p(d.noCharges("NO HAY CARGAS REGISTRADAS"));
    if (variant === 1)
      d.rows([["Nº", "Clase", "Datos"],
        ["1", "Afección", d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "autoliquidada" }, `Alegada exención; queda afecta por 5 años al pago de la liquidación que proceda por el Impuesto de Transmisiones, autoliquidada. Nota de ${dayText(c.day(-820), "slash")}.`)],
        ["2", "Hipoteca", d.charge({ kind: "mortgage", state: "alive", amount, anchor: es(amount) }, `${c.bank}. Capital ${es(amount)} euros; ordinarios ${es(amount * 0.03)}; demora ${es(amount * 0.12)}; costas ${es(amount * 0.06)}. Tasada para subasta en ${es(amount * 1.4)} euros. Plazo 360 meses.`)]],
        { hasHead: true, widths: [0.06, 0.16, 0.78] });
    if (variant === 2)
      d.rows([["Nº", "Clase", "Datos"],
        ["1", "Anotación A", d.charge({ kind: "seizure", state: "alive", amount: 8764.31, anchor: "8.764,31" }, `Embargo administrativo de la Tesorería General de la Seguridad Social, U.R.E. 35/02, por 8.764,31 euros entre principal, recargo, intereses y costas. Prorrogada por cuatro años más el ${dayText(c.day(-300), "slash")}.`)],
        ["2", "Hipoteca", d.charge({ kind: "mortgage", state: "cancelled", amount, anchor: es(amount) }, `De ${es(amount)} euros, inscripción 3ª. Extinguida: cancelada por la inscripción 5ª de ${dayText(c.day(-1200), "slash")}.`)]],
        { hasHead: true, widths: [0.06, 0.16, 0.78] });
    d.head("IV. Asientos del Diario");
    d.p("No existen documentos pendientes de despacho.");
  },
};

/** Farm land: hectares, areas and metes; no cadastral reference. */
// biome-ignore format: a layout is read as the paper
const farm: Layout<Case> = {
  name: "second-nota-farm-land",
  kind: "nota-simple",
  sheet: { font: "times", size: 11, margins: [70, 70, 64, 60], align: "justify", isHyphenated: true },
  write(d, c) {
    const { home, chance } = settled(c);
    const [areas, cents] = [chance.int(32, 90), chance.one([15, 20, 40, 65, 80])];
    const surface = countWords(areas).replace(/un$/, "una");
    d.title("REGISTRO DE LA PROPIEDAD");
    d.p(d.text("registry", home.registry), "center");
    d.p(`Para información de quien acredita interés legítimo, se expide nota simple el ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`);
    d.p(`RÚSTICA.- Finca número ${d.text("fincaNumber", String(home.finca))}, CRU ${d.id("cru", home.cru)}. Labradío secano al sitio de ${chance.one(["Pedra Longa", "El Cascajar", "Vega de Abajo"])}, término de ${home.town}. Tiene una extensión superficial de ${d.number("plotAreaM2", areas * 100 + cents, `${surface} áreas y ${countWords(cents)} centiáreas`)}. Linda: Norte, camino vecinal; Sur, herederos de Antonio Lago; Este, arroyo; y Oeste, parcela de la Comunidad de Montes. Referencia catastral: no consta.`);
    d.p("No consta su coordinación gráfica con el Catastro.");
    d.p(`TITULARIDAD. ${c.owners.map(({ person, percent, right }) => `${sir(person, "D.", "D.ª")} ${d.party("owner", person, { percent, right })}, N.I.F. ${shownNif(person.id, "dots")}, ${percent === 100 ? "titular de la TOTALIDAD del pleno dominio" : "titular de UNA MITAD INDIVISA en pleno dominio"}, por herencia`).join("; ")}. Inscripción ${home.inscription}ª, folio ${home.folio}.`);
    const variant = c.variant % 3;
    if (variant === 0) d.p(`CARGAS. ${d.charge({ kind: "easement", state: "alive", amount: null, anchor: "paso de carro" }, "Predio sirviente: servidumbre de paso de carro y a pie, de tres metros de ancho, por su lindero Norte, a favor de la finca 1.207.")}`);
    if (variant === 1) d.p(`CARGAS. ${d.charge({ kind: "other", state: "alive", amount: null, anchor: "artículo 28" }, "Limitación del artículo 28 de la Ley Hipotecaria respecto de terceros, por proceder de herencia entre colaterales, hasta cumplirse dos años del fallecimiento del causante.")} ${d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "Donaciones" }, `Afecta por cinco años al Impuesto sobre Sucesiones y Donaciones, según nota de ${dayText(c.day(-200), "long")}.`)}`);
    if (variant === 2) d.p(`CARGAS. ${d.charge({ kind: "lease", state: "alive", amount: null, anchor: "arriendo rústico" }, `Arriendo rústico inscrito por plazo de quince años a favor de ${c.tenant.name}, con derecho de tanteo y retracto.`)}`);
    d.p("Presentación: ninguna. Honorarios: 9,02 euros, s.e.u.o. La información carece de fuerza probatoria frente a la certificación.");
  },
};

/** Catalan practice: capitals, ENTIDAD, charges numbered through one paragraph each. */
// biome-ignore format: a layout is read as the paper
const entity: Layout<Case> = {
  name: "second-nota-entity",
  kind: "nota-simple",
  sheet: { font: "courier", size: 9.5, margins: [60, 66, 50, 54], align: "left", footer: "Hoja {page}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const amount = chance.int(40, 190) * 1000 + 250;
    d.p(`REGISTRO DE LA PROPIEDAD DE ${up(d.text("registry", home.registry))}\nFECHA: ${d.date("issueDate", c.today, dayText(c.today, "dot"))}     HORA: 9:12`);
    d.p(`FINCA DE ${up(home.town)} Nº: ${d.text("fincaNumber", String(home.finca))}\nIDENTIFICADOR ÚNICO (IDUFIR): ${d.id("cru", home.cru)}`);
    d.p(`URBANA.- ENTIDAD NÚMERO ${up(inWords(chance.int(4, 30)))}.- VIVIENDA PUERTA ${up(home.door)} DE LA PLANTA ${up(storey(home))} DEL EDIFICIO CON FRENTE A ${up(d.text("address", `${home.street}, número ${home.number}`))}, DE ${up(home.town)}. SE COMPONE DE VARIAS DEPENDENCIAS Y SERVICIOS. TIENE UNA SUPERFICIE CONSTRUIDA DE ${up(d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2)))}. COEFICIENTE: ${es(home.quota)} POR CIENTO. REFERENCIA CATASTRAL: ${d.id("cadastral-reference", home.reference)}.`);
    d.p(`TITULARES:\n${c.owners.map(({ person, percent, right }) => `${up(d.party("owner", person, { percent, right }))}, NIF ${shownNif(person.id, "plain")}, ${percent === 100 ? "100% DEL PLENO DOMINIO" : `${es(percent)}% DEL ${right === "full" ? "PLENO DOMINIO" : right === "bare" ? "DERECHO DE NUDA PROPIEDAD" : "DERECHO DE USUFRUCTO"}`}. RÉGIMEN DE SEPARACIÓN DE BIENES.`).join("\n")}`);
    d.p("CARGAS:");
    const variant = c.variant % 3;
    if (variant === 0) d.p(d.noCharges("LIBRE DE CARGAS Y GRAVÁMENES."));
    if (variant === 1) {
      d.p(`1.- ${d.charge({ kind: "resolutory-condition", state: "alive", amount, anchor: es(amount) }, `PACTO RESOLUTORIO EXPLÍCITO EN GARANTÍA DEL PRECIO QUE QUEDÓ APLAZADO, DE ${es(amount)} EUROS, PAGADEROS EN CUATRO PLAZOS, EL ÚLTIMO EL ${dayText(c.day(420), "dot")}.`)}`);
      d.p(`2.- ${d.charge({ kind: "lease", state: "alive", amount: null, anchor: "INSCRITO EL ARRENDAMIENTO" }, `INSCRITO EL ARRENDAMIENTO DE ESTA ENTIDAD A FAVOR DE ${up(c.tenant.name)} POR SIETE AÑOS.`)}`);
    }
    if (variant === 2) {
      d.p(`1.- ${d.charge({ kind: "claim", state: "alive", amount: null, anchor: "DIVISIÓN DE LA COSA COMÚN" }, `ANOTACIÓN PREVENTIVA DE DEMANDA LETRA B, EN EJERCICIO DE LA ACCIÓN DE DIVISIÓN DE LA COSA COMÚN. JUZGADO DE PRIMERA INSTANCIA 5, AUTOS ${chance.int(100, 999)}/2025.`)}`);
      d.p(`2.- ${d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "ACTOS JURÍDICOS" }, `AFECCIÓN AL IMPUESTO DE TRANSMISIONES PATRIMONIALES Y ACTOS JURÍDICOS DOCUMENTADOS POR CINCO AÑOS, ${dayText(c.day(-600), "dot")}.`)}`);
      d.p(`3.- ${d.charge({ kind: "seizure", state: "cancelled", amount: 2905.62, anchor: "2.905,62" }, "EL EMBARGO LETRA A, DE 2.905,62 EUROS, FUE CANCELADO POR MANDAMIENTO, SEGÚN NOTA AL MARGEN.")}`);
    }
    d.p("LIBRO DIARIO: SIN ASIENTOS VIGENTES AL CIERRE DEL DÍA ANTERIOR.");
  },
};

/** For a notary: much is said of charges in general before those of the home. */
// biome-ignore format: a layout is read as the paper
const continued: Layout<Case> = {
  name: "second-nota-continued-information",
  kind: "nota-simple",
  sheet: { font: "liberation", size: 10, margins: [64, 72, 60, 60], align: "justify", header: "INFORMACIÓN REGISTRAL CONTINUADA (artículo 354-a del Reglamento Hipotecario)", footer: "{page}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const amount = chance.int(70, 240) * 1000;
    d.p(`A la solicitud del Notario de ${home.town} don ${c.notary}, entrada ${chance.int(1000, 9000)}, el Registro de la Propiedad de ${d.text("registry", home.registry)} informa, con fecha ${d.date("issueDate", c.today, dayText(c.today, "long"))}:`);
    d.small("Durante los nueve días naturales siguientes se comunicará cualquier asiento de presentación que afecte a la finca: transmisiones, hipotecas, embargos, demandas o prohibiciones de disponer. La falta de comunicación no impide que existan cargas posteriores ni afecciones legales no inscritas, como las del Impuesto sobre Bienes Inmuebles o las deudas con la comunidad.");
    d.head("1. Finca");
    d.p(`Piso ${home.floor}, ${home.door}, de la casa número ${home.number} de ${d.text("address", `${home.street}, ${home.number}`, home.street)} en ${home.town}. Superficie construida ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados`)}, útil ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)}`)}. Finca ${d.text("fincaNumber", `${home.finca}`)}; código registral único ${d.id("cru", home.cru)}. Catastro: ${d.id("cadastral-reference", home.reference)}.`);
    d.head("2. Titularidad dominical");
    for (const { person, percent, right } of c.owners)
      d.p(`${d.party("owner", person, { percent, right })} (${shownNif(person.id, "dash")}): ${percent === 100 ? "el pleno dominio de la finca" : `el ${es(percent, 0)} por ciento en pleno dominio`}, con carácter privativo.`);
    d.head("3. Estado de cargas");
    const variant = c.variant % 4;
    if (variant === 0) d.p(d.noCharges("Sin cargas, salvo lo advertido al principio con carácter general."));
    if (variant === 1) d.p(`${d.charge({ kind: "option", state: "alive", amount: null, anchor: "derecho de opción" }, `Por la inscripción ${home.inscription + 1}ª, ${c.tenant.name} adquirió derecho de opción para comprar la finca en ${es(c.price)} euros, ejercitable hasta el ${dayText(c.day(500), "long")}.`)}`);
    if (variant === 2) {
      d.p(d.charge({ kind: "protected-housing", state: "alive", amount: null, anchor: "Calificación definitiva" }, `Calificación definitiva de vivienda de protección pública, expediente 45-1-${chance.int(1000, 9999)}, régimen especial, por treinta años.`));
      d.p(d.charge({ kind: "mortgage", state: "alive", amount, anchor: es(amount) }, `Préstamo hipotecario de ${c.bank}, ${es(amount)} euros de principal, a devolver en trescientas cuotas, con subrogación consentida del último comprador.`));
    }
    if (variant === 3) {
      d.p(d.charge({ kind: "insolvency", state: "alive", amount: null, anchor: "segunda oportunidad" }, `Anotado el concurso de persona natural del titular, con petición de exoneración (segunda oportunidad), Juzgado de lo Mercantil 1, auto de ${dayText(c.day(-90), "long")}.`));
      d.p(d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "medida cautelar" }, "Prohibición de disponer acordada como medida cautelar en diligencias previas del Juzgado de Instrucción 3."));
    }
    d.head("4. Presentación");
    d.p(chance.real() < 0.5 ? "Nada." : "No hay títulos presentados en los últimos sesenta días.");
  },
};

/** A house on a plot, told as a letter with side headings. */
// biome-ignore format: a layout is read as the paper
const house: Layout<Case> = {
  name: "second-nota-house-and-plot",
  kind: "nota-simple",
  sheet: { font: "archivo", size: 9.5, margins: [52, 64, 52, 54], align: "left", footer: "Huella 5E:0C:A9 · {page} de {pages}" },
  write(d, c) {
    const { home, chance } = settled(c);
    const plot = chance.int(310, 1180);
    const variant = c.variant % 3;
    const owners = variant === 1 ? c.owners.map((owner) => ({ ...owner, right: "bare" as const })) : c.owners;
    d.title(`Registro de ${d.text("registry", home.registry)}`, "left");
    d.p(`Nota simple. Emitida: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}. Válida únicamente con código de verificación.`);
    d.rows([
      ["La finca", `Número ${d.text("fincaNumber", String(home.finca))}. Código único ${d.id("cru", home.cru)}.`],
      ["Qué es", `Casa unifamiliar aislada de dos plantas en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, sobre una parcela de ${d.number("plotAreaM2", plot, `${es(plot, 0)} m2`)}. La edificación suma ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m2 construidos`)}; el resto, jardín y aparcamiento.`],
      ["Catastro", `${d.id("cadastral-reference", home.reference)} (no coordinada)`],
      ["Dueños", owners.map(({ person, percent, right }) => `${d.party("owner", person, { percent, right })}, ${person.id}: ${es(percent, 0)} % de ${right === "full" ? "la plena propiedad" : "la nuda propiedad"}`).join("\n")],
    ], { widths: [0.16, 0.84], isRuled: false });
    d.rule();
    d.head("Gravámenes");
    if (variant === 0) d.p(d.noCharges("Ninguno vigente."));
    if (variant === 1) {
      d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "usufructo vitalicio" }, `La donante, doña Rosalía ${c.tenant.surnames}, nacida el ${dayText("1944-03-09", "long")}, se reservó el usufructo vitalicio.`));
      d.p(d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "prohibió" }, "La misma prohibió a los donatarios enajenar la finca mientras ella viva sin su consentimiento."));
    }
    if (variant === 2) {
      d.p(d.charge({ kind: "urban", state: "alive", amount: 14250, anchor: "14.250,00" }, "Afección urbanística de la parcela a los costes de urbanización del sector SUR-6, saldo provisional de 14.250,00 euros, cuota del 0,81 %."));
      d.p(d.charge({ kind: "easement", state: "alive", amount: null, anchor: "línea eléctrica" }, "Servidumbre de paso aéreo de línea eléctrica."));
      d.p(d.charge({ kind: "mortgage", state: "cancelled", amount: 61000, anchor: "61.000,00" }, "Hipoteca de 61.000,00 euros: caducada y cancelada a instancia del titular por haber transcurrido el plazo del artículo 210 de la Ley Hipotecaria."));
    }
    d.small("No se responde de la situación arrendaticia ni posesoria.");
  },
};

/** A parking place: what it grants is little, its charges come abbreviated on one line. */
// biome-ignore format: a layout is read as the paper
const parking: Layout<Case> = {
  name: "second-nota-parking-place",
  kind: "nota-simple",
  sheet: { font: "times", size: 10.5, margins: [62, 62, 62, 60], align: "justify" },
  write(d, c) {
    const { home, chance } = settled(c);
    const area = chance.int(1010, 1890) / 100;
    const amount = chance.int(6, 19) * 1000;
    d.title("NOTA SIMPLE", "right");
    d.p(`Reg. Prop. ${d.text("registry", home.registry)} — ${d.date("issueDate", c.today, dayText(c.today, "short"))}`, "right");
    d.p(`Finca: ${d.text("fincaNumber", String(home.finca))}. CRU: ${d.id("cru", home.cru)}.`);
    d.p(`Plaza de garaje señalada con el ${chance.int(2, 90)} en planta segunda de sótano del edificio de ${d.text("address", `${home.street}, ${home.number}`)}, en ${home.town}. Mide ${d.number("builtAreaM2", area, `${es(area)} m2`)}, incluida su parte en rampas y zonas de maniobra. Cuota ${es(chance.int(10, 60) / 100)} %. Ref. cat. ${d.id("cadastral-reference", home.reference)}.`);
    d.p(`Titular/es: ${c.owners.map(({ person, percent, right }) => `${d.party("owner", person, { percent, right })} (${person.id}), ${percent === 100 ? "pleno dominio" : "1/2 del pleno dominio"}`).join("; ")}.`);
    d.p(`Cargas: ${c.variant % 2 ? d.charge({ kind: "seizure", state: "alive", amount, anchor: es(amount) }, `anot. embargo «C», a favor Cdad. Prop. del inmueble, ${es(amount)} € por cuotas impagadas, JPI 2, ETNJ ${chance.int(100, 900)}/24; expedida certif. de cargas el ${dayText(c.day(-40), "slash")}.`) : d.noCharges("no tiene; el trámite de la anterior venta no dejó afección.")}`);
    d.p("Ptes.: no.");
  },
};

export const SECOND_NOTAS = [tables, farm, entity, continued, house, parking];
