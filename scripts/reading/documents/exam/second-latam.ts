import { type Case, shownCuit, shownRut, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es, inWords, mx } from "../../make/words.ts";

/** Documents of Latin America, of the exam's second half. */

/** Mexico City: a sale with a mutual credit of the workers' fund. */
// biome-ignore format: a layout is read as the paper
const mxDeed: Layout<Case> = {
  name: "second-mx-deed-fund-credit",
  kind: "mx-escritura",
  sheet: { font: "times", size: 12, margins: [90, 80, 60, 70], align: "justify", paper: "LEGAL", lineGap: 0.4, header: "NOTARÍA 204 DE LA CIUDAD DE MÉXICO", footer: "{page}" },
  write(d, c) {
    const { chance } = c;
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    const price = chance.int(600, 2600) * 1000;
    const credit = Math.round(price * 0.7);
    const number = chance.int(30000, 99000);
    d.p(`LIBRO ${chance.int(900, 2900)}. INSTRUMENTO ${up(inWords(number))} (${d.text("protocol", String(number), mx(number, 0))}).`);
    d.p(`CIUDAD DE MÉXICO, a ${d.date("deedDate", c.day(-400), dayText(c.day(-400), "long"))}. Yo, ${d.text("notary", c.notary)}, titular de la notaría doscientos cuatro, hago constar: A) LA COMPRAVENTA que otorgan como parte vendedora ${d.party("seller", seller)} y como parte compradora ${d.party("buyer", buyer)}; y ${c.variant % 2 ? "B) EL CONTRATO DE OTORGAMIENTO DE CRÉDITO CON CONSTITUCIÓN DE GARANTÍA HIPOTECARIA que celebra el INSTITUTO DEL FONDO NACIONAL DE LA VIVIENDA PARA LOS TRABAJADORES;" : "B) la ratificación de firmas;"} al tenor de los antecedentes y cláusulas siguientes.`);
    d.p(`ANTECEDENTES. PRIMERO. La parte vendedora es propietaria del departamento ${chance.int(101, 804)} de la casa ${c.home.number} de ${d.text("address", `la calle de Tamaulipas, número ${c.home.number}`, "calle de Tamaulipas")}, colonia Condesa, con superficie de ${d.number("builtAreaM2", c.home.builtM2, `${mx(c.home.builtM2)} m2`)} y el indiviso que le corresponde. Título inscrito en el folio real ${d.text("realFolio", String(chance.int(1000000, 9999999)))} del Registro Público de la Propiedad.`);
    d.p(c.variant % 2 ? `SEGUNDO. ${d.charge({ kind: "mortgage", state: "alive", amount: credit, anchor: mx(credit) }, `Por cláusula segunda de este instrumento se constituye hipoteca en primer lugar a favor del Instituto por $${mx(credit)} moneda nacional.`)}` : `SEGUNDO. ${d.noCharges("El inmueble se encuentra libre de todo gravamen y responsabilidad, como consta del certificado del folio real que agrego con la letra «B».")}`);
    d.p("TERCERO. Está al corriente en el pago del impuesto predial y de los derechos por suministro de agua; agrego las boletas.");
    d.p(`CLÁUSULAS. PRIMERA. Vende y compra. SEGUNDA. El precio es la cantidad de ${d.money("price", price, `$${mx(price)}`, "MXN")} (${up(inWords(price))} PESOS, MONEDA NACIONAL), igual o superior al avalúo. TERCERA. La parte vendedora responde del saneamiento. CUARTA. El pago se acredita a la CLABE ${d.id("clabe", c.clabe)}.`);
    d.p(`GENERALES. La parte vendedora: de nacionalidad mexicana, clave ${seller.id}. La parte compradora: de nacionalidad mexicana, con empleo, clave ${buyer.id}. Me aseguré de su identidad. Leído, lo ratifican. Doy fe. Autorizo definitivamente.`);
  },
};

/** A bimonthly slip of the capital's treasury. */
// biome-ignore format: a layout is read as the paper
const predialBimester: Layout<Case> = {
  name: "second-mx-predial-bimester",
  kind: "mx-predial",
  sheet: { font: "helvetica", size: 9.5, margins: [50, 60, 50, 50], paper: "LETTER", header: "SECRETARÍA DE ADMINISTRACIÓN Y FINANZAS     TESORERÍA" },
  write(d, c) {
    const { chance } = c;
    const value = chance.int(600, 4900) * 1000 + 431.2;
    const due = chance.int(260, 3900) + 0;
    d.title("PROPUESTA DE DECLARACIÓN DE VALOR CATASTRAL Y PAGO DEL IMPUESTO PREDIAL", "left");
    d.rows([
      ["Cuenta predial", d.text("taxAccount", `0${chance.int(10, 99)}-${chance.int(100, 999)}-${chance.int(10, 99)}-${chance.int(100, 999)}-${chance.int(1, 9)}`)],
      ["Nombre del contribuyente", d.party("taxpayer", c.owners[0]!.person, null, { hasId: false })],
      ["Ubicación del inmueble", `${d.text("address", `Insurgentes Centro ${c.home.number}`)}, col. Tabacalera`],
      ["Periodo", `BIMESTRE ${c.variant % 2 ? 5 : 6} DE ${d.number("taxYear", 2026, "2026")}`],
      ["Valor catastral", d.money("cadastralValue", value, `$${mx(value)}`, "MXN")],
      ["Uso", "HABITACIONAL"],
    ], { widths: [0.34, 0.66] });
    d.p(`IMPUESTO A PAGAR: ${d.money("taxDue", due, `$${mx(due)}`, "MXN")}     Vence: 31/${c.variant % 2 ? "10" : "12"}/2026`);
    d.p(`Fecha de impresión ${d.date("issueDate", c.day(-60), dayText(c.day(-60), "slash"))}. Línea de captura 8103 51${chance.int(100, 999)} 77AR. Esta boleta no acredita la propiedad.`);
  },
};

/** The tax service's own form with its rows. */
// biome-ignore format: a layout is read as the paper
const constancia: Layout<Case> = {
  name: "second-mx-constancia-rows",
  kind: "mx-constancia-fiscal",
  sheet: { font: "helvetica", size: 9, margins: [50, 60, 50, 50], paper: "LETTER", footer: "Página [{page}] de [{pages}]" },
  write(d, c) {
    const person = c.owners[0]!.person;
    d.title("CONSTANCIA DE SITUACIÓN FISCAL");
    d.p(`Lugar y Fecha de Emisión: CUAUHTÉMOC, CIUDAD DE MÉXICO A ${up(d.date("issueDate", c.today, dayText(c.today, "long")))}`, "right");
    d.head("Datos de Identificación del Contribuyente:");
    d.party("taxpayer", person);
    d.rows([
      [person.scheme === "rfc" ? "RFC:" : "CURP:", person.id], ["Nombre (s):", up(person.given)], ["Primer y segundo apellido:", up(person.surnames)],
      ["Fecha inicio de operaciones:", "01 DE MARZO DE 2014"], ["Estatus en el padrón:", d.text("taxStatus", c.variant % 2 ? "SUSPENDIDO" : "ACTIVO")], ["Nombre Comercial:", ""],
    ], { widths: [0.4, 0.6] });
    d.head("Datos del domicilio registrado");
    d.rows([["Código Postal: 06140", "Tipo de Vialidad: CALLE"], ["Nombre de Vialidad: TAMAULIPAS", `Número Exterior: ${c.home.number}`]]);
    d.p("Regímenes: Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios. Fecha inicio 01/03/2014.");
  },
};

/** Bogotá, as the registry prints it: entries of several lines. */
// biome-ignore format: a layout is read as the paper
const tradicion: Layout<Case> = {
  name: "second-co-tradicion-entries",
  kind: "co-certificado-tradicion",
  sheet: { font: "courier", size: 8.5, margins: [44, 56, 40, 46], paper: "LETTER", header: "OFICINA DE REGISTRO DE INSTRUMENTOS PÚBLICOS DE BOGOTÁ ZONA NORTE", footer: "Página: {page}" },
  write(d, c) {
    const { chance } = c;
    const owner = c.owners[0]!.person;
    const amount = chance.int(90, 300) * 1_000_000;
    const variant = c.variant % 3;
    d.title("CERTIFICADO DE TRADICIÓN MATRÍCULA INMOBILIARIA", "left");
    d.p(`Nro Matrícula: ${d.id("land-registration", `50N-${chance.int(20000000, 20999999)}`)}\nImpreso el ${d.date("issueDate", c.today, dayText(c.today, "long"))} a las 08:16:41 AM\n"ESTE CERTIFICADO REFLEJA LA SITUACIÓN JURÍDICA DEL INMUEBLE HASTA LA FECHA Y HORA DE SU EXPEDICIÓN"`);
    d.p(`DESCRIPCIÓN: CABIDA Y LINDEROS\nAPARTAMENTO ${chance.int(201, 902)} CON ÁREA PRIVADA DE ${d.number("builtAreaM2", c.home.builtM2, `${es(c.home.builtM2)} M2`)} Y COEFICIENTE DE ${es(c.home.quota)}%.\nDIRECCIÓN DEL INMUEBLE: ${up(d.text("address", `Carrera 19 # 127-${c.home.number}`))}`);
    const entry = (number: number, text: string) => d.p(`ANOTACIÓN: Nro ${String(number).padStart(3, "0")}  ${text}`);
    entry(1, `Fecha: 14-02-2008  ESPECIFICACIÓN: MODO DE ADQUISICIÓN: 0125 COMPRAVENTA\nDE: CONSTRUCTORA LOS CEREZOS S.A.S.\nA: ${up(c.tenant.name)}   X`);
    entry(2, `Fecha: 03-05-2015  ESPECIFICACIÓN: MODO DE ADQUISICIÓN: 0125 COMPRAVENTA\nDE: ${up(c.tenant.name)}\nA: ${up(d.party("owner", owner, { percent: 100, right: "full" }, { hasId: false }))}   X`);
    if (variant === 0) entry(3, `Fecha: 03-05-2015  ${d.charge({ kind: "mortgage", state: "alive", amount, anchor: es(amount, 0) }, `VALOR ACTO: $${es(amount, 0)}\nESPECIFICACIÓN: GRAVAMEN: 0203 HIPOTECA ABIERTA\nA: BANCO DAVIVIENDA S.A.`)}`);
    if (variant === 1) {
      entry(3, `Fecha: 11-08-2024  ${d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "EMBARGO EJECUTIVO" }, "ESPECIFICACIÓN: MEDIDA CAUTELAR: 0427 EMBARGO EJECUTIVO CON ACCIÓN PERSONAL\nDE: JUZGADO 12 CIVIL MUNICIPAL DE BOGOTÁ")}`);
      entry(4, `Fecha: 20-01-2025  ${d.charge({ kind: "claim", state: "alive", amount: null, anchor: "PERTENENCIA" }, "ESPECIFICACIÓN: MEDIDA CAUTELAR: 0412 DEMANDA EN PROCESO DE PERTENENCIA\nDE: JUZGADO 40 CIVIL DEL CIRCUITO")}`);
    }
    if (variant === 2) {
      entry(3, `Fecha: 03-05-2015  ${d.charge({ kind: "other", state: "alive", amount: null, anchor: "PATRIMONIO DE FAMILIA" }, "ESPECIFICACIÓN: LIMITACIÓN AL DOMINIO: 0315 CONSTITUCIÓN DE PATRIMONIO DE FAMILIA\nA FAVOR DE SUS HIJOS MENORES")}`);
      entry(4, `Fecha: 03-05-2015  ${d.charge({ kind: "mortgage", state: "cancelled", amount, anchor: es(amount, 0) }, `VALOR ACTO: $${es(amount, 0)}\nESPECIFICACIÓN: GRAVAMEN: 0203 HIPOTECA ABIERTA\nA: BANCO CAJA SOCIAL S.A.`)}`);
      entry(5, "Fecha: 19-09-2023  Se cancela anotación No: 4\nESPECIFICACIÓN: CANCELACIÓN: 0843 CANCELACIÓN POR VOLUNTAD DE LAS PARTES DE HIPOTECA");
    }
    d.p(`NRO TOTAL DE ANOTACIONES: *${variant === 0 ? 3 : variant === 1 ? 4 : 5}*\nSALVEDADES: (Información Anterior o Corregida)\nFIN DE ESTE DOCUMENTO`);
  },
};

/** Santiago: an entry copied in prose with its certificate below. */
// biome-ignore format: a layout is read as the paper
const dominio: Layout<Case> = {
  name: "second-cl-dominio-prose",
  kind: "cl-dominio-vigente",
  sheet: { font: "times", size: 12, margins: [100, 86, 80, 76], align: "justify", paper: "LEGAL", lineGap: 0.3, header: "CONSERVADOR DE BIENES RAÍCES · REGISTRO DE PROPIEDAD" },
  write(d, c) {
    const { chance } = c;
    const owner = c.owners[0]!.person;
    const year = chance.int(2003, 2021);
    d.p(`Fojas ${d.text("fojas", String(chance.int(10000, 89000)))} número ${chance.int(10000, 99000)} del año ${d.number("registryYear", year, String(year))}.`);
    d.p(`Santiago, diez de abril del año antes dicho. ${up(d.party("owner", owner, { percent: 100, right: "full" }))}, R.U.T. ${d.id("rut", owner.id, { shown: shownRut(owner.id) })}, es ${owner.isWoman ? "dueña" : "dueño"} del departamento ${chance.int(11, 1804)}, de la bodega ${chance.int(1, 90)} y del estacionamiento ${chance.int(1, 120)} del edificio con acceso por ${d.text("address", `calle Dr. Manuel Barros Borgoño número ${c.home.number}`)}, comuna de Providencia, y dueño de los derechos en el terreno en proporción al valor de lo adquirido. Lo adquirió por compra a ${c.tenant.name}, según escritura de la notaría de don Raúl Perry.`);
    d.p(`El precio fue la suma de ${es(chance.int(1800, 7200), 0)} Unidades de Fomento, pagado. Rol de avalúo 1344-${chance.int(10, 400)}, Providencia.`);
    d.rule();
    d.p(`Certifico que la inscripción del centro es copia fiel de su original y que el dominio de la propiedad ${c.variant % 2 ? "se mantiene vigente a nombre de quien indica" : "está vigente"} a esta fecha, al margen de la cual no hay nota de transferencia. Santiago, ${d.date("issueDate", c.today, dayText(c.today, "long"))}. Carátula ${chance.int(10000000, 20000000)}.`);
  },
};

/** Mortgages, charges and prohibitions, each register apart. */
// biome-ignore format: a layout is read as the paper
const gravamenes: Layout<Case> = {
  name: "second-cl-gravamenes-registers",
  kind: "cl-hipotecas-gravamenes",
  sheet: { font: "helvetica", size: 10, margins: [64, 70, 60, 60], paper: "LETTER", header: "CERTIFICADO DE HIPOTECAS, GRAVÁMENES, INTERDICCIONES Y PROHIBICIONES DE ENAJENAR" },
  write(d, c) {
    const { chance } = c;
    const [amount, claimed] = [chance.int(900, 4200), chance.int(6, 40) * 1_000_000];
    const variant = c.variant % 3;
    d.p(`Propiedad de: ${up(d.party("owner", c.owners[0]!.person, null, { hasId: false }))}. Ubicación: ${d.text("address", `calle Manuel Montt ${c.home.number}`)}, comuna de Ñuñoa. Inscrita a fojas ${d.text("fojas", String(chance.int(2000, 60000)))} N° ${chance.int(2000, 60000)} de 2016.`);
    d.p(`Revisados los índices durante treinta años al ${d.date("issueDate", c.today, dayText(c.today, "slash"))}, certifico que la propiedad individualizada tiene:`);
    if (variant === 0)
      d.p(d.noCharges("A) Hipotecas y gravámenes: ninguno. B) Interdicciones y prohibiciones de enajenar: ninguna. Total de inscripciones vigentes: cero."));
    if (variant === 1) {
      d.p(`A) Hipotecas y gravámenes: una inscripción.\n1.- ${d.charge({ kind: "mortgage", state: "alive", amount, anchor: `UF ${es(amount, 0)}` }, `HIPOTECA de primer grado, fs. 4411 N° 5010 de 2016, en favor de BANCO DEL ESTADO DE CHILE, para garantizar mutuo de UF ${es(amount, 0)}.`)}`);
      d.p(`B) Interdicciones y prohibiciones: una inscripción.\n1.- ${d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "no gravar ni enajenar" }, "PROHIBICIÓN de no gravar ni enajenar sin consentimiento del mismo banco, fs. 3109 N° 4988 de 2016.")}`);
    }
    if (variant === 2) {
      d.p(`A) Hipotecas y gravámenes: ${d.charge({ kind: "mortgage", state: "cancelled", amount, anchor: `UF ${es(amount, 0)}` }, `la hipoteca de UF ${es(amount, 0)} a favor de Itaú Corpbanca fue alzada y cancelada el ${dayText(c.day(-800), "slash")};`)} sin otras.`);
      d.p(`B) Interdicciones y prohibiciones: ${d.charge({ kind: "seizure", state: "alive", amount: claimed, anchor: es(claimed, 0) }, `EMBARGO por $${es(claimed, 0)}, causa rol C-${chance.int(1000, 9000)}-2025 del 14° Juzgado Civil, ejecutante Tesorería General de la República.`)}`);
    }
    d.signatures("Conservador suplente");
  },
};

/** The capital's report with rubrics. */
// biome-ignore format: a layout is read as the paper
const informe: Layout<Case> = {
  name: "second-ar-informe-rubrics",
  kind: "ar-informe-dominio",
  sheet: { font: "courier", size: 9.5, margins: [54, 62, 48, 54], header: "REGISTRO DE LA PROPIEDAD INMUEBLE DE LA CAPITAL FEDERAL" },
  write(d, c) {
    const { chance } = c;
    const amount = chance.int(20, 160) * 1000;
    const variant = c.variant % 3;
    d.title("INFORME DE DOMINIO. FORMULARIO 02", "left");
    d.p(`MATRÍCULA FR: ${d.id("land-registration", `18-${chance.int(1000, 9999)}/${chance.int(10, 99)}`)}   CIRCUNSCRIPCIÓN 18\nINMUEBLE: ${up(d.text("address", `Gurruchaga ${c.home.number * 10}`))}, PISO ${chance.int(1, 12)}, UNIDAD FUNCIONAL ${chance.int(2, 60)}\nSUPERFICIE: ${d.number("builtAreaM2", c.home.builtM2, `${es(c.home.builtM2)} M2`)}`);
    d.head("A) TITULARIDAD SOBRE EL DOMINIO");
    for (const { person, percent, right } of c.owners)
      d.p(`${up(d.party("owner", person, { percent, right }))}, CUIT ${d.id("cuit", person.id, { shown: shownCuit(person.id) })}. PROPORCIÓN: ${percent === 100 ? "1/1" : "1/2"}. COMPRA. ESCRITURA ${chance.int(20, 400)} DEL ${dayText(c.day(-3100), "slash")}.`);
    d.head("B) GRAVÁMENES, RESTRICCIONES E INTERDICCIONES");
    if (variant === 0) d.p(d.noCharges("NO CONSTAN."));
    if (variant === 1) d.p(`1) ${d.charge({ kind: "mortgage", state: "alive", amount, anchor: `U$S ${es(amount)}` }, `HIPOTECA EN PRIMER GRADO A FAVOR DEL BANCO DE LA NACIÓN ARGENTINA POR U$S ${es(amount)}, UVA, PLAZO 240 MESES.`)}`);
    if (variant === 2) {
      d.p(`1) ${d.charge({ kind: "claim", state: "alive", amount: null, anchor: "ANOTACIÓN DE LITIS" }, `ANOTACIÓN DE LITIS, AUTOS "${up(c.tenant.surnames)} S/ DIVISIÓN DE CONDOMINIO", JUZGADO CIVIL 44.`)}`);
      d.p(`2) ${d.charge({ kind: "seizure", state: "cancelled", amount, anchor: `$ ${es(amount)}` }, `EMBARGO POR $ ${es(amount)}: LEVANTADO POR OFICIO DEL ${dayText(c.day(-150), "slash")}.`)}`);
    }
    d.head("C) CANCELACIONES");
    d.p(variant === 2 ? "LA RESEÑADA EN B-2." : "SIN ASIENTOS.");
    d.p(`EXPEDIDO EL ${d.date("issueDate", c.today, dayText(c.today, "slash"))}. NO VÁLIDO SIN EL SELLO DIGITAL. VIGENCIA: 15 DÍAS HÁBILES.`);
  },
};

export const SECOND_LATAM: readonly { country: Case["country"]; layout: Layout<Case> }[] = [
  { country: "MX", layout: mxDeed },
  { country: "MX", layout: predialBimester },
  { country: "MX", layout: constancia },
  { country: "CO", layout: tradicion },
  { country: "CL", layout: dominio },
  { country: "CL", layout: gravamenes },
  { country: "AR", layout: informe },
];
