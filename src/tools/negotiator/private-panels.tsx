import { Lock } from "lucide-react";
import * as z from "zod/mini";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { type AgreementZone, agreementZone } from "#domain/tools/negotiation/agreement-zone.ts";
import { Callout } from "#ui/callout.tsx";
import { clampedFractionOf, percent } from "#ui/charts/scale.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { explainZone } from "./explain.ts";
import { RehearsalPanel } from "./rehearsal-panel.tsx";
import type { NegotiationResult } from "./result.ts";
import { negotiatorInput } from "./schema.ts";

/**
 * The part that only the seller may see, calculated here from the values that they typed: a shared page holds neither
 * form nor secret, and draws nothing of this.
 */
export function PrivatePanels({ result }: { result: NegotiationResult }) {
  const typed = z.safeParse(negotiatorInput, useToolRun().input);
  if (!typed.success) return null;
  const { reserve, ceilingLow, ceilingHigh } = typed.data;
  const high = ceilingHigh ?? ceilingLow;
  const ceiling = high === undefined ? undefined : { low: ceilingLow ?? high, high };
  return (
    <>
      {reserve === undefined ? null : (
        <SecretPanel
          result={result}
          reserve={reserve}
          zone={ceiling === undefined ? null : agreementZone(reserve, ceiling)}
        />
      )}
      <RehearsalPanel result={result} ceiling={ceiling} reserve={reserve} />
    </>
  );
}

interface SecretPanelProps {
  result: NegotiationResult;
  reserve: number;
  zone: AgreementZone | null;
}

function SecretPanel({ result, reserve, zone }: SecretPanelProps) {
  const money = moneyIn(result.currency);
  const below = result.offers.filter(({ price }) => price < reserve);
  const stated = zone
    ? explainZone(zone, result.currency)
    : { title: "Tu mínimo", text: "Escribe el techo que supones al comprador para ver si hay zona de acuerdo." };
  return (
    <Panel labelledBy="negociador-secreto">
      <PanelHeader
        id="negociador-secreto"
        title={stated.title}
        description={stated.text}
        actions={
          <span className="flex items-center gap-1.5 text-xs text-subtle-foreground">
            <Lock aria-hidden size={14} strokeWidth={1.75} /> Solo lo ves tú: no sale en el PDF ni en el enlace
          </span>
        }
      />
      <PanelBody className="grid gap-5">
        {zone && zone.kind !== "none" ? <ZoneLine result={result} zone={zone} /> : null}
        {below.length > 0 ? (
          <Callout tone="warning" title="Por debajo de tu mínimo">
            {below.map(({ name, price }) => `${name}: faltan ${money(reserve - price)}`).join(". ")}.
          </Callout>
        ) : result.offers.length > 0 ? (
          <Callout tone="success">Todas las ofertas llegan a tu mínimo de {money(reserve)}.</Callout>
        ) : null}
      </PanelBody>
    </Panel>
  );
}

/** The zone between reserve and ceiling, with the offers as marks on it. */
function ZoneLine({ result, zone }: { result: NegotiationResult; zone: Exclude<AgreementZone, { kind: "none" }> }) {
  const money = moneyIn(result.currency);
  const prices = [zone.low, zone.high, result.counter.price, ...result.offers.map(({ price }) => price)];
  const from = Math.min(...prices);
  const to = Math.max(...prices);
  const room = (to - from) * 0.06 || 1;
  const at = (price: number) => percent(clampedFractionOf(price, [from - room, to + room]));
  const width = percent(
    clampedFractionOf(zone.high, [from - room, to + room]) - clampedFractionOf(zone.low, [from - room, to + room]),
  );
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Zona de acuerdo de ${money(zone.low)} a ${money(zone.high)}; tu contraoferta, ${money(result.counter.price)}`}
        width="100%"
        height="44"
        className="block overflow-visible"
      >
        <rect x={at(zone.low)} width={width} y="10" height="24" rx="1" className="fill-(--fan-80)" />
        <line x1="0" x2="100%" y1="22" y2="22" strokeWidth="1.5" className="stroke-foreground" />
        <line
          x1={at(zone.midpoint)}
          x2={at(zone.midpoint)}
          y1="6"
          y2="38"
          strokeWidth="1.5"
          strokeDasharray="3 3"
          className="stroke-foreground"
        />
        {result.offers.map(({ name, price }) => (
          <circle
            key={`${name} ${price}`}
            cx={at(price)}
            cy="22"
            r="6"
            strokeWidth="2"
            className="fill-card stroke-primary"
          />
        ))}
        <line
          x1={at(result.counter.price)}
          x2={at(result.counter.price)}
          y1="2"
          y2="42"
          strokeWidth="4"
          className="stroke-primary"
        />
      </svg>
      <figcaption className="mt-2 text-xs text-subtle-foreground">
        La franja es la zona, con su centro en rayas. Los círculos son las ofertas y la barra azul, tu respuesta:{" "}
        {money(result.counter.price)}.
      </figcaption>
    </figure>
  );
}
