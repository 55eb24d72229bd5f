import { formatDate } from "#domain/shared/format/format.ts";
import type { Description } from "#domain/tools/description/description.ts";
import { describeInvestment } from "./describe-investment.ts";
import { describeMarketing } from "./describe-marketing.ts";
import { explainUnknown, NOTE } from "./explain.ts";
import type { CostsUnknown, RoiResult } from "./result.ts";

/** Describes a result in blocks: returns of a purchase, of marketing, or the question for the missing costs. */
export function describe(result: RoiResult): Description {
  if (result.kind === "costs-unknown") return describeUnknown(result);
  return result.kind === "marketing" ? describeMarketing(result) : describeInvestment(result);
}

function describeUnknown(result: CostsUnknown): Description {
  const { title, reason, next } = explainUnknown(result);
  return {
    date: result.date,
    summary: title,
    document: {
      kind: "Rentabilidad de una compra",
      title: "Rentabilidad",
      detail: formatDate(result.date),
      note: NOTE,
      facts: [],
    },
    sections: [{ id: "roi-falta", title, blocks: [{ kind: "notice", tone: "warning", text: `${reason} ${next}` }] }],
    footnotes: [],
    message: [reason],
  };
}
