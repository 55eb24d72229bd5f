import { type Case, shownCuit, shownRut, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, inWords, mx } from "../../make/words.ts";

/** A sixth batch of Latin America, written before it was read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 60, 60], paper: "LETTER" };

const mxDeed: Layout<Case> = {
  name: "mx-deed-yucatan",
  kind: "mx-escritura",
  sheet: { ...PLAIN, font: "times", size: 11 },
  write(d, c) {
    const { chance } = c;
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    const price = chance.int(900, 5200) * 1000;
    const number = chance.int(100, 999);
    const key = ({ scheme, id }: Case["tenant"]) => `${scheme === "rfc" ? "R.F.C." : "CURP"} ${id}`;
    d.p(`ACTA NÚMERO ${d.text("protocol", String(number))}. En Tijuana, Baja California, a ${d.date("deedDate", c.day(-610), dayText(c.day(-610), "long"))}, ante la fe de ${d.text("notary", c.notary)}, Notario Público número 9 de esta municipalidad, se otorga CONTRATO DE COMPRAVENTA:`); // biome-ignore format: prose
    d.p(`PARTE VENDEDORA: ${up(d.party("seller", seller))}, quien dice ser viudo, pensionado, ${key(seller)}.`);
    d.p(`PARTE COMPRADORA: ${up(d.party("buyer", buyer))}, quien dice ser soltera, médica, ${key(buyer)}.`);
    d.p(`OBJETO: lote 14 y construcciones, en ${d.text("address", `boulevard Agua Caliente ${c.home.number}`)}, superficie del lote ${d.number("plotAreaM2", 200, "200.00 m2")}, partida registral ${d.text("realFolio", String(chance.int(5000000, 5999999)))}.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("ESTADO DEL INMUEBLE: libre de gravamen y de adeudos fiscales."));
    if (c.variant === 1) d.p(d.charge({ kind: "resolutory-condition", state: "alive", amount: null, anchor: "reserva de dominio" }, "ESTADO DEL INMUEBLE: sujeto a reserva de dominio y pacto comisorio mientras no se liquide el saldo a la fraccionadora.")); // biome-ignore format: prose
    d.p(`PRECIO: ${d.money("price", price, `$${mx(price)} pesos`, "MXN")}, ${inWords(price)} pesos, moneda nacional.`);
  },
};

const tradicion: Layout<Case> = {
  name: "co-tradicion-table",
  kind: "co-certificado-tradicion",
  sheet: { ...PLAIN, font: "helvetica", size: 8.5 },
  write(d, c) {
    const { chance } = c;
    const [first, second] = [c.owners[0]!.person, c.tenant];
    const cc = () => String(chance.int(10_000_000, 80_000_000));
    d.p("CERTIFICADO DE TRADICIÓN Y LIBERTAD - OFICINA DE REGISTRO DE MANIZALES");
    d.rows([["Matrícula inmobiliaria", d.id("land-registration", `100-${chance.int(10000, 299999)}`)], ["Fecha de expedición", d.date("issueDate", c.today, dayText(c.today, "slash"))], ["Dirección", up(d.text("address", `Carrera 23 # 55-${c.home.number}`))]], { widths: [0.3, 0.7] }); // biome-ignore format: table
    d.p(`ANOTACIÓN No. 1 - 04/04/2014\nACTO: 0125 COMPRAVENTA\nDE: CONSTRUCTORA LAS AMÉRICAS S.A.\nA: ${up(first.surnames)} ${up(first.given)} CC ${cc()} X\nA: ${up(second.surnames)} ${up(second.given)} CC ${cc()} X`); // biome-ignore format: prose
    if (c.variant === 0) {
      d.party("owner", first, null, { hasId: false });
      d.party("owner", second, null, { hasId: false });
    } else {
      d.p(`ANOTACIÓN No. 2 - 09/09/2020\nACTO: 0125 COMPRAVENTA DERECHOS DE CUOTA DEL 50%\nDE: ${up(second.surnames)} ${up(second.given)} CC ${cc()}\nA: ${up(d.party("owner", first, { percent: 100, right: "full" }, { hasId: false, shown: `${first.surnames} ${first.given}` }))} CC ${cc()} X`); // biome-ignore format: prose
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: null, anchor: "FONDO NACIONAL" }, `ANOTACIÓN No. 3 - 09/09/2020\nACTO: 0219 HIPOTECA ABIERTA\nDE: ${up(first.surnames)} ${up(first.given)}\nA: FONDO NACIONAL DEL AHORRO`)); // biome-ignore format: prose
    }
  },
};

const gravamenes: Layout<Case> = {
  name: "cl-gravamenes-answers",
  kind: "cl-hipotecas-gravamenes",
  sheet: { ...PLAIN, font: "courier", size: 9.5 },
  write(d, c) {
    d.p(`CONSERVADOR DE BIENES RAÍCES DE ARICA\nCERTIFICADO DE HIPOTECAS, GRAVÁMENES Y PROHIBICIONES\nPROPIEDAD: ${up(d.text("address", `Avenida Chile ${c.home.number}`))}\nDUEÑO: ${up(d.party("owner", c.owners[0]!.person, null, { hasId: false }))}\nINSCRIPCIÓN: FOJAS ${d.text("fojas", "3120")} NÚMERO 2207 AÑO ${d.number("registryYear", 2018, "2018")}`); // biome-ignore format: prose
    d.p(`HIPOTECAS: ${c.variant === 0 ? d.noCharges("NO HAY") : d.charge({ kind: "mortgage", state: "cancelled", amount: null, anchor: "BCI" }, "BCI, FOJAS 800 NÚMERO 710 AÑO 2018, ALZADA A FOJAS 15 NÚMERO 12 AÑO 2024")}\nGRAVÁMENES: NO HAY\nPROHIBICIONES: NO HAY`); // biome-ignore format: prose
    d.p(`ARICA, ${up(d.date("issueDate", c.today, dayText(c.today, "long")))}`);
  },
};

const dominio: Layout<Case> = {
  name: "cl-dominio-copy",
  kind: "cl-dominio-vigente",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const [one, two] = [c.owners[0]!.person, c.tenant];
    d.p("COPIA AUTORIZADA DE INSCRIPCIÓN DE DOMINIO CON CERTIFICADO DE VIGENCIA");
    d.p(`Los Ángeles. Fojas ${d.text("fojas", "2890")} N° 1733. Registro de Propiedad, año ${d.number("registryYear", 2022, "2022")}. COMPRAVENTA. Doña ${up(d.party("owner", one, { percent: 50, right: "full" }))}, cédula ${d.id("rut", one.id, { shown: shownRut(one.id) })}, y don ${up(d.party("owner", two, { percent: 50, right: "full" }))}, cédula ${d.id("rut", two.id, { shown: shownRut(two.id) })}, son dueños, por partes iguales, de la propiedad de ${d.text("address", `calle Lautaro ${c.home.number}`)}, Los Ángeles. Rol de avalúos 90-12.`); // biome-ignore format: prose
    d.p(
      `Certifico que se encuentra vigente a esta fecha. ${d.date("issueDate", c.today, dayText(c.today, "long"))}. El Conservador.`,
    );
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-asientos",
  kind: "ar-informe-dominio",
  sheet: { ...PLAIN, font: "times", size: 10.5 },
  write(d, c) {
    const owners = c.variant === 1 ? [c.owners[0]!.person, c.tenant] : [c.owners[0]!.person];
    d.p("Registro de la Propiedad Inmueble de la Provincia de Entre Ríos. Informe de dominio y gravámenes.");
    d.p(`Matrícula ${d.id("land-registration", String(c.chance.int(100000, 299999)))}. Domicilio del inmueble: ${d.text("address", `calle Urquiza ${c.home.number}`)}, Paraná. Fecha de expedición: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}.`); // biome-ignore format: prose
    d.p(`Titularidad: ${owners.map((one) => `${up(d.party("owner", one, { percent: 100 / owners.length, right: "full" }))} (C.U.I.L. ${d.id("cuit", one.id, { shown: shownCuit(one.id) })}), ${owners.length > 1 ? "parte indivisa: 50 %" : "100 %"}`).join("; ")}. Título: compraventa, escritura 88 del 2/2/2011.`); // biome-ignore format: prose
    if (c.variant === 0) d.p(d.noCharges("Gravámenes: no registra. Interdicciones: no registra."));
    if (c.variant === 1) d.p(d.charge({ kind: "other", state: "alive", amount: null, anchor: "bien de familia" }, "Gravámenes: afectación a bien de familia, Ley 14.394, inscripta el 5/5/1999. Interdicciones: no registra.")); // biome-ignore format: prose
  },
};

export const REGISTRIES_SIXTH_ABROAD: readonly { country: Case["country"]; layout: Layout<Case>; times: number }[] = [
  { country: "MX", layout: mxDeed, times: 2 },
  { country: "CO", layout: tradicion, times: 2 },
  { country: "CL", layout: gravamenes, times: 2 },
  { country: "CL", layout: dominio, times: 1 },
  { country: "AR", layout: informe, times: 2 },
];
