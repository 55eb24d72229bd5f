import { type Case, shownIban, shownNif, sir, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { dayText, es, inWords } from "../../make/words.ts";

/** Deeds and contracts of the exam. */

const purchase: Layout<Case> = {
  name: "exam-deed-long",
  kind: "escritura-compraventa",
  sheet: { font: "times", size: 13, margins: [132, 100, 74, 90], align: "justify", lineGap: 0.9, isHyphenated: true, header: "09/2025                                        IX8130552", footer: "— {page} —" }, // biome-ignore format: one sheet
  write(d, c) {
    const { home, price, chance } = c;
    const protocol = chance.int(310, 4900);
    const signed = c.day(-chance.int(90, 2400));
    const list = (people: readonly string[]) => people.join(" y ");
    d.p(
      `COMPRAVENTA OTORGADA POR ${list(c.owners.map(({ person }) => up(person.name)))} A FAVOR DE ${list(c.buyers.map((person) => up(person.name)))}.`,
    );
    d.p(`${up(inWords(protocol))}. (${d.text("protocol", String(protocol), es(protocol, 0))}).`);
    d.p(`En la ciudad de ${home.town}, a ${d.date("deedDate", signed, dayText(signed, "words"))}. Ante mí, DON ${up(d.text("notary", c.notary))}, Notario de esta capital y de su Ilustre Colegio, COMPARECEN:`); // biome-ignore format: text
    d.p(`Como transmitentes: ${list(c.owners.map(({ person }) => `${sir(person)} ${d.party("seller", person)}, mayor de edad, con documento nacional de identidad o de extranjero ${shownNif(person.id, "dash")}`))}; casados en régimen de gananciales.`); // biome-ignore format: text
    d.p(`Como adquirente${c.buyers.length > 1 ? "s" : ""}: ${list(c.buyers.map((person) => `${sir(person)} ${d.party("buyer", person)}, ${person.isWoman ? "soltera" : "soltero"}, con documento ${shownNif(person.id, "dash")}`))}.`); // biome-ignore format: text
    d.p(
      "Tienen a mi juicio, según intervienen, capacidad e interés legítimo para esta escritura, y al efecto EXPONEN: I.- DESCRIPCIÓN, TÍTULO E INSCRIPCIÓN.",
    );
    d.p(`La parte transmitente es titular de: NÚMERO ${up(inWords(chance.int(4, 44)))}. PISO ${up(home.floor)}, letra o mano ${up(home.door)}, de la casa en ${home.town}, ${d.text("address", `${home.street}, número ${home.number}`)}. Tiene ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} metros cuadrados de superficie construida`)}. Le pertenece por herencia de sus padres. Inscrita en el Registro de la Propiedad de ${home.registry}, al folio ${home.folio} del libro ${home.libro}, finca número ${d.text("fincaNumber", String(home.finca))}. Código registral único ${d.id("cru", home.cru)}. Número de referencia catastral: ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: text
    if (c.variant % 3 === 0)
      d.p(
        d.noCharges("II.- CARGAS. Se encuentra libre de cargas, según nota registral continuada que tengo a la vista."),
      );
    else {
      const amount = chance.int(22, 88) * 1000;
      d.p(d.charge({ kind: "mortgage", state: "cancelled", amount, anchor: es(amount) }, `II.- CARGAS. La hipoteca que la gravaba, a favor de ${c.bank}, por ${es(amount)} euros, ha sido cancelada en escritura autorizada por mí en el día de hoy, con el número anterior de protocolo, pendiente de inscripción.`)); // biome-ignore format: text
      if (c.variant % 3 === 2)
        d.p(d.charge({ kind: "easement", state: "alive", amount: null, anchor: "acueducto" }, "Por razón de su procedencia, está sujeta a una servidumbre de acueducto, según el Registro.")); // biome-ignore format: text
    }
    d.p(
      "III.- El edificio del que forma parte se rige por la Ley de Propiedad Horizontal y por los estatutos inscritos, que la parte adquirente declara conocer.",
    );
    d.p("Y expuesto cuanto antecede, ESTIPULAN:");
    d.p(`A) VENTA. La parte transmitente vende y la adquirente compra y adquiere, con carácter privativo, la finca descrita, con sus anejos. B) PRECIO: ${d.money("price", price, `${up(inWords(Math.floor(price)))} EUROS (${es(price)})`)}, que la vendedora confiesa haber recibido: por transferencias de las que se unen justificantes, con cargo a la cuenta ${d.id("iban", c.iban, { shown: shownIban(c.iban) })}, y da carta de pago.`); // biome-ignore format: text
    for (const text of [
      "C) SANEAMIENTO. La parte vendedora responde de la evicción y de los vicios ocultos conforme al Código Civil. La finca se transmite en el estado físico en que se encuentra, que la compradora conoce por haberla visitado.",
      "D) GASTOS. Conforme a Ley. La plusvalía municipal será satisfecha por la vendedora, que exime de toda responsabilidad a la compradora. Las partes conocen que el valor de referencia del Catastro puede ser superior al precio.",
      "E) SUMINISTROS. Las partes se obligan a formalizar el cambio de titularidad de los contratos de agua, electricidad y gas en el plazo de diez días.",
      "F) PRESENTACIÓN. Solicitan del señor Registrador la práctica de los asientos que procedan, incluso parcialmente, y renuncian a la notificación por fax.",
      "G) INFORMACIÓN. Hice las oportunas reservas y advertencias legales, señaladamente las fiscales y las de la afección de bienes al pago del Impuesto de Transmisiones Patrimoniales. Así lo otorgan.",
      "H) CONSULTA. Incorporo la consulta que he practicado a la base de datos de la Dirección General del Catastro y el resultado de la del valor de referencia, de cuya notificación quedan informadas las partes. La descripción catastral es, según dicen, la de la realidad física, sin perjuicio de lo que resulte de la inscripción.",
      "I) ORIGEN DE LOS FONDOS. En cumplimiento de la normativa de prevención del blanqueo, la parte adquirente manifiesta el origen lícito de lo pagado y que es titular real por sí. Yo, el notario, he cumplido con el deber de identificación del titular real, cuya acta de manifestaciones no fue precisa.",
      "J) CERTIFICADO ENERGÉTICO. Se entrega la etiqueta de eficiencia energética, que se protocoliza. La adquirente recibe el ejemplar y renuncia a reclamar por las medidas de mejora recomendadas, que conoce.",
      "K) COMUNIDAD. La transmitente exhibe certificado del administrador, con el visto bueno de la presidencia, que acredita hallarse al corriente; lo uno a la matriz. La adquirente queda enterada de la afección real del inmueble por las cantidades de la anualidad en curso y de las tres anteriores.",
      "L) FALTA DE ADAPTACIÓN. Advierto de que la presente ha de inscribirse para gozar de la protección registral frente a terceros, y de que entre la nota registral que he obtenido y esta fecha pueden haberse presentado títulos contradictorios; las partes insisten en el otorgamiento.",
      "M) PRORRATEO. Los gastos periódicos, la contribución y las tasas se prorratean a la fecha de hoy, con liquidación privada entre las partes, que se dan por saldadas y finiquitadas de cuanto se refiere al tiempo anterior.",
      "TRATAMIENTO DE DATOS. Los comparecientes aceptan la incorporación de sus datos al protocolo notarial, del que es responsable el notario autorizante, y su cesión obligatoria a las Administraciones.",
    ])
      d.p(text);
    d.p("AUTORIZACIÓN. Permito la lectura, que declinan; lo leo en voz alta; prestan su libre consentimiento y firman. De haber identificado a los comparecientes y de que este instrumento se ajusta a la legalidad, yo el notario doy fe. Siguen las firmas. Signado. Rubricado."); // biome-ignore format: text
    d.stamp(["NOTARÍA DE", up(home.town).slice(0, 14)], { colour: "#402a80", dy: -90 });
    d.page();
    d.p("ES COPIA SIMPLE, con valor meramente informativo, extendida para la parte compradora.");
  },
};

const inheritance: Layout<Case> = {
  name: "exam-deed-partition",
  kind: "escritura-herencia",
  sheet: {
    font: "times",
    size: 12,
    margins: [116, 96, 70, 80],
    align: "justify",
    isHyphenated: true,
    lineGap: 0.35,
    footer: "{page}",
  },
  write(d, c) {
    const { home, chance } = c;
    const dead = c.tenant;
    const [signed, died] = [c.day(-chance.int(10, 400)), c.day(-chance.int(500, 900))];
    const protocol = chance.int(100, 1900);
    d.title("ESCRITURA DE PARTICIÓN HEREDITARIA", "left");
    d.p(
      `Número ${d.text("protocol", String(protocol))} de mi protocolo. ${home.town}, ${d.date("deedDate", signed, dayText(signed, "long"))}. Notario: ${d.text("notary", c.notary)}.`,
    );
    d.p(`Otorgantes, como únicos herederos ab intestato según acta de declaración de herederos: ${c.owners.map(({ person, percent, right }) => `${sir(person)} ${d.party("owner", person, { percent, right })}, D.N.I. ${shownNif(person.id, "plain")}`).join("; ")}.`); // biome-ignore format: text
    d.p(
      `Causante: ${sir(dead)} ${dead.name}, que falleció el ${d.date("deathDate", died, dayText(died, "words"))} sin haber otorgado testamento.`,
    );
    d.p(`BIENES RELICTOS. ÚNICO. Vivienda en ${d.text("address", `${home.street} ${home.number}`)} de ${home.town}; superficie ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m2`)}; finca ${d.text("fincaNumber", String(home.finca))} del Registro de ${home.registry}; CRU ${d.id("cru", home.cru)}; catastro ${d.id("cadastral-reference", home.reference)}.`); // biome-ignore format: text
    const value = chance.int(60, 300) * 1000;
    d.p(`VALOR: ${d.money("inheritedValue", value, `${es(value)} euros`)}. ${d.noCharges("CARGAS: no tiene.")}`);
    d.p(`LIQUIDACIÓN Y ADJUDICACIONES. ${c.owners.map(({ person, percent, right }) => `A ${person.name}, ${es(percent, 0)} % ${right === "full" ? "en pleno dominio" : right === "bare" ? "en nuda propiedad" : "en usufructo"}`).join(". ")}.`); // biome-ignore format: text
    d.p(
      "Los herederos aceptan la herencia y solicitan la liquidación del impuesto de sucesiones y la inscripción. Doy fe.",
    );
    d.signatures("Los herederos", "El notario");
  },
};

const arras: Layout<Case> = {
  name: "exam-arras-short",
  kind: "arras",
  sheet: { font: "times", size: 11.5, margins: [70, 74, 70, 64], align: "justify" },
  write(d, c) {
    const { home, price, chance } = c;
    const earnest = chance.int(5, 30) * 1000;
    const deadline = c.day(c.plant === "deadline-before-mortgage" ? 18 : chance.int(50, 110));
    const variant = c.variant % 4;
    d.title("CONTRATO PRIVADO DE COMPRAVENTA CON ARRAS");
    d.p(`Lugar y fecha: ${home.town}, ${d.date("signedDate", c.today, dayText(c.today, "slash"))}`);
    d.p(
      `VENDE: ${c.owners.map(({ person }) => `${d.party("seller", person)}, ${shownNif(person.id, "plain")}`).join(" / ")}`,
    );
    d.p(
      `COMPRA: ${c.buyers.map((person) => `${d.party("buyer", person)}, ${shownNif(person.id, "plain")}`).join(" / ")}`,
    );
    d.p(`Uno.- El objeto es el piso de ${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door} (${home.town}), ref. cat. ${d.id("cadastral-reference", home.reference)}, que se vende como cuerpo cierto y libre de cargas.`); // biome-ignore format: text
    d.p(`Dos.- El precio convenido asciende a ${d.money("price", price, c.plant === "amounts-differ" ? `${inWords(Math.floor(price) - 20_000)} euros (${es(price)} €)` : `${es(price, 0)} euros`)}. A la firma de este documento se abonan ${d.money("depositAmount", earnest, `${inWords(earnest)} euros (${es(earnest)} €)`)} en ${d.id("iban", c.iban, { shown: c.iban })}.`); // biome-ignore format: text
    if (variant === 0)
      d.p(`Tres.- Dicha entrega tiene carácter de arras ${d.text("depositKind", "penitencial", "penitenciales o de desistimiento")}: si desiste quien compra, las pierde; si desiste quien vende, las restituye dobladas.`); // biome-ignore format: text
    if (variant === 1)
      d.p(
        `Tres.- Dicha entrega se hace como señal y a cuenta del precio, con valor de arras ${d.text("depositKind", "confirmatoria", "confirmatorias")}.`,
      );
    if (variant === 2)
      d.p(
        `Tres.- La suma actúa como cláusula penal (arras ${d.text("depositKind", "penal", "penales")}) y no libera del cumplimiento.`,
      );
    // Neither clause nor article says which they are.
    if (variant === 3)
      d.p(
        "Tres.- Dicha suma se entrega en concepto de arras y señal, y se descontará del precio el día de la escritura.",
      );
    d.p(
      `Cuatro.- La elevación a público se hará antes del ${d.date("deedDeadline", deadline, dayText(deadline, "words"))}. Los gastos, según ley.`,
    );
    if (c.plant === "deadline-before-mortgage" || chance.real() < 0.4)
      d.p(`Cinco.- Si antes del ${d.date("mortgageDeadline", c.day(30), dayText(c.day(30), "slash"))} el banco no aprobara la hipoteca solicitada, quedará sin efecto con devolución de lo entregado.`); // biome-ignore format: text
    d.signatures("Vende", "Compra");
  },
};

const reserva: Layout<Case> = {
  name: "exam-reserva-letter",
  kind: "reserva",
  sheet: { font: "archivo", size: 11, margins: [70, 80, 70, 70] },
  write(d, c) {
    const { home, price, chance } = c;
    const amount = chance.int(1, 5) * 1000 + 500;
    const until = c.day(chance.int(10, 30));
    d.title("Hoja de señal y reserva", "left");
    d.p(`${d.party("buyer", c.buyers[0]!)} (${shownNif(c.buyers[0]!.id, "dash")}) entrega ${d.money("depositAmount", amount, `${inWords(amount)} euros`)} para reservar la vivienda de ${d.text("address", `${home.street} ${home.number}`)}, ${home.town}, por un precio de ${d.money("price", price, `${es(price)} euros`)}.`); // biome-ignore format: text
    d.p(`La reserva caduca el ${d.date("reservationUntil", until, dayText(until, "long"))}. Hasta entonces la propiedad se abstendrá de negociar con otros interesados; si la operación no llega a firmarse por causa ajena al comprador, la señal se le reintegra.`); // biome-ignore format: text
    d.p(`Firmado el ${d.date("signedDate", c.today, dayText(c.today, "dot"))}.`);
    d.signatures("Reserva", "Recibe");
  },
};

const lease: Layout<Case> = {
  name: "exam-lease-season",
  kind: "arrendamiento",
  sheet: {
    font: "times",
    size: 11,
    margins: [66, 70, 66, 64],
    align: "justify",
    isHyphenated: true,
    footer: "Pág. {page}",
  },
  write(d, c) {
    const { home, chance } = c;
    const rent = chance.int(48, 190) * 10;
    const isSeason = c.variant % 2 === 1;
    const start = c.day(chance.int(-40, 40));
    const landlord = c.owners[0]!.person;
    d.title(isSeason ? "ARRENDAMIENTO PARA USO DISTINTO DE VIVIENDA (TEMPORADA)" : "CONTRATO DE ALQUILER DE VIVIENDA");
    d.rows([
      ["Arrendadora", `${d.party("landlord", landlord)} · ${shownNif(landlord.id, "plain")}`],
      ["Inquilino/a", `${d.party("tenant", c.tenant)} · ${shownNif(c.tenant.id, "plain")}`],
      ["Inmueble", `${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, ${home.town}`],
      ["Referencia catastral", d.id("cadastral-reference", home.reference)],
      ["Inicio", d.date("startDate", start, dayText(start, "slash"))],
      ["Duración", isSeason ? "nueve meses, por estudios" : `${d.number("termYears", 7, "siete años")} (persona jurídica)`],
      ["Renta", d.money("rent", rent, `${es(rent)} €/mes`)],
      ["Fianza legal", d.money("guarantee", rent * (isSeason ? 2 : 1), `${es(rent * (isSeason ? 2 : 1))} €`)],
      ["Cuenta", d.id("iban", c.iban, { shown: shownIban(c.iban) })],
    ], { widths: [0.26, 0.74] }); // biome-ignore format: table
    d.p(isSeason ? "El presente contrato se celebra al amparo del artículo 3 de la LAU, al no tener por destino primordial satisfacer la necesidad permanente de vivienda." : "Se rige por el título II de la LAU. La actualización anual no superará el índice vigente. Si a los siete años nadie avisa, se prorroga por anualidades hasta tres."); // biome-ignore format: text
    d.p("Queda prohibido el subarriendo y la realización de obras sin permiso escrito. Se acompaña inventario.");
    d.signatures(landlord.name, c.tenant.name);
  },
};

const mandate: Layout<Case> = {
  name: "exam-mandate-letter",
  kind: "encargo-venta",
  sheet: { font: "helvetica", size: 10.5, margins: [70, 70, 70, 70], align: "justify" },
  write(d, c) {
    const { home, price, chance } = c;
    const percent = chance.one([2.5, 3, 6]);
    const until = c.day(chance.one([60, 150, 365]));
    d.title("NOTA DE ENCARGO");
    d.p(`Yo, ${d.party("owner", c.owners[0]!.person)}, con documento ${shownNif(c.owners[0]!.person.id, "dash")}, autorizo a la inmobiliaria firmante para que gestione la venta de mi propiedad en ${d.text("address", `${home.street}, ${home.number}`)} (${home.town}), sin exclusividad, al precio de ${d.money("price", price, `${es(price)} €`)}.`); // biome-ignore format: text
    d.p(`Por su gestión percibirá el ${d.number("commissionPercent", percent, `${es(percent, percent % 1 ? 1 : 0)} por ciento`)} del precio que se escriture, más el IVA. Este encargo finaliza el ${d.date("exclusiveUntil", until, dayText(until, "long"))}.`); // biome-ignore format: text
    d.p(
      "Declaro que soy titular, que no hay arrendatarios y que entrego copia de la última nota simple y del certificado energético.",
    );
    d.p(`${home.town}, ${d.date("signedDate", c.today, dayText(c.today, "short"))}`);
    d.signatures("El propietario", "La inmobiliaria");
  },
};

export const EXAM_DEEDS = [purchase, inheritance, arras, reserva, lease, mandate];
