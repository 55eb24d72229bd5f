import { type Case, shownFloor, shownNif, sir, up } from "../../make/case.ts";
import type { Layout, Sheet } from "../../make/draft.ts";
import { areaWords, dayText, es, inWords } from "../../make/words.ts";

/** Further notas simples of the development part: letters, lines of keys and values, capitals with abbreviations, numbered entries. */

const PLAIN: Sheet = { font: "liberation", size: 10, margins: [64, 64, 60, 60] };
const share = ({ percent, right }: Case["owners"][number]) => ({ percent, right });

/** A letter of the registrar, sums and areas in words, charges told in prose. */
const letter: Layout<Case> = {
  name: "nota-letter",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "times", size: 11.5, align: "justify" },
  write(d, c) {
    const { home, chance } = c;
    d.p(
      `Nota informativa que, en contestación a su solicitud, se expide por el Registro de la Propiedad de ${d.text("registry", home.registry)}, a los solos efectos del artículo 222 de la Ley Hipotecaria.`,
    );
    d.p(
      `La finca registral número ${d.text("fincaNumber", es(home.finca, 0))} de ${home.town}, con código registral único ${d.id("cru", home.cru)}, aparece descrita como vivienda en planta ${home.floor}, letra ${home.door}, con acceso por el portal del edificio señalado con el número ${home.number} de la ${d.text("address", `${home.street}, ${home.number}`, home.street)}, en término de ${home.town}. Comprende ${d.number("builtAreaM2", home.builtM2, areaWords(home.builtM2))} de superficie construida. Su cuota en el total valor del inmueble es de ${d.number("communityShare", home.quota, `${es(home.quota)} por 100`)}. Consta como referencia catastral la número ${d.id("cadastral-reference", home.reference)}.`,
    );
    const owners = c.owners.map(
      (one) =>
        `${sir(one.person)} ${d.party("owner", one.person, share(one))}, con documento nacional de identidad número ${shownNif(one.person.id, "dots")}`,
    );
    d.p(
      `Dicha finca figura inscrita a favor de ${owners.join(" y de ")}, ${owners.length > 1 ? "por mitad y pro indiviso" : "en cuanto al cien por cien"}, en pleno dominio, que la ${owners.length > 1 ? "adquirieron" : "adquirió"} por título de compraventa, según la inscripción ${home.inscription}ª, al folio ${home.folio} del libro ${home.libro}, tomo ${home.tomo} del archivo.`,
    );
    const amount = chance.int(60, 230) * 1000;
    const variant = c.variant % 6;
    if (variant === 0)
      d.p(
        d.noCharges(
          "Por lo que respecta a su estado de cargas, no aparecen hipotecas, embargos ni gravamen alguno que pesen sobre la finca.",
        ),
      );
    if (variant === 1) {
      d.p("En cuanto a cargas, resultan las siguientes:");
      d.p(
        d.charge(
          { kind: "tax-lien", state: "alive", amount: null, anchor: "liquidaciones complementarias" },
          `Queda sujeta, durante el plazo de cinco años a contar desde el ${dayText(c.day(-700), "long")}, al pago de la liquidación o liquidaciones complementarias que, en su caso, puedan girarse por el Impuesto de Transmisiones Patrimoniales y Actos Jurídicos Documentados, habiéndose satisfecho por autoliquidación la cantidad de ${inWords(chance.int(5, 18))} mil euros.`,
        ),
      );
      d.p(
        d.charge(
          { kind: "easement", state: "alive", amount: null, anchor: "paso de tuberías" },
          "Esta finca, como predio sirviente, soporta una servidumbre de paso de tuberías y desagües a favor del local de planta baja, que consta en la inscripción 1ª de la finca.",
        ),
      );
    }
    if (variant === 2)
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount, anchor: inWords(amount) },
          `Sobre la misma pesa una hipoteca constituida a favor de ${c.bank} en garantía de un préstamo de ${inWords(amount)} euros de capital, de los intereses ordinarios hasta un máximo de ${inWords(amount / 10)} euros, de los de demora hasta otros ${inWords(amount / 5)} euros y de ${inWords(Math.round(amount / 20))} euros para costas y gastos. Se distribuyó la responsabilidad entre esta finca y la número ${chance.int(100, 900)}, que responde de ${inWords(8000)} euros. El vencimiento es el ${dayText(c.day(5200), "long")}.`,
        ),
      );
    if (variant === 3)
      d.p(
        d.charge(
          { kind: "seizure", state: "alive", amount, anchor: "letra C" },
          `Sobre la mitad indivisa de ${c.owners[0]!.person.name} consta tomada anotación preventiva letra C, de embargo, a favor de la Agencia Estatal de Administración Tributaria, por un total de ${es(amount)} euros, en virtud de diligencia de fecha ${dayText(c.day(-300), "slash")}.`,
        ),
      );
    if (variant === 4)
      d.p(
        d.charge(
          { kind: "insolvency", state: "alive", amount: null, anchor: "fase de liquidación" },
          `Por auto del Juzgado de lo Mercantil número 2 de ${home.province}, de ${dayText(c.day(-200), "long")}, el titular ha sido declarado en concurso consecutivo, con apertura de la fase de liquidación y suspensión de sus facultades de administración y disposición, según anotación letra A.`,
        ),
      );
    if (variant === 5) {
      d.p(
        d.charge(
          { kind: "mortgage", state: "cancelled", amount, anchor: es(amount) },
          `La hipoteca que por ${es(amount)} euros de principal causó la inscripción 3ª a favor de Banco Popular Español fue cancelada en su totalidad por la inscripción 5ª.`,
        ),
      );
      d.p(d.noCharges("No hay ninguna otra carga inscrita."));
      d.said = "listed";
    }
    d.p(
      `No constan títulos presentados y pendientes de inscripción. Expedida en ${home.town}, el día ${d.date("issueDate", c.today, dayText(c.today, "words"))}.`,
    );
    d.small(
      "Esta nota carece de valor de certificación. Se prohíbe el tratamiento de estos datos en ficheros para la consulta individualizada de personas. No podrá utilizarse para finalidad distinta de la solicitada.",
    );
  },
};

/** Keys and values one below the other, as programs of small registries print them. */
const keyLines: Layout<Case> = {
  name: "nota-keys",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "helvetica", size: 9.5, header: "PUBLICIDAD FORMAL - NOTA SIMPLE" },
  write(d, c) {
    const { home, chance } = c;
    d.title("NOTA SIMPLE", "left");
    for (const line of [
      `REGISTRO: ${d.text("registry", home.registry)}`,
      `FECHA: ${d.date("issueDate", c.today, dayText(c.today, "dot"))}`,
      `IDUFIR: ${d.id("cru", home.cru)}`,
      `FINCA Nº: ${d.text("fincaNumber", String(home.finca))}`,
      `MUNICIPIO: ${up(home.town)}`,
      `VÍA PÚBLICA: ${up(d.text("address", `${home.street}, ${home.number}`))}`,
      `PLANTA: ${up(home.floor)}   PUERTA: ${up(home.door)}`,
      `SUPERFICIES: construida ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m2`)}, útil ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m2`)}`,
      `REF. CATASTRAL: ${d.id("cadastral-reference", home.reference)}`,
      `CUOTA: ${es(home.quota, 4)}`,
    ])
      d.p(line);
    d.head("TITULARES REGISTRALES");
    const owners =
      c.variant % 6 === 5
        ? [
            { ...c.owners[0]!, percent: 100, right: "bare" as const },
            { person: c.tenant, percent: 100, right: "usufruct" as const },
          ]
        : c.owners;
    for (const one of owners) {
      d.p(
        `Nombre: ${d.party("owner", one.person, share(one), { shown: `${one.person.surnames}, ${one.person.given}` })}`,
      );
      d.p(`D.N.I.: ${shownNif(one.person.id, "plain")}`);
      d.p(
        `Derecho: ${one.right === "bare" ? "Nuda propiedad" : one.right === "usufruct" ? "Usufructo" : "Pleno dominio"}`,
      );
      d.p(`Participación: ${one.percent === 100 ? "Totalidad" : "1/2 (una mitad indivisa)"}`);
      d.p(
        `Título: ${one.right === "full" ? "Compraventa" : "Herencia"}. Inscripción: ${home.inscription}ª. Tomo ${home.tomo}, libro ${home.libro}, folio ${home.folio}.`,
      );
    }
    d.head("CARGAS DE LA FINCA");
    const variant = c.variant % 6;
    if (variant === 0) d.p(d.noCharges("La finca no está gravada con carga alguna."));
    if (variant === 1) {
      d.p(
        d.charge(
          { kind: "claim", state: "alive", amount: null, anchor: "reivindicatoria" },
          `DEMANDA. Anotada con la letra D la demanda interpuesta por D. Bruno Alcaide Sanz en ejercicio de acción reivindicatoria, procedimiento ordinario ${chance.int(100, 900)}/2025, Juzgado de Primera Instancia nº 4 de ${home.town}.`,
        ),
      );
    }
    if (variant === 2) {
      const amount = chance.int(15, 80) * 1000;
      d.p(
        d.charge(
          { kind: "resolutory-condition", state: "alive", amount, anchor: es(amount) },
          `CONDICIÓN RESOLUTORIA en favor de la vendedora Inmuebles Ebro, S.A., por falta de pago de ${es(amount)} euros aplazados, representados por cuatro letras de cambio.`,
        ),
      );
      d.p(
        d.charge(
          { kind: "urban", state: "alive", amount: null, anchor: "proyecto de reparcelación" },
          "Afecta, con carácter real, al saldo de la liquidación definitiva del proyecto de reparcelación del sector 4, del que es titular la Junta de Compensación.",
        ),
      );
    }
    if (variant === 3)
      d.p(
        d.charge(
          { kind: "usufruct", state: "alive", amount: null, anchor: "sentencia de divorcio" },
          `USO. Por sentencia de divorcio de ${dayText(c.day(-900), "slash")} se atribuye a ${sir(c.tenant, "D.", "D.ª")} ${c.tenant.name} y a los hijos menores el uso y disfrute del domicilio familiar, inscripción ${home.inscription + 1}ª.`,
        ),
      );
    if (variant === 4) {
      d.p(
        d.charge(
          { kind: "protected-housing", state: "alive", amount: null, anchor: "cédula de calificación" },
          `VIVIENDA PROTEGIDA de régimen general según cédula de calificación definitiva de ${dayText(c.day(-4000), "slash")}, sujeta a limitación de precio y derecho de adquisición preferente de la Administración.`,
        ),
      );
      d.p(
        d.charge(
          { kind: "tax-lien", state: "alive", amount: null, anchor: "bonificación del impuesto" },
          `Afección de la finca por razón de la bonificación del impuesto al pago de la liquidación que proceda. Nota de ${dayText(c.day(-1300), "slash")}.`,
        ),
      );
    }
    if (variant === 5) d.p(d.noCharges("Sin más cargas que las derivadas de la titularidad expresada."));
    d.p("No hay documentos pendientes de despacho.");
    d.small(
      "Los asientos están bajo la salvaguardia de los Tribunales. La obtención de cargas y gravámenes exactos requiere certificación.",
    );
  },
};

/** Old capitals with abbreviations, the owner first in surnames, entries separated by points. */
const abbreviated: Layout<Case> = {
  name: "nota-abbreviated",
  kind: "nota-simple",
  sheet: { ...PLAIN, font: "courier", size: 9 },
  write(d, c) {
    const { home, chance } = c;
    d.p(`R. DE LA P. NUM. ${chance.int(1, 9)} DE ${up(home.town)}.- N O T A   S I M P L E`);
    d.p(
      `FCA. ${d.text("fincaNumber", String(home.finca))}. T. ${home.tomo}, L. ${home.libro}, F. ${home.folio}, INSC. ${home.inscription}ª. C.R.U. ${d.id("cru", home.cru)}`,
    );
    d.p(
      `URB. PISO ${up(shownFloor(home))}, SITO EN ${up(home.town)}, ${up(d.text("address", `${home.street}, ${home.number}`))}. SUP. CONST. ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} M2`)}. REF. CAT. ${d.id("cadastral-reference", home.reference)}. CTA. PART. ${es(home.quota)}%.`,
    );
    d.p(
      "SEGUN ESTATUTOS, NO PODRA DESTINARSE LA VIVIENDA A ACTIVIDADES MOLESTAS NI SE PODRAN CERRAR LAS TERRAZAS SIN AUTORIZACION DE LA JUNTA.",
    );
    d.p(
      `TIT.: ${c.owners.map((one) => `${up(d.party("owner", one.person, share(one), { shown: `${one.person.surnames} ${one.person.given}` }))} CON D.N.I. ${shownNif(one.person.id, "dash")}, ${one.percent === 100 ? "100%" : "50%"} PLENO DOMINIO, ${c.owners.length > 1 ? "CASADO EN GANANCIALES" : "SOLTERO"}`).join("; ")}.`,
    );
    const variant = c.variant % 4;
    const amount = chance.int(40, 190) * 1000;
    if (variant === 0) d.p(d.noCharges("CARGAS: CARECE."));
    if (variant === 1) {
      d.p("CARGAS:");
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount, anchor: es(amount) },
          `1) HIPOT. A FVR. DE ${c.bank}. PPAL. ${es(amount)} EUR. PLAZO 360 MESES. INSC. ${home.inscription + 1}ª DE ${dayText(c.day(-1900), "slash")}.`,
        ),
      );
      d.p(
        d.charge(
          { kind: "tax-lien", state: "alive", amount: null, anchor: "EXENTA DE AJD" },
          `2) AFECTA 5 AÑOS IMPTO. T.P. Y A.J.D. POR LA HIPOTECA ANTERIOR, EXENTA DE AJD. NOTA ${dayText(c.day(-1900), "slash")}.`,
        ),
      );
    }
    if (variant === 2) {
      d.p("CARGAS:");
      d.p(
        d.charge(
          { kind: "lease", state: "alive", amount: null, anchor: "quince años".toUpperCase() },
          `ARRDTO. INSCRITO: CONTRATO DE ARRENDAMIENTO POR QUINCE AÑOS A FAVOR DE LOGÍSTICA DUERO S.L., RENTA DE 900 EUROS MENSUALES, INSC. 4ª.`,
        ),
      );
      d.p(
        d.charge(
          { kind: "option", state: "alive", amount: null, anchor: "12.000" },
          `OPCION DE COMPRA DEL ARRENDATARIO HASTA EL ${dayText(c.day(500), "slash")}, PRIMA DE 12.000 EUROS.`,
        ),
      );
    }
    if (variant === 3) {
      d.p("CARGAS:");
      d.p(
        d.charge(
          { kind: "prohibition", state: "alive", amount: null, anchor: "DONANTES" },
          "NO PODRA SER VENDIDA NI GRAVADA MIENTRAS VIVAN LOS DONANTES, POR PROHIBICION IMPUESTA EN LA DONACION, INSC. 2ª.",
        ),
      );
      d.p(
        d.charge(
          { kind: "seizure", state: "cancelled", amount, anchor: es(amount) },
          `EMBARGO LETRA A POR ${es(amount)} EUROS A FAVOR DE LA T.G.S.S.: CADUCADO Y CANCELADO POR NOTA DE ${dayText(c.day(-100), "slash")}.`,
        ),
      );
    }
    d.p(
      `${up(home.town)}, ${d.date("issueDate", c.today, dayText(c.today, "long")).toUpperCase()}. LIBRO DIARIO: NADA PENDIENTE.`,
    );
  },
};

/** Numbered entries under several heads, many notices of the law around them. */
const notices: Layout<Case> = {
  name: "nota-notices",
  kind: "nota-simple",
  sheet: {
    ...PLAIN,
    font: "archivo",
    size: 9,
    header: "Colegio de Registradores     Información registral",
    footer: "Pág. {page}",
  },
  write(d, c) {
    const { home, chance } = c;
    d.title("INFORMACIÓN REGISTRAL DE FINCA");
    d.p(
      `Expedida por el registrador de la propiedad de ${d.text("registry", home.registry)} el ${d.date("issueDate", c.today, dayText(c.today, "long"))}.`,
    );
    d.rows(
      [
        ["Código registral único", "Finca", "Referencia catastral"],
        [d.id("cru", home.cru), d.text("fincaNumber", String(home.finca)), d.id("cadastral-reference", home.reference)],
      ],
      { hasHead: true },
    );
    d.head("1. DESCRIPCIÓN");
    d.p(
      `Elemento ${chance.int(2, 30)} de la división horizontal. Vivienda en ${d.text("address", `${home.street} número ${home.number}`)}, ${shownFloor(home)}, ${home.postcode} ${home.town}. Superficie: ${d.number("builtAreaM2", home.builtM2, `${es(home.builtM2)} m²`)} construidos y ${d.number("usableAreaM2", home.usableM2, `${es(home.usableM2)} m²`)} útiles. Tiene como anejo la plaza de garaje 12.`,
    );
    d.p(
      "Normas de la comunidad: los propietarios no podrán oponerse a la segregación de los locales ni variar la fachada; queda prohibido instalar aparatos en las zonas comunes; el promotor se reservó el derecho de vuelo que ya ejercitó.",
    );
    d.head("2. TITULARIDAD");
    for (const [at, one] of c.owners.entries())
      d.p(
        `${at + 1}. ${sir(one.person, "Sr.", "Sra.")} ${d.party("owner", one.person, share(one))} (NIF ${shownNif(one.person.id, "plain")}). Cuota: ${one.percent === 100 ? "100,000000% del pleno dominio" : "50,000000% del pleno dominio"}. Régimen: ${c.owners.length > 1 ? "separación de bienes" : "privativo"}.`,
      );
    d.head("3. CARGAS, GRAVÁMENES Y LIMITACIONES");
    const variant = c.variant % 5;
    const amount = chance.int(50, 200) * 1000 + 0.4;
    d.p("3.1 Por razón de su procedencia:");
    if (variant === 2)
      d.p(
        d.charge(
          { kind: "easement", state: "alive", amount: null, anchor: "luces y vistas" },
          "Servidumbre recíproca de luces y vistas con el edificio colindante, constituida en la inscripción 1ª de la finca matriz 1.204.",
        ),
      );
    else d.p("Nada.");
    d.p("3.2 Propias de esta finca:");
    if (variant === 0 || variant === 2) {
      d.p(variant ? "Nada." : d.noCharges("No existen cargas registradas vigentes."));
    }
    if (variant === 1) {
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount, anchor: es(amount) },
          `Hipoteca. Acreedor: ${c.bank}. Responsabilidad: ${es(amount)} euros por principal; 5.400,00 euros por intereses ordinarios; 11.000,00 por intereses de demora. Vencimiento: ${dayText(c.day(6000), "slash")}. Inscripción ${home.inscription + 1}ª.`,
        ),
      );
      d.p(
        d.charge(
          { kind: "mortgage", state: "alive", amount: 18000, anchor: "18.000,00" },
          `Hipoteca. Acreedor: Ibercaja Banco, S.A. Responsabilidad: 18.000,00 euros por principal. Vencimiento: ${dayText(c.day(2000), "slash")}. Inscripción ${home.inscription + 2}ª.`,
        ),
      );
    }
    if (variant === 3)
      d.p(
        d.charge(
          { kind: "seizure", state: "alive", amount, anchor: es(amount) },
          `Anotación letra F. El Ayuntamiento de ${home.town} trabó esta finca en procedimiento de apremio para hacer efectiva la suma de ${es(amount)} euros. Prórroga: letra G, de ${dayText(c.day(-20), "slash")}.`,
        ),
      );
    if (variant === 4) {
      d.p(
        d.charge(
          { kind: "tax-lien", state: "alive", amount: null, anchor: "Sucesiones" },
          `Afecciones fiscales. Impuesto sobre Sucesiones, nota de ${dayText(c.day(-500), "slash")}, plazo de cinco años, por la inscripción ${home.inscription}ª.`,
        ),
      );
      d.p(
        d.charge(
          { kind: "other", state: "alive", amount: null, anchor: "artículo 207" },
          "Limitación del artículo 207 de la Ley Hipotecaria: no surtirá efectos frente a tercero hasta transcurridos dos años desde su fecha.",
        ),
      );
    }
    d.head("4. ASIENTOS PENDIENTES");
    d.p("No figuran.");
    d.head("5. ADVERTENCIAS");
    d.small(
      "La afección fiscal, la hipoteca legal tácita y la prioridad de los créditos de la comunidad de propietarios existen aunque no consten en esta nota. El embargo o la hipoteca que se presenten después de esta fecha no figuran en ella. El artículo 34 de la Ley Hipotecaria protege al tercero que adquiere de buena fe.",
    );
    d.small(
      "Los arrendamientos urbanos de duración inferior no suelen inscribirse; consulte también si la finca está sujeta a derecho de tanteo y retracto legal. Prohibida la reproducción.",
    );
  },
};

const all: readonly [Layout<Case>, number][] = [
  [letter, 6],
  [keyLines, 6],
  [abbreviated, 4],
  [notices, 5],
];
export const MORE_NOTAS = all.map(([layout, times]) => ({ country: "ES" as const, layout, times }));
