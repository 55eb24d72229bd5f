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
import { stated } from "./stated.server.ts";

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
          ...stated(
            onStressed,
            `
rent.update · subida anual del alquiler, actualización de la renta, IRAV · cuánto puede subir · how-much what
El último IRAV que tenemos es el ${formatPercent(update.value, 2)}: con él se actualiza cada año la renta de los contratos desde el 26 de mayo de 2023, si lo pactaron. ${sourced(update)}
? cuánto puede subir el alquiler este año | cuánto es el IRAV | qué índice se usa para actualizar la renta | cuánto me pueden subir la renta cada año | subida anual de un contrato de alquiler
+ actualizar incrementar aumentar IPC arriendo renta anual
`,
          ),
        ]
      : []),
    ...(rise
      ? [
          ...stated(
            onStressed,
            `
rent.stressed-rise · contrato nuevo en zona tensionada, tope de renta · cuánto más que la anterior · how-much what yes-no
En zona tensionada la renta de un contrato nuevo no pasa de la última de los cinco años anteriores, actualizada; hasta un ${formatPercent(rise.value)} más solo con rehabilitación, ahorro de energía, accesibilidad o contrato de diez años. ${sourced(rise)}
? cuál es el tope del alquiler en zona tensionada | cuánto puedo cobrar de alquiler en zona tensionada | puedo subir la renta en un contrato nuevo en zona tensionada | límite de precio del alquiler en zona tensionada
+ tope límite máximo zona tensionada contrato nuevo precio
`,
          ),
        ]
      : []),
    ...COMMUNITY_CODES.flatMap((place) => {
      const fact = stressedAreasOf(place);
      if (!fact) return [];
      const many = fact.value === null ? "hay municipios declarados" : `hay ${fact.value} municipios declarados`;
      return [
        ...stated(
          onStressed,
          `
rent.stressed-${place} · zonas tensionadas, ${COMMUNITIES[place]} · cuántas hay · how-much where yes-no
En ${COMMUNITIES[place]} ${many} zona tensionada (${fact.source.title.toLowerCase()}). Está por comprobar: la lista cambia y manda la resolución vigente.
? hay zonas tensionadas en ${COMMUNITIES[place]} | cuántos municipios tensionados hay en ${COMMUNITIES[place]}
`,
        ),
      ];
    }),
    ...stated(
      onStressed,
      `
rent.stressed-where · zonas tensionadas, índice de referencia, SERPAVI · dónde se consultan · where how which
Las zonas tensionadas y el índice se consultan en ${STRESSED_AREAS_LOOKUP.title}, ${STRESSED_AREAS_LOOKUP.url}, por dirección o referencia catastral. La lista cambia.
? dónde miro si una calle es zona tensionada | cómo sé si mi municipio está tensionado | índice de referencia del alquiler | qué es el SERPAVI
`,
    ),
  ];
}

/** Rules of a contract as the articles say them. */
function contractFacts(): Statement[] {
  return [
    ...quotedFacts(
      "blog",
      STRESSED,
      `
rent.duration · contrato de alquiler, arrendamiento, LAU · duración mínima · how-much
En un alquiler de vivienda habitual, ‹Duración mínima›
? cuánto dura un contrato de alquiler | duración mínima del alquiler | cuántos años puede quedarse el inquilino | plazo mínimo de un arriendo

rent.deposit · fianza del alquiler, depósito, garantía · cuánto es · how-much
En un alquiler de vivienda habitual, ‹Fianza›
? cuánto es la fianza del alquiler | cuántos meses de fianza se piden | cuánto depósito puedo pedir | garantía adicional en el alquiler

rent.agency-fee · honorarios de agencia en el alquiler · quién los paga · who yes-no
‹En el alquiler de una vivienda habitual, los honorarios›2
? quién paga la agencia en un alquiler | puedo cobrar honorarios al inquilino | el inquilino paga la comisión | honorarios de alquiler quién los paga
+ comisión inquilino arrendatario casero propietario

rent.leaving · inquilino que se va, desistimiento · desde cuándo · when yes-no
‹El inquilino se va›
? cuándo puede irse el inquilino | puede el inquilino dejar el piso antes | con cuánto aviso se va el inquilino | penalización por irse antes del alquiler

rent.update-rule · actualización de la renta · cuándo · when yes-no
‹Actualización›
? cada cuánto se sube el alquiler | puedo subir la renta si no está pactado | cuándo se actualiza la renta

rent.large-holder · gran tenedor · quién lo es · who what how-much
‹Gran tenedor es quien›2
? qué es un gran tenedor | quién es gran tenedor | cuántos pisos hacen gran tenedor

rent.seasonal · alquiler de temporada, alquiler por habitaciones · qué reglas tiene · what yes-no
‹El alquiler de temporada y el de habitaciones›2
? reglas del alquiler de temporada | alquilar por habitaciones | el tope vale para el alquiler de temporada
`,
    ),
    ...quotedFacts(
      "recursos",
      "contrato-de-alquiler",
      `
rent.deposit-return · devolución de la fianza · plazo · when how-much
‹Devolver la fianza›2
? cuándo se devuelve la fianza | plazo para devolver la fianza | cuánto tarda el casero en devolver el depósito

rent.notice · no renovar el alquiler · con cuánto aviso · when how-much
‹Avisar de que no se renueva›2
? con cuánto tiempo aviso de que no renuevo el alquiler | cuándo avisa el propietario de que no renueva | prórroga del alquiler

rent.own-use · recuperar la vivienda para uso propio · cuándo · when yes-no
‹Recuperar para uso propio›
? puedo recuperar mi piso alquilado para vivir en él | echar al inquilino porque necesito la casa
`,
    ),
    ...quotedFacts(
      "recursos",
      "contrato-de-arras",
      `
deposit.penitential · arras penitenciales, señal, reserva · qué pasa si alguien se echa atrás · what how-much
Arras ‹Penitenciales›
? qué pasa si me echo atrás con arras | qué son las arras penitenciales | pierdo la señal si no compro | el vendedor devuelve el doble

deposit.confirmatory · arras confirmatorias · qué pasa si alguien se echa atrás · what
Arras ‹Confirmatorias›
? qué son las arras confirmatorias | puedo desistir con arras confirmatorias

deposit.penal · arras penales · qué pasa si alguien se echa atrás · what
Arras ‹Penales›
? qué son las arras penales | arras con cláusula penal

deposit.amount · arras, señal, seña · cuánto se entrega · how-much
‹Lo habitual es entre el 5›2
? cuánto se da de arras | qué porcentaje son las arras | cuánto es la señal de un piso | cuánto se deja de seña
`,
    ),
    ...quotedFacts(
      "blog",
      "certificado-energetico-para-vender",
      `
energy.needed · certificado energético, etiqueta energética · cuándo hace falta · when yes-no
‹Hace falta para vender›
? hace falta el certificado energético para vender | es obligatorio el certificado energético | necesito certificado para alquilar

energy.advert · certificado energético, etiqueta energética · en el anuncio · where yes-no
‹La etiqueta tiene que estar›
? tengo que poner la etiqueta en el anuncio | publicar sin certificado energético

energy.valid · certificado energético, etiqueta energética · cuánto dura · how-much when
El certificado energético ‹Vale diez años›2
? cuánto dura el certificado energético | cuándo caduca la etiqueta energética | validez del certificado con letra G

energy.price · certificado energético · cuánto cuesta · how-much
Del certificado energético, ‹El precio es libre›
? cuánto cuesta el certificado energético | precio de la etiqueta energética

energy.fines · certificado energético, multa, sanción · cuánto · how-much
Las sanciones por el certificado energético: ‹Las que se citan van de 300›2
? multa por no tener certificado energético | sanción por anunciar sin etiqueta

energy.who · certificado energético · quién lo hace · who how
El certificado energético ‹Lo firma un técnico›
? quién hace el certificado energético | cómo se pide el certificado energético
`,
    ),
    ...quotedFacts(
      "recursos",
      "leer-una-nota-simple",
      `
registry-extract.what · nota simple · qué es · what
La nota simple ‹Es un extracto del Registro›2
? qué es una nota simple | para qué sirve la nota simple

registry-extract.price · nota simple · cuánto cuesta · how-much
La nota simple ‹Cuesta unos nueve euros›
? cuánto cuesta una nota simple | precio de la nota simple

registry-extract.valid · nota simple · cuánto vale · when how-much
La nota simple: ‹Renuévala si tiene más›
? cuánto dura una nota simple | cada cuánto hay que renovar la nota simple | caduca la nota simple
`,
    ),
    ...quotedFacts(
      "recursos",
      "documentos-para-vender",
      `
selling.community-debt · deudas de la comunidad · de cuánto responde la vivienda · how-much who
‹La vivienda responde del año en curso›
? quién paga las deudas de la comunidad al comprar | cuántos años de comunidad responde el piso

selling.property-tax · IBI del año de la venta · quién lo paga · who
El IBI ‹Lo debe quien era dueño›
? quién paga el IBI el año de la venta | el IBI lo paga el comprador o el vendedor
`,
    ),
    ...quotedFacts(
      "blog",
      "ingresos-o-ahorro",
      `
loan.public-guarantee · aval público, aval del ICO, jóvenes · cuánto cubre y para quién · how-much who what when
‹La línea de avales del ICO›3
? qué es el aval del ICO | aval joven para comprar vivienda | hipoteca del 100 % con aval público | hasta cuándo está el aval ICO
`,
    ),
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
          ...stated(
            onYield,
            `
rent.depreciation · amortización de la vivienda alquilada, IRPF · cuánto · how-much
Cada año se deduce el ${formatPercent(depreciation.value)} de la construcción como amortización. ${sourced(depreciation)}
? amortización de un piso alquilado | cuánto se amortiza al año en el IRPF
`,
          ),
        ]
      : []),
    ...(vacancy
      ? [
          ...stated(
            onYield,
            `
rent.vacancy · vacío, meses sin inquilino · cuánto se supone · how-much
Se supone un ${formatPercent(vacancy.value)} del año sin inquilino. ${sourced(vacancy)} En la calculadora se cambia.
? qué vacío supone la calculadora de rentabilidad | cuánto tiempo está vacío un piso
`,
          ),
        ]
      : []),
    ...(offered
      ? [
          ...stated(
            onYield,
            `
rent.offered-yield · rentabilidad bruta del alquiler en España · media · how-much
La rentabilidad bruta media de la oferta en España es el ${formatPercent(offered.value, 2)}. ${sourced(offered)}
? rentabilidad media del alquiler en España | qué rentabilidad bruta es normal | cuánto renta un piso de media
`,
          ),
        ]
      : []),
    ...(bond
      ? [
          ...stated(
            onYield,
            `
rent.bond · bono del Estado a 10 años · cuánto da · how-much
El bono del Estado a 10 años da un ${formatPercent(bond.value, 2)}, para comparar. ${sourced(bond)}
? cuánto da el bono a diez años | alquilar o invertir en bonos
`,
          ),
        ]
      : []),
  ];
}
