import { MessageCircle, Phone, PhoneOff } from "lucide-react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import {
  MOTIVES,
  NEXT_ACTION_NAMES,
  NEXT_ACTIONS,
  PROSPECT_SOURCE_NAMES,
} from "#domain/tools/prospecting/prospect-values.ts";
import { telephoneHref, whatsAppNumber } from "#domain/tools/sharing/phone.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Tag } from "#ui/tag.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { type Ledger, useLedger } from "#ui/tool/use-ledger.ts";
import { explainMissing } from "./explain.ts";
import { letterFor } from "./letters.ts";
import { type ProspectingResult, type RankedProspect, withAction } from "./result.ts";
import { ScoreBar } from "./score-bar.tsx";
import { excessText, explainAction, nameOf, scoreText, type TypedProspect, whereOf } from "./words.ts";

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

interface BoardProps {
  result: ProspectingResult;
  rows: readonly TypedProspect[];
}

/** Owners in columns by what comes next; calls only after a look at who must not be called. */
export function Board({ result, rows }: BoardProps) {
  const { isExample } = useToolRun();
  const Heading = isExample ? "h4" : "h3";
  const phones = result.prospects.flatMap(({ index, action }) => {
    const phone = rows[index]?.phone;
    return phone && action !== "no-llamar" ? [phone] : [];
  });
  const ledger = useLedger(phones);
  const columns = NEXT_ACTIONS.map((action) => ({ action, prospects: withAction(result, action) })).filter(
    ({ prospects }) => prospects.length > 0,
  );
  return (
    <div className="grid gap-5">
      {ledger.state === "failed" ? (
        <Callout tone="warning" title="No se ha podido mirar tu registro de no llamar">
          <p>Hasta mirarlo no se enseñan los enlaces de llamada.</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={ledger.lookAgain}>
            Mirar otra vez
          </Button>
        </Callout>
      ) : null}
      <div className="grid items-start gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {columns.map(({ action, prospects }) => (
          <section key={action} aria-label={NEXT_ACTION_NAMES[action]} className="min-w-0">
            <Heading className="flex items-baseline justify-between gap-3 border-b-2 border-foreground pb-1.5 text-sm font-bold">
              {NEXT_ACTION_NAMES[action]}
              <span className="text-muted-foreground tabular-nums">{formatNumber(prospects.length)}</span>
            </Heading>
            <ol>
              {prospects.map((prospect) => (
                <Card
                  key={prospect.index}
                  prospect={prospect}
                  row={rows[prospect.index]}
                  currency={result.currency}
                  ledger={ledger}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

interface CardProps {
  prospect: RankedProspect;
  row: TypedProspect | undefined;
  currency: string;
  ledger: Ledger;
}

function Card({ prospect, row, currency, ledger }: CardProps) {
  const money = moneyIn(currency);
  const { excess, expectation, motive, remarks, source } = prospect;
  const where = whereOf(row);
  const missing = explainMissing(prospect);
  const details = [
    ...(motive === null ? [] : [`${motive} de 5: ${MOTIVES[motive]?.toLocaleLowerCase("es")}`]),
    ...(expectation === null
      ? []
      : [`Espera ${money(expectation)}${excess === null ? "" : `, ${excessText(excess)}`}`]),
    ...(source === null ? [] : [PROSPECT_SOURCE_NAMES[source]]),
  ];
  return (
    <li className="grid gap-2 border-b py-4 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{nameOf(prospect, row)}</span>
        <span className="font-semibold tabular-nums">{scoreText(prospect)}</span>
      </p>
      {where ? <p className="text-muted-foreground">{where}</p> : null}
      <ScoreBar prospect={prospect} />
      <p>{explainAction(prospect)}</p>
      {details.length > 0 ? <p className="text-xs text-muted-foreground">{details.join(". ")}.</p> : null}
      {remarks.map((remark) => (
        <p key={remark} className="text-xs text-muted-foreground">
          {remark}
        </p>
      ))}
      {missing === "" ? null : <p className="text-xs text-subtle-foreground">{missing}</p>}
      {row?.phone ? <Reach prospect={prospect} row={{ ...row, phone: row.phone }} ledger={ledger} /> : null}
    </li>
  );
}

interface ReachProps {
  prospect: RankedProspect;
  row: TypedProspect & { phone: string };
  ledger: Ledger;
}

/** Call and WhatsApp, or the reason why not; and how to note that they do not want it. */
function Reach({ prospect, row, ledger }: ReachProps) {
  const { change, isExample } = useToolRun();
  const { action, index } = prospect;
  const name = nameOf(prospect, row);
  if (action === "no-llamar" || ledger.isNoted(row.phone)) {
    return (
      <p>
        <Tag tone="neutral">
          <PhoneOff aria-hidden size={12} strokeWidth={2} /> No llamar
        </Tag>
      </p>
    );
  }
  const number = whatsAppNumber(row.phone);
  const mayCall = (action === "llamar" || action === "visitar") && ledger.state === "ready" && !isExample;
  const message = letterFor(prospect, row);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {mayCall ? (
        <>
          <Button asChild variant="outline" size="sm">
            <a href={telephoneHref(row.phone)} aria-label={`Llamar a ${name}`}>
              <Phone {...icon} /> Llamar
            </a>
          </Button>
          {number ? (
            <Button asChild variant="outline" size="sm">
              <a
                href={`https://wa.me/${number}?text=${encodeURIComponent(message)}`}
                target="_blank"
                rel="noreferrer"
                aria-label={`Escribir a ${name} por WhatsApp`}
              >
                <MessageCircle {...icon} /> WhatsApp
              </a>
            </Button>
          ) : null}
        </>
      ) : null}
      {ledger.state === "looking" ? (
        <p className="text-xs text-subtle-foreground">Mirando tu registro de no llamar…</p>
      ) : null}
      {isExample ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`No llamar más a ${name}`}
          onClick={async () => {
            if (await ledger.note(row.phone)) change({ [`prospects.${index}.optedOut`]: "si" });
          }}
        >
          <PhoneOff {...icon} /> No llamar
        </Button>
      )}
    </div>
  );
}
