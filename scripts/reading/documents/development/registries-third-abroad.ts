import { type Case, person, shownCuit, shownRut, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, inWords, mx } from "../../make/words.ts";

/** A third batch of Latin America, written before it was read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 60, 60], paper: "LETTER" };

const mxDeed: Layout<Case> = {
  name: "mx-deed-two-sellers",
  kind: "mx-escritura",
  sheet: { ...PLAIN, font: "times", size: 11, align: "justify" },
  write(d, c) {
    const { chance } = c;
    const sellers = [c.owners[0]!.person, person(chance, "MX")];
    const buyer = c.buyers[0]!;
    const price = chance.int(900, 5200) * 1000;
    const number = chance.int(10000, 90000);
    const key = (one: Case["tenant"]) => `${one.scheme === "rfc" ? "RFC" : "CURP"}: ${one.id}`;
    d.p(`NOTARÍA PÚBLICA 24 DE ZAPOPAN, JALISCO. ESCRITURA ${d.text("protocol", String(number), mx(number, 0))}. TOMO 88. Zapopan, Jalisco, a ${d.date("deedDate", c.day(-200), dayText(c.day(-200), "long"))}. ANTE MÍ, Lic. ${d.text("notary", c.notary)}, Notario Titular, comparecieron:`); // biome-ignore format: prose
    d.p(`Como VENDEDORES, los señores ${sellers.map((one) => `${d.party("seller", one, { percent: 50, right: "full" })} (${key(one)})`).join(" y ")}, copropietarios por partes iguales.`); // biome-ignore format: prose
    d.p(`Como COMPRADORA, ${d.party("buyer", buyer)} (${key(buyer)}).`);
    d.p(`ANTECEDENTES: Finca urbana en ${d.text("address", `calle Morelos ${c.home.number}`)}, colonia Centro, con ${d.number("plotAreaM2", 240, "240.00 m2 de terreno")} y ${d.number("builtAreaM2", 180.5, "180.50 m2 de construcción")}. Folio real ${d.text("realFolio", String(chance.int(1000000, 2999999)))}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("Libre de gravámenes, según certificado que tuve a la vista."));
    if (c.variant === 1) d.p(d.charge({ kind: "other", state: "alive", amount: null, anchor: "aviso preventivo" }, "Gravámenes: existe un aviso preventivo vigente y una fianza judicial anotada bajo el número 330.")); // biome-ignore format: prose
    d.p(
      `Precio de la compraventa: ${d.money("price", price, `$${mx(price)}`, "MXN")} (${inWords(price)} pesos 00/100 M.N.).`,
    );
  },
};

const tradicion: Layout<Case> = {
  name: "co-tradicion-two-columns",
  kind: "co-certificado-tradicion",
  sheet: { ...PLAIN, font: "helvetica", size: 8.5 },
  write(d, c) {
    const { chance } = c;
    const [first, second] = [c.owners[0]!.person, c.tenant];
    const cc = () => String(chance.int(10_000_000, 80_000_000));
    d.title("CERTIFICADO DE TRADICIÓN - MATRÍCULA INMOBILIARIA");
    d.p(
      `Nro Matrícula: ${d.id("land-registration", `080-${chance.int(10000, 99999)}`)}     Círculo Registral: 080 - SANTA MARTA`,
    );
    d.p(`Impreso el ${d.date("issueDate", c.today, dayText(c.today, "long"))} a las 03:15:40 PM`);
    d.p(
      `DIRECCIÓN DEL INMUEBLE: ${up(d.text("address", `Calle 22 No. 4-${c.home.number}`))} EDIFICIO BAHÍA APARTAMENTO 801`,
    );
    d.p(`ANOTACIÓN: Nro 001  Fecha: 03-02-2009  Radicación: 2009-080-6-122\nDoc: ESCRITURA 55 del 28-01-2009 NOTARÍA 3 de SANTA MARTA   VALOR ACTO: $120.000.000\nESPECIFICACIÓN: MODO DE ADQUISICIÓN: 0125 COMPRAVENTA\nDE: INMOBILIARIA DEL CARIBE S.A.S.  NIT# 9001112223\nA: ${up(d.party("owner", first, c.variant === 1 ? { percent: 50, right: "full" } : { percent: 100, right: "full" }, { hasId: false }))}  CC# ${cc()}  X${c.variant === 1 ? " (50%)" : ""}${c.variant === 1 ? `\nA: ${up(d.party("owner", second, { percent: 50, right: "full" }, { hasId: false }))}  CC# ${cc()}  X (50%)` : ""}`); // biome-ignore format: prose
    if (c.variant === 0) d.p("ANOTACIÓN: Nro 002  Fecha: 10-05-2010  Radicación: 2010-080-6-900\nESPECIFICACIÓN: OTRO: 0901 ACLARACIÓN ESCRITURA 55 EN CUANTO AL ÁREA\nA: EL MISMO"); // biome-ignore format: prose
    if (c.variant === 1) d.p(`${d.charge({ kind: "usufruct", state: "alive", amount: null, anchor: "0310 USUFRUCTO" }, "ANOTACIÓN: Nro 002  Fecha: 10-05-2015  Radicación: 2015-080-6-900\nESPECIFICACIÓN: LIMITACIÓN AL DOMINIO: 0310 USUFRUCTO\nDE: ")}${up(first.name)}\nA: PERTUZ MENDOZA OLGA  CC# 36123456`); // biome-ignore format: prose
    if (c.variant === 2) d.p(`${d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "CONCORDATO" }, "ANOTACIÓN: Nro 002  Fecha: 10-05-2021  Radicación: 2021-080-6-900\nESPECIFICACIÓN: MEDIDA CAUTELAR: 0432 EMBARGO DENTRO DE CONCORDATO\nDE: SUPERINTENDENCIA DE SOCIEDADES")}\nA: ${up(first.name)}`); // biome-ignore format: prose
  },
};

const dominio: Layout<Case> = {
  name: "cl-dominio-heirs",
  kind: "cl-dominio-vigente",
  sheet: { ...PLAIN, font: "times", size: 11.5 },
  write(d, c) {
    const owners = c.variant ? [c.owners[0]!.person, c.tenant] : [c.owners[0]!.person];
    d.p("Conservador de Bienes Raíces de Talca");
    d.p("CERTIFICADO DE DOMINIO CON VIGENCIA");
    d.p(`El dominio inscrito a fojas ${d.text("fojas", "6620")} número 2405 del Registro de Propiedad del año ${d.number("registryYear", 2021, "2021")} a favor de ${owners.map((one) => `${up(d.party("owner", one, { percent: 100 / owners.length, right: "full" }))}, R.U.N. ${d.id("rut", one.id, { shown: shownRut(one.id) })}`).join(", y de ")}${owners.length > 1 ? ", por mitades," : ","} respecto de la casa de ${d.text("address", `calle Uno Sur ${c.home.number}`)}, Talca, se mantiene vigente. Conforme con su original, se expide el ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`); // biome-ignore format: prose
  },
};

const gravamenes: Layout<Case> = {
  name: "cl-gravamenes-sentences",
  kind: "cl-hipotecas-gravamenes",
  sheet: PLAIN,
  write(d, c) {
    d.title("CERTIFICADO DE HIPOTECAS Y GRAVÁMENES E INTERDICCIONES Y PROHIBICIONES");
    d.p(`Inmueble: ${d.text("address", `Pasaje Los Aromos ${c.home.number}`)}, Rancagua. Inscripción: fojas ${d.text("fojas", "1044")} N° 1880, año ${d.number("registryYear", 2014, "2014")}. Propietario: ${up(d.party("owner", c.owners[0]!.person, null, { hasId: false }))}.`); // biome-ignore format: one line
    if (c.variant === 0) d.p(d.noCharges("Revisados los registros durante 30 años, el inmueble se encuentra libre de hipotecas, gravámenes, prohibiciones e interdicciones.")); // biome-ignore format: prose
    if (c.variant === 1) {
      d.p("Revisados los registros durante 30 años, aparecen vigentes:");
      d.p(
        d.charge(
          { kind: "usufruct", state: "alive", amount: null, anchor: "Hilda" },
          "Usufructo vitalicio a favor de Hilda Rojas Pino, fs. 500 N° 410 año 2014.",
        ),
      );
      d.p(d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "SERVIU" }, "Prohibición de enajenar por cinco años a favor del SERVIU, por subsidio habitacional, fs. 501 N° 600 año 2023.")); // biome-ignore format: prose
    }
    d.p(`Rancagua, ${d.date("issueDate", c.today, dayText(c.today, "long"))}. El Conservador.`);
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-rubros",
  kind: "ar-informe-dominio",
  sheet: { ...PLAIN, font: "courier", size: 9 },
  write(d, c) {
    const owners = c.variant === 1 ? [c.owners[0]!.person, c.tenant] : [c.owners[0]!.person];
    d.p("PROVINCIA DE SANTA FE - REGISTRO GENERAL ROSARIO");
    d.p(
      `INFORME SOBRE TITULARIDAD, GRAVÁMENES E INHIBICIONES   Emitido: ${d.date("issueDate", c.today, dayText(c.today, "dash"))}`,
    );
    d.p(
      `Matrícula Nro. ${d.id("land-registration", `16-${c.chance.int(10000, 99999)}`)}   Ubicación: ${up(d.text("address", `Bv. Oroño ${c.home.number}`))}, Rosario`,
    );
    d.p("RUBRO 1 - DOMINIO");
    for (const one of owners) {
      d.p(
        `Titular: ${up(one.surnames)}, ${up(d.party("owner", one, { percent: 100 / owners.length, right: "full" }, { shown: one.given }))}`,
      );
      d.p(`CUIL/CUIT: ${d.id("cuit", one.id, { shown: shownCuit(one.id) })}`);
      d.p(`Proporción: ${owners.length > 1 ? "1/2" : "1/1"}`);
    }
    d.p("RUBRO 2 - GRAVÁMENES");
    if (c.variant === 0) d.p(d.noCharges("Sin anotaciones."));
    if (c.variant === 1) d.p(d.charge({ kind: "claim", state: "alive", amount: null, anchor: "escrituración" }, "Anotación de litis: autos «Bravo c/ titular s/ escrituración», Juzgado Distrito 5, oficio 1880/25.")); // biome-ignore format: prose
    if (c.variant === 2) d.p(d.charge({ kind: "easement", state: "alive", amount: null, anchor: "electroducto" }, "Servidumbre administrativa de electroducto, Ley 19.552, a favor de la EPE.")); // biome-ignore format: prose
    d.p("RUBRO 3 - INHIBICIONES");
    d.p(c.variant === 2 ? "No se registran." : "No constan a nombre de los titulares.");
  },
};

export const REGISTRIES_THIRD_ABROAD: readonly { country: Case["country"]; layout: Layout<Case>; times: number }[] = [
  { country: "MX", layout: mxDeed, times: 2 },
  { country: "CO", layout: tradicion, times: 3 },
  { country: "CL", layout: dominio, times: 2 },
  { country: "CL", layout: gravamenes, times: 2 },
  { country: "AR", layout: informe, times: 3 },
];
