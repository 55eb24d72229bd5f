import { renderToStaticMarkup } from "react-dom/server";
import { opening } from "#content/home/opening.ts";
import { LadderChart } from "#tools/negotiator/ladder-chart.tsx";
import type { NegotiationResult } from "#tools/negotiator/result.ts";
import { ExampleInterval } from "../marketing/home/example-interval.tsx";
import { ExampleParts } from "../marketing/home/example-parts.tsx";
import type { ValuationExample } from "../marketing/home/home-types.ts";
import { MarkedQuote } from "../marketing/home/marked-quote.tsx";

/** A tool in the shop window: its worked example as a drawing, which needs no script. */
export interface ShopWindow {
  path: string;
  /** The example's subject: a home, an advert. */
  caption: string;
  html: string;
}

/** Three tools with their own examples: an interval, a stair of concessions, an advert whose phrases have their proof. */
export function shopWindows(valuation: ValuationExample, negotiation: NegotiationResult): ShopWindow[] {
  return [
    {
      path: "/valoracion",
      caption: valuation.place,
      html: renderToStaticMarkup(
        <>
          <ExampleParts example={valuation} />
          <ExampleInterval example={valuation} />
        </>,
      ),
    },
    {
      path: "/negociador-virtual",
      caption: negotiation.homeName ?? negotiation.placeName,
      html: renderToStaticMarkup(<LadderChart result={negotiation} />),
    },
    {
      path: "/generador-descripciones",
      caption: opening.starTools.descriptions.caption,
      html: renderToStaticMarkup(<MarkedQuote pieces={opening.starTools.descriptions.quote} />),
    },
  ];
}
