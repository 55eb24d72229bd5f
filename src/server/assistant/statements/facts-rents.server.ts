import type { Statement } from "#domain/assistant/answers/statement.ts";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { COMMUNITIES, COMMUNITY_CODES } from "#domain/shared/places/tax-places.ts";
import {
  latestOf,
  OFFERED_YIELD,
  RENT_UPDATE_INDEX,
  RENTAL_DEPRECIATION,
  RENTAL_REDUCTION_CASES,
  RENTAL_REDUCTIONS,
  STRESSED_AREA_RISE,
  TEN_YEAR_BOND,
  USUAL_VACANCY,
} from "#domain/tools/investment/rental-facts.ts";
import { STRESSED_AREAS_LOOKUP, stressedAreasOf } from "#domain/tools/investment/stressed-areas.ts";
import { sourced } from "./dated-words.server.ts";
import { factsOn } from "./fact.server.ts";
import { quotedFacts } from "./quoted.server.ts";

const STRESSED = "alquiler-en-zona-tensionada";
const onStressed = factsOn({ url: `/blog/${STRESSED}`, title: "Alquilar en zona tensionada: el tope, paso a paso" });
const onYield = factsOn({
  url: "/blog/rentabilidad-bruta-y-neta",
  title: "Rentabilidad bruta y neta: la cuenta completa",
});

/**
 * Rules and figures of letting: from the dated tables, and in the words of the articles.
 *
 * @param today ISO date: of an index the newest that had begun then is told
 */
export function rentFacts(today: string): Statement[] {
  return [...rules(today), ...contractFacts(), ...taxAndYield(today)];
}

function rules(today: string): Statement[] {
  const update = latestOf(RENT_UPDATE_INDEX, today);
  const rise = latestOf(STRESSED_AREA_RISE, today);
  return [
    ...(update
      ? [
          onStressed(
            "rent.update",
            "subida anual del alquiler, actualización de la renta, IRAV",
            "cuánto puede subir",
            `El último IRAV que tenemos es el ${formatPercent(update.value, 2)}: con él se actualiza cada año la renta de los contratos desde el 26 de mayo de 2023, si lo pactaron. ${sourced(update)}`,
            {
              forms: ["how-much", "what"],
              keywords: "actualizar incrementar aumentar IPC arriendo renta anual",
              asked: [
                "cuánto puede subir el alquiler este año",
                "cuánto es el IRAV",
                "qué índice se usa para actualizar la renta",
                "cuánto me pueden subir la renta cada año",
                "subida anual de un contrato de alquiler",
              ],
            },
          ),
        ]
      : []),
    ...(rise
      ? [
          onStressed(
            "rent.stressed-rise",
            "contrato nuevo en zona tensionada, tope de renta",
            "cuánto más que la anterior",
            `En zona tensionada la renta de un contrato nuevo no pasa de la última de los cinco años anteriores, actualizada; hasta un ${formatPercent(rise.value)} más solo con rehabilitación, ahorro de energía, accesibilidad o contrato de diez años. ${sourced(rise)}`,
            {
              forms: ["how-much", "what", "yes-no"],
              keywords: "tope límite máximo zona tensionada contrato nuevo precio",
              asked: [
                "cuál es el tope del alquiler en zona tensionada",
                "cuánto puedo cobrar de alquiler en zona tensionada",
                "puedo subir la renta en un contrato nuevo en zona tensionada",
                "límite de precio del alquiler en zona tensionada",
              ],
            },
          ),
        ]
      : []),
    ...COMMUNITY_CODES.flatMap((place) => {
      const fact = stressedAreasOf(place);
      if (!fact) return [];
      const many = fact.value === null ? "hay municipios declarados" : `hay ${fact.value} municipios declarados`;
      return [
        onStressed(
          `rent.stressed-${place}`,
          `zonas tensionadas, ${COMMUNITIES[place]}`,
          "cuántas hay",
          `En ${COMMUNITIES[place]} ${many} zona tensionada (${fact.source.title.toLowerCase()}). Está por comprobar: la lista cambia y manda la resolución vigente.`,
          {
            forms: ["how-much", "where", "yes-no"],
            asked: [
              `hay zonas tensionadas en ${COMMUNITIES[place]}`,
              `cuántos municipios tensionados hay en ${COMMUNITIES[place]}`,
            ],
          },
        ),
      ];
    }),
    onStressed(
      "rent.stressed-where",
      "zonas tensionadas, índice de referencia, SERPAVI",
      "dónde se consultan",
      `Las zonas tensionadas y el índice se consultan en ${STRESSED_AREAS_LOOKUP.title}, ${STRESSED_AREAS_LOOKUP.url}, por dirección o referencia catastral. La lista cambia.`,
      {
        forms: ["where", "how", "which"],
        asked: [
          "dónde miro si una calle es zona tensionada",
          "cómo sé si mi municipio está tensionado",
          "índice de referencia del alquiler",
          "qué es el SERPAVI",
        ],
      },
    ),
  ];
}

/** Rules of a contract as the articles say them. */
function contractFacts(): Statement[] {
  return [
    ...quotedFacts("blog", STRESSED, [
      {
        id: "rent.duration",
        subject: "contrato de alquiler, arrendamiento, LAU",
        attribute: "duración mínima",
        starts: "Duración mínima",
        before: "En un alquiler de vivienda habitual, ",
        extras: {
          forms: ["how-much"],
          asked: [
            "cuánto dura un contrato de alquiler",
            "duración mínima del alquiler",
            "cuántos años puede quedarse el inquilino",
            "plazo mínimo de un arriendo",
          ],
        },
      },
      {
        id: "rent.deposit",
        subject: "fianza del alquiler, depósito, garantía",
        attribute: "cuánto es",
        starts: "Fianza",
        before: "En un alquiler de vivienda habitual, ",
        extras: {
          forms: ["how-much"],
          asked: [
            "cuánto es la fianza del alquiler",
            "cuántos meses de fianza se piden",
            "cuánto depósito puedo pedir",
            "garantía adicional en el alquiler",
          ],
        },
      },
      {
        id: "rent.agency-fee",
        subject: "honorarios de agencia en el alquiler",
        attribute: "quién los paga",
        starts: "En el alquiler de una vivienda habitual, los honorarios",
        sentences: 2,
        extras: {
          forms: ["who", "yes-no"],
          keywords: "comisión inquilino arrendatario casero propietario",
          asked: [
            "quién paga la agencia en un alquiler",
            "puedo cobrar honorarios al inquilino",
            "el inquilino paga la comisión",
            "honorarios de alquiler quién los paga",
          ],
        },
      },
      {
        id: "rent.leaving",
        subject: "inquilino que se va, desistimiento",
        attribute: "desde cuándo",
        starts: "El inquilino se va",
        extras: {
          forms: ["when", "yes-no"],
          asked: [
            "cuándo puede irse el inquilino",
            "puede el inquilino dejar el piso antes",
            "con cuánto aviso se va el inquilino",
            "penalización por irse antes del alquiler",
          ],
        },
      },
      {
        id: "rent.update-rule",
        subject: "actualización de la renta",
        attribute: "cuándo",
        starts: "Actualización",
        extras: {
          forms: ["when", "yes-no"],
          asked: [
            "cada cuánto se sube el alquiler",
            "puedo subir la renta si no está pactado",
            "cuándo se actualiza la renta",
          ],
        },
      },
      {
        id: "rent.large-holder",
        subject: "gran tenedor",
        attribute: "quién lo es",
        starts: "Gran tenedor es quien",
        sentences: 2,
        extras: {
          forms: ["who", "what", "how-much"],
          asked: ["qué es un gran tenedor", "quién es gran tenedor", "cuántos pisos hacen gran tenedor"],
        },
      },
      {
        id: "rent.seasonal",
        subject: "alquiler de temporada, alquiler por habitaciones",
        attribute: "qué reglas tiene",
        starts: "El alquiler de temporada y el de habitaciones",
        sentences: 2,
        extras: {
          forms: ["what", "yes-no"],
          asked: [
            "reglas del alquiler de temporada",
            "alquilar por habitaciones",
            "el tope vale para el alquiler de temporada",
          ],
        },
      },
    ]),
    ...quotedFacts("recursos", "contrato-de-alquiler", [
      {
        id: "rent.deposit-return",
        subject: "devolución de la fianza",
        attribute: "plazo",
        starts: "Devolver la fianza",
        sentences: 2,
        extras: {
          forms: ["when", "how-much"],
          asked: [
            "cuándo se devuelve la fianza",
            "plazo para devolver la fianza",
            "cuánto tarda el casero en devolver el depósito",
          ],
        },
      },
      {
        id: "rent.notice",
        subject: "no renovar el alquiler",
        attribute: "con cuánto aviso",
        starts: "Avisar de que no se renueva",
        sentences: 2,
        extras: {
          forms: ["when", "how-much"],
          asked: [
            "con cuánto tiempo aviso de que no renuevo el alquiler",
            "cuándo avisa el propietario de que no renueva",
            "prórroga del alquiler",
          ],
        },
      },
      {
        id: "rent.own-use",
        subject: "recuperar la vivienda para uso propio",
        attribute: "cuándo",
        starts: "Recuperar para uso propio",
        extras: {
          forms: ["when", "yes-no"],
          asked: ["puedo recuperar mi piso alquilado para vivir en él", "echar al inquilino porque necesito la casa"],
        },
      },
    ]),
    ...quotedFacts("recursos", "contrato-de-arras", [
      {
        id: "deposit.penitential",
        subject: "arras penitenciales, señal, reserva",
        attribute: "qué pasa si alguien se echa atrás",
        starts: "Penitenciales",
        before: "Arras ",
        extras: {
          forms: ["what", "how-much"],
          asked: [
            "qué pasa si me echo atrás con arras",
            "qué son las arras penitenciales",
            "pierdo la señal si no compro",
            "el vendedor devuelve el doble",
          ],
        },
      },
      {
        id: "deposit.confirmatory",
        subject: "arras confirmatorias",
        attribute: "qué pasa si alguien se echa atrás",
        starts: "Confirmatorias",
        before: "Arras ",
        extras: {
          forms: ["what"],
          asked: ["qué son las arras confirmatorias", "puedo desistir con arras confirmatorias"],
        },
      },
      {
        id: "deposit.penal",
        subject: "arras penales",
        attribute: "qué pasa si alguien se echa atrás",
        starts: "Penales",
        before: "Arras ",
        extras: { forms: ["what"], asked: ["qué son las arras penales", "arras con cláusula penal"] },
      },
      {
        id: "deposit.amount",
        subject: "arras, señal, seña",
        attribute: "cuánto se entrega",
        starts: "Lo habitual es entre el 5",
        sentences: 2,
        extras: {
          forms: ["how-much"],
          asked: [
            "cuánto se da de arras",
            "qué porcentaje son las arras",
            "cuánto es la señal de un piso",
            "cuánto se deja de seña",
          ],
        },
      },
    ]),
    ...quotedFacts("blog", "certificado-energetico-para-vender", [
      {
        id: "energy.needed",
        subject: "certificado energético, etiqueta energética",
        attribute: "cuándo hace falta",
        starts: "Hace falta para vender",
        extras: {
          forms: ["when", "yes-no"],
          asked: [
            "hace falta el certificado energético para vender",
            "es obligatorio el certificado energético",
            "necesito certificado para alquilar",
          ],
        },
      },
      {
        id: "energy.advert",
        subject: "certificado energético, etiqueta energética",
        attribute: "en el anuncio",
        starts: "La etiqueta tiene que estar",
        extras: {
          forms: ["where", "yes-no"],
          asked: ["tengo que poner la etiqueta en el anuncio", "publicar sin certificado energético"],
        },
      },
      {
        id: "energy.valid",
        subject: "certificado energético, etiqueta energética",
        attribute: "cuánto dura",
        starts: "Vale diez años",
        sentences: 2,
        before: "El certificado energético ",
        extras: {
          forms: ["how-much", "when"],
          asked: [
            "cuánto dura el certificado energético",
            "cuándo caduca la etiqueta energética",
            "validez del certificado con letra G",
          ],
        },
      },
      {
        id: "energy.price",
        subject: "certificado energético",
        attribute: "cuánto cuesta",
        starts: "El precio es libre",
        before: "Del certificado energético, ",
        extras: {
          forms: ["how-much"],
          asked: ["cuánto cuesta el certificado energético", "precio de la etiqueta energética"],
        },
      },
      {
        id: "energy.fines",
        subject: "certificado energético, multa, sanción",
        attribute: "cuánto",
        starts: "Las que se citan van de 300",
        sentences: 2,
        before: "Las sanciones por el certificado energético: ",
        extras: {
          forms: ["how-much"],
          asked: ["multa por no tener certificado energético", "sanción por anunciar sin etiqueta"],
        },
      },
      {
        id: "energy.who",
        subject: "certificado energético",
        attribute: "quién lo hace",
        starts: "Lo firma un técnico",
        before: "El certificado energético ",
        extras: {
          forms: ["who", "how"],
          asked: ["quién hace el certificado energético", "cómo se pide el certificado energético"],
        },
      },
    ]),
    ...quotedFacts("recursos", "leer-una-nota-simple", [
      {
        id: "registry-extract.what",
        subject: "nota simple",
        attribute: "qué es",
        starts: "Es un extracto del Registro",
        sentences: 2,
        before: "La nota simple ",
        extras: { forms: ["what"], asked: ["qué es una nota simple", "para qué sirve la nota simple"] },
      },
      {
        id: "registry-extract.price",
        subject: "nota simple",
        attribute: "cuánto cuesta",
        starts: "Cuesta unos nueve euros",
        before: "La nota simple ",
        extras: { forms: ["how-much"], asked: ["cuánto cuesta una nota simple", "precio de la nota simple"] },
      },
      {
        id: "registry-extract.valid",
        subject: "nota simple",
        attribute: "cuánto vale",
        starts: "Renuévala si tiene más",
        before: "La nota simple: ",
        extras: {
          forms: ["when", "how-much"],
          asked: ["cuánto dura una nota simple", "cada cuánto hay que renovar la nota simple", "caduca la nota simple"],
        },
      },
    ]),
    ...quotedFacts("recursos", "documentos-para-vender", [
      {
        id: "selling.community-debt",
        subject: "deudas de la comunidad",
        attribute: "de cuánto responde la vivienda",
        starts: "La vivienda responde del año en curso",
        extras: {
          forms: ["how-much", "who"],
          asked: ["quién paga las deudas de la comunidad al comprar", "cuántos años de comunidad responde el piso"],
        },
      },
      {
        id: "selling.property-tax",
        subject: "IBI del año de la venta",
        attribute: "quién lo paga",
        starts: "Lo debe quien era dueño",
        before: "El IBI ",
        extras: {
          forms: ["who"],
          asked: ["quién paga el IBI el año de la venta", "el IBI lo paga el comprador o el vendedor"],
        },
      },
    ]),
    ...quotedFacts("blog", "ingresos-o-ahorro", [
      {
        id: "loan.public-guarantee",
        subject: "aval público, aval del ICO, jóvenes",
        attribute: "cuánto cubre y para quién",
        starts: "La línea de avales del ICO",
        sentences: 3,
        extras: {
          forms: ["how-much", "who", "what", "when"],
          asked: [
            "qué es el aval del ICO",
            "aval joven para comprar vivienda",
            "hipoteca del 100 % con aval público",
            "hasta cuándo está el aval ICO",
          ],
        },
      },
    ]),
  ];
}

function taxAndYield(today: string): Statement[] {
  const now = (rows: readonly DatedFact[]) => latestOf(rows, today);
  const vacancy = now(USUAL_VACANCY);
  const offered = now(OFFERED_YIELD);
  const bond = now(TEN_YEAR_BOND);
  const depreciation = now(RENTAL_DEPRECIATION);
  return [
    ...RENTAL_REDUCTION_CASES.map((kind) => {
      const fact = RENTAL_REDUCTIONS[kind];
      const name = fact.label.replace(/^[^:]*: /, "");
      return onStressed(
        `rent.reduction-${kind}`,
        `IRPF del alquiler, reducción, ${name}`,
        "cuánto se reduce",
        `La renta neta de alquiler se reduce un ${formatPercent(fact.value)} en el IRPF en este caso: ${name}. ${sourced(fact)}`,
        {
          forms: ["how-much"],
          keywords: "hacienda impuesto alquilar casero deducción propietario",
          asked: [
            `reducción del IRPF del alquiler: ${name}`,
            "cuánto se paga a Hacienda por alquilar",
            "qué deducción tiene el propietario que alquila",
          ],
        },
      );
    }),
    ...(depreciation
      ? [
          onYield(
            "rent.depreciation",
            "amortización de la vivienda alquilada, IRPF",
            "cuánto",
            `Cada año se deduce el ${formatPercent(depreciation.value)} de la construcción como amortización. ${sourced(depreciation)}`,
            {
              forms: ["how-much"],
              asked: ["amortización de un piso alquilado", "cuánto se amortiza al año en el IRPF"],
            },
          ),
        ]
      : []),
    ...(vacancy
      ? [
          onYield(
            "rent.vacancy",
            "vacío, meses sin inquilino",
            "cuánto se supone",
            `Se supone un ${formatPercent(vacancy.value)} del año sin inquilino. ${sourced(vacancy)} En la calculadora se cambia.`,
            {
              forms: ["how-much"],
              asked: ["qué vacío supone la calculadora de rentabilidad", "cuánto tiempo está vacío un piso"],
            },
          ),
        ]
      : []),
    ...(offered
      ? [
          onYield(
            "rent.offered-yield",
            "rentabilidad bruta del alquiler en España",
            "media",
            `La rentabilidad bruta media de la oferta en España es el ${formatPercent(offered.value, 2)}. ${sourced(offered)}`,
            {
              forms: ["how-much"],
              asked: [
                "rentabilidad media del alquiler en España",
                "qué rentabilidad bruta es normal",
                "cuánto renta un piso de media",
              ],
            },
          ),
        ]
      : []),
    ...(bond
      ? [
          onYield(
            "rent.bond",
            "bono del Estado a 10 años",
            "cuánto da",
            `El bono del Estado a 10 años da un ${formatPercent(bond.value, 2)}, para comparar. ${sourced(bond)}`,
            { forms: ["how-much"], asked: ["cuánto da el bono a diez años", "alquilar o invertir en bonos"] },
          ),
        ]
      : []),
  ];
}
