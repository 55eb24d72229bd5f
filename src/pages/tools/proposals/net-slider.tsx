import { useId, useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import { netPrices, proposalNet } from "#domain/tools/proposals/proposal-net.ts";
import { exactMoney, feeWords, saidMoney, withoutWords } from "#domain/tools/proposals/proposal-words.ts";
import { Button } from "#ui/button.tsx";
import { WaterfallChart } from "#ui/charts/waterfall-chart.tsx";
import { Slider } from "#ui/form/slider.tsx";

/** Highest percentage that the slider offers; the field takes more. */
const MOST_PERCENT = 10;

interface NetSliderProps {
  document: ProposalDocument;
  /** Whether the fee can be moved to look at the net. */
  moves: boolean;
  /** Takes the fee that was tried into the document; absent where it is only looked at. */
  onTake?: (fee: ProposalDocument["fee"]) => void;
}

/** The money that is left to the owner at each price, with the fee as it is or as somebody tries it. It is calculated in the browser. */
export function NetSlider({ document, moves, onTake }: NetSliderProps) {
  const id = useId();
  const { fee, value, currency } = document;
  const [tried, setTried] = useState<number | null>(null);
  if (value.price === null) return null;
  const isFixed = fee.kind === "fijo";
  const own = isFixed ? fee.amount : fee.percent;
  const now = tried ?? own ?? 0;
  const asked: ProposalDocument["fee"] = isFixed ? { ...fee, amount: now } : { ...fee, percent: now };
  const isTried = tried !== null && tried !== own;
  const shown = proposalNet(document, value.price, asked);
  const before = isTried ? proposalNet(document, value.price) : null;
  const money = (amount: number) => exactMoney(amount, currency);
  const most = isFixed ? Math.max(1_000, Math.ceil((value.price * 0.1) / 1_000) * 1_000) : MOST_PERCENT;
  const said = isFixed ? money(now) : `${formatNumber(now, 2)}\u00a0%`;
  const others = netPrices(value).filter(({ isEstimate }) => isEstimate);
  const without = withoutWords(shown.without);
  return (
    <div className="grid gap-5">
      {moves ? (
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <label htmlFor={id} className="font-medium">
              Honorarios
            </label>
            <span className="font-semibold tabular-nums">{said}</span>
          </div>
          <Slider
            id={id}
            min={0}
            max={most}
            step={isFixed ? 100 : 0.1}
            value={Math.min(now, most)}
            onChange={(to) => setTried(Math.round(to * 100) / 100)}
            valueText={`${said}: te quedan ${money(shown.net)}`}
            describedBy={`${id}-total`}
          />
          <p id={`${id}-total`} className="text-sm text-muted-foreground">
            {feeWords({ ...document, fee: asked }) ?? "Falta decir si llevan impuesto."}
            {before === null
              ? ""
              : ` · ${shown.net >= before.net ? "+" : "−"}${money(Math.abs(shown.net - before.net))} frente a la propuesta`}
          </p>
          {isTried ? (
            <div className="mt-2 flex flex-wrap gap-2">
              {onTake ? (
                <Button
                  size="sm"
                  type="button"
                  className="touch-target"
                  onClick={() => {
                    onTake(asked);
                    setTried(null);
                  }}
                >
                  Usar {said}
                </Button>
              ) : null}
              <Button size="sm" variant="outline" type="button" className="touch-target" onClick={() => setTried(null)}>
                Volver a lo propuesto
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
      <p>
        <span className="block text-sm text-muted-foreground">
          {isTried ? "Con esos honorarios" : "Te queda"}, si se vende en {money(value.price)}
        </span>
        <output htmlFor={id} className="block text-h2 tabular-nums">
          {money(shown.net)}
        </output>
      </p>
      <WaterfallChart
        caption="Del precio de venta a lo que te queda"
        base={{ label: "Precio de venta", amount: shown.price }}
        rows={shown.lines.map(({ label, amount }) => ({ label, amount: -amount }))}
        total={{ label: "Te queda", amount: shown.net }}
        format={money}
        formatChange={(amount) => `−${money(Math.abs(amount))}`}
      />
      {others.length > 0 ? (
        <dl className="grid gap-x-6 gap-y-3 border-t pt-4 sm:grid-cols-2">
          {others.map(({ name, price }) => (
            <div key={name}>
              <dt className="text-sm text-muted-foreground">
                {name}: {saidMoney(price, currency, true)}
              </dt>
              <dd className="font-semibold tabular-nums">
                Unos {saidMoney(proposalNet(document, price, asked).net, currency, true)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {without ? <p className="text-sm text-muted-foreground">{without}</p> : null}
    </div>
  );
}
