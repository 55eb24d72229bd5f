import type { ArgumentRule } from "./rules.ts";
import {
  areaText,
  bothPartsText,
  communityEvidence,
  costEvidence,
  loanEvidence,
  ofForm,
  officialEvidence,
  partsText,
  priceEvidence,
  propertyTaxEvidence,
  rentAccountEvidence,
  shareText,
  utilitiesEvidence,
  valuationEvidence,
} from "./words.ts";

/** Arguments from figures. Each is shown with the data that it was calculated from. */
export const MONEY_RULES: readonly ArgumentRule[] = [
  {
    id: "valued",
    stop: "numeros",
    weights: [5, 4, 4, 4, 4, 4],
    state(known) {
      const { valuationGap } = known.figures;
      const { valuation } = known.given;
      if (valuationGap === undefined || valuationGap > 0 || !valuation) return undefined;
      const place = valuationGap < 0 ? "por debajo del rango valorado" : "dentro del rango valorado";
      return {
        feature: `Precio ${place}: ${known.money(valuation.low)} a ${known.money(valuation.high)}`,
        evidence: [priceEvidence(known), ...valuationEvidence(known)],
      };
    },
    benefit: "El precio se apoya en comparables que puedes leer.",
    show: "La valoración, con sus comparables.",
  },
  {
    id: "official",
    stop: "numeros",
    weights: [4, 3, 3, 4, 3, 3],
    state(known) {
      const { officialGap, unitPrice } = known.figures;
      const { official } = known.given;
      if (!officialGap || officialGap.perM2 >= 0 || unitPrice === undefined || !official) return undefined;
      return {
        feature: `${known.unitMoney(unitPrice)}, frente a ${known.unitMoney(official.eurPerM2)} de valor tasado en ${official.placeName}`,
        evidence: [
          priceEvidence(known),
          ofForm(known, "builtAreaM2", areaText(known.home.builtAreaM2 ?? 0)),
          ...officialEvidence(known),
        ],
      };
    },
    benefit: ({ given }) =>
      given.official?.level === "province"
        ? "Cada metro cuesta menos que la media oficial de la provincia, que no distingue barrios ni estados."
        : "Cada metro cuesta menos que la media oficial del municipio, que no distingue barrios ni estados.",
    show: "La tabla oficial, con su trimestre.",
  },
  {
    id: "running",
    stop: "numeros",
    weights: [5, 3, 3, 4, 5, 4],
    state(known) {
      const { running } = known.figures;
      if (!running) return undefined;
      const evidence = [...communityEvidence(known), ...propertyTaxEvidence(known)];
      return { feature: `${known.money(running.monthly)} al mes de ${partsText(running.parts, known)}`, evidence };
    },
    benefit: "Sabes antes de comprar lo que se paga cada mes, la uses o no.",
    for: { invertir: "Es lo primero que se resta del alquiler, y ya lo sabes." },
    show: "Los recibos.",
  },
  {
    id: "utilities",
    stop: "numeros",
    weights: [4, 2, 4, 0, 3, 3],
    state(known) {
      const { utilities } = known.given;
      if (utilities === undefined) return undefined;
      return {
        feature: `${known.money(utilities)} al mes de luz, agua y gas`,
        evidence: utilitiesEvidence(known),
      };
    },
    benefit: "Es lo que gasta quien vive ahí: compáralo con tus facturas.",
    show: "Las facturas de un año.",
  },
  {
    id: "instalment",
    stop: "numeros",
    weights: [4, 2, 2, 2, 1, 1],
    state(known) {
      const { loan } = known.figures;
      const { share, years, rate } = known.given.loan;
      if (!loan) return undefined;
      return {
        feature: `Cuota de ${known.money(loan.instalment)} al mes con el ${shareText(share, 0)} financiado, a ${years} años y al ${shareText(rate, 2)}`,
        evidence: loanEvidence(known),
      };
    },
    benefit: "Puedes compararla con lo que pagas hoy por vivir.",
    for: { invertir: "Puedes compararla con el alquiler que esperas cobrar." },
    show: "La simulación de tu banco: este interés es un supuesto.",
  },
  {
    id: "cash",
    stop: "numeros",
    weights: [4, 2, 1, 3, 2, 1],
    state(known) {
      const { cash, costs } = known.figures;
      if (cash === undefined || !costs) return undefined;
      return {
        feature: `${known.money(cash)} de ahorro para firmar, con impuestos y gastos`,
        evidence: [...costEvidence(known), ...loanEvidence(known)],
      };
    },
    benefit: "Sabes hoy si llegas, y con cuánto margen.",
    show: "El desglose de impuestos y gastos.",
  },
  {
    id: "rent",
    stop: "numeros",
    weights: [0, 0, 0, 5, 1, 0],
    state(known) {
      const { rent } = known.figures;
      const { areaRent } = known.given;
      if (!rent || !areaRent) return undefined;
      const monthly = `${known.money(areaRent.monthly)} al mes`;
      const net =
        rent.afterRunning === undefined ? "" : `, ${shareText(rent.afterRunning)} tras ${bothPartsText(known)}`;
      return {
        feature: `Alquiler de la zona, ${monthly}: ${shareText(rent.grossYield)} bruto sobre el precio${net}`,
        evidence: rentAccountEvidence(known),
      };
    },
    benefit: "Puedes compararlo con lo que te daría otra compra, con la misma cuenta.",
    show: "Anuncios de alquiler de la zona, con su fecha.",
  },
];
