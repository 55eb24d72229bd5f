import type { ChargeLabel } from "../../labels.ts";
import { person as anyone, type Case, type Person, shownFloor, shownIban, shownNif, sir, up } from "../../make/case.ts";
import type { Draft, Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** A second round of wordings of Spain, written after the engine could read the first one. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [64, 64, 60, 60] };

const CLEAN = [
  "Sin cargas vigentes.",
  "No consta inscrita ninguna carga.",
  "Libre de toda carga o gravamen.",
  "No se encuentran cargas que afecten a la finca.",
  "Exenta de gravámenes.",
  "NO TIENE.",
];
type Told = readonly [ChargeLabel["kind"], ChargeLabel["state"], anchor: string, text: string];
const TOLD: readonly Told[] = [
  [
    "tax-lien",
    "alive",
    "puedan girarse",
    "La finca de este número queda afecta durante cinco años al pago de las liquidaciones que puedan girarse por el Impuesto de Transmisiones. Nota de 03/04/2024.",
  ],
  [
    "easement",
    "alive",
    "medianería",
    "Gravada con la servidumbre de medianería y desagüe que resulta de la inscripción 1ª.",
  ],
  [
    "seizure",
    "alive",
    "monitorio",
    "Embargo en favor de la Comunidad de Propietarios, dimanante de juicio monitorio 233/2023, por 4.321,07 euros de principal y 1.296,00 euros más para costas. Anotación A.",
  ],
  [
    "other",
    "alive",
    "derecho hereditario",
    "Anotación preventiva de derecho hereditario en favor de doña Elisa Mora Cid, por plazo de cuatro años.",
  ],
  [
    "other",
    "alive",
    "ejecución hipotecaria 45/2024",
    "Se expidió certificación de dominio y cargas para el procedimiento de ejecución hipotecaria 45/2024, según nota al margen de la inscripción 5ª.",
  ],
  [
    "option",
    "alive",
    "tanteo",
    "Sujeta a derecho de tanteo y retracto en favor de la Generalitat por plazo de diez años.",
  ],
  [
    "prohibition",
    "alive",
    "subvención",
    "No podrá enajenarse en el plazo de diez años sin devolver la subvención recibida, según nota marginal.",
  ],
  [
    "usufruct",
    "alive",
    "habitación",
    "Derecho de habitación vitalicio en favor de don Lucas Prim Soto, inscripción 3ª.",
  ],
  [
    "lease",
    "alive",
    "siete años",
    "Inscrito el arrendamiento en favor de doña Celia Gómez Tur por siete años, a contar desde el 1 de enero de 2024.",
  ],
  [
    "protected-housing",
    "alive",
    "2038",
    "Vivienda de precio tasado, sometida al régimen de protección pública hasta el año 2038, con precio máximo de venta.",
  ],
  [
    "insolvency",
    "alive",
    "mercantil",
    "Declarado el concurso voluntario del titular por auto de 2 de febrero de 2026 del Juzgado de lo Mercantil; anotado con la letra B.",
  ],
  [
    "other",
    "alive",
    "residuo",
    "Gravada con sustitución fideicomisaria de residuo ordenada por la causante doña Pura Vidal.",
  ],
  ["urban", "alive", "ADIF", "Iniciado expediente de expropiación forzosa a instancia de ADIF, nota de 12/05/2025."],
  [
    "prohibition",
    "alive",
    "Instrucción",
    "Anotada prohibición de disponer ordenada por el Juzgado de Instrucción número 2, diligencias previas 98/2025.",
  ],
  [
    "claim",
    "alive",
    "cosa común",
    "Anotada con la letra B demanda en ejercicio de la acción de división de cosa común, autos 812/2024.",
  ],
  [
    "mortgage",
    "cancelled",
    "aparece cancelada",
    "La hipoteca de la inscripción 2ª en favor de Caja Duero aparece cancelada por la inscripción 4ª.",
  ],
  [
    "resolutory-condition",
    "alive",
    "permuta",
    "Sujeta a condición resolutoria en garantía de la obra futura de la permuta, inscripción 2ª.",
  ],
  [
    "mortgage",
    "alive",
    "mitad indivisa de la",
    "Hipotecada la mitad indivisa de la finca en favor de Abanca, en garantía de 44.000,00 euros.",
  ],
];

const OWNER_FORMS = 3;
function ownersIn(d: Draft, c: Case): string {
  const people: [Person, number, string][] =
    c.variant % OWNER_FORMS === 0
      ? [
          [c.owners[0]!.person, 60, "tres quintas partes indivisas"],
          [c.tenant, 40, "dos quintas partes indivisas"],
        ]
      : c.variant % OWNER_FORMS === 1
        ? [[c.owners[0]!.person, 100, "la totalidad"]]
        : [
            [c.owners[0]!.person, 100 / 3, "un tercio"],
            [c.tenant, 100 / 3, "un tercio"],
            [c.buyers[0]!, 100 / 3, "un tercio"],
          ];
  return people
    .map(
      ([one, percent, words]) =>
        `${sir(one, "D.", "Dña.")} ${d.party("owner", one, { percent, right: "full" })}, con N.I.F. ${shownNif(one.id, "dots")}, es titular de ${words} en pleno dominio`,
    )
    .join("; ");
}

const nota: Layout<Case> = {
  name: "nota-list-second",
  kind: "nota-simple",
  sheet: PLAIN,
  write(d, c) {
    const { home } = c;
    d.title("NOTA SIMPLE INFORMATIVA");
    d.p(
      `Registro de la Propiedad: ${d.text("registry", home.registry)}. Emitida el ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`,
    );
    d.p(
      `Finca número ${d.text("fincaNumber", String(home.finca))}, CRU ${d.id("cru", home.cru)}. Vivienda ${shownFloor(home)} en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, con ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))} construidos. Catastro: ${d.id("cadastral-reference", home.reference)}.`,
    );
    d.p(`TITULARIDAD: ${ownersIn(d, c)}.`);
    d.p("CARGAS:");
    if (c.variant < CLEAN.length) d.p(d.noCharges(CLEAN[c.variant]!));
    else {
      const at = ((c.variant - CLEAN.length) * 2) % TOLD.length;
      for (const [kind, state, anchor, text] of [TOLD[at]!, TOLD[at + 1]!])
        d.p(d.charge({ kind, state, amount: null, anchor }, `* ${text}`));
    }
    d.small(
      "Nota expedida a efectos informativos. Los derechos de tanteo legales y la afección por gastos de comunidad no se expresan. Honorarios 9,02 euros.",
    );
  },
};

const notaFlow: Layout<Case> = {
  name: "nota-flow-second",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const { home } = c;
    d.p(
      `REGISTRO DE LA PROPIEDAD DE ${up(d.text("registry", home.registry))}. Información registral con valor de nota simple.`,
    );
    d.p(
      `${up(home.town)}, ${d.date("issueDate", c.today, dayText(c.today, "slash"))}. Finca ${d.text("fincaNumber", es(home.finca, 0))}. Idufir ${d.id("cru", home.cru)}. Piso ${home.floor} del inmueble de ${d.text("address", `${home.street}, número ${home.number}`)}. Superficie útil: ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m²`)}. Referencia: ${d.id("cadastral-reference", home.reference)}. ${ownersIn(d, c)}.`,
    );
    const at = (c.variant * 2 + 1) % TOLD.length;
    const told = [TOLD[at]!, TOLD[(at + 1) % TOLD.length]!];
    d.p(
      `Respecto de cargas: ${told.map(([kind, state, anchor, text]) => d.charge({ kind, state, amount: null, anchor }, text)).join(" ")}`,
    );
    d.p("No hay más asientos.");
  },
};

const deed: Layout<Case> = {
  name: "deed-second",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const { home, price } = c;
    d.title("COMPRAVENTA");
    d.p(
      `NÚMERO ${d.text("protocol", "1518", "MIL QUINIENTOS DIECIOCHO")}. En ${home.town}, a ${d.date("deedDate", c.day(-500), dayText(c.day(-500), "words"))}. ANTE MÍ, ${up(d.text("notary", c.notary))}, Notario del Ilustre Colegio Notarial, COMPARECEN`,
    );
    d.p(
      `COMO PARTE VENDEDORA: ${c.owners.map(({ person }) => `${sir(person, "Don", "Doña")} ${d.party("seller", person)}, con D.N.I. ${shownNif(person.id, "dash")}`).join(" y ")}.`,
    );
    d.p(
      `COMO PARTE COMPRADORA: ${c.buyers.map((person) => `${sir(person, "Don", "Doña")} ${d.party("buyer", person)}, con D.N.I. ${shownNif(person.id, "dash")}`).join(" y ")}.`,
    );
    d.p(
      `EXPONEN que es objeto de esta escritura el piso de ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, con una superficie de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)} construidos, finca ${d.text("fincaNumber", String(home.finca))}, referencia catastral ${d.id("cadastral-reference", home.reference)}.`,
    );
    const variant = c.variant % 4;
    if (variant === 0)
      d.p(
        d.noCharges(
          "CARGAS Y ARRENDAMIENTOS: Afirma la parte vendedora que no las tiene y que está libre de arrendatarios, lo que el notario comprueba por nota continuada.",
        ),
      );
    if (variant === 1)
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: 33000, anchor: "33.000,00" },
          `CARGAS: Hipoteca a favor de ${c.bank}. Para su cancelación se retienen 33.000,00 euros, que se ingresan hoy, quedando la cancelación registral pendiente de formalizar.`,
        ),
      );
    if (variant === 2)
      d.p(
        d.charge(
          { kind: "resolutory-condition", state: "alive", amount: 20000, anchor: "20.000,00" },
          "CARGAS: libre. PRECIO APLAZADO: quedan aplazados 20.000,00 euros, en cuya garantía se constituye condición resolutoria explícita inscribible a favor de la vendedora.",
        ),
      );
    if (variant === 3)
      d.p(
        d.charge(
          { kind: "protected-housing", state: "alive", amount: null, anchor: "VPO 14" },
          "CARGAS: sin otras que el régimen de protección oficial, expediente VPO 14/0090, vigente.",
        ),
      );
    d.p(
      `Precio: ${d.money("price", price, `${up(inWords(Math.floor(price)))} EUROS (${es(price)} €)`)}. La parte compradora declara conocer los estatutos, que no podrá oponerse a las obras del local y que la terraza está sujeta a servidumbre de luces según la ley. Quedan advertidos del artículo 9 de la Ley de Propiedad Horizontal, de la afección del inmueble al pago del ITP y de la obligación de no arrendar como vivienda turística. DOY FE.`,
    );
  },
};

const ibi: Layout<Case> = {
  name: "ibi-notice-second",
  kind: "recibo-ibi",
  sheet: { ...PLAIN, font: "helvetica", size: 9.5 },
  write(d, c) {
    const { home, chance } = c;
    const owner = c.owners[0]!.person;
    const value = chance.int(30000, 90000) + 0.5;
    const due = Math.round(value * 0.6) / 100;
    d.title("AYUNTAMIENTO. AVISO DE PAGO DEL IBI");
    d.p(
      `${up(d.party("taxpayer", owner))}\nDNI ${shownNif(owner.id, "plain")}\nLe comunicamos el recibo del Impuesto sobre Bienes Inmuebles del ejercicio ${d.number("taxYear", 2026, "2026")} correspondiente al inmueble de ${d.text("address", `${home.street}, ${home.number}`)}, con referencia catastral ${d.id("cadastral-reference", home.reference)}.`,
    );
    d.p(
      `Valor catastral: ${d.money("cadastralValue", value, `${es(value)} euros`)}. Base liquidable: ${es(value)} euros. Tipo: 0,60 %. Cuota líquida: ${d.money("taxDue", due, `${es(due)} euros`)}. Cuenta de cargo: ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}. Fecha de cargo: ${d.date("dueDate", "2026-07-01", "1 de julio de 2026")}.`,
    );
  },
};

const community: Layout<Case> = {
  name: "community-second",
  kind: "certificado-comunidad",
  sheet: PLAIN,
  write(d, c) {
    const { home } = c;
    const debt = c.variant % 2 ? 1240.5 : 0;
    d.title("CERTIFICACIÓN DE DEUDAS");
    d.p(
      `FINCAS Y GESTIÓN ROMERO, como administrador de la finca ${d.text("address", `${home.street}, ${home.number}`)}, HACE CONSTAR que la vivienda ${shownFloor(home)}, cuyo titular es ${d.party("owner", c.owners[0]!.person, null, { hasId: false })}, ${debt ? `tiene pendiente de pago la cantidad de ${d.money("communityDebt", debt, `${es(debt)} €`)}` : "está al día en el pago de los gastos de comunidad"}. Cuota ordinaria: ${d.money("communityFee", 72, "72,00 €")} al mes. El presidente da su visto bueno. Ley de Propiedad Horizontal, artículo 9.`,
    );
    d.p(`En ${home.town}, a ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`);
  },
};

const arras: Layout<Case> = {
  name: "arras-second",
  kind: "arras",
  sheet: PLAIN,
  write(d, c) {
    const { home, price } = c;
    const partner = anyone(c.chance);
    d.title("DOCUMENTO DE ARRAS O SEÑAL");
    d.p(
      `REUNIDOS en ${home.town} el día ${d.date("signedDate", c.today, dayText(c.today, "long"))}: Como vendedora, ${d.party("seller", c.owners[0]!.person)}, NIF ${shownNif(c.owners[0]!.person.id, "plain")}. Como compradores, los cónyuges ${d.party("buyer", c.buyers[0]!)} y ${d.party("buyer", partner)}, con NIF ${shownNif(c.buyers[0]!.id, "plain")} y ${shownNif(partner.id, "plain")}, respectivamente.`,
    );
    d.p(
      `La vendedora es dueña del piso sito en ${d.text("address", `${home.street}, ${home.number}`)}, referencia catastral ${d.id("cadastral-reference", home.reference)}. ${c.variant % 2 ? d.charge({ kind: "mortgage", state: "alive", amount: 51000, anchor: "51.000,00" }, "Sobre él pesa una hipoteca de la que quedan por amortizar 51.000,00 euros, que se cancelará a la firma.") : d.noCharges("El piso se halla libre de cargas.")}`,
    );
    d.p(
      `El precio convenido es de ${d.money("price", price, `${es(price)} euros`)}. En este acto se entregan ${d.money("depositAmount", 9000, "9.000,00 euros")} como arras ${d.text("depositKind", "penitencial", "penitenciales")} del artículo 1454 del Código Civil. La escritura se firmará antes del ${d.date("deedDeadline", c.day(70), dayText(c.day(70), "long"))}. Mientras tanto la vendedora no podrá vender ni hipotecar el piso a terceros ni constituir sobre él opción de compra, embargo o servidumbre alguna.`,
    );
  },
};

const all: readonly [Layout<Case>, number][] = [
  [nota, 15],
  [notaFlow, 9],
  [deed, 4],
  [ibi, 2],
  [community, 2],
  [arras, 2],
];
export const FURTHER_SPAIN = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
