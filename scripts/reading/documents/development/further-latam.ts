import { type Case, shownCuit, shownRut, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { dayText, inWords, mx } from "../../make/words.ts";

/** A second round of wordings of Latin America. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [60, 60, 60, 60], paper: "LETTER" };

const mxDeed: Layout<Case> = {
  name: "mx-deed-second",
  kind: "mx-escritura",
  sheet: { ...PLAIN, align: "justify" },
  write(d, c) {
    const { chance } = c;
    const [seller, buyer] = [c.owners[0]!.person, c.buyers[0]!];
    const price = chance.int(900, 5200) * 1000;
    d.p(
      `ESCRITURA NÚMERO ${d.text("protocol", "24871")}. TOMO LXII. CONTRATO DE COMPRAVENTA. En Monterrey, Nuevo León, el ${d.date("deedDate", c.day(-700), dayText(c.day(-700), "long"))}, YO, LICENCIADA ${up(d.text("notary", c.notary))}, Notaria Pública Titular de la Notaría 44, hago constar la comparecencia de:`,
    );
    d.p(
      `VENDEDOR: ${up(d.party("seller", seller))}, ${seller.scheme === "rfc" ? "RFC" : "CURP"} ${seller.id}. COMPRADOR: ${up(d.party("buyer", buyer))}, ${buyer.scheme === "rfc" ? "RFC" : "CURP"} ${buyer.id}.`,
    );
    d.p(
      `ANTECEDENTE ÚNICO. El vendedor es legítimo propietario del inmueble marcado con el número ${c.home.number} de la ${d.text("address", `calle Zaragoza ${c.home.number}`, "calle Zaragoza")}, folio real electrónico ${d.text("realFolio", String(chance.int(100000, 999999)))}.`,
    );
    const variant = c.variant % 3;
    if (variant === 0)
      d.p(
        d.noCharges(
          "CERTIFICADO DE GRAVÁMENES. Del certificado expedido resulta que la finca se halla libre de todo gravamen.",
        ),
      );
    if (variant === 1)
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: 780000, anchor: "780,000.00" },
          "CERTIFICADO DE GRAVÁMENES. Resulta que la finca soporta hipoteca en primer lugar y grado a favor de Banorte, por $780,000.00, inscripción 411.",
        ),
      );
    if (variant === 2)
      d.p(
        d.charge(
          { kind: "claim", state: "alive", amount: null, anchor: "rescisión" },
          "CERTIFICADO DE GRAVÁMENES. Aparece anotación preventiva de demanda de rescisión de contrato, juicio ordinario civil 55/2025.",
        ),
      );
    d.p(
      `CLÁUSULAS. El precio de la compraventa es de ${d.money("price", price, `$${mx(price)} M.N.`, "MXN")} (${inWords(price)} pesos 00/100). Los impuestos son por cuenta del comprador. Doy fe.`,
    );
  },
};

const tradicion: Layout<Case> = {
  name: "co-tradicion-second",
  kind: "co-certificado-tradicion",
  sheet: { ...PLAIN, font: "courier", size: 8.5 },
  write(d, c) {
    const { chance } = c;
    const owner = c.owners[0]!.person;
    d.p(
      `OFICINA DE REGISTRO DE INSTRUMENTOS PUBLICOS DE CALI\nCERTIFICADO DE TRADICION MATRICULA INMOBILIARIA\nNro Matrícula: ${d.id("land-registration", `370-${chance.int(100000, 999999)}`)}\nImpreso el ${d.date("issueDate", c.today, dayText(c.today, "long"))} a las 08:10:00 AM`,
    );
    d.p(`DIRECCION DEL INMUEBLE: 1) ${up(d.text("address", `Avenida 6 Norte # ${c.home.number}-20`))}`);
    const head = (at: number) =>
      `ANOTACION: Nro ${String(at).padStart(3, "0")} Fecha: 0${at}-07-201${at} Radicación: 201${at}-4${at}0\nDoc: ESCRITURA ${at}12 del 2${at}-06-201${at} NOTARIA 7 de CALI VALOR ACTO: $0`;
    d.p(
      `${head(1)}\nESPECIFICACION: MODO DE ADQUISICION: 0125 COMPRAVENTA\nDE: INVERSIONES DEL VALLE LTDA\nA: ${d.party("owner", owner, { percent: 100, right: "full" }, { hasId: false, shown: up(owner.name) })} CC 3${chance.int(1000000, 9999999)} X`,
    );
    const acts: [Parameters<typeof d.charge>[0]["kind"], string, string][] = [
      [
        "mortgage",
        "HIPOTECA CON CUANTIA",
        `ESPECIFICACION: GRAVAMEN: 0210 HIPOTECA CON CUANTIA INDETERMINADA\nDE: ${up(owner.name)}\nA: BANCOLOMBIA S.A.`,
      ],
      [
        "other",
        "AFECTACION A VIVIENDA",
        `ESPECIFICACION: LIMITACION AL DOMINIO: 0304 AFECTACION A VIVIENDA FAMILIAR\nA: ${up(owner.name)}`,
      ],
      [
        "seizure",
        "JURISDICCION COACTIVA",
        "ESPECIFICACION: MEDIDA CAUTELAR: 0444 EMBARGO POR JURISDICCION COACTIVA\nDE: MUNICIPIO DE CALI",
      ],
      ["other", "VALORIZACION", "ESPECIFICACION: GRAVAMEN: 0212 CONTRIBUCION DE VALORIZACION\nDE: MUNICIPIO DE CALI"],
    ];
    const [kind, anchor, text] = acts[c.variant % 4]!;
    d.p(d.charge({ kind, state: "alive", amount: null, anchor }, `${head(2)}\n${text}`));
    d.p("NRO TOTAL DE ANOTACIONES: *2*\nFIN DE ESTE DOCUMENTO");
  },
};

const gravamenes: Layout<Case> = {
  name: "cl-gravamenes-second",
  kind: "cl-hipotecas-gravamenes",
  sheet: PLAIN,
  write(d, c) {
    d.title("CONSERVADOR DE BIENES RAÍCES DE CONCEPCIÓN");
    d.p("CERTIFICADO DE HIPOTECAS Y GRAVÁMENES");
    d.p(
      `Propiedad: ${d.text("address", `calle Barros Arana ${c.home.number}`)}, comuna de Concepción. Inscripción de dominio: fojas ${d.text("fojas", "2.511")} Nº 1.904 del año 2016.`,
    );
    d.p("REGISTRO DE HIPOTECAS Y GRAVÁMENES");
    const variant = c.variant % 3;
    if (variant === 0) d.p(d.noCharges("La propiedad no registra hipotecas ni gravámenes vigentes a la fecha."));
    else
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: null, anchor: "Banco Bice" },
          "1.- Hipoteca a favor del Banco Bice, fojas 877 Nº 560 año 2016.",
        ),
      );
    d.p("REGISTRO DE INTERDICCIONES Y PROHIBICIONES DE ENAJENAR");
    if (variant === 2)
      d.p(
        d.charge(
          { kind: "prohibition", state: "alive", amount: null, anchor: "voluntaria" },
          "1.- Prohibición voluntaria de enajenar y gravar a favor del Banco Bice, fojas 600 Nº 512 año 2016.",
        ),
      );
    else d.p("La propiedad no registra interdicciones ni prohibiciones vigentes a la fecha.");
    d.p(
      `Concepción, ${d.date("issueDate", c.today, dayText(c.today, "long"))}. ${sir(c.owners[0]!.person, "Solicitado por don", "Solicitado por doña")} ${c.owners[0]!.person.name}.`,
    );
  },
};

const dominio: Layout<Case> = {
  name: "cl-dominio-second",
  kind: "cl-dominio-vigente",
  sheet: PLAIN,
  write(d, c) {
    d.title("CERTIFICADO DE VIGENCIA DE DOMINIO");
    d.p(
      `Certifico que al margen de la inscripción de fojas ${d.text("fojas", "1.204")} Nº 988 del Registro de Propiedad del año ${d.number("registryYear", 2019, "2019")}, a nombre de ${up(d.party("owner", c.owners[0]!.person, { percent: 100, right: "full" }))}, RUN ${d.id("rut", c.owners[0]!.person.id, { shown: shownRut(c.owners[0]!.person.id) })}, respecto del inmueble de ${d.text("address", `calle Prat ${c.home.number}`)}, no hay nota alguna que indique haberse enajenado, por lo que el dominio se encuentra vigente.`,
    );
    d.p(`Conservador de Bienes Raíces. Temuco, ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`);
  },
};

const informe: Layout<Case> = {
  name: "ar-informe-second",
  kind: "ar-informe-dominio",
  sheet: { ...PLAIN, font: "courier", size: 9 },
  write(d, c) {
    d.p(
      `REGISTRO GENERAL DE LA PROPIEDAD - CÓRDOBA\nCERTIFICADO DE DOMINIO\nMATRÍCULA Nº ${d.id("land-registration", String(c.chance.int(100000, 999999)))}     Fecha: ${d.date("issueDate", c.today, dayText(c.today, "slash"))}`,
    );
    d.p(`UBICACIÓN: ${up(d.text("address", `Bv. San Juan ${c.home.number}`))}, CÓRDOBA, DEPTO. CAPITAL`);
    for (const one of c.owners)
      d.p(
        `TITULAR: ${up(d.party("owner", one.person, { percent: one.percent, right: one.right }))} - CUIL ${d.id("cuit", one.person.id, { shown: shownCuit(one.person.id) })} - Porción: ${one.percent === 100 ? "1/1" : "1/2"} - Dominio`,
      );
    d.p("GRAVÁMENES Y RESTRICCIONES:");
    const variant = c.variant % 4;
    if (variant === 0) d.p(d.noCharges("No posee."));
    if (variant === 1)
      d.p(
        d.charge(
          { kind: "prohibition", state: "alive", amount: null, anchor: "no innovar" },
          "Prohibición de innovar: medida de no innovar, autos «Paz c/ Paz - división de condominio», Juzgado 12 Civil, oficio 44.",
        ),
      );
    if (variant === 2)
      d.p(
        d.charge(
          { kind: "seizure", state: "alive", amount: null, anchor: "AFIP" },
          "Embargo preventivo. AFIP c/ titular, oficio 1201. Monto: $ 1.450.000 más accesorios.",
        ),
      );
    if (variant === 3)
      d.p(
        d.charge(
          { kind: "mortgage", state: "cancelled", amount: null, anchor: "CANCELADA" },
          "Hipoteca a favor de Banco de Córdoba: CANCELADA, asiento 3.",
        ),
      );
    d.p("Inhibiciones a nombre de los titulares: no registran.");
  },
};

export const FURTHER_LATAM: readonly { country: Case["country"]; layout: Layout<Case>; times: number }[] = [
  { country: "MX", layout: mxDeed, times: 3 },
  { country: "CO", layout: tradicion, times: 4 },
  { country: "CL", layout: gravamenes, times: 3 },
  { country: "CL", layout: dominio, times: 2 },
  { country: "AR", layout: informe, times: 4 },
];
