import { Check, PhoneCall, PhoneOff, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SolutionArtefact } from "#content/solutions/artefact.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { loanFromInstalment } from "#domain/tools/mortgage/annuity.ts";
import { Heatmap } from "#ui/charts/heatmap.tsx";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { classNames } from "#ui/class-names.ts";

type Drawn = Exclude<SolutionArtefact, { kind: "screen" }>;
type Of<K extends Drawn["kind"]> = Extract<Drawn, { kind: K }>;

/** The artefact as HTML: nothing in it moves, so the browser gets no code for its tables and drawings. */
export function artefactHtml(artefact: Drawn): string {
  return renderToStaticMarkup(<Artefact artefact={artefact} />, { identifierPrefix: "pieza" });
}

function Artefact({ artefact }: { artefact: Drawn }): ReactNode {
  switch (artefact.kind) {
    case "offices":
      return <Offices rows={artefact.rows} />;
    case "elevation":
      return <Elevation floors={artefact.floors} caption={artefact.caption} />;
    case "intervals":
      return <Intervals rows={artefact.rows} />;
    case "loan":
      return <Loan {...artefact} />;
    case "calls":
      return <Calls rows={artefact.rows} />;
    case "papers":
      return <Papers rows={artefact.rows} />;
    case "exchange":
      return <Exchange request={artefact.request} answer={artefact.answer} />;
  }
}

const euros = (amount: number) => formatMoney(amount, "EUR");

/** Every row at one scale, estimate ±24 %: an office with few sales looks wide. */
function Offices({ rows }: Pick<Of<"offices">, "rows">) {
  return (
    <table className="w-full text-sm">
      <thead className="compact text-xs text-muted-foreground">
        <tr className="border-b">
          <th scope="col" className="py-1.5 text-left font-medium">
            Oficina
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Estimación
          </th>
          <th scope="col" className="w-2/5 py-1.5 pl-4 text-left font-medium">
            8 de cada 10 casos, ±24&nbsp;%
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, low, high }) => (
          <tr key={name} className="border-b last:border-b-0">
            <th scope="row" className="py-2.5 text-left font-semibold">
              {name}
            </th>
            <td className="py-2.5 text-right tabular-nums">{euros(value)}</td>
            <td className="py-2.5 pl-4">
              <IntervalChart size="inline" value={value} low80={low} high80={high} format={euros} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A façade whose windows are the flats, darker where they cost more, on its street. */
function Elevation({ floors, caption }: Pick<Of<"elevation">, "floors" | "caption">) {
  const doors = "ABCDEFGH".slice(0, floors[0]?.prices.length ?? 0).split("");
  return (
    <div>
      <div className="mx-2 h-2.5 rounded-t-xs bg-almagre-500" aria-hidden />
      <div className="border-x-2 border-foreground bg-card px-1.5 pt-1.5">
        <Heatmap
          caption={caption}
          corner="Planta"
          columns={doors}
          rows={floors.map(({ name, prices }) => ({ label: name, values: prices }))}
          format={(price) => formatNumber(price)}
        />
      </div>
      <div className="border-x-2 border-foreground bg-card pt-2">
        <svg aria-hidden viewBox="0 0 300 34" className="block w-full">
          {[20, 78, 196, 254].map((x) => (
            <path key={x} d={`M${x} 34V16a13 13 0 0 1 26 0V34Z`} fill="var(--u-cobalto-300)" />
          ))}
          <path d="M134 34V16a16 16 0 0 1 32 0V34Z" fill="var(--u-cobalto-800)" />
          <path d="M134 34L142 28H166V34Z" fill="var(--u-albero-400)" />
        </svg>
      </div>
      <div className="h-2 bg-zocalo" aria-hidden />
      <p className="mt-2 text-xs text-muted-foreground">Euros. La raya es una vivienda vendida.</p>
    </div>
  );
}

function Intervals({ rows }: Pick<Of<"intervals">, "rows">) {
  return (
    <ul>
      {rows.map(({ name, note, value, low, high }) => (
        <li key={name} className="border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <b>{name}</b>
            <span className="text-sm text-muted-foreground">{note}</span>
          </p>
          <p className="mt-1 text-sm tabular-nums">
            {euros(low)} · <b>{euros(value)}</b> · {euros(high)}
          </p>
          <IntervalChart className="mt-2" size="inline" value={value} low80={low} high80={high} format={euros} />
        </li>
      ))}
    </ul>
  );
}

/** Rounded to thousands: rate and term move the loan by more than that. */
function Loan({ monthlyIncome, share, rates, years, caption }: Omit<Of<"loan">, "kind">) {
  const instalment = monthlyIncome * share;
  return (
    <>
      <p className="mb-3 text-sm text-muted-foreground">
        Con {euros(monthlyIncome)} al mes y el {formatPercent(share, 0)} para la cuota: {euros(instalment)}.
      </p>
      <Heatmap
        caption={`${caption}, según el interés y el plazo`}
        corner="Interés / plazo"
        columns={years.map((term) => `${term} años`)}
        rows={rates.map((rate) => ({
          label: formatPercent(rate, 0),
          values: years.map((term) => Math.round(loanFromInstalment(instalment, rate, term * 12) / 1000) * 1000),
        }))}
        format={euros}
      />
    </>
  );
}

function Calls({ rows }: Pick<Of<"calls">, "rows">) {
  return (
    <ul>
      {rows.map(({ name, why, mayRing }) => {
        const Icon = mayRing ? PhoneCall : PhoneOff;
        return (
          <li key={name} className="flex items-start gap-3 border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
            <Icon
              aria-hidden
              size={18}
              strokeWidth={1.75}
              className={classNames("mt-1 shrink-0", mayRing ? "text-chart-positive" : "text-destructive")}
            />
            <span className="min-w-0 grow">
              <b className={mayRing ? undefined : "line-through decoration-1"}>{name}</b>
              <span className="block text-sm text-muted-foreground">{why}</span>
            </span>
            <span className="text-sm font-medium whitespace-nowrap">{mayRing ? "Llamar" : "No llamar"}</span>
          </li>
        );
      })}
    </ul>
  );
}

const paperStates = {
  ok: { Icon: Check, word: "En orden", tone: "text-chart-positive" },
  soon: { Icon: TriangleAlert, word: "Vence", tone: "text-foreground" },
  missing: { Icon: X, word: "Revisar", tone: "text-destructive" },
} as const;

function Papers({ rows }: Pick<Of<"papers">, "rows">) {
  return (
    <ul>
      {rows.map(({ name, detail, state }) => {
        const { Icon, word, tone } = paperStates[state];
        return (
          <li key={name} className="flex items-start gap-3 border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
            <Icon aria-hidden size={18} strokeWidth={1.75} className={classNames("mt-1 shrink-0", tone)} />
            <span className="min-w-0 grow">
              <b>{name}</b>
              <span className="block text-sm text-muted-foreground">{detail}</span>
            </span>
            <span className="text-sm font-medium whitespace-nowrap">{word}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Exchange({ request, answer }: Pick<Of<"exchange">, "request" | "answer">) {
  return (
    <div className="grid gap-2 text-xs leading-relaxed">
      <pre className="overflow-x-auto rounded-sm bg-tinta-950 p-4 text-cal-0">
        <code>{request}</code>
      </pre>
      <p className="text-muted-foreground">Y la respuesta, con su rango y sus fuentes:</p>
      <pre className="overflow-x-auto rounded-sm border bg-muted p-4">
        <code>{answer}</code>
      </pre>
    </div>
  );
}
