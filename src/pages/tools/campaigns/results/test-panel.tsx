import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { APART_BELOW, type TestSide } from "#domain/tools/campaigns/sending/ab-test.ts";
import type { CampaignResults } from "#domain/tools/campaigns/sending/results.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { When } from "../../../shared/when.tsx";

/** Two subjects against each other, and what can honestly be said of them. */
export function TestPanel({ test: { endsAt, verdict, subjects } }: { test: NonNullable<CampaignResults["test"]> }) {
  return (
    <Panel labelledBy="prueba">
      <PanelHeader
        id="prueba"
        title="Prueba de asuntos"
        description={
          verdict === null ? (
            endsAt === null ? undefined : (
              <>
                Se decide el <When iso={endsAt} style="full" />, por quién abre un enlace: las aperturas no prueban
                nada.
              </>
            )
          ) : verdict.isApart ? (
            "La diferencia es más grande que el azar: el resto ha recibido el mejor."
          ) : (
            "No se distinguen: con estas personas, la diferencia puede ser azar. El resto ha recibido el primero."
          )
        }
      />
      {verdict === null ? null : (
        <PanelBody className="grid gap-4 text-sm sm:grid-cols-2">
          {([verdict.first, verdict.other] as const).map((side, index) => (
            <Side
              key={index === 0 ? "primero" : "segundo"}
              subject={subjects[index]!}
              side={side}
              isWinner={verdict.isApart && (verdict.winner === "segundo") === (index === 1)}
            />
          ))}
          <p className="text-xs text-muted-foreground sm:col-span-2">
            {verdict.pValue === null
              ? "Han abierto un enlace demasiado pocas personas para decir nada."
              : `Prueba de dos proporciones: si fueran iguales, una diferencia así o mayor saldría en ${formatPercent(verdict.pValue, 1)} de los casos. Se llama diferencia por debajo de ${formatPercent(APART_BELOW)}.`}
          </p>
        </PanelBody>
      )}
    </Panel>
  );
}

function Side({ subject, side, isWinner }: { subject: string; side: TestSide; isWinner: boolean }) {
  return (
    <div className="rounded-md bg-secondary p-4 text-secondary-foreground">
      <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
        {subject} {isWinner ? <Tag tone="success">Mejor</Tag> : null}
      </p>
      <p className="mt-1 tabular-nums">
        {formatNumber(side.clicked)} de {formatNumber(side.sent)} abrieron un enlace
        {side.sent === 0 ? "" : ` (${formatPercent(side.clicked / side.sent)})`}
      </p>
    </div>
  );
}
