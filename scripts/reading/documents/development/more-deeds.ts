import { type Case, shownIban, shownNif, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** Further deeds and contracts of the development part. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [66, 66, 60, 60], align: "justify" };
const share = ({ percent, right }: Case["owners"][number]) => ({ percent, right });

/** A deed with lower-case names, several heads run in, and the notices that notaries always write. */
const purchase: Layout<Case> = {
  name: "deed-purchase-runin",
  kind: "escritura-compraventa",
  sheet: { ...PLAIN, font: "times", size: 11.5, footer: "{page}" },
  write(d, c) {
    const { home, chance, price } = c;
    const protocol = chance.int(210, 3900);
    const signed = c.day(-chance.int(100, 2000));
    d.p(`ESCRITURA PÚBLICA DE VENTA. PROTOCOLO ${d.text("protocol", String(protocol), es(protocol, 0))}.`);
    d.p(
      `En la ciudad de ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "long"))}. Ante mí, ${sir(c.tenant, "DON", "DOÑA")} ${up(d.text("notary", c.notary))}, notario de esta capital, constituido en mi despacho, COMPARECEN: de una parte, ${c.owners.map((one) => `${sir(one.person)} ${d.party("seller", one.person, c.owners.length > 1 ? share(one) : { percent: 100, right: "full" })}, mayor de edad, jubilado, con DNI/NIF ${shownNif(one.person.id, "plain")}`).join(", y ")}, como transmitente; y de otra parte, ${c.buyers.map((one) => `${sir(one)} ${d.party("buyer", one)}, mayor de edad, con DNI/NIF ${shownNif(one.id, "plain")}`).join(", y ")}, como adquirente.`,
    );
    d.p(
      `EXPONEN: PRIMERO. Que ${c.owners.length > 1 ? "pertenece a los transmitentes, por mitad y proindiviso," : "pertenece al transmitente, en pleno dominio,"} la finca siguiente: VIVIENDA en ${home.town}, sita en ${d.text("address", `${home.street}, número ${home.number}`)}, piso ${home.floor}, con ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))} construidos. Inscrita en el Registro de la Propiedad de ${d.text("registry", home.registry)}, finca ${d.text("fincaNumber", String(home.finca))}, CRU ${d.id("cru", home.cru)}. Referencia catastral: ${d.id("cadastral-reference", home.reference)}.`,
    );
    const variant = c.variant % 4;
    const debt = chance.int(20, 120) * 1000;
    if (variant === 0)
      d.p(
        d.noCharges("Estado de cargas: se halla libre de ellas, según nota del Registro que dejo unida a esta matriz."),
      );
    if (variant === 1)
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: debt, anchor: es(debt) },
          `Estado de cargas: hipoteca en favor de ${c.bank}, inscripción 6ª, de la que restan ${es(debt)} euros, cantidad que la parte compradora retiene del precio para destinarla a su pago y cancelación.`,
        ),
      );
    if (variant === 2)
      d.p(
        d.charge(
          { kind: "tax-lien", state: "alive", amount: null, anchor: "última transmisión" },
          "Estado de cargas: sin otras que las afecciones fiscales derivadas de la última transmisión, según resulta de la nota informativa.",
        ),
      );
    if (variant === 3)
      d.p(
        d.charge(
          { kind: "easement", state: "alive", amount: null, anchor: "acueducto" },
          "Estado de cargas: gravada con servidumbre de acueducto a favor de la Comunidad de Regantes; por lo demás, libre de hipotecas y embargos.",
        ),
      );
    d.p(
      "Arrendamientos: libre de inquilinos, según afirma el transmitente bajo su responsabilidad. Manifiesta asimismo que no constituye domicilio conyugal o familiar de tercero.",
    );
    d.p(
      `OTORGAN: PRIMERO. La parte transmitente vende y la adquirente compra la finca por el precio de ${d.money("price", price, `${inWords(Math.floor(price))} euros (${es(price)} €)`)}, que confiesa recibido mediante transferencia desde la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}. Da carta de pago y renuncia a toda condición resolutoria. SEGUNDO. Serán de cuenta de la compradora los gastos. TERCERO. Los otorgantes quedan advertidos por mí de la afección de la finca al pago del impuesto, de la hipoteca legal tácita por las anualidades no prescritas del IBI y por los gastos de comunidad, y de que el arrendatario, si lo hubiere, tiene derechos de tanteo y retracto. Les informo de que no podrá inscribirse esta escritura sin justificar el pago del impuesto municipal de plusvalía. CUARTO. La parte compradora podrá solicitar un préstamo hipotecario en escritura de número posterior.`,
    );
    d.p("Así lo otorgan. Hago las reservas y advertencias legales. Doy fe.");
  },
};

/** A partition with the widow's usufruct. */
const partition: Layout<Case> = {
  name: "deed-partition-widow",
  kind: "escritura-herencia",
  sheet: { ...PLAIN, font: "times", size: 11 },
  write(d, c) {
    const { home, chance } = c;
    const protocol = chance.int(90, 2200);
    const [heir, second] = c.owners;
    const widow = c.tenant;
    const signed = c.day(-chance.int(30, 700));
    const died = c.day(-chance.int(800, 1400));
    const value = chance.int(90, 320) * 1000;
    d.title("ESCRITURA DE PARTICIÓN DE HERENCIA");
    d.p(
      `NÚMERO ${d.text("protocol", String(protocol), up(inWords(protocol)))}. ${up(home.town)}, ${d.date("deedDate", signed, dayText(signed, "long"))}. Ante mí, ${up(d.text("notary", c.notary))}, Notario.`,
    );
    d.head("COMPARECEN");
    const percent = second ? 50 : 100;
    d.p(
      `1) ${sir(widow, "D.", "D.ª")} ${d.party("owner", widow, { percent: 100, right: "usufruct" })}, NIF ${shownNif(widow.id, "plain")}, ${widow.isWoman ? "viuda" : "viudo"} del causante, a quien se adjudica el usufructo vitalicio de la finca.`,
    );
    for (const [at, one] of c.owners.entries())
      d.p(
        `${at + 2}) ${sir(one.person, "D.", "D.ª")} ${d.party("owner", one.person, { percent, right: "bare" })}, NIF ${shownNif(one.person.id, "plain")}, heredero, a quien se adjudica ${second ? "una mitad indivisa de la nuda propiedad" : "la totalidad de la nuda propiedad"}.`,
      );
    d.p(
      `EXPOSICIÓN. El causante, marido de la primera, murió el ${d.date("deathDate", died, dayText(died, "long"))} sin haber otorgado testamento; se tramitó acta de declaración de herederos abintestato. Bienes relictos: piso en ${home.town}, ${d.text("address", `${home.street}, nº ${home.number}`)}, de ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)} de superficie construida, finca registral ${d.text("fincaNumber", String(home.finca))}. Referencia catastral: ${d.id("cadastral-reference", home.reference)}. Valor: ${d.money("inheritedValue", value, `${es(value)} euros`)}.`,
    );
    if (c.variant % 2)
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: 41000, anchor: "41.000,00" },
          `Cargas: la que resulta de la hipoteca a favor de ${heir ? c.bank : ""}, con un capital pendiente de 41.000,00 euros.`,
        ),
      );
    else d.p(d.noCharges("Cargas y arrendamientos: no tiene."));
    d.p(
      "DISPOSICIÓN. Los comparecientes aceptan la herencia a beneficio de inventario y practican la adjudicación expresada. Advierto de la afección de los bienes al pago del impuesto y de la limitación del artículo 28 derogado. Doy fe.",
    );
  },
};

const arras: Layout<Case> = {
  name: "arras-private-letter",
  kind: "arras",
  sheet: PLAIN,
  write(d, c) {
    const { home, price, chance } = c;
    const earnest = chance.int(5, 30) * 1000;
    const until = c.day(chance.int(40, 95));
    const kinds = ["penitenciales", "confirmatorias"] as const;
    const kind = kinds[c.variant % 2]!;
    d.title("CONTRATO PRIVADO DE COMPRAVENTA CON ARRAS");
    d.p(`${home.town}, ${d.date("signedDate", c.today, dayText(c.today, "long"))}`);
    d.p(
      `VENDEDORES: ${c.owners.map((one) => `${d.party("seller", one.person)} (DNI ${shownNif(one.person.id, "plain")})`).join(" y ")}.`,
    );
    d.p(
      `COMPRADORES: ${c.buyers.map((one) => `${d.party("buyer", one)} (DNI ${shownNif(one.id, "plain")})`).join(" y ")}.`,
    );
    d.p(
      `OBJETO: vivienda en ${d.text("address", `${home.street} ${home.number}`)}, ${home.floor} ${home.door}, ${home.town}. Finca ${d.text("fincaNumber", String(home.finca))} del Registro de ${home.registry}. Catastro: ${d.id("cadastral-reference", home.reference)}.`,
    );
    d.p(`PRECIO: ${d.money("price", price, `${es(price)} €`)} (${inWords(Math.floor(price))} euros).`);
    d.p(
      `SEÑAL: hoy se pagan ${d.money("depositAmount", earnest, `${es(earnest)} €`)} a la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}. Las arras son ${d.text("depositKind", kind.replace(/e?s$/, ""), kind)}${kind === "penitenciales" ? ", con los efectos del artículo 1454 del Código Civil" : "; no facultan para desistir"}.`,
    );
    d.p(`FIRMA ANTE NOTARIO: no más tarde del ${d.date("deedDeadline", until, dayText(until, "long"))}.`);
    const variant = c.variant % 3;
    if (variant === 0)
      d.p(d.noCharges("CARGAS: los vendedores declaran que la vivienda está libre de cargas y gravámenes."));
    if (variant === 1)
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: 62500, anchor: "62.500,00" },
          `CARGAS: hipoteca inscrita a favor de ${c.bank}, pendientes 62.500,00 €, que los vendedores cancelarán con el precio.`,
        ),
      );
    if (variant === 2)
      d.p(
        "CARGAS: la finca se transmitirá libre de cualquier carga; si apareciera algún embargo o hipoteca, los compradores podrán resolver el contrato.",
      );
    d.p(
      "CONDICIÓN: si los compradores no obtuvieran el préstamo hipotecario, perderán la señal. Hasta la escritura los vendedores no podrán enajenar ni gravar la vivienda, y quedará prohibida su cesión en arrendamiento.",
    );
  },
};

const reserva: Layout<Case> = {
  name: "reserva-offer-letter",
  kind: "reserva",
  sheet: PLAIN,
  write(d, c) {
    const { home, price, chance } = c;
    const amount = chance.int(1, 5) * 1000;
    const until = c.day(chance.int(7, 20));
    const buyer = c.buyers[0]!;
    d.title("PROPUESTA DE COMPRA Y SEÑAL DE RESERVA");
    d.p(
      `${sir(buyer, "El abajo firmante, D.", "La abajo firmante, D.ª")} ${d.party("buyer", buyer)}, con NIF ${shownNif(buyer.id, "plain")}, en adelante el INTERESADO, ofrece comprar el piso de ${d.text("address", `${home.street}, ${home.number}`)}, ${home.town}, por ${d.money("price", price, `${es(price)} euros`)}.`,
    );
    d.p(
      `Como prueba de su interés deposita en la agencia ${d.money("depositAmount", amount, `${inWords(amount)} euros (${es(amount)} €)`)}. La oferta es válida hasta el ${d.date("reservationUntil", until, dayText(until, "long"))}; si la propiedad, ${sir(c.owners[0]!.person, "D.", "D.ª")} ${d.party("seller", c.owners[0]!.person, null, { hasId: false })}, no la acepta, la reserva se devolverá.`,
    );
    d.p(
      "Aceptada, se firmará contrato de arras en diez días. El inmueble se ofrece libre de cargas al día de la escritura.",
    );
    d.p(`En ${home.town}, a ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`);
  },
};

const lease: Layout<Case> = {
  name: "lease-short-letter",
  kind: "arrendamiento",
  sheet: PLAIN,
  write(d, c) {
    const { home, chance } = c;
    const rent = chance.int(60, 150) * 10;
    const start = c.day(chance.int(-200, 20));
    const landlord = c.owners[0]!.person;
    d.title("ALQUILER DE VIVIENDA");
    d.rows(
      [
        ["Arrendador", `${d.party("landlord", landlord)}, NIF ${shownNif(landlord.id, "plain")}`],
        ["Arrendatario", `${d.party("tenant", c.tenant)}, NIF ${shownNif(c.tenant.id, "plain")}`],
        [
          "Vivienda",
          `${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, ${home.town}`,
        ],
        ["Referencia catastral", d.id("cadastral-reference", home.reference)],
        ["Renta mensual", d.money("rent", rent, `${es(rent)} euros`)],
        ["Fianza", d.money("guarantee", rent, `${es(rent)} euros`)],
        ["Duración", d.number("termYears", 7, "7 años")],
        ["Fecha de inicio", d.date("startDate", start, dayText(start, "slash"))],
        ["Cuenta", d.id("iban", c.iban, { shown: shownIban(c.iban) })],
      ],
      { widths: [0.3, 0.7] },
    );
    d.p(
      "El arrendatario no podrá ceder ni subarrendar. Renuncia a los derechos de tanteo y retracto en la parte que la ley lo permite. El arrendador no queda obligado a cancelar hipoteca alguna. Se aplica la Ley de Arrendamientos Urbanos.",
    );
    d.p(`Firmado en ${home.town} el ${d.date("signedDate", c.day(-2), dayText(c.day(-2), "long"))}.`);
  },
};

const mandate: Layout<Case> = {
  name: "mandate-clauses",
  kind: "encargo-venta",
  sheet: PLAIN,
  write(d, c) {
    const { home, price, chance } = c;
    const percent = chance.one([2.5, 3, 4, 5]);
    const until = c.day(chance.one([90, 120, 180]));
    d.title("CONTRATO DE MEDIACIÓN INMOBILIARIA");
    d.p(
      `De una parte, AGENCIA MIRADOR, S.L., con CIF ${d.id("nif", c.bankCif)}, como mediadora. De otra, ${c.owners.map((one) => `${sir(one.person, "D.", "D.ª")} ${d.party("owner", one.person)}, con DNI ${shownNif(one.person.id, "dots")}`).join(" y ")}, como parte propietaria.`,
    );
    d.p(
      `1. La parte propietaria encarga la venta de la vivienda situada en ${d.text("address", `${home.street}, ${home.number}`)} de ${home.town}, referencia catastral ${d.id("cadastral-reference", home.reference)}, ${c.variant % 2 ? "sin exclusiva" : "en exclusiva"}.`,
    );
    d.p(`2. El precio de venta será de ${d.money("price", price, `${es(price)} euros`)}.`);
    d.p(
      `3. La retribución de la agencia será del ${d.number("commissionPercent", percent, `${es(percent, percent % 1 ? 1 : 0)} %`)} del precio, más el IVA.`,
    );
    d.p(`4. El encargo finaliza el ${d.date("exclusiveUntil", until, dayText(until, "long"))}.`);
    d.p(
      "5. La propiedad declara que sobre el inmueble no pesan más cargas que las que figuren en el Registro, y autoriza a la agencia a pedir nota simple.",
    );
    d.p(`En ${home.town}, a ${d.date("signedDate", c.today, dayText(c.today, "long"))}.`);
  },
};

const all: readonly [Layout<Case>, number][] = [
  [purchase, 4],
  [partition, 2],
  [arras, 3],
  [reserva, 2],
  [lease, 2],
  [mandate, 2],
];
export const MORE_DEEDS = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
