import type { ReactNode } from "react";
import { type ProposalDocument, shownSections } from "#domain/tools/proposals/proposal-document.ts";
import { proposalNet } from "#domain/tools/proposals/proposal-net.ts";
import { exactMoney, exclusiveWords, feeWords, monthsWords } from "#domain/tools/proposals/proposal-words.ts";
import { Button } from "#ui/button.tsx";

interface OwnerSummaryProps {
  document: ProposalDocument;
  /** Nobody has accepted it yet. */
  isOpen: boolean;
}

/** Price, fee, net and term at one look, beside the sections on a wide screen; on a telephone they stand in their sections alone. */
export function OwnerSummary({ document, isOpen }: OwnerSummaryProps) {
  const { value, currency, terms } = document;
  const fee = feeWords(document);
  const showsNet = shownSections(document).includes("neto");
  return (
    <div className="sticky top-6 grid gap-5 rounded-lg border bg-card p-6 text-card-foreground">
      <h2 id="en-resumen" className="text-h4">
        En resumen
      </h2>
      <dl className="grid gap-4">
        {value.price === null ? null : <Line label="Precio de salida">{exactMoney(value.price, currency)}</Line>}
        {fee === null ? null : <Line label="Honorarios">{fee}</Line>}
        {showsNet && value.price !== null ? (
          <Line label="Te queda, a ese precio">{exactMoney(proposalNet(document, value.price).net, currency)}</Line>
        ) : null}
        <Line label="Encargo">
          {exclusiveWords(terms.isExclusive)}, {monthsWords(terms.months)}
        </Line>
      </dl>
      {isOpen ? (
        <Button asChild className="w-full">
          <a href="#aceptar">Ir a aceptarla</a>
        </Button>
      ) : null}
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
