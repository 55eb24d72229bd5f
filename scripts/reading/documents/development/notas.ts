import { type Case, shownFloor, shownNif, sir, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** Notas simples of the development part. */

const court = (c: Case) => `Juzgado de Primera Instancia número ${c.chance.int(1, 14)} de ${c.home.town}`;

/** Sections in capitals, charges in numbered prose, as most registries of the big cities print it. */
const sections: Layout<Case> = {
  name: "nota-sections",
  kind: "nota-simple",
  sheet: {
    font: "liberation",
    size: 9.5,
    margins: [78, 76, 52, 60],
    align: "justify",
    isHyphenated: true,
    header: "REGISTRO DE LA PROPIEDAD     NOTA SIMPLE INFORMATIVA",
    footer: "Pág. {page} de {pages}     Este documento no es una certificación",
    edge: "C.S.V.: 2280952766F03A41     http://www.registradores.org     Verifique su autenticidad con el código seguro",
  },
  write(d, c) {
    const { home, chance } = c;
    d.title("NOTA SIMPLE INFORMATIVA");
    d.p(`Para información de consumidores se hace constar que la manifestación de los libros por esta nota se hace con los efectos que expresa el artículo 332 del Reglamento Hipotecario, y que solo la certificación acredita, en perjuicio de tercero, la libertad o gravamen de los bienes inmuebles.`); // biome-ignore format: text
    d.rows(
      [
        ["Registro de la Propiedad de", d.text("registry", home.registry)],
        ["Fecha de emisión", d.date("issueDate", c.today, dayText(c.today, "slash"))],
        ["Solicitante", `${up(c.buyers[0]!.name)}`],
        ["Interés legítimo alegado", "Investigación jurídica sobre el objeto, su titularidad o limitaciones"],
      ],
      { widths: [0.36, 0.64] },
    );
    d.head("DATOS DE LA FINCA");
    d.p(
      `FINCA DE ${up(home.town)} Nº: ${d.text("fincaNumber", String(home.finca))}     C.R.U.: ${d.id("cru", home.cru)}`,
    );
    d.p(`URBANA: NÚMERO ${up(inWords(chance.int(3, 40)))}.- VIVIENDA en planta ${home.floor}, puerta ${home.door}, del edificio sito en ${d.text("address", `${home.street}, número ${home.number}`)}, de ${home.town}. Tiene una superficie construida de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados`)} y útil de ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} metros cuadrados`)}, distribuida en vestíbulo, comedor-estar, tres dormitorios, cocina, baño y terraza. LINDA: frente, rellano de escalera; derecha entrando, vivienda puerta siguiente; izquierda, patio de luces; y fondo, calle de su situación. CUOTA: ${d.number("communityShare", home.quota, `${es(home.quota)} por ciento`)}.`); // biome-ignore format: text
    d.p(`Referencia catastral: ${d.id("cadastral-reference", home.reference)}. Estado de coordinación con el Catastro: no coordinada con catastro a fecha de expedición.`); // biome-ignore format: text
    d.head("TITULARIDADES");
    d.rows(
      [
        ["NOMBRE TITULAR", "N.I.F.", "TOMO", "LIBRO", "FOLIO", "ALTA"],
        ...c.owners.map(({ person, percent, right }) => [
          d.party("owner", person, { percent, right }, { shown: up(`${person.surnames}, ${person.given}`) }),
          shownNif(person.id, "plain"),
          String(home.tomo),
          String(home.libro),
          String(home.folio),
          String(home.inscription),
        ]),
      ],
      { widths: [0.36, 0.16, 0.12, 0.12, 0.12, 0.12], hasHead: true },
    );
    for (const { percent, right } of c.owners)
      d.p(`${es(percent, percent % 1 ? 2 : 0)}% (${percent === 100 ? "TOTALIDAD" : "UNA MITAD INDIVISA"}) del ${right === "full" ? "pleno dominio" : right === "bare" ? "dominio en nuda propiedad" : "usufructo"} con carácter ${c.owners.length > 1 ? "ganancial" : "privativo"}.`); // biome-ignore format: text
    d.p(`TÍTULO: Adquirida por COMPRA en virtud de Escritura Pública, autorizada en ${up(home.town)} por ${up(c.notary)}, el día ${d.date("titleDate", c.day(-4200), dayText(c.day(-4200), "slash"))}. Inscripción ${home.inscription}ª.`); // biome-ignore format: text
    d.head("CARGAS");
    charges(d, c);
    d.head("DOCUMENTOS RELATIVOS A LA FINCA PRESENTADOS Y PENDIENTES DE DESPACHO");
    d.p("NO hay documentos pendientes de despacho.");
    d.small(`AVISO: Los datos consignados en la presente nota se refieren al día de ${dayText(c.today, "words")}, antes de la apertura del diario.`); // biome-ignore format: text
    d.rule();
    d.small("ADVERTENCIAS: Queda prohibida la incorporación de los datos de esta nota a ficheros o bases informáticas para la consulta individualizada de personas físicas o jurídicas, incluso expresando la procedencia de la información (Instrucción D.G.R.N. de 17 de febrero de 1998; B.O.E. 27/02/1998). Los datos personales serán tratados conforme al Reglamento (UE) 2016/679. Honorarios: 3,64 € IVA incluido."); // biome-ignore format: text

    function charges(to: typeof d, { variant, bank }: Case): void {
      const variants = variant % 6;
      const principal = chance.int(70, 240) * 1000;
      if (variants === 0) return void to.p(to.noCharges("No hay cargas registradas."));
      if (variants === 1 || variants === 2) {
        const until = c.day(chance.int(3000, 8000));
        to.p(to.charge({ kind: "mortgage", state: "alive", amount: principal, anchor: es(principal) }, `- HIPOTECA a favor de ${bank}, para responder de ${es(principal)} euros de principal; de sus intereses ordinarios durante un año al tipo máximo del 6,00 por ciento; de sus intereses de demora durante dos años; y de un 10 por ciento para costas y gastos. Plazo: hasta el ${dayText(until, "long")}. Tasada a efectos de subasta en ${es(principal * 1.4)} euros. Formalizada en escritura autorizada por ${c.notary}, notaría de ${home.town}, según la inscripción ${home.inscription + 1}ª, de fecha ${dayText(c.day(-2300), "slash")}.`)); // biome-ignore format: text
      }
      if (variants === 2) {
        const old = chance.int(30, 69) * 1000 + 250;
        to.p(to.charge({ kind: "mortgage", state: "cancelled", amount: old, anchor: es(old) }, `- HIPOTECA de la inscripción ${home.inscription - 1}ª a favor de BANCO PASTOR, S.A., en garantía de ${es(old)} euros de principal. CANCELADA por la inscripción ${home.inscription + 2}ª, de ${dayText(c.day(-900), "slash")}.`)); // biome-ignore format: text
        to.p(to.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "autoliquidada como exenta" }, `- Al margen de la inscripción ${home.inscription + 2}ª: AFECTA por plazo de CINCO AÑOS, contados desde el ${dayText(c.day(-900), "slash")}, al pago del impuesto de Transmisiones Patrimoniales y Actos Jurídicos Documentados, autoliquidada como exenta.`)); // biome-ignore format: text
      }
      if (variants === 3) {
        const claim = chance.int(4, 48) * 1000 + 371;
        to.p(to.charge({ kind: "seizure", state: "alive", amount: claim, anchor: es(claim) }, `- ANOTACIÓN PREVENTIVA DE EMBARGO letra A, a favor de la TESORERÍA GENERAL DE LA SEGURIDAD SOCIAL, en reclamación de ${es(claim)} euros por principal, recargos, intereses y costas, ordenada en mandamiento expedido el ${dayText(c.day(-410), "slash")} por la Unidad de Recaudación Ejecutiva número 3, expediente 46 03 19 00284417. Anotada el ${dayText(c.day(-380), "slash")}.`)); // biome-ignore format: text
      }
      if (variants === 4) {
        to.p(to.charge({ kind: "easement", state: "alive", amount: null, anchor: "finca matriz" }, `POR PROCEDENCIA de la finca matriz número ${chance.int(200, 1700)}: SERVIDUMBRE de paso a pie y con vehículos, de tres metros de anchura, a favor de la colindante por el este, constituida por la inscripción 2ª.`)); // biome-ignore format: text
        to.p("PROPIAS DE ESTA FINCA: no constan.");
      }
      if (variants === 5) {
        const claim = chance.int(9, 60) * 1000 + 118;
        to.p(to.charge({ kind: "claim", state: "alive", amount: null, anchor: "nulidad" }, `- ANOTACIÓN PREVENTIVA DE DEMANDA de nulidad de la compraventa, seguida en el ${court(c)}, autos de juicio ordinario ${chance.int(100, 999)}/2025, letra B.`)); // biome-ignore format: text
        to.p(to.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "medida cautelar" }, `- PROHIBICIÓN DE DISPONER acordada como medida cautelar en los mismos autos.`)); // biome-ignore format: text
        to.p(to.charge({ kind: "seizure", state: "cancelled", amount: claim, anchor: es(claim) }, `- El embargo de la letra A, por ${es(claim)} euros, a favor de Comunidad de Propietarios, fue CANCELADO el ${dayText(c.day(-70), "slash")} en virtud de mandamiento del propio juzgado.`)); // biome-ignore format: text
      }
    }
  },
};

/** A plain typewriter of small registries: everything in capitals, in one flow. */
const capitals: Layout<Case> = {
  name: "nota-capitals",
  kind: "nota-simple",
  sheet: { font: "courier", size: 9, margins: [64, 60, 50, 56], isHyphenated: false, footer: "- {page} -" },
  write(d, c) {
    const { home, chance } = c;
    const [first] = c.owners;
    d.title(`REGISTRO DE LA PROPIEDAD DE ${up(home.registry)}`, "left");
    d.text("registry", home.registry);
    d.p(
      `NOTA SIMPLE DE FINCA. PETICIONARIO: ${up(c.buyers[0]!.name)}. ${d.date("issueDate", c.today, dayText(c.today, "dash"))}`,
    );
    d.p(`FINCA ${d.text("fincaNumber", String(home.finca))} DE ${up(home.town)}, SECCIÓN PRIMERA. TOMO ${home.tomo}, LIBRO ${home.libro}, FOLIO ${home.folio}. IDUFIR: ${d.id("cru", home.cru)}.`); // biome-ignore format: text
    d.p(`DESCRIPCION: PISO ${up(shownFloor(home))} DE LA CASA NUMERO ${home.number} DE ${up(d.text("address", `${home.street}, ${home.number}`, `${home.street}`))}. MIDE UNA SUPERFICIE DE ${d.number("builtAreaM2", home.builtM2, up(areaWords(home.builtM2)))}. LE CORRESPONDE UN CUARTO TRASTERO EN EL SOTANO. CUOTA ${es(home.quota)} %. REF. CATASTRAL ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: text
    if (c.owners.length === 1 && first)
      d.p(`TITULAR: ${d.party("owner", first.person, { percent: first.percent, right: first.right }, { shown: up(first.person.name) })}, DNI/NIE ${shownNif(first.person.id, "dash")}, EN CUANTO A LA TOTALIDAD DEL ${first.right === "bare" ? "DOMINIO EN NUDA PROPIEDAD" : "PLENO DOMINIO"}, CON CARACTER PRIVATIVO, POR TITULO DE HERENCIA.`); // biome-ignore format: text
    else {
      const names = c.owners.map(({ person, percent, right }) => `${d.party("owner", person, { percent, right }, { shown: up(person.name) })}, DNI/NIE ${shownNif(person.id, "dash")}`); // biome-ignore format: text
      const isHalves = c.owners.every(({ percent, right }) => percent === 50 && right === "full");
      d.p(
        isHalves
          ? `TITULARES: ${names.join(", Y ")}, POR MITADES E INDIVISO, EN PLENO DOMINIO, POR TITULO DE COMPRA.`
          : `TITULARES: ${c.owners.map(({ percent, right }, at) => `${names[at]}, DEL ${es(percent, 2)} % ${right === "full" ? "EN PLENO DOMINIO" : right === "bare" ? "EN NUDA PROPIEDAD" : "DEL USUFRUCTO VITALICIO"}`).join("; ")}.`, // biome-ignore format: text
      );
    }
    d.p("--- C A R G A S ---");
    const variant = c.variant % 4;
    if (variant === 0) d.p(d.noCharges("LIBRE DE CARGAS Y GRAVAMENES."));
    if (variant === 1) {
      const amount = chance.int(50, 160) * 1000;
      d.p(d.charge({ kind: "mortgage", state: "alive", amount, anchor: up(inWords(amount)) }, `HIPOTECA QUE CAUSO LA INSCRIPCION ${home.inscription}ª, A FAVOR DE ${c.bank}, EN GARANTIA DE UN PRESTAMO DE ${up(inWords(amount))} EUROS DE PRINCIPAL, SUS INTERESES Y COSTAS, A DEVOLVER EN ${chance.int(180, 360)} CUOTAS MENSUALES.`)); // biome-ignore format: text
    }
    if (variant === 2) {
      const amount = chance.int(20, 90) * 1000;
      d.p(d.charge({ kind: "resolutory-condition", state: "alive", amount, anchor: es(amount) }, `GRAVADA CON CONDICION RESOLUTORIA EXPLICITA EN GARANTIA DEL PRECIO APLAZADO DE ${es(amount)} EUROS, QUE SE PAGARA EN TRES PLAZOS, EL ULTIMO EL ${dayText(c.day(420), "dash")}.`)); // biome-ignore format: text
    }
    if (variant === 3)
      d.p(d.charge({ kind: "protected-housing", state: "alive", amount: null, anchor: "CALIFICADA" }, `ESTA VIVIENDA ESTA CALIFICADA DEFINITIVAMENTE COMO DE PROTECCION OFICIAL, EXPEDIENTE ${chance.int(11, 98)}-I-0${chance.int(10, 99)}/${chance.int(2004, 2010)}, CON PROHIBICION DE TRANSMITIR POR PRECIO SUPERIOR AL MAXIMO Y SIN AUTORIZACION DE LA CONSEJERIA DURANTE TREINTA AÑOS.`)); // biome-ignore format: text
    d.p(`ES COPIA DE LOS LIBROS A DIA DE HOY. SIN GARANTIA.`);
    d.stamp(["REGISTRO DE LA", "PROPIEDAD", up(home.town).slice(0, 18)], { dy: -70 });
  },
};

/** A table of boxes, as the online service prints its «información continuada». */
const boxes: Layout<Case> = {
  name: "nota-boxes",
  kind: "nota-simple",
  sheet: { font: "helvetica", size: 9, margins: [50, 70, 50, 60], header: "Información Registral expedida por el Registro de la Propiedad", footer: "Página {page}/{pages}" }, // biome-ignore format: one sheet
  write(d, c) {
    const { home, chance } = c;
    // Where somebody else has the usufruct, the owners have what is left.
    const owners = c.variant % 4 === 2 ? c.owners.map((owner) => ({ ...owner, right: "bare" as const })) : c.owners;
    d.title("Nota Simple", "left");
    d.rows([
      ["Registro", "Fecha y hora", "Nº de petición"],
      [d.text("registry", home.registry), `${d.date("issueDate", c.today, dayText(c.today, "slash"))} 09:14`, `F${chance.int(10, 99)}HK${chance.int(10, 99)}`],
    ], { hasHead: true }); // biome-ignore format: table
    d.rows([
      ["Finca registral", d.text("fincaNumber", String(home.finca), es(home.finca, 0))],
      ["Código Registral Único", d.id("cru", home.cru, { shown: `${home.cru.slice(0, 5)} ${home.cru.slice(5)}` })],
      ["Naturaleza", "URBANA: Vivienda"],
      ["Localización", `${d.text("address", `${home.street} ${home.number}`)}, planta ${home.floor}, puerta ${home.door}. C.P. ${home.postcode} ${home.town}`],
      ["Superficies", `Construida: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}. Útil: ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m²`)}`],
      ["Cuota", `${es(home.quota)} %`],
      ["Ref. Catastral", d.id("cadastral-reference", home.reference)],
    ], { widths: [0.28, 0.72] }); // biome-ignore format: table
    d.head("Titular · Participación · Carácter");
    d.rows(
      [
        ["Titular", "NIF", "Participación", "Carácter"],
        ...owners.map(({ person, percent, right }) => [
          d.party("owner", person, { percent, right }),
          shownNif(person.id, "plain"),
          `${es(percent, 2)}% ${right === "full" ? "pleno dominio" : right === "bare" ? "nuda propiedad" : "usufructo"}`,
          c.owners.length > 1 ? "Ganancial" : "Privativo",
        ]),
      ],
      { widths: [0.38, 0.18, 0.26, 0.18], hasHead: true },
    );
    d.head("Cargas vigentes");
    const variant = c.variant % 4;
    const amount = chance.int(60, 190) * 1000;
    if (variant === 0) d.p(d.noCharges("Sin cargas."));
    if (variant === 1)
      d.rows([
        ["Tipo", "Titular", "Responsabilidad", "Asiento"],
        ["Hipoteca", c.bank, d.charge({ kind: "mortgage", state: "alive", amount, anchor: es(amount) }, `Principal ${es(amount)} €`), `Insc. ${home.inscription}ª ${dayText(c.day(-1500), "slash")}`],
        ["Afección fiscal ITPAJD", "Comunidad Autónoma", d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "Afección fiscal ITPAJD" }, "5 años"), `Nota al margen ${dayText(c.day(-1500), "slash")}`],
      ], { hasHead: true, widths: [0.2, 0.32, 0.24, 0.24] }); // biome-ignore format: table
    if (variant === 2) {
      const holder = c.tenant;
      d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "usufructo vitalicio" }, `La finca está gravada con el usufructo vitalicio de ${sir(holder)} ${holder.name}, según la inscripción ${home.inscription}ª.`)); // biome-ignore format: text
    }
    if (variant === 3) {
      d.p(d.charge({ kind: "option", state: "alive", amount: null, anchor: "opción de compra" }, `Derecho de opción de compra a favor de Inmobiliaria del Sur, S.L., por plazo de dos años desde el ${dayText(c.day(-120), "slash")}, inscripción ${home.inscription + 1}ª.`)); // biome-ignore format: text
      d.p(d.charge({ kind: "lease", state: "alive", amount: null, anchor: "Arrendamiento inscrito" }, `Arrendamiento inscrito a favor de ${c.tenant.name}, por plazo de cinco años.`)); // biome-ignore format: text
    }
    d.head("Asientos de presentación pendientes");
    d.p("No constan.");
    d.small(
      "Esta información se obtiene de los asientos vigentes y tiene valor puramente informativo (art. 222.5 de la Ley Hipotecaria).",
    );
  },
};

export const NOTAS = [sections, capitals, boxes];
