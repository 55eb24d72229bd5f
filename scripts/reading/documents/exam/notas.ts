import { type Case, shownNif, sir, up } from "../../make/case.ts";
import type { Layout } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** Notas simples of the exam. */

/** Two columns of small print with the heading of a town registry. */
const columns: Layout<Case> = {
  name: "nota-two-columns",
  kind: "nota-simple",
  sheet: { font: "times", size: 10, margins: [56, 80, 50, 60], header: "REGISTRADORES DE ESPAÑA     Nota informativa     Solicitud F11AZ94", footer: "{page} de {pages}", isHyphenated: true, edge: "La autenticidad de esta nota puede comprobarse durante tres meses con el código 9 46031 27 8C41D0F2" }, // biome-ignore format: one sheet
  write(d, c) {
    const { home, chance } = c;
    d.title(`Registro de la Propiedad de ${d.text("registry", home.registry)}`);
    d.p(
      `Expedida a las 12:05 horas del ${d.date("issueDate", c.today, dayText(c.today, "long"))}, a instancia de un tercero con interés conocido.`,
    );
    const people = c.owners.map(({ person, percent, right }) => {
      const name = d.party("owner", person, { percent, right });
      const share =
        right === "bare"
          ? "de la nuda propiedad"
          : right === "usufruct"
            ? "del usufructo vitalicio"
            : "del pleno dominio";
      return `${sir(person, "Don", "Doña")} ${name}, titular con NIF/NIE ${shownNif(person.id, "dash")} de un ${es(percent, percent % 1 ? 2 : 0)} por cien ${share}${c.owners.length === 2 && right === "full" ? ", para su sociedad de gananciales" : ""}.`; // biome-ignore format: text
    });
    d.columns(
      [
        "IDENTIFICACIÓN DE LA FINCA",
        `Finca registral número ${d.text("fincaNumber", String(home.finca))} de ${home.town}.`,
        `Código registral único: ${d.id("cru", home.cru)}.`,
        `Tomo ${home.tomo} del archivo, libro ${home.libro}, folio ${home.folio}, inscripción ${home.inscription}ª.`,
        "DESCRIPCIÓN",
        `ELEMENTO PRIVATIVO NÚMERO ${chance.int(4, 60)}. Vivienda tipo ${chance.one(["A", "B", "C"])} en la planta ${home.floor} alta, con acceso por el zaguán de ${d.text("address", `${home.street}, ${home.number}`)}. Superficie útil: ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m2`)}. Superficie construida con inclusión de elementos comunes: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m2`)}. Anejo inseparable: plaza de aparcamiento número ${chance.int(1, 80)} del sótano, de 11,20 m2.`, // biome-ignore format: text
        `Participación en los elementos comunes: ${d.number("communityShare", home.quota, `${es(home.quota)} %`)}.`,
        `Ref. catastral ${d.id("cadastral-reference", home.reference)}. Finca coordinada gráficamente con el Catastro.`,
      ],
      ["TITULARES", ...people, `Por título de compra formalizado ante ${c.notary} el ${dayText(c.day(-3900), "dot")}.`, "CARGAS Y LIMITACIONES", ...charges(), "PRESENTACIÓN", c.variant % 5 === 4 ? `Asiento ${chance.int(100, 999)} del Diario 88, de ${dayText(c.day(-3), "dot")}: escritura de compraventa pendiente de calificación.` : "Sin asientos pendientes."], // biome-ignore format: column
    );
    d.small(
      "Los derechos sobre la finca se publican a los solos efectos de esta solicitud; carece de garantía (artículo 332 R.H.).",
    );

    function charges(): string[] {
      const amount = chance.int(45, 260) * 1000;
      const variant = c.variant % 5;
      if (variant === 0) return [d.noCharges("La finca no está gravada con cargas.")];
      if (variant === 1)
        return [
          d.charge({ kind: "mortgage", state: "alive", amount, anchor: es(amount) }, `1) Por su inscripción ${home.inscription + 1}ª quedó hipotecada a favor de ${c.bank}, respondiendo de ${es(amount)} € de capital, ${es(amount * 0.045)} € de intereses remuneratorios, ${es(amount * 0.18)} € de moratorios y ${es(amount * 0.05)} € para costas. Vence el ${dayText(c.day(5200), "dot")}.`), // biome-ignore format: text
          d.charge({ kind: "mortgage", state: "alive", amount: amount / 2, anchor: es(amount / 2) }, `2) Ampliada y novada la anterior: segunda hipoteca a favor de ${c.bank} por un capital adicional de ${es(amount / 2)} €, inscripción ${home.inscription + 3}ª.`), // biome-ignore format: text
        ];
      if (variant === 2)
        return [
          d.charge({ kind: "easement", state: "alive", amount: null, anchor: "luces y vistas" }, `De procedencia: servidumbre recíproca de luces y vistas con la finca ${chance.int(900, 8000)}.`), // biome-ignore format: text
          d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "Sucesiones" }, `Propias: afección al pago de la liquidación del Impuesto de Sucesiones, nota de ${dayText(c.day(-700), "dot")}, por cinco años.`), // biome-ignore format: text
          d.charge({ kind: "seizure", state: "alive", amount: 12418.77, anchor: "12.418,77" }, `Embargo preventivo letra C en favor de la HACIENDA PÚBLICA, diligencia ${chance.int(100000, 999999)}R, por 12.418,77 €, prorrogado por la letra D el ${dayText(c.day(-100), "dot")}.`), // biome-ignore format: text
        ];
      if (variant === 3)
        return [
          d.charge({ kind: "insolvency", state: "alive", amount: null, anchor: "concurso" }, `Declarado el concurso voluntario del titular por auto del Juzgado de lo Mercantil número 2, de ${dayText(c.day(-260), "dot")}, con intervención de sus facultades.`), // biome-ignore format: text
          d.charge({ kind: "mortgage", state: "cancelled", amount, anchor: es(amount) }, `La hipoteca que fue objeto de la inscripción 4ª, por ${es(amount)} €, consta cancelada totalmente por pago según la 6ª.`), // biome-ignore format: text
        ];
      return [
        d.charge({ kind: "urban", state: "alive", amount: null, anchor: "infracción" }, `Nota marginal de incoación de expediente de infracción urbanística por cerramiento de terraza, expte. ${chance.int(10, 99)}/2025 del Ayuntamiento.`), // biome-ignore format: text
      ];
    }
  },
};

/** A letter-like extract: no headings at all, dates and areas in words. */
const letter: Layout<Case> = {
  name: "nota-flowing-letter",
  kind: "nota-simple",
  sheet: { font: "liberation", size: 10.5, margins: [72, 72, 64, 64], align: "justify", lineGap: 0.1 },
  write(d, c) {
    const { home, chance } = c;
    const [first] = c.owners;
    const debt = chance.int(24, 130) * 1000;
    d.p(
      `NOTA SIMPLE INFORMATIVA que expide el Registro de la Propiedad de ${d.text("registry", home.registry)} el día ${d.date("issueDate", c.today, dayText(c.today, "words"))}.`,
    );
    d.p(`Consultados los Libros, resulta que la finca ${es(home.finca, 0)} ${d.text("fincaNumber", String(home.finca), "").trim()}(CRU ${d.id("cru", home.cru)}) es el piso ${home.floor}, ${home.door}, de la finca urbana de ${d.text("address", `${home.street}, señalada con el número ${home.number}`, home.street)}, en término de ${home.town}; comprende una superficie de ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))}, y le corresponde la referencia catastral ${d.id("cadastral-reference", home.reference)}.`.replace("  ", " ")); // biome-ignore format: text
    d.p(
      c.owners.length === 1
        ? `Figura inscrita a nombre de ${d.party("owner", first!.person, { percent: first!.percent, right: first!.right })} (${shownNif(first!.person.id, "plain")}), ${first!.right === "bare" ? "a quien pertenece la nuda propiedad" : "a quien pertenece por entero y con carácter privativo"}, por donación de sus padres.` // biome-ignore format: text
        : `Figura inscrita a nombre de ${c.owners.map(({ person, percent, right }) => `${d.party("owner", person, { percent, right })} (${shownNif(person.id, "plain")}), en cuanto a ${percent === 50 ? "una mitad indivisa" : `una participación del ${es(percent, 2)} por ciento`}${right === "bare" ? " en nuda propiedad" : right === "usufruct" ? " en usufructo" : ""}`).join(", y de ")}.`, // biome-ignore format: text
    );
    const variant = c.variant % 4;
    if (variant === 0)
      d.p(d.noCharges("Sobre dicha finca no pesa gravamen alguno, estando libre de cargas y de anotaciones vigentes."));
    if (variant === 1)
      d.p(d.charge({ kind: "mortgage", state: "alive", amount: debt, anchor: inWords(debt) }, `Aparece gravada con una hipoteca constituida a favor de ${c.bank} en seguridad de un crédito de hasta ${inWords(debt)} euros, más los intereses y costas pactados, con vencimiento el ${dayText(c.day(3300), "words")}; no figura su cancelación.`)); // biome-ignore format: text
    if (variant === 2)
      d.p(
        `${d.charge({ kind: "mortgage", state: "cancelled", amount: debt, anchor: es(debt) }, `La hipoteca a favor de ${c.bank}, de ${es(debt)} euros, fue cancelada por escritura de ${dayText(c.day(-500), "long")}, de modo que ya no grava la finca`)}, ${d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "nota de afección" }, "subsistiendo únicamente la nota de afección fiscal puesta al margen de aquel asiento por plazo de cinco años.")}`, // biome-ignore format: text
      );
    if (variant === 3)
      d.p(`${d.charge({ kind: "prohibition", state: "alive", amount: null, anchor: "no podrá ser enajenada" }, `La vivienda no podrá ser enajenada sin autorización durante diez años desde la calificación,`)} ${d.charge({ kind: "protected-housing", state: "alive", amount: null, anchor: "régimen de precio tasado" }, `por hallarse acogida al régimen de precio tasado de vivienda protegida según nota de ${dayText(c.day(-1900), "long")}.`)}`); // biome-ignore format: text
    d.p("Es cuanto resulta, y no hay presentado documento alguno en el Libro Diario.");
    d.stamp(["REGISTRO", `Nº ${chance.int(1, 30)}`], { colour: "#225c3c", dy: -40 });
  },
};

/** An online extract in key: value lines, uppercase charges with an abbreviated style. */
const keys: Layout<Case> = {
  name: "nota-key-lines",
  kind: "nota-simple",
  sheet: { font: "courier", size: 9.5, margins: [58, 58, 44, 50], footer: "=== hoja {page} ===" },
  write(d, c) {
    const { home, chance } = c;
    const amount = chance.int(30, 220) * 1000 + 500;
    d.p(`NOTA SIMPLE REGISTRAL ............ ${up(home.registry)}`);
    d.text("registry", home.registry);
    d.p(`FECHA EMISION : ${d.date("issueDate", c.today, dayText(c.today, "slash"))}\nIDUFIR        : ${d.id("cru", home.cru)}\nFINCA Nº      : ${d.text("fincaNumber", String(home.finca))}\nREFCAT        : ${d.id("cadastral-reference", home.reference)}\nVIA           : ${up(d.text("address", `${home.street}, ${home.number}`))} ${up(home.floor)} ${up(home.door)}\nSUP.CONSTRUIDA: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} M2`)}\nCUOTA         : ${es(home.quota)} %`); // biome-ignore format: text
    for (const { person, percent, right } of c.owners)
      d.p(`TITULAR       : ${up(d.party("owner", person, { percent, right }))}\nNIF           : ${person.id}\nDERECHO       : ${es(percent, 2)}% (${percent === 100 ? "TOTALIDAD" : "PARTE INDIVISA"}) DE ${right === "full" ? "PLENO DOMINIO" : right === "bare" ? "NUDA PROPIEDAD" : "USUFRUCTO"}`); // biome-ignore format: text
    const variant = c.variant % 4;
    d.p("CARGAS");
    if (variant === 0) d.p(d.noCharges("** NO CONSTAN CARGAS **"));
    if (variant === 1) d.p(d.charge({ kind: "mortgage", state: "alive", amount, anchor: es(amount) }, `HIPOTECA. ACREEDOR: ${c.bank}. PPAL: ${es(amount)} EUR. INT.ORD.: 6 MESES AL 5%. COSTAS Y GTOS.: 10%. PLAZO: 300 MESES. INSC. ${home.inscription}.`)); // biome-ignore format: text
    if (variant === 2) {
      d.p(d.charge({ kind: "seizure", state: "alive", amount, anchor: es(amount) }, `EMBARGO A FAVOR DE ${up(c.tenant.name)}. ${es(amount)} EUR PPAL. EJECUCION T.J. ${chance.int(100, 999)}/2024 JDO. 1ª INST. Nº 4. ANOT. LETRA "A" ${dayText(c.day(-480), "slash")}.`)); // biome-ignore format: text
      d.p(d.charge({ kind: "seizure", state: "cancelled", amount: 3118.4, anchor: "3.118,40" }, `EMBARGO 3.118,40 EUR A FAVOR DE AYUNTAMIENTO. CANCELADO POR CADUCIDAD ${dayText(c.day(-900), "slash")}.`)); // biome-ignore format: text
    }
    if (variant === 3) d.p(d.charge({ kind: "resolutory-condition", state: "alive", amount, anchor: es(amount) }, `COND. RESOLUTORIA POR PRECIO APLAZADO ${es(amount)} EUR VTO. ${dayText(c.day(200), "slash")}. INSC. ${home.inscription}.`)); // biome-ignore format: text
    d.p("DOCTOS. PTES. DESPACHO: NINGUNO\n*** FIN DE LA NOTA ***");
  },
};

/** A modern coloured form with long legal text at both ends and charges on the second page. */
const modern: Layout<Case> = {
  name: "nota-modern-form",
  kind: "nota-simple",
  sheet: {
    font: "archivo",
    size: 9.5,
    margins: [50, 78, 50, 60],
    align: "left",
    header: "Publicidad registral     Nota simple informativa",
    footer: "Página {page} de {pages}",
  },
  write(d, c) {
    const { home, chance } = c;
    const amount = chance.int(60, 300) * 1000;
    // Where somebody else has the usufruct, the owners have what is left.
    const owners = c.variant % 4 === 1 ? c.owners.map((owner) => ({ ...owner, right: "bare" as const })) : c.owners;
    d.title("Nota simple informativa", "left");
    d.small("La presente nota se expide con los efectos expresados en el artículo 222.5 de la Ley Hipotecaria; las cargas, gravámenes, embargos o hipotecas que pudieran inscribirse después de su fecha no se reflejan en ella."); // biome-ignore format: text
    d.rows([
      ["Oficina", d.text("registry", home.registry)],
      ["Expedida", d.date("issueDate", c.today, dayText(c.today, "long"))],
      ["CRU", d.id("cru", home.cru)],
      ["Número de finca", d.text("fincaNumber", String(home.finca))],
      ["Descripción", `Vivienda sita en ${d.text("address", `${home.street}, ${home.number}`)}, ${home.floor} ${home.door}, ${home.town}. Ocupa ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m² construidos`)} y ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m² útiles`)}.`], // biome-ignore format: cell
      ["Catastro", d.id("cadastral-reference", home.reference)],
    ], { widths: [0.24, 0.76], isRuled: false }); // biome-ignore format: table
    d.head("¿Quién es titular?");
    for (const { person, percent, right } of owners)
      d.p(`${d.party("owner", person, { percent, right })} · ${shownNif(person.id, "plain")} · ${es(percent, percent % 1 ? 2 : 0)} % ${right === "full" ? "pleno dominio" : right === "bare" ? "nuda propiedad" : "usufructo"} · ${c.owners.length > 1 ? "proindiviso" : "privativo"}`); // biome-ignore format: text
    d.page();
    d.head("¿Qué cargas tiene?");
    const variant = c.variant % 4;
    if (variant === 0) d.p(d.noCharges("Esta finca está libre de cargas."));
    if (variant === 1) {
      d.p(
        d.charge(
          { kind: "usufruct", state: "alive", amount: null, anchor: "Usufructo" },
          `Usufructo universal y vitalicio: ${c.tenant.name}, nacida en 1941.`,
        ),
      );
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount, anchor: es(amount) },
          `Hipoteca: ${c.bank}; importe garantizado por principal ${es(amount)} euros; inscripción ${home.inscription}ª.`,
        ),
      );
    }
    if (variant === 2) d.p(d.charge({ kind: "option", state: "alive", amount: null, anchor: "Opción" }, `Opción de compra a favor de ${c.tenant.name} hasta el ${dayText(c.day(300), "long")}, con prima ya pagada.`)); // biome-ignore format: text
    if (variant === 3) {
      d.p(d.charge({ kind: "mortgage", state: "cancelled", amount, anchor: es(amount) }, `Hipoteca de ${es(amount)} euros a favor de ${c.bank}. Estado: CANCELADA el ${dayText(c.day(-333), "long")}.`)); // biome-ignore format: text
      d.p(d.charge({ kind: "tax-lien", state: "alive", amount: null, anchor: "Afecciones fiscales" }, `Afecciones fiscales: dos, por plazo de cinco años desde ${dayText(c.day(-333), "long")}. Tranquilo: suelen ser un aviso.`)); // biome-ignore format: text
    }
  },
};

export const EXAM_NOTAS = [columns, letter, keys, modern];
