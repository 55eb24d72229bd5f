import { type Case, shownCuit, shownRut, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es, inWords, mx } from "../../make/words.ts";

/** Documents of Latin America of the development part. */

const mxDeed: Layout<Case> = {
  name: "mx-deed-notary",
  kind: "mx-escritura",
  sheet: {
    font: "times",
    size: 11.5,
    margins: [90, 80, 66, 70],
    align: "justify",
    paper: "LEGAL",
    lineGap: 0.35,
    footer: "{page}",
    edge: "COTEJADO     NOTARÍA PÚBLICA",
  },
  write(d, c) {
    const { chance } = c;
    const seller = c.owners[0]!.person;
    const buyer = c.buyers[0]!;
    const price = chance.int(900, 6400) * 1000;
    const number = chance.int(12000, 98000);
    d.p(
      `INSTRUMENTO NÚMERO ${d.text("protocol", String(number), es(number, 0).replace(".", ","))}. LIBRO ${chance.int(300, 1900)}. MCA/RMS.`,
    );
    d.p(`CIUDAD DE MÉXICO, a ${d.date("deedDate", c.day(-600), dayText(c.day(-600), "words"))}. ${up(d.text("notary", c.notary))}, Notario número ${chance.int(3, 240)} de la Ciudad de México, hago constar: EL CONTRATO DE COMPRAVENTA que celebran como parte vendedora ${up(d.party("seller", seller))}, y como parte compradora ${up(d.party("buyer", buyer))}, al tenor de los siguientes antecedentes, declaraciones y cláusulas.`); // biome-ignore format: text
    d.head("A N T E C E D E N T E S", "center");
    d.p(`I.- TÍTULO DE PROPIEDAD.- Por escritura ${es(number - 7200, 0)}, la parte vendedora adquirió el departamento ${chance.int(101, 904)} del edificio ${d.text("address", `Avenida Coyoacán ${c.home.number}`)}, colonia Del Valle, alcaldía Benito Juárez, con superficie privativa de ${d.number("builtAreaM2", c.home.builtM2, `${mx(c.home.builtM2)} m2`)}. FOLIO REAL ${d.text("realFolio", String(chance.int(1000000, 9999999)))}.`); // biome-ignore format: text
    if (c.variant % 2) {
      const debt = chance.int(200, 800) * 1000;
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: debt, anchor: mx(debt) }, `II.- GRAVÁMENES.- Del certificado de existencia o inexistencia de gravámenes resulta que el inmueble REPORTA hipoteca en primer lugar a favor de BBVA MÉXICO, S.A., hasta por la cantidad de $${mx(debt)} M.N., la cual se cancelará.`)); // biome-ignore format: text
    } else
      d.p(
        d.noCharges(
          "II.- GRAVÁMENES.- El inmueble se encuentra libre de gravámenes y limitaciones de dominio, según certificado que agrego al apéndice con la letra B.",
        ),
      );
    d.p(
      "III.- IMPUESTO PREDIAL Y AGUA.- Manifiesta la parte vendedora que el inmueble está al corriente en el pago del impuesto predial y de los derechos por servicio de agua.",
    );
    d.head("C L Á U S U L A S", "center");
    d.p(`PRIMERA.- La parte vendedora VENDE y la parte compradora COMPRA el inmueble, al corriente en sus contribuciones. SEGUNDA.- El precio es la cantidad de ${d.money("price", price, `$${mx(price)}`, "MXN")} (${up(inWords(price))} PESOS 00/100, MONEDA NACIONAL), que se paga mediante transferencia a la cuenta CLABE ${d.id("clabe", c.clabe)}.`); // biome-ignore format: text
    d.p("TERCERA.- Los gastos, derechos e impuestos que se causen con motivo de esta escritura, incluido el Impuesto Sobre Adquisición de Inmuebles, serán por cuenta de la parte compradora, salvo el Impuesto Sobre la Renta, que corresponde a la vendedora."); // biome-ignore format: text
    d.head("G E N E R A L E S", "center");
    for (const person of [seller, buyer])
      d.p(
        `${up(person.name)}, mexicana por nacimiento, con ${person.scheme === "rfc" ? "Registro Federal de Contribuyentes" : "Clave Única de Registro de Población"} ${person.id}.`,
      );
    d.p(
      "YO, EL NOTARIO, CERTIFICO: que me identifiqué plenamente; que leí y expliqué esta escritura; y que manifestaron su conformidad, firmándola. DOY FE.",
    );
    d.signatures(seller.name, buyer.name);
  },
};

const predial: Layout<Case> = {
  name: "mx-predial-bimester",
  kind: "mx-predial",
  sheet: {
    font: "helvetica",
    size: 9,
    margins: [44, 60, 44, 40],
    header: "GOBIERNO DE LA CIUDAD DE MÉXICO     SECRETARÍA DE ADMINISTRACIÓN Y FINANZAS",
    paper: "LETTER",
  },
  write(d, c) {
    const { chance } = c;
    const due = chance.int(300, 6200);
    const value = chance.int(600, 5200) * 1000 + 0.55;
    d.title("BOLETA DE IMPUESTO PREDIAL");
    d.rows([
      ["Cuenta predial", "Bimestre", "Año", "Vencimiento"],
      [d.text("taxAccount", `0${chance.int(10, 99)}-${chance.int(100, 999)}-${chance.int(10, 99)}-${chance.int(100, 999)}-5`), "6", d.number("taxYear", 2026, "2026"), d.date("dueDate", "2026-12-31", "31/12/2026")],
    ], { hasHead: true }); // biome-ignore format: table
    d.p(
      `Propietario o poseedor: ${d.party("taxpayer", c.owners[0]!.person, null, { hasId: false, shown: up(c.owners[0]!.person.name) })}`,
    );
    d.p(`Ubicación del inmueble: ${d.text("address", `Calle Amores ${c.home.number}`)}, Col. Narvarte, C.P. 03020`);
    d.rows([["Valor catastral", d.money("cadastralValue", value, `$${mx(value)}`, "MXN")], ["Impuesto determinado", `$${mx(due)}`], ["Total a pagar", d.money("taxDue", due, `$${mx(due)}`, "MXN")]], { widths: [0.6, 0.4] }); // biome-ignore format: table
    d.small(
      "Línea de captura: 8230 1150 1926 54AA K3FN. Pague en bancos, tiendas de autoservicio o en línea. Reducción por pago anticipado en enero.",
    );
  },
};

const constancia: Layout<Case> = {
  name: "mx-sat-constancia",
  kind: "mx-constancia-fiscal",
  sheet: {
    font: "helvetica",
    size: 9,
    margins: [50, 56, 50, 44],
    header: "HACIENDA     SAT     SERVICIO DE ADMINISTRACIÓN TRIBUTARIA",
    footer: "Página [{page}] de [{pages}]",
    paper: "LETTER",
  },
  write(d, c) {
    const { chance } = c;
    let person = c.owners[0]!.person;
    for (const each of [...c.owners.map((owner) => owner.person), ...c.buyers])
      if (each.scheme === "rfc") person = each;
    const start = c.day(-chance.int(1500, 5200));
    d.title("CONSTANCIA DE SITUACIÓN FISCAL");
    d.p(
      `Lugar y Fecha de Emisión: BENITO JUÁREZ, CIUDAD DE MÉXICO A ${up(d.date("issueDate", c.today, dayText(c.today, "long")))}`,
    );
    d.head("Datos de Identificación del Contribuyente:");
    d.rows([
      [person.scheme === "rfc" ? "RFC:" : "CURP:", person.id],
      ["Nombre (s):", up(d.party("taxpayer", person, null, { shown: person.given }))],
      ["Primer y segundo apellido:", up(person.surnames)],
      ["Fecha inicio de operaciones:", dayText(start, "long").toUpperCase()],
      ["Estatus en el padrón:", d.text("taxStatus", "ACTIVO")],
    ], { widths: [0.36, 0.64] }); // biome-ignore format: table
    d.head("Datos del domicilio registrado");
    d.rows([
      ["Código Postal: 03020", "Tipo de Vialidad: CALLE"],
      [`Nombre de Vialidad: AMORES`, `Número Exterior: ${c.home.number}`],
    ]);
    d.head("Regímenes:");
    d.p("Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios");
    d.small(
      "Sus datos personales son incorporados y protegidos en los sistemas del SAT. Cadena Original Sello: ||2026/11/12|CONSTANCIA DE SITUACIÓN FISCAL||",
    );
  },
};

const tradicion: Layout<Case> = {
  name: "co-tradicion-snr",
  kind: "co-certificado-tradicion",
  sheet: { font: "courier", size: 8.5, margins: [46, 66, 40, 50], header: "OFICINA DE REGISTRO DE INSTRUMENTOS PÚBLICOS DE BOGOTÁ ZONA NORTE     CERTIFICADO DE TRADICIÓN", footer: "Página: {page}", paper: "LETTER" }, // biome-ignore format: one sheet
  write(d, c) {
    const { chance } = c;
    const [seller, owner] = [c.tenant, c.owners[0]!.person];
    const folio = `50N-${chance.int(20100000, 20899999)}`;
    const debt = chance.int(60, 320) * 1_000_000;
    d.title("CERTIFICADO DE TRADICIÓN - MATRÍCULA INMOBILIARIA", "left");
    d.p(`Nro Matrícula: ${d.id("land-registration", folio)}`);
    d.p(`Impreso el ${d.date("issueDate", c.today, dayText(c.today, "long"))} a las 10:22:41 AM. "ESTE CERTIFICADO REFLEJA LA SITUACIÓN JURÍDICA DEL INMUEBLE HASTA LA FECHA Y HORA DE SU EXPEDICIÓN"`); // biome-ignore format: text
    d.p(
      `CÍRCULO REGISTRAL: 50N BOGOTÁ ZONA NORTE   DEPTO: BOGOTÁ D.C.   MUNICIPIO: BOGOTÁ D.C.   VEREDA: BOGOTÁ. FECHA APERTURA: 14-03-1998. ESTADO DEL FOLIO: ACTIVO`,
    );
    d.p(`DESCRIPCIÓN: CABIDA Y LINDEROS. APARTAMENTO ${chance.int(201, 1204)} CON ÁREA PRIVADA DE ${d.number("builtAreaM2", c.home.builtM2, `${es(c.home.builtM2)} M2`)}, COEFICIENTE ${es(c.home.quota)}%. DIRECCIÓN DEL INMUEBLE: ${up(d.text("address", `Carrera ${c.home.number} # 116-24`))}`); // biome-ignore format: text
    d.head("ANOTACIONES");
    const line = "-".repeat(70);
    d.p(`ANOTACIÓN: Nro 001  Fecha: 02-06-2009  Radicación: 2009-41877\nDoc: ESCRITURA 1880 del 20-05-2009 NOTARÍA 32 de BOGOTÁ   VALOR ACTO: $${es(debt, 0)}\nESPECIFICACIÓN: MODO DE ADQUISICIÓN: 0125 COMPRAVENTA\nPERSONAS QUE INTERVIENEN EN EL ACTO (X-Titular de derecho real de dominio, I-Titular de dominio incompleto)\nDE: CONSTRUCTORA LAS VILLAS S.A.S.\nA: ${up(seller.name)}  CC ${seller.id.slice(0, 8)}  X\n${line}`); // biome-ignore format: text
    const isCancelled = c.variant % 3 === 1;
    d.p(d.charge({ kind: "mortgage", state: isCancelled ? "cancelled" : "alive", amount: debt, anchor: es(debt, 0) }, `ANOTACIÓN: Nro 002  Fecha: 02-06-2009  Radicación: 2009-41877\nDoc: ESCRITURA 1880 del 20-05-2009 NOTARÍA 32 de BOGOTÁ   VALOR ACTO: $${es(debt, 0)}\nESPECIFICACIÓN: GRAVAMEN: 0203 HIPOTECA ABIERTA SIN LÍMITE DE CUANTÍA\nDE: ${up(seller.name)}\nA: BANCO DAVIVIENDA S.A.\n${line}`)); // biome-ignore format: text
    if (isCancelled)
      d.p(`ANOTACIÓN: Nro 003  Fecha: 11-09-2017  Radicación: 2017-65002\nDoc: ESCRITURA 2410 del 30-08-2017 NOTARÍA 32 de BOGOTÁ\nSe cancela la anotación No. 2\nESPECIFICACIÓN: CANCELACIÓN: 0774 CANCELACIÓN HIPOTECA\nDE: BANCO DAVIVIENDA S.A.\n${line}`); // biome-ignore format: text
    if (c.variant % 3 === 2)
      d.p(d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "EMBARGO EJECUTIVO" }, `ANOTACIÓN: Nro 003  Fecha: 19-02-2025  Radicación: 2025-10993\nDoc: OFICIO 0417 del 06-02-2025 JUZGADO 18 CIVIL MUNICIPAL de BOGOTÁ\nESPECIFICACIÓN: MEDIDA CAUTELAR: 0427 EMBARGO EJECUTIVO CON ACCIÓN PERSONAL\nDE: CONJUNTO RESIDENCIAL\n${line}`)); // biome-ignore format: text
    d.p(`ANOTACIÓN: Nro 004  Fecha: 15-05-2019\nESPECIFICACIÓN: MODO DE ADQUISICIÓN: 0125 COMPRAVENTA\nDE: ${up(seller.name)}\nA: ${up(d.party("owner", owner, { percent: 100, right: "full" }, { hasId: false }))}  X\nNRO TOTAL DE ANOTACIONES: *4*`); // biome-ignore format: text
    d.p("SALVEDADES: (Información Anterior o Corregida). EL REGISTRADOR DELEGADO. FIN DE ESTE DOCUMENTO");
  },
};

const dominio: Layout<Case> = {
  name: "cl-dominio-prose",
  kind: "cl-dominio-vigente",
  sheet: { font: "times", size: 12, margins: [86, 80, 76, 70], align: "justify", paper: "LETTER", lineGap: 0.3 },
  write(d, c) {
    const { chance } = c;
    const owner = c.owners[0]!.person;
    const [page, number, year] = [chance.int(1000, 60000), chance.int(900, 80000), chance.int(1996, 2024)];
    d.title("CERTIFICADO DE DOMINIO VIGENTE");
    d.p(`El Conservador de Bienes Raíces de Santiago que suscribe certifica que la inscripción de dominio que rola a fojas ${d.text("fojas", es(page, 0))} número ${es(number, 0)} del Registro de Propiedad correspondiente al año ${d.number("registryYear", year, String(year))}, respecto del inmueble ubicado en ${d.text("address", `calle Los Leones ${c.home.number}`)}, departamento ${chance.int(31, 1804)}, comuna de Providencia, se encuentra VIGENTE a nombre de ${sirName(c)}, cédula nacional de identidad ${d.id("rut", owner.id, { shown: shownRut(owner.id) })}.`); // biome-ignore format: text
    d.parties.push({ role: "owner", name: owner.name, identifier: owner.id, share: { percent: 100, right: "full" } });
    d.p(
      `Rol de avalúo: ${chance.int(100, 9000)}-${chance.int(1, 300)}. Santiago, ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`,
    );
    d.p(
      `Certificado emitido con firma electrónica avanzada conforme a la Ley 19.799. Verifique en www.conservador.cl con el código ${chance.int(100000, 999999)}.`,
    );
    d.stamp(["CONSERVADOR DE", "BIENES RAÍCES", "SANTIAGO"], { dy: -30 });
  },
};
const sirName = (c: Case) => (c.owners[0]!.person.isWoman ? "doña " : "don ") + c.owners[0]!.person.name;

const gravamenes: Layout<Case> = {
  name: "cl-gravamenes-list",
  kind: "cl-hipotecas-gravamenes",
  sheet: { font: "times", size: 12, margins: [80, 80, 70, 70], paper: "LETTER" },
  write(d, c) {
    const { chance } = c;
    d.title("CERTIFICADO DE HIPOTECAS, GRAVÁMENES, INTERDICCIONES Y PROHIBICIONES");
    d.p(`Revisados los índices del Registro de Hipotecas y Gravámenes y del Registro de Interdicciones y Prohibiciones de Enajenar durante treinta años, respecto de la propiedad inscrita a fojas ${d.text("fojas", es(chance.int(1000, 40000), 0))}, certifico que a la fecha registra:`); // biome-ignore format: text
    d.head("HIPOTECAS Y GRAVÁMENES");
    const amount = chance.int(900, 4800);
    if (c.variant % 3 === 0) d.p(d.noCharges("No registra hipotecas ni gravámenes."));
    else
      d.p(d.charge({ kind: "mortgage", state: "alive", amount, anchor: `${es(amount, 0)} Unidades` }, `Una hipoteca a fojas ${es(chance.int(100, 9000), 0)} número ${chance.int(100, 9000)} del año 2019, a favor del Banco de Chile, por ${es(amount, 0)} Unidades de Fomento.`)); // biome-ignore format: text
    d.head("INTERDICCIONES Y PROHIBICIONES");
    if (c.variant % 3 === 2)
      d.p(d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "Prohibición de gravar y enajenar" }, "Prohibición de gravar y enajenar a favor del mismo banco, a fojas 2.114 número 3.302 del año 2019.")); // biome-ignore format: text
    else d.p("No registra.");
    d.p(`Santiago, ${d.date("issueDate", c.today, dayText(c.today, "long"))}`);
    d.signatures("Conservador");
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-caba",
  kind: "ar-informe-dominio",
  sheet: {
    font: "courier",
    size: 9.5,
    margins: [60, 70, 50, 50],
    header: "REGISTRO DE LA PROPIEDAD INMUEBLE DE LA CAPITAL FEDERAL     INFORME DE DOMINIO",
    footer: "{page}",
  },
  write(d, c) {
    const { chance } = c;
    const owners = c.owners;
    d.p(
      `MATRÍCULA: ${d.id("land-registration", `FR 18-${chance.int(1000, 9999)}`)}/${chance.int(1, 40)}     CIRCUNSCRIPCIÓN 18   SECCIÓN ${chance.int(10, 60)}   MANZANA ${chance.int(10, 99)}   PARCELA 12`,
    );
    d.p(`CALLE: ${up(d.text("address", `Gurruchaga ${c.home.number}`))}   UNIDAD FUNCIONAL ${chance.int(1, 40)}   PISO ${chance.int(1, 12)}   SUPERFICIE TOTAL ${d.number("builtAreaM2", c.home.builtM2, `${es(c.home.builtM2)} M2`)}   PORCENTUAL ${es(c.home.quota)}%`); // biome-ignore format: text
    d.head("TITULARIDAD SOBRE EL DOMINIO");
    for (const { person, percent, right } of owners)
      d.p(`${up(d.party("owner", person, { percent, right }))}, ARGENTINA, CUIT/CUIL ${d.id("cuit", person.id, { shown: shownCuit(person.id) })}, PROPORCIÓN ${percent === 100 ? "1/1" : "1/2"}. COMPRAVENTA. ESCRITURA ${chance.int(10, 400)} DEL ${dayText(c.day(-3000), "slash")}.`); // biome-ignore format: text
    d.head("GRAVÁMENES, RESTRICCIONES E INTERDICCIONES");
    const amount = chance.int(20, 90) * 1000;
    if (c.variant % 2 === 0) d.p(d.noCharges("NO CONSTAN."));
    else
      d.p(d.charge({ kind: "mortgage", state: "alive", amount, anchor: es(amount, 0) }, `HIPOTECA EN PRIMER GRADO POR U$S ${es(amount, 0)} A FAVOR DE BANCO DE LA NACIÓN ARGENTINA. ASIENTO 2. PRES. ${chance.int(1000, 99999)} DEL ${dayText(c.day(-1200), "slash")}.`)); // biome-ignore format: text
    d.p(`BUENOS AIRES, ${d.date("issueDate", c.today, dayText(c.today, "slash"))}. VIGENCIA: QUINCE DÍAS.`);
  },
};

export const LATAM: readonly { country: Case["country"]; layout: Layout<Case> }[] = [
  { country: "MX", layout: mxDeed },
  { country: "MX", layout: predial },
  { country: "MX", layout: constancia },
  { country: "CO", layout: tradicion },
  { country: "CL", layout: dominio },
  { country: "CL", layout: gravamenes },
  { country: "AR", layout: informe },
];
