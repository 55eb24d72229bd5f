import { type Case, person, shownCuit, shownRut, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, inWords, mx } from "../../make/words.ts";

/** Registers and notaries of Latin America, written before anybody looked at how they are read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 60, 60], paper: "LETTER" };
const mexican = ({ scheme, id }: Case["tenant"]) => `${scheme === "rfc" ? "Registro Federal de Contribuyentes" : "Clave Única de Registro de Población"} ${id}`; // biome-ignore format: one line

const mxDeed: Layout<Case> = {
  name: "mx-deed-particulars",
  kind: "mx-escritura",
  sheet: { ...PLAIN, font: "times", size: 11, align: "justify" },
  write(d, c) {
    const { chance } = c;
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    const price = chance.int(900, 5200) * 1000;
    const number = chance.int(10000, 90000);
    d.p(`LIBRO QUINIENTOS DIECISÉIS. INSTRUMENTO NÚMERO ${d.text("protocol", String(number), mx(number, 0))}. EN LA CIUDAD DE MÉXICO, a los ${d.date("deedDate", c.day(-420), dayText(c.day(-420), "words"))}, ${up(d.text("notary", c.notary))}, titular de la notaría número ciento doce, hago constar: LA COMPRAVENTA que otorgan, como parte vendedora, ${up(d.party("seller", seller))}, y como parte compradora, ${up(d.party("buyer", buyer))}, al tenor de los antecedentes y cláusulas que siguen:`); // biome-ignore format: prose
    d.p(`ANTECEDENTES. I.- TÍTULO. La parte vendedora adquirió el departamento número 302 del edificio de ${d.text("address", `avenida Universidad ${c.home.number}`, `la avenida Universidad ${c.home.number}`)}, colonia Narvarte, alcaldía Benito Juárez, con superficie de ${d.number("builtAreaM2", 84.5, "ochenta y cuatro metros cincuenta decímetros cuadrados")}, e inscrito en el Registro Público de la Propiedad en el folio real número ${d.text("realFolio", String(chance.int(100000, 999999)))}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("II.- GRAVÁMENES. Declara la vendedora que el inmueble está libre de gravamen y al corriente en el pago de contribuciones, como lo acredita con el certificado de libertad de existencia o inexistencia de gravámenes, que agrego al apéndice.")); // biome-ignore format: prose
    if (c.variant === 1) d.p(d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "INFONAVIT" }, "II.- GRAVÁMENES. Reporta el inmueble un crédito con garantía hipotecaria otorgado por el INFONAVIT, que la parte vendedora cubrirá con el producto de esta venta.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "se reservó" }, `II.- GRAVÁMENES. Único: el usufructo vitalicio que se reservó ${up(c.tenant.name)}, inscrito bajo el mismo folio.`)); // biome-ignore format: prose
    d.p(`CLÁUSULAS. PRIMERA.- La vendedora vende y la compradora adquiere, libre de adeudos. SEGUNDA.- El precio de la operación es la cantidad de ${d.money("price", price, `$${mx(price)}`, "MXN")} (${up(inWords(price))} PESOS, CERO CENTAVOS, MONEDA NACIONAL).`); // biome-ignore format: prose
    d.p(`GENERALES. Por sus generales los comparecientes declaran ser: ${up(seller.name)}, mexicano por nacimiento, originario de Puebla, casado, comerciante, con ${mexican(seller)}. ${up(buyer.name)}, mexicana por nacimiento, soltera, ingeniera, con ${mexican(buyer)}.`); // biome-ignore format: prose
    d.p(
      "YO, EL NOTARIO, CERTIFICO que me identifiqué ante los comparecientes y que les advertí las penas en que incurren quienes declaran con falsedad. DOY FE.",
    );
  },
};

const tradicion: Layout<Case> = {
  name: "co-tradicion-shares",
  kind: "co-certificado-tradicion",
  sheet: {
    ...PLAIN,
    font: "helvetica",
    size: 9,
    header: "La validez de este documento podrá verificarse en la página certificados.ejemplo.co",
  },
  write(d, c) {
    const { chance } = c;
    const [first, second] = [c.owners[0]!.person, c.tenant];
    const cc = () => String(chance.int(10_000_000, 80_000_000));
    d.p("SUPERINTENDENCIA DE NOTARIADO Y REGISTRO");
    d.p("OFICINA DE REGISTRO DE INSTRUMENTOS PÚBLICOS DE MEDELLÍN ZONA SUR");
    d.p("CERTIFICADO DE TRADICIÓN Y LIBERTAD DE MATRÍCULA INMOBILIARIA");
    d.p(
      `Certificado generado con el Pin No: 2611058 Nro Matrícula: ${d.id("land-registration", `001-${chance.int(100000, 999999)}`)}`,
    );
    d.p(
      `Impreso el ${d.date("issueDate", c.today, dayText(c.today, "long"))} a las 10:02:11 AM. Estado del folio: ACTIVO`,
    );
    d.p("DESCRIPCIÓN: CABIDA Y LINDEROS. Apartamento 501 con área privada de 71.20 m2. Coeficiente: 1.32 %.");
    d.p(
      `DIRECCIÓN DEL INMUEBLE. Tipo de predio: URBANO. 2) ${up(d.text("address", `Carrera 43A # 14-${c.home.number}`))}`,
    );
    const entry = (at: number, year: number, kind: string, lines: string[]) =>
      d.p(`ANOTACIÓN: Nro ${String(at).padStart(2, "0")} Fecha: 11-03-${year} Radicación: ${year}-1${at}22 Doc: ESCRITURA ${at}40 DEL 01-03-${year} NOTARÍA 20 DE MEDELLÍN VALOR ACTO: $ 0 ESPECIFICACIÓN: ${kind}\nPERSONAS QUE INTERVIENEN EN EL ACTO (X-Titular de derecho real de dominio, I-Titular de dominio incompleto)\n${lines.join("\n")}`); // biome-ignore format: prose
    entry(1, 2001, "MODO DE ADQUISICIÓN: 0101 COMPRAVENTA", ["DE: CONSTRUCTORA ABURRÁ S.A. NIT 8001234561", `A: RUIZ LOPERA MARINA CC 21${cc().slice(0, 6)} X`]); // biome-ignore format: prose
    entry(2, 2001, d.charge({ kind: "mortgage", state: "cancelled", amount: null, anchor: "CORPORACIÓN CAFETERA" }, "GRAVAMEN: 0203 HIPOTECA"), ["DE: RUIZ LOPERA MARINA", "A: CORPORACIÓN CAFETERA DE AHORRO"]); // biome-ignore format: prose
    entry(3, 2011, "CANCELACIÓN: 0841 CANCELACIÓN POR VOLUNTAD DE LAS PARTES. Se cancela anotación No: 2", ["DE: CORPORACIÓN CAFETERA", "A: RUIZ LOPERA MARINA"]); // biome-ignore format: prose
    const owners = c.variant % 2 ? [{ one: first, percent: 50 }, { one: second, percent: 50 }] : [{ one: first, percent: 100 }]; // biome-ignore format: one list
    entry(4, 2016, c.variant === 3 ? "MODO DE ADQUISICIÓN: 0109 ADJUDICACIÓN EN SUCESIÓN" : "MODO DE ADQUISICIÓN: 0125 COMPRAVENTA", ["DE: RUIZ LOPERA MARINA", ...owners.map(({ one, percent }) => `A: ${up(d.party("owner", one, { percent, right: "full" }, { hasId: false, shown: `${one.surnames} ${one.given}` }))} CC ${cc()} X${percent === 50 ? " 50%" : ""}`)]); // biome-ignore format: prose
    if (c.variant === 1) entry(5, 2019, d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "EJECUTIVO SINGULAR" }, "MEDIDA CAUTELAR: 0427 EMBARGO EJECUTIVO SINGULAR"), ["DE: COOPERATIVA FINANCIERA", `A: ${up(first.name)}`]); // biome-ignore format: prose
    if (c.variant === 2) entry(5, 2016, d.charge({ kind: "other", state: "alive", amount: null, anchor: "PATRIMONIO DE FAMILIA" }, "LIMITACIÓN AL DOMINIO: 0315 CONSTITUCIÓN DE PATRIMONIO DE FAMILIA"), [`DE: ${up(first.name)}`, "A: SUS HIJOS MENORES"]); // biome-ignore format: prose
    if (c.variant === 3) entry(5, 2022, d.charge({ kind: "claim", state: "alive", amount: null, anchor: "PROCESO VERBAL" }, "MEDIDA CAUTELAR: 0468 DEMANDA EN PROCESO VERBAL DE PERTENENCIA"), ["DE: GÓMEZ SIERRA PEDRO", `A: ${up(first.name)}`]); // biome-ignore format: prose
    d.p("SALVEDADES: NINGUNA. NRO TOTAL DE ANOTACIONES: 5");
  },
};

const dominio: Layout<Case> = {
  name: "cl-dominio-coowners",
  kind: "cl-dominio-vigente",
  sheet: PLAIN,
  write(d, c) {
    const year = 2008 + c.variant;
    const third = person(c.chance, "CL");
    const owners = c.variant === 1 ? [c.owners[0]!.person, c.tenant] : c.variant === 2 ? [c.owners[0]!.person, c.tenant, third] : [c.owners[0]!.person]; // biome-ignore format: one choice
    const percent = 100 / owners.length;
    d.p("CONSERVADOR DE BIENES RAÍCES DE VIÑA DEL MAR");
    d.title("COPIA DE INSCRIPCIÓN CON VIGENCIA");
    d.p(`El Conservador que suscribe certifica que la inscripción adjunta, corriente a fojas ${d.text("fojas", "4.318")} vuelta, número 5.027 del Registro de Propiedad correspondiente al año ${d.number("registryYear", year, String(year))}, está conforme con su original y se encuentra vigente al día de hoy.`); // biome-ignore format: prose
    d.p(`Según ella, ${owners.map((one) => `don(ña) ${up(d.party("owner", one, { percent, right: "full" }))}, cédula nacional de identidad número ${d.id("rut", one.id, { shown: shownRut(one.id) })}`).join(", ")}, ${owners.length > 1 ? `son dueños en comunidad, por iguales partes,` : "es dueño"} del departamento ubicado en ${d.text("address", `avenida Libertad número ${c.home.number}`)}, comuna de Viña del Mar, que adquirió por compra a Inmobiliaria Reñaca Limitada, según escritura de fecha 3 de abril de ${year}.`); // biome-ignore format: prose
    d.p(`Al margen de la inscripción no existe anotación que la deje sin efecto, total o parcialmente. Viña del Mar, ${d.date("issueDate", c.today, dayText(c.today, "long"))}. Carátula 1899231.`); // biome-ignore format: prose
  },
};

const gravamenes: Layout<Case> = {
  name: "cl-gravamenes-register-by-register",
  kind: "cl-hipotecas-gravamenes",
  sheet: PLAIN,
  write(d, c) {
    d.title("CERTIFICADO DE HIPOTECAS, GRAVÁMENES, INTERDICCIONES Y PROHIBICIONES");
    d.p(`El Conservador de Bienes Raíces de Antofagasta certifica que, revisados los índices de sus registros por treinta años, respecto de la propiedad inscrita a fojas ${d.text("fojas", "902")} Nº 1.111 del Registro de Propiedad de ${d.number("registryYear", 2013, "2013")}, de dominio de ${up(d.party("owner", c.owners[0]!.person, null, { hasId: false }))}, ubicada en ${d.text("address", `calle Condell ${c.home.number}`)}, aparecen las siguientes inscripciones vigentes:`); // biome-ignore format: prose
    d.head("A) HIPOTECAS Y GRAVÁMENES");
    if (c.variant === 0) d.p(d.noCharges("No hay."));
    if (c.variant === 1) {
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "3.120" }, "A fojas 700 Nº 655 del año 2013: HIPOTECA a favor de Scotiabank Chile por 3.120 Unidades de Fomento y demás obligaciones presentes o futuras.")); // biome-ignore format: prose
      d.p(d.charge({ kind: "easement", state: "alive", amount: null, anchor: "alcantarillado" }, "A fojas 702 Nº 660 del año 1998: SERVIDUMBRE de alcantarillado en favor del predio vecino.")); // biome-ignore format: prose
    }
    if (c.variant === 2) d.p(d.charge({ kind: "mortgage", state: "cancelled", amount: null, anchor: "Banco del Desarrollo" }, "A fojas 81 Nº 77 del año 1999: HIPOTECA a favor del Banco del Desarrollo, alzada según anotación marginal de 12 de junio de 2014.")); // biome-ignore format: prose
    d.head("B) INTERDICCIONES Y PROHIBICIONES");
    if (c.variant === 2)
      d.p(d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "C-2231" }, "A fojas 310 Nº 288 del año 2025: EMBARGO decretado por el Segundo Juzgado de Letras de Antofagasta, causa rol C-2231-2024.")); // biome-ignore format: prose
    else d.p("No hay.");
    d.p(`Antofagasta, ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`);
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-columns",
  kind: "ar-informe-dominio",
  sheet: { ...PLAIN, font: "helvetica", size: 9 },
  write(d, c) {
    d.title("INFORME DE DOMINIO INMUEBLE");
    d.p(`Registro de la Propiedad Inmueble de la Provincia de Buenos Aires. Partido: VICENTE LÓPEZ (110). Matrícula: ${d.id("land-registration", String(c.chance.int(10000, 99999)))}. Nomenclatura catastral: Circ. III, Secc. B, Manz. 41, Parc. 7.`); // biome-ignore format: prose
    d.p(`Fecha del informe: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}. Calle ${up(d.text("address", `Maipú ${c.home.number}`))}, unidad funcional 12.`); // biome-ignore format: prose
    d.head("A) TITULARIDAD DEL DOMINIO");
    const owners = c.variant === 2 ? [c.owners[0]!.person, c.tenant] : [c.owners[0]!.person];
    d.rows([
      ["Apellido y nombres", "CUIT/CUIL", "Proporción", "Título"],
      ...owners.map((one) => [up(d.party("owner", one, { percent: 100 / owners.length, right: "full" }, { shown: `${one.surnames} ${one.given}` })), d.id("cuit", one.id, { shown: shownCuit(one.id) }), owners.length > 1 ? "50%" : "100%", "Compraventa, esc. 212"]),
    ], { widths: [0.38, 0.2, 0.14, 0.28], hasHead: true }); // biome-ignore format: table
    d.head("B) GRAVÁMENES, RESTRICCIONES E INTERDICCIONES");
    if (c.variant === 0) d.p(d.noCharges("NO CONSTAN."));
    if (c.variant === 1) d.p(d.charge({ kind: "mortgage", state: "alive", amount: 95000, anchor: "U$S 95.000" }, "1) HIPOTECA. Acreedor: Banco Hipotecario S.A. Monto U$S 95.000. Esc. 88 del 10/5/2018, inscripta el 2/6/2018.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "con derecho de acrecer" }, "1) USUFRUCTO vitalicio con derecho de acrecer a favor de Nélida Ester Pugliese, L.C. 3.221.908.")); // biome-ignore format: prose
    if (c.variant === 3) d.p(d.charge({ kind: "other", state: "alive", amount: null, anchor: "protección de la vivienda" }, "1) Afectación al régimen de protección de la vivienda (art. 244 CCyC), inscripta el 14/9/2020.")); // biome-ignore format: prose
    d.head("C) CESIONES Y ANOTACIONES PERSONALES");
    d.p("Inhibiciones: no se registran a nombre de los titulares indicados.");
  },
};

const constancia: Layout<Case> = {
  name: "mx-constancia-prose-head",
  kind: "mx-constancia-fiscal",
  sheet: { ...PLAIN, font: "helvetica", size: 9.5 },
  write(d, c) {
    let one = c.owners[0]!.person;
    while (one.scheme !== "rfc") one = person(c.chance, "MX");
    d.p("CÉDULA DE IDENTIFICACIÓN FISCAL");
    d.p(one.id);
    d.p("Registro Federal de Contribuyentes");
    d.p(up(d.party("taxpayer", one)));
    d.p("Nombre, denominación o razón social");
    d.title("CONSTANCIA DE SITUACIÓN FISCAL");
    d.p(`Lugar y Fecha de Emisión`);
    d.p(`GUADALAJARA, JALISCO A ${up(d.date("issueDate", c.today, dayText(c.today, "long")))}`);
    d.p("Datos de Identificación del Contribuyente");
    d.rows([["RFC:", one.id], ["Fecha inicio de operaciones:", "01 DE MARZO DE 2012"], ["Estatus en el padrón:", d.text("taxStatus", "ACTIVO")], ["Nombre Comercial:", ""]], { widths: [0.36, 0.64] }); // biome-ignore format: table
    d.p("Regímenes: Régimen Simplificado de Confianza. Fecha inicio 01/01/2022");
  },
};

export const REGISTRIES_FIRST_ABROAD: readonly { country: Case["country"]; layout: Layout<Case>; times: number }[] = [
  { country: "MX", layout: mxDeed, times: 3 },
  { country: "CO", layout: tradicion, times: 4 },
  { country: "CL", layout: dominio, times: 3 },
  { country: "CL", layout: gravamenes, times: 3 },
  { country: "AR", layout: informe, times: 4 },
  { country: "MX", layout: constancia, times: 2 },
];
