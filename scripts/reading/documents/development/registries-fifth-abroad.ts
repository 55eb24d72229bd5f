import { type Case, person, shownCuit, shownRut, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, inWords, mx } from "../../make/words.ts";

/** A fifth batch of Latin America, written before it was read. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 60, 60], paper: "LETTER" };

const mxDeed: Layout<Case> = {
  name: "mx-deed-keys",
  kind: "mx-escritura",
  sheet: { ...PLAIN, font: "helvetica", size: 10 },
  write(d, c) {
    const { chance } = c;
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    const price = chance.int(900, 5200) * 1000;
    const number = chance.int(10000, 90000);
    d.title("ESCRITURA PÚBLICA DE COMPRAVENTA");
    d.p(`Número de escritura: ${d.text("protocol", String(number))}`);
    d.p(`Fecha: ${d.date("deedDate", c.day(-90), dayText(c.day(-90), "long"))}`);
    d.p(`Notario Público No. 7 de Puebla: Lic. ${d.text("notary", c.notary)}`);
    d.p(`Vendedor: ${d.party("seller", seller)}    ${seller.scheme === "rfc" ? "RFC" : "CURP"}: ${seller.id}`);
    d.p(`Comprador: ${d.party("buyer", buyer)}    ${buyer.scheme === "rfc" ? "RFC" : "CURP"}: ${buyer.id}`);
    d.p(`Inmueble: casa habitación marcada con el número ${c.home.number} de la ${d.text("address", `calle Reforma ${c.home.number}`, "calle Reforma")}, superficie de construcción de ${d.number("builtAreaM2", 144.2, "144.20 m2")}. Folio real: ${d.text("realFolio", String(chance.int(100000, 599999)))}.`); // biome-ignore format: prose
    if (c.variant === 0)
      d.p(d.noCharges("Gravámenes: ninguno, conforme al certificado de libertad de gravamen del día anterior."));
    if (c.variant === 1) d.p(d.charge({ kind: "easement", state: "alive", amount: null, anchor: "poniente" }, "Gravámenes: servidumbre legal de paso de tres metros por el lado poniente.")); // biome-ignore format: prose
    d.p(`Precio de la operación: ${d.money("price", price, `$${mx(price)} M.N.`, "MXN")} (${inWords(price)} pesos).`);
    d.p("El comprador declara conocer el estado jurídico. Yo, el Notario, doy fe.");
  },
};

const tradicion: Layout<Case> = {
  name: "co-tradicion-sentences",
  kind: "co-certificado-tradicion",
  sheet: { ...PLAIN, font: "times", size: 10 },
  write(d, c) {
    const { chance } = c;
    const [first, second] = [c.owners[0]!.person, c.tenant];
    const cc = () => String(chance.int(10_000_000, 80_000_000));
    d.p("SNR - CERTIFICADO DE TRADICIÓN Y LIBERTAD");
    d.p(`Matrícula inmobiliaria No. ${d.id("land-registration", `060-${chance.int(10000, 399999)}`)} · Círculo de Cartagena · Expedido el ${d.date("issueDate", c.today, dayText(c.today, "long"))}`); // biome-ignore format: one line
    d.p(`Ubicación del predio: ${up(d.text("address", `Calle 30 # 18-${c.home.number}`))}`);
    d.p(`ANOTACIÓN Nro 001. Fecha 02-02-2012. Escritura 120 del 20-01-2012, Notaría 1 de Cartagena. Especificación: 0125 COMPRAVENTA. DE: FUNDACIÓN SANTO DOMINGO. A: ${up(first.surnames)} ${up(first.given)}, C.C. ${cc()}, X.`); // biome-ignore format: prose
    if (c.variant === 0) {
      d.p(`ANOTACIÓN Nro 002. Fecha 05-05-2019. Escritura 909, Notaría 2. Especificación: 0138 DONACIÓN. DE: ${up(first.surnames)} ${up(first.given)}. A: ${up(d.party("owner", second, { percent: 100, right: "full" }, { hasId: false, shown: `${second.surnames} ${second.given}` }))}, C.C. ${cc()}, X.`); // biome-ignore format: prose
    } else {
      d.party("owner", first, { percent: 100, right: "full" }, { hasId: false });
      d.p(d.charge({ kind: "other", state: "alive", amount: null, anchor: "FIDEICOMISO" }, `ANOTACIÓN Nro 002. Fecha 05-05-2019. Escritura 909, Notaría 2. Especificación: LIMITACIÓN AL DOMINIO 0313 CONSTITUCIÓN DE FIDEICOMISO CIVIL. DE: ${up(first.surnames)} ${up(first.given)}. A: ${up(second.surnames)} ${up(second.given)}.`)); // biome-ignore format: prose
    }
    d.p("Total de anotaciones: 2.");
  },
};

const gravamenes: Layout<Case> = {
  name: "cl-gravamenes-one-sentence",
  kind: "cl-hipotecas-gravamenes",
  sheet: { ...PLAIN, font: "times", size: 11 },
  write(d, c) {
    d.title("CERTIFICADO DE GRAVÁMENES");
    d.p(`Sobre la propiedad inscrita a fojas ${d.text("fojas", "512")} Nº 600 del Registro de Propiedad del año ${d.number("registryYear", 2012, "2012")}, perteneciente a ${up(d.party("owner", c.owners[0]!.person, null, { hasId: false }))} y ubicada en ${d.text("address", `calle Baquedano ${c.home.number}`)}, Iquique, ${c.variant === 0 ? d.noCharges("no hay constancia de hipotecas, censos, usufructos, embargos ni prohibiciones, en treinta años.") : d.charge({ kind: "seizure", state: "alive", amount: null, anchor: "Tesorería" }, "pesa un embargo a favor de la Tesorería General de la República, inscrito a fojas 90 Nº 71 del Registro de Prohibiciones del año 2024.")}`); // biome-ignore format: prose
    d.p(`Iquique, ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`);
  },
};

const dominio: Layout<Case> = {
  name: "cl-dominio-thirds",
  kind: "cl-dominio-vigente",
  sheet: PLAIN,
  write(d, c) {
    const owners = [c.owners[0]!.person, c.tenant, person(c.chance, "CL")];
    d.title("CERTIFICADO DE VIGENCIA");
    d.p(`Conservador de Bienes Raíces de Chillán. La inscripción de fojas ${d.text("fojas", "777")} número 812 del año ${d.number("registryYear", 2015, "2015")} se encuentra vigente a nombre de los siguientes comuneros:`); // biome-ignore format: prose
    owners.forEach((one, at) => {
      d.p(
        `${at + 1}. ${up(d.party("owner", one, { percent: [50, 25, 25][at]!, right: "full" }))}, RUT ${d.id("rut", one.id, { shown: shownRut(one.id) })}, ${["50%", "25%", "25%"][at]} de derechos.`,
      );
    });
    d.p(
      `Propiedad: ${d.text("address", `calle Arauco ${c.home.number}`)}, Chillán. Otorgado el ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`,
    );
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-columnas",
  kind: "ar-informe-dominio",
  sheet: { ...PLAIN, font: "courier", size: 9.5 },
  write(d, c) {
    const owners = c.variant === 1 ? [c.owners[0]!.person, c.tenant] : [c.owners[0]!.person];
    d.p(
      `DIRECCIÓN PROVINCIAL DEL REGISTRO DE LA PROPIEDAD - LA PLATA\nINFORME DE DOMINIO\nMatrícula: ${d.id("land-registration", String(c.chance.int(10000, 99999)))}   Partido: La Plata (55)`,
    );
    d.p(
      `Inmueble: ${d.text("address", `calle 12 número ${c.home.number}`)}, La Plata. Informe expedido el ${d.date("issueDate", c.today, dayText(c.today, "slash"))}.`,
    );
    d.p("TITULAR(ES):");
    for (const one of owners) d.p(`  ${up(one.surnames)} ${up(d.party("owner", one, { percent: 100 / owners.length, right: "full" }, { shown: one.given }))}   CUIL ${d.id("cuit", one.id, { shown: shownCuit(one.id) })}   ${owners.length > 1 ? "50 %" : "100 %"}`); // biome-ignore format: one line
    d.p("GRAVÁMENES Y RESTRICCIONES AL DOMINIO:");
    if (c.variant === 0) d.p(d.noCharges("  No registra."));
    if (c.variant === 1) d.p(d.charge({ kind: "insolvency", state: "alive", amount: null, anchor: "quiebra" }, "  Inscripción de quiebra del cotitular, Juzgado en lo Comercial 4, expte. 55.201, oficio del 3/3/2025.")); // biome-ignore format: prose
    d.p("ANOTACIONES PERSONALES: sin inhibiciones.");
  },
};

export const REGISTRIES_FIFTH_ABROAD: readonly { country: Case["country"]; layout: Layout<Case>; times: number }[] = [
  { country: "MX", layout: mxDeed, times: 2 },
  { country: "CO", layout: tradicion, times: 2 },
  { country: "CL", layout: gravamenes, times: 2 },
  { country: "CL", layout: dominio, times: 1 },
  { country: "AR", layout: informe, times: 2 },
];
