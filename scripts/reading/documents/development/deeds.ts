import { type Case, shownIban, shownNif, sir, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** Deeds and contracts of the development part. */

const lived = (c: Case) => `vecino de ${c.home.town}, con domicilio en calle Mayor, ${c.chance.int(1, 90)}`;

/** The clauses that a deed goes on with after its price. */
const LONG_CLAUSES = [
  "DÉCIMO.- MEDIOS DE PAGO. A los efectos del artículo 24 de la Ley del Notariado, manifiesta la parte vendedora que los importes recibidos con anterioridad lo fueron por los medios que resultan de los justificantes que testimonio y uno a esta matriz, y que el resto del precio se satisface en este acto mediante el cheque reseñado, salvo buen fin, dando la más eficaz carta de pago.",
  "UNDÉCIMO.- RETENCIÓN. Manifiesta la parte vendedora ser residente fiscal en España, por lo que no procede practicar la retención del tres por ciento que establece el texto refundido de la Ley del Impuesto sobre la Renta de no Residentes. Las partes declaran que no ha mediado intermediario distinto del que resulta de los documentos exhibidos.",
  "DUODÉCIMO.- VIVIENDA FAMILIAR. Manifiesta la parte transmitente, bajo su responsabilidad, que la finca vendida no tiene el carácter de vivienda habitual de familia distinta de la suya, y que no requiere por ello el consentimiento de persona alguna que no comparezca en este otorgamiento.",
  "DECIMOTERCERO.- LIBRO DEL EDIFICIO. Advierto a las partes de la obligación de conservar y transmitir la documentación del edificio. La parte compradora manifiesta conocer los estatutos y las normas de régimen interior, que obran en el Registro, y asume desde hoy los gastos de la comunidad en proporción a su cuota.",
  "DECIMOCUARTO.- PODER. Las partes se apoderan recíproca e irrevocablemente para subsanar los errores materiales de la presente escritura que impidieran su inscripción, siempre que no alteren lo convenido, y facultan a la gestoría designada para presentarla, liquidarla y retirarla, con abono de las cantidades provisionadas.",
  "DECIMOQUINTO.- NOTIFICACIONES. A efectos de notificaciones señalan las partes los domicilios de la comparecencia. Solicitan de mí, el notario, que remita al Ayuntamiento copia simple electrónica de la presente, a los efectos de la comunicación del impuesto sobre el incremento de valor de los terrenos, y al Catastro la alteración de titularidad.",
];

const purchase: Layout<Case> = {
  name: "deed-purchase-stamped",
  kind: "escritura-compraventa",
  sheet: { font: "times", size: 12, margins: [120, 96, 70, 80], align: "justify", lineGap: 0.95, header: "PAPEL EXCLUSIVO PARA DOCUMENTOS NOTARIALES     0,15 €     IN4827306", footer: "{page}", fillsLines: true }, // biome-ignore format: one sheet
  write(d, c) {
    const { home, chance, price } = c;
    const [buyer] = c.buyers;
    const protocol = chance.int(210, 3900);
    const signed = c.day(-chance.int(200, 3000));
    d.title(`ESCRITURA DE COMPRAVENTA`);
    d.p(`NÚMERO ${d.text("protocol", String(protocol), up(inWords(protocol)))}.`);
    d.p(`En ${home.town}, mi residencia, a ${d.date("deedDate", signed, dayText(signed, "words"))}.`);
    d.p(`Ante mí, ${up(d.text("notary", c.notary))}, Notario del Ilustre Colegio de ${home.province},`);
    d.head("COMPARECEN", "center");
    for (const { person, percent, right } of c.owners)
      d.p(`De una parte, como VENDEDOR: ${sir(person, "DON", "DOÑA")} ${up(d.party("seller", person, c.owners.length > 1 ? { percent, right } : { percent: 100, right }))}, mayor de edad, ${lived(c)}, con D.N.I./N.I.F. número ${shownNif(person.id, "dots")}.`); // biome-ignore format: text
    for (const person of c.buyers)
      d.p(`Y de otra, como COMPRADOR: ${sir(person, "DON", "DOÑA")} ${up(d.party("buyer", person))}, mayor de edad, ${lived(c)}, con D.N.I./N.I.F. número ${shownNif(person.id, "dots")}.`); // biome-ignore format: text
    d.p("INTERVIENEN en su propio nombre y derecho. Identifico a los comparecientes por sus documentos de identidad reseñados, y tienen, a mi juicio, la capacidad legal necesaria para formalizar la presente escritura de COMPRAVENTA, a cuyo efecto,"); // biome-ignore format: text
    d.head("EXPONEN", "center");
    d.p(
      `I.- Que ${c.owners.length > 1 ? "son dueños, por mitades e indiviso" : "es dueño en pleno dominio"}, de la siguiente finca:`,
    );
    d.p(`URBANA.- Vivienda situada en la planta ${home.floor}, puerta ${home.door}, del edificio en ${home.town}, ${d.text("address", `${home.street}, número ${home.number}`)}. Ocupa una superficie construida de ${d.number("builtAreaM2", home.builtM2, `${areaWords(home.builtM2)} (${es(home.builtM2)} m²)`)}. Linda: por la derecha entrando, con finca de herederos de don Blas Romero; por la izquierda, con caja de escalera y piso número siguiente; por el fondo, con patio; y por el frente, con la calle de su situación. CUOTA: ${es(home.quota)} por ciento en los elementos comunes.`); // biome-ignore format: text
    d.p(
      `TÍTULO.- Les pertenece por compra, mediante escritura autorizada en esta ciudad el ${dayText(c.day(-6100), "long")}.`,
    );
    d.p(`INSCRIPCIÓN.- Registro de la Propiedad de ${home.registry}, tomo ${home.tomo}, libro ${home.libro}, folio ${home.folio}, finca ${d.text("fincaNumber", String(home.finca))}, inscripción ${home.inscription}ª. CÓDIGO REGISTRAL ÚNICO: ${d.id("cru", home.cru)}.`); // biome-ignore format: text
    d.p(`REFERENCIA CATASTRAL.- ${d.id("cadastral-reference", home.reference)}, según resulta de certificación catastral descriptiva y gráfica que incorporo a esta matriz.`); // biome-ignore format: text
    const debt = chance.int(20, 70) * 1000;
    const isCharged = c.variant % 2 === 1;
    if (isCharged)
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: debt, anchor: es(debt) }, `CARGAS.- La finca se halla gravada con una HIPOTECA a favor de ${c.bank}, en garantía de un préstamo de ${up(inWords(debt))} EUROS (${es(debt)} €) de principal. Manifiesta la parte vendedora que el préstamo se halla íntegramente satisfecho, estando pendiente de otorgar la escritura de cancelación y su inscripción en el Registro.`)); // biome-ignore format: text
    else
      d.p(d.noCharges(`CARGAS.- Libre de cargas y gravámenes, según manifiesta la parte vendedora y resulta de la información registral obtenida por mí telemáticamente con esta misma fecha.`)); // biome-ignore format: text
    d.p("SITUACIÓN ARRENDATICIA.- Libre de arrendatarios y ocupantes, según afirma la parte vendedora.");
    d.p("COMUNIDAD DE PROPIETARIOS.- La parte vendedora manifiesta hallarse al corriente en el pago de los gastos generales de la comunidad, y me entrega certificación que incorporo a la presente."); // biome-ignore format: text
    d.p("INFORMACIÓN MEDIOAMBIENTAL.- La parte vendedora manifiesta que en el inmueble no se ha realizado ninguna actividad potencialmente contaminante del suelo."); // biome-ignore format: text
    d.head("OTORGAN", "center");
    d.p(`PRIMERO.- ${c.owners.map(({ person }) => `${sir(person, "DON", "DOÑA")} ${up(person.name)}`).join(" y ")} VENDE${c.owners.length > 1 ? "N" : ""} la finca descrita a ${sir(buyer!, "DON", "DOÑA")} ${up(buyer!.name)}${c.buyers[1] ? ` y a ${sir(c.buyers[1], "DON", "DOÑA")} ${up(c.buyers[1].name)}` : ""}, que la compra${c.buyers[1] ? "n por mitades" : ""}, con cuanto le sea inherente y accesorio, como cuerpo cierto.`); // biome-ignore format: text
    const earnest = Math.round(price * 0.1);
    d.p(`SEGUNDO.- El PRECIO de esta compraventa es de ${d.money("price", price, `${up(inWords(Math.floor(price)))} EUROS (${es(price)} €)`)}, que se satisface del siguiente modo: a) ${up(inWords(earnest))} EUROS (${es(earnest)} €) recibidos con anterioridad a este acto mediante transferencia bancaria; b) y el resto, ${es(price - earnest)} euros, mediante cheque bancario nominativo contra la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}, cuya fotocopia incorporo.`); // biome-ignore format: text
    d.p("TERCERO.- GASTOS E IMPUESTOS. Todos los gastos e impuestos que se originen por esta escritura serán satisfechos por las partes con arreglo a la Ley. El Impuesto sobre el Incremento del Valor de los Terrenos será de cargo de la parte vendedora."); // biome-ignore format: text
    d.p("CUARTO.- ENTREGA. La parte compradora toma posesión de la finca en este acto, mediante la entrega de las llaves. El Impuesto sobre Bienes Inmuebles del año en curso se prorratea entre las partes por los días respectivos."); // biome-ignore format: text
    d.p("QUINTO.- EFICIENCIA ENERGÉTICA. La parte vendedora hace entrega del certificado de eficiencia energética debidamente registrado y de su etiqueta, que dejo incorporados."); // biome-ignore format: text
    for (const n of ["SEXTO", "SÉPTIMO", "OCTAVO", "NOVENO"])
      d.p(`${n}.- ${{ SEXTO: "Las partes solicitan la presentación telemática de copia autorizada en el Registro de la Propiedad competente, conforme al artículo 249 del Reglamento Hipotecario, y quedan advertidas de la vigencia limitada del asiento de presentación.", SÉPTIMO: "Hago las reservas y advertencias legales, en especial las fiscales, y entre ellas la obligación de presentar la autoliquidación en el plazo de treinta días hábiles, la afección de los bienes al pago del impuesto y las responsabilidades en caso de incumplimiento.", OCTAVO: "De acuerdo con lo establecido en el Reglamento General de Protección de Datos, los comparecientes quedan informados de la incorporación de sus datos a los ficheros de la notaría, que se conservarán con carácter confidencial.", NOVENO: "A los efectos de la Ley 10/2010, de prevención del blanqueo de capitales, la parte adquirente manifiesta que actúa por cuenta propia y que los fondos proceden de su actividad profesional." }[n]}`); // biome-ignore format: text
    for (const text of LONG_CLAUSES) d.p(text);
    d.p(`Leo esta escritura a los comparecientes, que renuncian a su derecho a hacerlo por sí, la encuentran conforme, se ratifican y firman conmigo, el Notario, que de todo lo consignado en este instrumento público, extendido en ${inWords(chance.int(6, 9))} folios de papel exclusivo para documentos notariales, DOY FE.`); // biome-ignore format: text
    d.stamp(["NOTARÍA", "FE PÚBLICA", "NIHIL PRIUS FIDE"], { colour: "#5a2d81" });
    d.signatures(c.owners[0]!.person.name, buyer!.name, c.notary);
    d.head("DILIGENCIA DE INCORPORACIÓN");
    d.p("Para hacer constar que con esta fecha se unen a la matriz los documentos a que se refiere el cuerpo de la escritura. Aplicación del Arancel: números 1, 2, 4, 5 y 7. Base declarada. DOY FE."); // biome-ignore format: text
  },
};

const inheritance: Layout<Case> = {
  name: "deed-inheritance",
  kind: "escritura-herencia",
  sheet: { font: "times", size: 11.5, margins: [110, 90, 66, 76], align: "justify", lineGap: 0.3, header: "TIMBRE DEL ESTADO     CLASE 8.ª     0M1170944", footer: "- {page} -" }, // biome-ignore format: one sheet
  write(d, c) {
    const { home, chance } = c;
    const dead = c.tenant;
    const protocol = chance.int(90, 2200);
    const signed = c.day(-chance.int(30, 700));
    const died = c.day(-chance.int(800, 1400));
    const value = chance.int(70, 260) * 1000;
    d.title("MANIFESTACIÓN, ACEPTACIÓN Y ADJUDICACIÓN DE HERENCIA");
    d.p(
      `NÚMERO: ${d.text("protocol", String(protocol))}. En ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "words"))}, ante mí, ${d.text("notary", c.notary)}, notario.`,
    );
    d.head("COMPARECEN:");
    for (const { person, percent, right } of c.owners)
      d.p(`${sir(person, "Don", "Doña")} ${d.party("owner", person, { percent, right })}, con NIF ${shownNif(person.id, "dash")}, mayor de edad, ${lived(c)}, hijo del causante y heredero en cuanto a un ${es(percent, 0)} por ciento.`); // biome-ignore format: text
    d.head("EXPONEN:");
    d.p(`PRIMERO. Fallecimiento. Que ${sir(dead, "don", "doña")} ${dead.name}, ${dead.isWoman ? "viuda" : "viudo"}, falleció en ${home.town} el día ${d.date("deathDate", died, dayText(died, "long"))}, según certificado de defunción que se une.`); // biome-ignore format: text
    d.p(`SEGUNDO. Título sucesorio. Falleció bajo testamento abierto, en el que instituyó herederos por partes iguales a sus hijos, aquí comparecientes, según certificado del Registro General de Actos de Última Voluntad.`); // biome-ignore format: text
    d.p(`TERCERO. Inventario. Forma parte de la herencia: URBANA. Vivienda en ${home.town}, ${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados construidos`)}. Inscrita en el Registro de la Propiedad de ${home.registry}, finca ${d.text("fincaNumber", String(home.finca))}. C.R.U. ${d.id("cru", home.cru)}. Referencia catastral ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: text
    if (c.variant % 2) {
      const debt = chance.int(8, 40) * 1000;
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: debt, anchor: es(debt) }, `Cargas: hipoteca a favor de ${c.bank}, de la que restan por pagar ${es(debt)} euros, deuda en la que se subrogan los herederos.`)); // biome-ignore format: text
    } else d.p(d.noCharges("Cargas: ninguna, según nota simple que se protocoliza."));
    d.p(`Se valora en ${d.money("inheritedValue", value, `${inWords(value)} euros (${es(value)} €)`)}.`);
    d.head("OTORGAN:");
    d.p("I. Los comparecientes aceptan pura y simplemente la herencia y se adjudican, en pago de sus derechos, el pleno dominio de la finca inventariada en la proporción indicada."); // biome-ignore format: text
    d.p("II. Solicitan la aplicación de las reducciones de la ley del Impuesto sobre Sucesiones y Donaciones, y la práctica de los asientos registrales procedentes."); // biome-ignore format: text
    d.p("Así lo dicen y otorgan. Leída la presente, la firman. Doy fe.");
    d.signatures(...c.owners.map(({ person }) => person.name), c.notary);
  },
};

const arrasPenitential: Layout<Case> = {
  name: "arras-clauses",
  kind: "arras",
  sheet: {
    font: "archivo",
    size: 10.5,
    margins: [72, 70, 64, 64],
    align: "justify",
    footer: "Página {page} de {pages}     Firmas:",
  },
  write(d, c) {
    const { home, price, chance } = c;
    const earnest = Math.round((price * chance.int(5, 10)) / 100);
    const deadline = c.day(c.plant === "deadline-before-mortgage" ? 21 : chance.int(45, 100));
    const kinds = ["penitenciales", "confirmatorias", "penales"] as const;
    const kind = kinds[c.variant % 3]!;
    d.title(`CONTRATO DE ARRAS ${up(kind)}`);
    d.p(`En ${home.town}, a ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`);
    d.head("REUNIDOS", "center");
    d.p(`De una parte, ${c.owners.map(({ person }) => `${sir(person, "D.", "D.ª")} ${d.party("seller", person)}, con NIF ${shownNif(person.id, "plain")}`).join("; y ")}, en adelante LA PARTE VENDEDORA.`); // biome-ignore format: text
    d.p(`De otra parte, ${c.buyers.map((person) => `${sir(person, "D.", "D.ª")} ${d.party("buyer", person)}, con NIF ${shownNif(person.id, "plain")}`).join("; y ")}, en adelante LA PARTE COMPRADORA.`); // biome-ignore format: text
    d.head("MANIFIESTAN", "center");
    d.p(`I. Que la parte vendedora es propietaria de la vivienda sita en ${d.text("address", `${home.street} nº ${home.number}`)}, ${home.floor} ${home.door}, ${home.postcode} ${home.town}, finca registral ${d.text("fincaNumber", String(home.finca))} del Registro de la Propiedad de ${home.registry}, con referencia catastral ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: text
    d.p("II. Que está interesada en venderla y la parte compradora en comprarla, libre de cargas, gravámenes, arrendatarios y ocupantes, y al corriente de comunidad e impuestos."); // biome-ignore format: text
    d.head("ESTIPULACIONES", "center");
    d.p(`PRIMERA. Precio. El precio total de la compraventa se fija en ${d.money("price", price, `${inWords(Math.floor(c.plant === "amounts-differ" ? price + 10_000 : price))} euros (${es(price)} €)`)}.`); // biome-ignore format: text
    d.p(`SEGUNDA. Arras. La parte compradora entrega en este acto ${d.money("depositAmount", earnest, `${es(earnest)} euros`)}, mediante transferencia a la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })} titularidad de la vendedora, en concepto de arras ${d.text("depositKind", kind.replace(/e?s$/, ""), kind)}.`); // biome-ignore format: text
    if (kind === "penitenciales")
      d.p("TERCERA. De conformidad con el artículo 1454 del Código Civil, el contrato podrá rescindirse allanándose el comprador a perder las arras, o el vendedor a devolverlas duplicadas."); // biome-ignore format: text
    if (kind === "confirmatorias")
      d.p("TERCERA. La cantidad entregada tiene el carácter de arras confirmatorias, a cuenta del precio, sin que faculte a ninguna de las partes para desistir. En caso de incumplimiento será de aplicación el artículo 1124 del Código Civil."); // biome-ignore format: text
    if (kind === "penales")
      d.p("TERCERA. En caso de incumplimiento, la parte que lo sufra podrá retener o exigir dicha suma en concepto de pena, con arreglo a los artículos 1152 y 1153 del Código Civil, además de exigir el cumplimiento."); // biome-ignore format: text
    d.p(`CUARTA. Escritura. La escritura pública se otorgará como máximo el día ${d.date("deedDeadline", deadline, dayText(deadline, "long"))}, ante el notario que designe la parte compradora, que lo comunicará con cinco días de antelación.`); // biome-ignore format: text
    d.p(
      c.plant === "deadline-before-mortgage" || chance.real() < 0.5
        ? `QUINTA. Financiación. Este contrato queda sujeto a que la parte compradora obtenga, antes del ${d.date("mortgageDeadline", c.day(35), dayText(c.day(35), "long"))}, financiación por un 80 % del precio; en caso contrario se le devolverá lo entregado.` // biome-ignore format: text
        : "QUINTA. Gastos. Los gastos de notaría, registro e impuestos serán satisfechos con arreglo a ley; la plusvalía municipal, por la vendedora.",
    );
    d.p(
      `SEXTA. Cargas. La parte vendedora se obliga a cancelar a su costa, antes o a la vez que la escritura, cualquier carga que pesare sobre la finca.`,
    );
    d.p(`SÉPTIMA. Fuero. Las partes se someten a los juzgados y tribunales de ${home.town}.`);
    d.signatures(c.owners[0]!.person.name, c.buyers[0]!.name);
  },
};

const reserva: Layout<Case> = {
  name: "reserva-agency-form",
  kind: "reserva",
  sheet: {
    font: "helvetica",
    size: 10,
    margins: [60, 72, 60, 60],
    header: "INMOBILIARIA PUERTA DEL SOL     C.I.F. en trámite de alta     Tel. 910 000 000",
  },
  write(d, c) {
    const { home, price, chance } = c;
    const amount = chance.int(1, 6) * 1000;
    const until = c.day(chance.int(7, 20));
    d.title("DOCUMENTO DE RESERVA DE INMUEBLE");
    d.p(`Recibimos de ${sir(c.buyers[0]!, "D.", "Dña.")} ${d.party("buyer", c.buyers[0]!)}, NIF ${shownNif(c.buyers[0]!.id, "plain")}, la cantidad de ${d.money("depositAmount", amount, `${es(amount)} €`)} en concepto de RESERVA para la compra del inmueble de la ${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, de ${home.town}.`); // biome-ignore format: text
    d.rows([
      ["Precio ofrecido", d.money("price", price, `${es(price, 0)} €`)],
      ["Propietario", d.party("seller", c.owners[0]!.person, null, { hasId: false })],
      ["Validez de la reserva", `hasta el ${d.date("reservationUntil", until, dayText(until, "slash"))}`],
      ["Ref. catastral", d.id("cadastral-reference", home.reference)],
    ], { widths: [0.34, 0.66] }); // biome-ignore format: table
    d.p("Durante dicho plazo el inmueble se retira del mercado. Si la propiedad no acepta la oferta, se devolverá íntegramente el importe. Aceptada, la cantidad se imputará a las arras que se firmarán en el plazo indicado. Si el reservista desiste, perderá la cantidad entregada."); // biome-ignore format: text
    d.p(`${home.town}, ${d.date("signedDate", c.today, dayText(c.today, "long"))}`);
    d.signatures("El reservista", "La agencia");
  },
};

const leaseHome: Layout<Case> = {
  name: "lease-lau-home",
  kind: "arrendamiento",
  sheet: { font: "liberation", size: 10, margins: [64, 64, 60, 60], align: "justify", footer: "{page}" },
  write(d, c) {
    const { home, chance } = c;
    const rent = chance.int(55, 140) * 10;
    const start = c.day(chance.int(-300, 25));
    d.title("CONTRATO DE ARRENDAMIENTO DE VIVIENDA HABITUAL");
    d.p(`En ${home.town}, a ${d.date("signedDate", c.day(-1), dayText(c.day(-1), "long"))}`);
    const landlord = c.owners[0]!.person;
    d.p(`DE UNA PARTE, como ARRENDADOR, ${sir(landlord)} ${d.party("landlord", landlord)}, con DNI ${shownNif(landlord.id, "plain")}. Y DE OTRA, como ARRENDATARIO, ${sir(c.tenant)} ${d.party("tenant", c.tenant)}, con DNI ${shownNif(c.tenant.id, "plain")}.`); // biome-ignore format: text
    d.p(`EXPONEN que el arrendador es dueño de la vivienda de ${d.text("address", `${home.street} ${home.number}`)}, ${home.floor}-${home.door}, de ${home.town}, de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)}, referencia catastral ${d.id("cadastral-reference", home.reference)}, y conviene su arriendo con sujeción a la Ley 29/1994, de Arrendamientos Urbanos, y a las siguientes CLÁUSULAS:`); // biome-ignore format: text
    d.p(`1ª. Duración. El plazo es de ${d.number("termYears", 5, "CINCO AÑOS")}, a contar desde el ${d.date("startDate", start, dayText(start, "long"))}. Pasados seis meses el arrendatario podrá desistir con treinta días de preaviso.`); // biome-ignore format: text
    d.p(`2ª. Renta. La renta mensual es de ${d.money("rent", rent, `${inWords(rent)} euros (${es(rent)} €)`)}, pagadera por adelantado en los siete primeros días del mes en la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}.`); // biome-ignore format: text
    d.p(
      "3ª. Actualización. La renta se actualizará cada año conforme al Índice de Referencia de Arrendamientos de Vivienda (IRAV) que publica el INE.",
    );
    d.p(`4ª. Fianza. El arrendatario entrega ${d.money("guarantee", rent, `${es(rent)} euros`)}, equivalentes a una mensualidad, que el arrendador depositará en el organismo autonómico. Como garantía adicional, ${c.variant % 2 ? `aval bancario de ${es(rent * 2)} euros` : "ninguna"}.`); // biome-ignore format: text
    d.p(
      "5ª. Gastos. Los suministros individuales serán de cuenta del arrendatario; el IBI y la comunidad, del arrendador.",
    );
    d.p(
      "6ª. Necesidad. El arrendador persona física podrá recuperar la vivienda, transcurrido el primer año, por necesidad de ocuparla para sí o sus familiares en primer grado, con dos meses de preaviso.",
    );
    d.p("7ª. Se entrega copia del certificado de eficiencia energética e inventario de muebles firmado.");
    d.signatures("EL ARRENDADOR", "EL ARRENDATARIO");
  },
};

const mandate: Layout<Case> = {
  name: "mandate-exclusive",
  kind: "encargo-venta",
  sheet: { font: "archivo", size: 10, margins: [60, 66, 60, 60], header: "HOJA DE ENCARGO PROFESIONAL" },
  write(d, c) {
    const { home, price, chance } = c;
    const owner = c.owners[0]!.person;
    const percent = chance.one([3, 3.5, 4, 5]);
    const until = c.day(chance.one([90, 120, 180]));
    d.title("ENCARGO DE VENTA EN EXCLUSIVA", "left");
    d.p(
      `${sir(owner, "D.", "D.ª")} ${d.party("owner", owner)} (NIF ${shownNif(owner.id, "plain")}) encarga a AGENCIA LEVANTE la mediación para la venta del inmueble:`,
    );
    d.rows([
      ["Dirección", `${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}`],
      ["Municipio", `${home.postcode} ${home.town}`],
      ["Referencia catastral", d.id("cadastral-reference", home.reference)],
      ["Precio de salida", d.money("price", price, `${es(price, 0)} euros`)],
      ["Honorarios", `${d.number("commissionPercent", percent, `${es(percent, percent % 1 ? 1 : 0)} %`)} más IVA sobre el precio final`],
      ["Vigencia", `hasta el ${d.date("exclusiveUntil", until, dayText(until, "slash"))}`],
    ], { widths: [0.3, 0.7] }); // biome-ignore format: table
    d.p("La propiedad se obliga a no vender por sí ni por otra agencia durante la vigencia. Los honorarios se devengan con la firma del contrato de arras y se abonan en la escritura pública."); // biome-ignore format: text
    d.p(`Firmado en ${home.town} el ${d.date("signedDate", c.today, dayText(c.today, "dash"))}.`);
    d.signatures("La propiedad", "La agencia");
  },
};

export const DEEDS = [purchase, inheritance, arrasPenitential, reserva, leaseHome, mandate];
