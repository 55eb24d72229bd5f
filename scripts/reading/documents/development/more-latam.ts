import { type Case, shownCuit, shownRut, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, es, inWords, mx } from "../../make/words.ts";

/** Further documents of Latin America of the development part. */

const PLAIN: Sheet = { font: "times", size: 11, margins: [70, 70, 64, 64], paper: "LETTER" };

const mxDeed: Layout<Case> = {
  name: "mx-deed-state",
  kind: "mx-escritura",
  sheet: { ...PLAIN, align: "justify" },
  write(d, c) {
    const { chance } = c;
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    const price = chance.int(900, 5200) * 1000;
    const number = chance.int(2000, 9900);
    d.title("PRIMER TESTIMONIO");
    d.p(
      `ESCRITURA PÚBLICA NÚMERO ${d.text("protocol", String(number), up(inWords(number)))}. VOLUMEN ${chance.int(10, 90)}. En la ciudad de Guadalajara, Jalisco, a los ${d.date("deedDate", c.day(-900), dayText(c.day(-900), "words"))}, ante mí, Licenciado ${d.text("notary", c.notary)}, Notario Público número ${chance.int(2, 120)} de esta municipalidad, comparecen:`,
    );
    const id = (one: typeof seller) => (one.scheme === "rfc" ? `R.F.C. ${one.id}` : `C.U.R.P. ${one.id}`);
    d.p(
      `Por una parte, ${sir(seller, "el señor", "la señora")} ${d.party("seller", seller)}, ${id(seller)}, en lo sucesivo «LA PARTE VENDEDORA»; y por otra, ${sir(buyer, "el señor", "la señora")} ${d.party("buyer", buyer)}, ${id(buyer)}, a quien se denominará «LA PARTE COMPRADORA».`,
    );
    d.head("DECLARACIONES");
    d.p(
      `A) Que es propietaria de la casa habitación ubicada en ${d.text("address", `calle Mar Caribe ${c.home.number}`)}, colonia Country Club, con superficie de terreno de ${mx(c.home.builtM2 + 40)} metros cuadrados y superficie de construcción de ${d.number("builtAreaM2", c.home.builtM2, `${mx(c.home.builtM2)} metros cuadrados`)}, inscrita en el Registro Público de la Propiedad bajo el folio real ${d.text("realFolio", String(chance.int(100000, 999999)))}.`,
    );
    const variant = c.variant % 4;
    const debt = chance.int(200, 900) * 1000;
    if (variant === 0)
      d.p(
        d.noCharges(
          "B) Que dicho inmueble no reporta gravamen ni limitación de dominio alguna, lo que acredita con el certificado de libertad de gravamen expedido por el Registro Público.",
        ),
      );
    if (variant === 1)
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: debt, anchor: mx(debt) },
          `B) Que el inmueble reporta un gravamen consistente en crédito con garantía hipotecaria a favor del INSTITUTO DEL FONDO NACIONAL DE LA VIVIENDA PARA LOS TRABAJADORES (INFONAVIT), por la cantidad de $${mx(debt)} M.N., que subsiste.`,
        ),
      );
    if (variant === 2)
      d.p(
        d.charge(
          { kind: "seizure", state: "alive", amount: debt, anchor: mx(debt) },
          `B) Que según el certificado de gravámenes aparece inscrito embargo ordenado por el Juez Tercero de lo Mercantil, expediente 1187/2022, por $${mx(debt)} pesos.`,
        ),
      );
    if (variant === 3)
      d.p(
        d.charge(
          { kind: "usufruct", state: "alive", amount: null, anchor: "usufructo vitalicio" },
          `B) Que el inmueble se encuentra gravado con usufructo vitalicio a favor de la señora Elvira Cano Ruiz, madre de la parte vendedora.`,
        ),
      );
    d.p("C) Que se encuentra al corriente en el pago del impuesto predial, agua y demás contribuciones.");
    d.head("CLÁUSULAS");
    d.p(
      `PRIMERA. La parte vendedora vende y la parte compradora adquiere el inmueble, con todo cuanto de hecho y por derecho le corresponda. SEGUNDA. El precio de la operación es de ${d.money("price", price, `$${mx(price)}`, "MXN")} (${inWords(price)} pesos, moneda nacional), que la vendedora recibe a su entera satisfacción. TERCERA. La vendedora responderá del saneamiento para el caso de evicción. CUARTA. Los contratantes renuncian a las acciones de nulidad y rescisión por lesión.`,
    );
    d.p(
      "YO, EL NOTARIO, DOY FE de que los comparecientes tienen capacidad legal y de que di lectura a esta escritura.",
    );
  },
};

const predial: Layout<Case> = {
  name: "mx-predial-municipal",
  kind: "mx-predial",
  sheet: { ...PLAIN, font: "helvetica", size: 9.5, header: "H. AYUNTAMIENTO     TESORERÍA MUNICIPAL" },
  write(d, c) {
    const { chance } = c;
    const value = chance.int(500, 4200) * 1000;
    const due = chance.int(900, 8200) + 0.5;
    d.title("RECIBO OFICIAL DE PAGO - IMPUESTO PREDIAL 2026");
    for (const line of [
      `Cuenta predial: ${d.text("taxAccount", `${chance.int(100, 999)}-${chance.int(100, 999)}-0${chance.int(10, 99)}`)}`,
      `Contribuyente: ${d.party("taxpayer", c.owners[0]!.person, null, { hasId: false, shown: up(`${c.owners[0]!.person.surnames} ${c.owners[0]!.person.given}`) })}`,
      `Domicilio del predio: ${d.text("address", `Av. de las Américas ${c.home.number}`)}, Fracc. Jardines`,
      `Ejercicio fiscal: ${d.number("taxYear", 2026, "2026")}      Periodo: bimestres 1 al 6`,
      `Superficie de terreno: 160.00 m2      Superficie de construcción: ${d.number("builtAreaM2", c.home.builtM2, `${mx(c.home.builtM2)} m2`)}`,
      `Valor catastral: ${d.money("cadastralValue", value, `$ ${mx(value)}`, "MXN")}`,
      `Impuesto anual: $ ${mx(due + 200)}      Descuento pronto pago: $ 200.00`,
      `TOTAL A PAGAR: ${d.money("taxDue", due, `$ ${mx(due)}`, "MXN")}`,
      `Fecha límite de pago: ${d.date("dueDate", "2026-03-31", "31 de marzo de 2026")}`,
    ])
      d.p(line);
    d.small("El embargo y remate procederán conforme al código fiscal si el crédito no se cubre.");
  },
};

const constancia: Layout<Case> = {
  name: "mx-constancia-company",
  kind: "mx-constancia-fiscal",
  sheet: { ...PLAIN, font: "helvetica", size: 9.5 },
  write(d, c) {
    let person = c.owners[0]!.person;
    for (const each of [...c.owners.map((one) => one.person), ...c.buyers, c.tenant])
      if (each.scheme === "rfc") person = each;
    d.title("CÉDULA DE IDENTIFICACIÓN FISCAL");
    d.p(person.scheme === "rfc" ? `${person.id}\nRegistro Federal de Contribuyentes` : `CURP: ${person.id}`);
    d.p(`${up(d.party("taxpayer", person))}\nNombre, denominación o razón social`);
    d.head("CONSTANCIA DE SITUACIÓN FISCAL");
    d.p(
      `Lugar y fecha de emisión: GUADALAJARA, JALISCO, A ${up(d.date("issueDate", c.today, dayText(c.today, "long")))}`,
    );
    d.rows([
      ["Estatus en el padrón:", d.text("taxStatus", "ACTIVO")],
      ["Fecha de último cambio de estado:", "01 DE ENERO DE 2015"],
    ]);
    d.p("Regímenes: Régimen de Arrendamiento. Fecha inicio 01/01/2015. Servicio de Administración Tributaria.");
  },
};

const tradicion: Layout<Case> = {
  name: "co-tradicion-entries",
  kind: "co-certificado-tradicion",
  sheet: { ...PLAIN, font: "helvetica", size: 8.5, header: "SUPERINTENDENCIA DE NOTARIADO Y REGISTRO" },
  write(d, c) {
    const { chance } = c;
    const folio = `001-${chance.int(200000, 999999)}`;
    const [seller, owner] = [c.tenant, c.owners[0]!.person];
    d.title("CERTIFICADO DE TRADICIÓN Y LIBERTAD");
    d.p(
      `MATRÍCULA INMOBILIARIA No. ${d.id("land-registration", folio)}   Certificado generado con el Pin No: 2611${chance.int(100000, 999999)}`,
    );
    d.p(
      `Expedido el ${d.date("issueDate", c.today, dayText(c.today, "slash"))}. Círculo registral: Medellín Sur. Código catastral: 0500101${chance.int(1000, 9999)}`,
    );
    d.p(
      `DIRECCIÓN DEL INMUEBLE: ${up(d.text("address", `Calle 10 # ${c.home.number}-15`))}. CABIDA Y LINDEROS: apartamento con área privada de ${d.number("builtAreaM2", c.home.builtM2, `${es(c.home.builtM2)} m2`)}. Determinación: sometido a régimen de propiedad horizontal.`,
    );
    const entry = (at: number, act: string, people: string, extra = "") =>
      `ANOTACION: Nro ${at} Fecha 12-0${at}-20${10 + at} Radicación 20${10 + at}-${at}411\nDOC: ESCRITURA ${400 + at} NOTARIA 4 de MEDELLIN ${extra}\nESPECIFICACION: ${act}\nPERSONAS QUE INTERVIENEN EN EL ACTO (X-Titular de derecho real de dominio)\n${people}`;
    d.p(entry(1, "CONSTITUCION REGLAMENTO DE PROPIEDAD HORIZONTAL: 0317", "A: CONSTRUCTORA ALTAVISTA S.A.S. X"));
    d.p(
      entry(
        2,
        "COMPRAVENTA: 0125",
        `DE: CONSTRUCTORA ALTAVISTA S.A.S.\nA: ${up(seller.surnames)} ${up(seller.given)} CC# ${chance.int(30000000, 79999999)} X`,
        "VALOR ACTO $210.000.000",
      ),
    );
    const variant = c.variant % 5;
    if (variant === 1)
      d.p(
        d.charge(
          { kind: "other", state: "alive", amount: null, anchor: "PATRIMONIO DE FAMILIA" },
          entry(
            3,
            "LIMITACION AL DOMINIO: 0315 CONSTITUCION PATRIMONIO DE FAMILIA INEMBARGABLE",
            `DE: ${up(seller.surnames)} ${up(seller.given)}\nA: FAVOR SUYO Y DE SUS HIJOS MENORES`,
          ),
        ),
      );
    if (variant === 2) {
      d.p(
        d.charge(
          { kind: "seizure", state: "cancelled", amount: null, anchor: "0427 EMBARGO" },
          entry(
            3,
            "MEDIDA CAUTELAR: 0427 EMBARGO EJECUTIVO",
            `DE: EDIFICIO TORRE SUR PH\nA: ${up(seller.surnames)} ${up(seller.given)}`,
          ),
        ),
      );
      d.p(
        entry(
          4,
          "CANCELACION PROVIDENCIA JUDICIAL: 0841 CANCELACION EMBARGO. Se cancela la anotación No, 3",
          `DE: EDIFICIO TORRE SUR PH\nA: ${up(seller.surnames)} ${up(seller.given)}`,
        ),
      );
    }
    if (variant === 3)
      d.p(
        d.charge(
          { kind: "claim", state: "alive", amount: null, anchor: "0468" },
          entry(3, "MEDIDA CAUTELAR: 0468 DEMANDA EN PROCESO DE PERTENENCIA", "DE: MARIN OCHOA LUIS"),
        ),
      );
    if (variant === 4)
      d.p(
        d.charge(
          { kind: "usufruct", state: "alive", amount: null, anchor: "0314" },
          entry(
            3,
            "LIMITACION AL DOMINIO: 0314 CONSTITUCION DE USUFRUCTO",
            `DE: ${up(seller.surnames)} ${up(seller.given)}\nA: OCHOA DE MARIN BLANCA`,
          ),
        ),
      );
    d.p(
      entry(
        5,
        "COMPRAVENTA: 0125",
        `DE: ${up(seller.surnames)} ${up(seller.given)}\nA: ${d.party("owner", owner, { percent: 100, right: "full" }, { hasId: false, shown: up(`${owner.surnames} ${owner.given}`) })} CC# ${chance.int(30000000, 79999999)} X`,
        "VALOR ACTO $310.000.000",
      ),
    );
    d.p(
      "NRO TOTAL DE ANOTACIONES: *5*. SALVEDADES: NO HAY. FIN DE ESTE DOCUMENTO. El interesado debe comunicar al registrador cualquier falla o error. USUARIO: Realtech.",
    );
  },
};

const dominio: Layout<Case> = {
  name: "cl-dominio-copy",
  kind: "cl-dominio-vigente",
  sheet: { ...PLAIN, align: "justify" },
  write(d, c) {
    const { chance } = c;
    const [page, number, year] = [chance.int(100, 9000), chance.int(100, 9000), chance.int(2001, 2023)];
    d.title("COPIA DE INSCRIPCIÓN DE DOMINIO CON VIGENCIA");
    d.p(
      `REGISTRO DE PROPIEDAD. Fs. ${d.text("fojas", String(page))} Nº ${number} año ${d.number("registryYear", year, String(year))}. COMPRAVENTA.`,
    );
    const owners = c.owners;
    d.p(
      `Valparaíso, catorce de mayo de ${inWords(year)}. ${owners.map((one) => `${sir(one.person, "Don", "Doña")} ${d.party("owner", one.person, { percent: one.percent, right: one.right })}, chileno, empleado, RUT ${d.id("rut", one.person.id, { shown: shownRut(one.person.id) })}`).join(", y ")}, domiciliado en esta ciudad, ${owners.length > 1 ? "son dueños por iguales partes" : "es dueño"} de la propiedad ubicada en ${d.text("address", `calle Condell Nº ${c.home.number}`)}, comuna de Valparaíso, que deslinda: NORTE, con Luis Tapia; SUR, con calle Condell. La ${owners.length > 1 ? "adquirieron" : "adquirió"} por compra a Inversiones Cordillera Limitada, en el precio de $${es(chance.int(40, 160) * 1_000_000, 0)}. Rol de avalúo ${chance.int(10, 900)}-${chance.int(1, 90)}. Requirió el portador.`,
    );
    d.p(
      `CERTIFICO: que la presente copia es conforme con su original y que se encuentra vigente al día de hoy. Conservador de Bienes Raíces de Valparaíso, ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`,
    );
  },
};

const gravamenes: Layout<Case> = {
  name: "cl-gravamenes-paragraph",
  kind: "cl-hipotecas-gravamenes",
  sheet: { ...PLAIN, align: "justify" },
  write(d, c) {
    const { chance } = c;
    const uf = chance.int(900, 4200);
    d.title("CERTIFICADO DE GRAVÁMENES Y PROHIBICIONES");
    d.p(
      `El Conservador de Bienes Raíces que suscribe certifica, con relación a la propiedad de ${sir(c.owners[0]!.person)} ${c.owners[0]!.person.name}, ubicada en ${d.text("address", `avenida Errázuriz ${c.home.number}`)}, inscrita a fojas ${d.text("fojas", String(chance.int(100, 9000)))} Nº ${chance.int(100, 9000)} del Registro de Propiedad del año ${chance.int(2000, 2022)}, que revisados los registros de hipotecas, gravámenes, interdicciones y prohibiciones de los últimos treinta años:`,
    );
    const variant = c.variant % 4;
    if (variant === 0)
      d.p(d.noCharges("NO TIENE hipotecas ni gravámenes vigentes. NO TIENE prohibiciones ni interdicciones vigentes."));
    if (variant === 1) {
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: uf, anchor: `UF ${es(uf, 0)}` },
          `HIPOTECAS: 1) A favor del Banco del Estado de Chile, por UF ${es(uf, 0)}, fojas 2.011 Nº 1.450 del año 2018, en garantía general.`,
        ),
      );
      d.p(
        d.charge(
          { kind: "prohibition", state: "alive", amount: null, anchor: "sin autorización del acreedor" },
          "PROHIBICIONES: 1) De enajenar, gravar y arrendar sin autorización del acreedor Banco del Estado de Chile, fojas 1.900 Nº 1.612 del año 2018.",
        ),
      );
    }
    if (variant === 2) {
      d.p("HIPOTECAS Y GRAVÁMENES: NO REGISTRA.");
      d.p(
        d.charge(
          { kind: "seizure", state: "alive", amount: null, anchor: "Primer Juzgado" },
          "INTERDICCIONES Y PROHIBICIONES: Embargo decretado por el Primer Juzgado Civil de Valparaíso, causa rol C-1877-2024, fojas 880 Nº 901 del año 2024.",
        ),
      );
    }
    if (variant === 3) {
      d.p(
        d.charge(
          { kind: "easement", state: "alive", amount: null, anchor: "Chilquinta" },
          "GRAVÁMENES: Servidumbre eléctrica a favor de Chilquinta Energía S.A., fojas 77 Nº 80 del año 2009.",
        ),
      );
      d.p(
        d.charge(
          { kind: "mortgage", state: "cancelled", amount: null, anchor: "Scotiabank" },
          "Hipoteca a favor de Scotiabank Chile, fojas 45 Nº 51 del año 2006, ALZADA según nota marginal del año 2021.",
        ),
      );
      d.p("PROHIBICIONES: ninguna.");
    }
    d.p(`Valparaíso, ${d.date("issueDate", c.today, dayText(c.today, "long"))}. Derechos: $ 5.900.`);
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-provincia",
  kind: "ar-informe-dominio",
  sheet: { ...PLAIN, font: "helvetica", size: 9.5 },
  write(d, c) {
    const { chance } = c;
    const usd = chance.int(20, 140) * 1000;
    d.title("PROVINCIA DE BUENOS AIRES - REGISTRO DE LA PROPIEDAD INMUEBLE");
    d.p(
      `INFORME DE DOMINIO INMUEBLE. Matrícula: ${d.id("land-registration", `${chance.int(10, 90)}-${chance.int(10000, 99999)}`)}. Partido: Vicente López. Partida: ${chance.int(10, 130)}-${chance.int(1000, 9999)}. Nomenclatura catastral: Circ. III, Secc. B, Manz. ${chance.int(10, 99)}, Parc. 7.`,
    );
    d.p(
      `Inmueble: ${d.text("address", `calle Roca ${c.home.number}`)}. Superficie: ${d.number("builtAreaM2", c.home.builtM2, `${es(c.home.builtM2)} m2`)}.`,
    );
    d.head("RUBRO A) TITULARIDAD");
    d.rows(
      [
        ["Apellido y nombres", "C.U.I.T./C.U.I.L.", "Proporción", "Acto"],
        ...c.owners.map((one) => [
          d.party(
            "owner",
            one.person,
            { percent: one.percent, right: one.right },
            { shown: up(`${one.person.surnames}, ${one.person.given}`) },
          ),
          d.id("cuit", one.person.id, { shown: shownCuit(one.person.id) }),
          one.percent === 100 ? "100%" : "50%",
          "Compraventa",
        ]),
      ],
      { hasHead: true },
    );
    d.head("RUBRO B) GRAVÁMENES, RESTRICCIONES E INTERDICCIONES");
    const variant = c.variant % 5;
    if (variant === 0) d.p(d.noCharges("NO REGISTRA."));
    if (variant === 1)
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: usd, anchor: es(usd, 0) },
          `HIPOTECA EN 1° GRADO. Acreedor: BANCO HIPOTECARIO S.A. Monto: U$S ${es(usd, 0)}. Presentación 114.220 del ${dayText(c.day(-700), "slash")}.`,
        ),
      );
    if (variant === 2)
      d.p(
        d.charge(
          { kind: "seizure", state: "alive", amount: usd, anchor: es(usd, 0) },
          `EMBARGO por $ ${es(usd, 0)} más $ 3.000 presupuestados para intereses y costas. Autos: «Consorcio Roca c/ ${c.owners[0]!.person.surnames} s/ ejecución de expensas». Juzgado Civil y Comercial Nº 5 de San Isidro.`,
        ),
      );
    if (variant === 3)
      d.p(
        d.charge(
          { kind: "other", state: "alive", amount: null, anchor: "BIEN DE FAMILIA" },
          `AFECTACIÓN A BIEN DE FAMILIA, ley 14.394, presentación 20.114 del ${dayText(c.day(-2700), "slash")}.`,
        ),
      );
    if (variant === 4)
      d.p(
        d.charge(
          { kind: "usufruct", state: "alive", amount: null, anchor: "RESERVA DE USUFRUCTO" },
          "RESERVA DE USUFRUCTO vitalicio y gratuito a favor de la donante Nélida Ortiz.",
        ),
      );
    d.head("RUBRO C) INHIBICIONES");
    d.p("Consultado el registro de anotaciones personales a nombre de los titulares: NO SE REGISTRAN INHIBICIONES.");
    d.p(
      `La Plata, ${d.date("issueDate", c.today, dayText(c.today, "slash"))}. El presente informe no genera reserva de prioridad ni bloqueo registral.`,
    );
  },
};

export const MORE_LATAM: readonly { country: Case["country"]; layout: Layout<Case>; times: number }[] = [
  { country: "MX", layout: mxDeed, times: 4 },
  { country: "MX", layout: predial, times: 2 },
  { country: "MX", layout: constancia, times: 2 },
  { country: "CO", layout: tradicion, times: 5 },
  { country: "CL", layout: dominio, times: 3 },
  { country: "CL", layout: gravamenes, times: 4 },
  { country: "AR", layout: informe, times: 5 },
];
