import { runningCostNames } from "../../shared/places/running-cost-names.ts";
import type { ObjectionRule } from "./objections.ts";
import {
  areaText,
  bothPartsText,
  communityEvidence,
  costEvidence,
  isSameShare,
  type Known,
  loanEvidence,
  ofForm,
  officialEvidence,
  partsText,
  priceEvidence,
  propertyTaxEvidence,
  rentAccountEvidence,
  shareText,
  valuationEvidence,
} from "./words.ts";

const areaEvidence = (known: Known) => ofForm(known, "builtAreaM2", areaText(known.home.builtAreaM2 ?? 0));

/** Objections to the price and to the costs that come with it. */
export const MONEY_OBJECTIONS: readonly ObjectionRule[] = [
  {
    id: "caro",
    state(known) {
      const { unitPrice, officialGap, valuationGap } = known.figures;
      const { official, valuation } = known.given;
      const stated: string[] = [];
      if (valuation && valuationGap !== undefined) {
        const range = `El rango valorado va de ${known.money(valuation.low)} a ${known.money(valuation.high)}`;
        stated.push(
          valuationGap > 0
            ? `${range}: el precio lo pasa en ${known.money(valuationGap)}, y eso se negocia.`
            : valuationGap < 0
              ? `${range}: el precio queda ${known.money(-valuationGap)} por debajo.`
              : `${range}: el precio está dentro.`,
        );
      }
      if (official && officialGap && unitPrice !== undefined) {
        const share = shareText(Math.abs(officialGap.share), 0);
        const side = isSameShare(officialGap.share)
          ? "casi lo mismo"
          : `un ${share} por ${officialGap.share > 0 ? "encima" : "debajo"}`;
        stated.push(
          `Sale a ${known.unitMoney(unitPrice)}; el valor tasado medio de ${official.placeName} es ${known.unitMoney(official.eurPerM2)}: ${side}. Esa media no distingue barrios ni estados.`,
        );
      }
      if (stated.length === 0) return undefined;
      return {
        quote: "Es caro",
        answer: stated.join(" "),
        ask: "¿Caro frente a cuál? Pongámoslas una al lado de la otra.",
        evidence: [priceEvidence(known), areaEvidence(known), ...valuationEvidence(known), ...officialEvidence(known)],
      };
    },
  },
  {
    id: "cuota",
    state(known) {
      const { loan } = known.figures;
      const { share, years, rate } = known.given.loan;
      if (!loan || known.given.purpose === "invertir") return undefined;
      return {
        quote: "No sé si llego a la cuota",
        answer: `Con ${known.money(loan.amount)} de préstamo, el ${shareText(share, 0)} del precio, a ${years} años y al ${shareText(rate, 2)}, la cuota es de ${known.money(loan.instalment)} al mes. El interés es un supuesto: el tuyo lo dice tu banco.`,
        ask: "¿Qué cuota te deja dormir? Con ella buscamos el precio.",
        evidence: loanEvidence(known),
      };
    },
  },
  {
    id: "gastos",
    state(known) {
      const { costs, cash } = known.figures;
      if (!costs || cash === undefined) return undefined;
      return {
        quote: "¿Y cuánto más tengo que poner?",
        answer: `Impuestos y gastos, ${known.money(costs.amount)}${costs.isTop ? " como mucho" : ""}: el ${shareText(costs.share)} del precio. Con la parte que no pone el banco, hacen falta ${known.money(cash)}.`,
        ask: "¿Cuánto tienes ahorrado para esto, sin tocar lo de imprevistos?",
        evidence: [...costEvidence(known), ...loanEvidence(known)],
      };
    },
  },
  {
    id: "competencia",
    state(known) {
      const { competitors, unitPrice } = known.figures;
      const other = [...competitors].sort((a, b) => b.cheaperBy - a.cheaperBy)[0];
      if (!other || unitPrice === undefined || other.cheaperBy <= 0) return undefined;
      const perM2 = `${known.unitMoney(other.unitPrice)} frente a ${known.unitMoney(unitPrice)}`;
      const metre = isSameShare(other.unitPrice / unitPrice - 1)
        ? `Por metro pide casi lo mismo: ${perM2}. Pide menos porque mide menos.`
        : other.unitPrice > unitPrice
          ? `Por metro pide más: ${perM2}.`
          : `También por metro: ${perM2}. No lo discutas: compara estado, planta y gastos.`;
      return {
        quote: "La competencia pide menos",
        answer: `${other.name} pide ${known.money(other.price)} por ${areaText(other.areaM2)}: ${known.money(other.cheaperBy)} menos. ${metre}`,
        ask: "¿Has estado dentro? ¿Qué te gustó y qué te faltó?",
        evidence: [
          {
            kind: "ficha",
            datum: "Otra vivienda",
            value: `${known.money(other.price)}, ${areaText(other.areaM2)}`,
            source: other.name,
            date: known.given.today,
          },
          priceEvidence(known),
          areaEvidence(known),
        ],
      };
    },
  },
  {
    id: "rentabilidad",
    state(known) {
      const { rent } = known.figures;
      const { areaRent, purpose } = known.given;
      if (!rent || !areaRent || purpose !== "invertir") return undefined;
      const { theBuilding, theTax } = runningCostNames(known.home.country);
      const after =
        rent.afterRunning === undefined
          ? `Faltan ${theBuilding} o ${theTax} para saber qué queda.`
          : `Tras ${bothPartsText(known)} queda el ${shareText(rent.afterRunning)}, antes de seguro, vacíos e impuestos.`;
      return {
        quote: "No sale rentable",
        answer: `${known.money(areaRent.monthly)} al mes son ${known.money(rent.yearly)} al año: el ${shareText(rent.grossYield)} bruto sobre el precio. ${after}`,
        ask: "¿Qué neto necesitas, y con cuánto préstamo?",
        evidence: rentAccountEvidence(known),
      };
    },
  },
  {
    id: "pensarlo",
    state(known) {
      const { price } = known.home;
      const { loan, running, cash } = known.figures;
      if (price === undefined) return undefined;
      const stated = [
        `precio, ${known.money(price)}`,
        ...(cash === undefined ? [] : [`ahorro para firmar, ${known.money(cash)}`]),
        ...(loan ? [`cuota supuesta, ${known.money(loan.instalment)} al mes`] : []),
        ...(running ? [`${partsText(running.parts, known)}, ${known.money(running.monthly)} al mes`] : []),
      ];
      return {
        quote: "Quiero pensarlo",
        answer: `Claro. Te mando las cuentas por escrito: ${stated.join("; ")}. Piénsalo con ellas delante.`,
        ask: "¿Qué dato te falta para decidir, y para qué día te lo consigo?",
        evidence: [
          priceEvidence(known),
          ...(loan ? loanEvidence(known).slice(1) : []),
          ...costEvidence(known),
          ...communityEvidence(known),
          ...propertyTaxEvidence(known),
        ],
      };
    },
  },
];
