import type { DomainCheck, DomainChecks } from "#domain/tools/campaigns/sending/domain-checks.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../../shared/when.tsx";
import { useMailPlace } from "../mail-place.ts";

const VERDICTS = {
  bien: { tone: "success", label: "Bien" },
  falta: { tone: "warning", label: "Falta" },
  mal: { tone: "destructive", label: "Mal" },
  "no-se-sabe": { tone: "neutral", label: "No se sabe" },
} as const;

const NAMES: Record<keyof DomainChecks, { title: string; text: string }> = {
  spf: { title: "SPF", text: "Qué servidores pueden enviar por tu dominio." },
  dkim: { title: "DKIM", text: "La firma que prueba que nadie ha tocado el correo." },
  dmarc: { title: "DMARC", text: "Qué hacer con lo que no pasa las otras dos." },
};

interface DomainPanelProps {
  senderId: string;
  domain: string;
  checks: DomainChecks | null;
  checkedAt: string | null;
  hasKey: boolean;
}

/** The records of a domain: what DNS says, and exactly what to write where it lacks something. */
export function DomainPanel({ senderId, domain, checks, checkedAt, hasKey }: DomainPanelProps) {
  const place = useMailPlace();
  const { isBusy, call } = useCall();
  const path = `${place.sendersApi}/${senderId}`;
  return (
    <Panel labelledBy="dominio">
      <PanelHeader
        id="dominio"
        title={`Dominio ${domain}`}
        description={
          checkedAt === null ? (
            "Aún no se ha comprobado."
          ) : (
            <>
              Comprobado el <When iso={checkedAt} style="full" />. Un cambio en DNS puede tardar horas en verse.
            </>
          )
        }
        actions={
          <>
            <Button
              variant="outline"
              loading={isBusy}
              onClick={() => void call(hasKey ? "Clave nueva creada" : "Firma creada", "POST", `${path}/dkim`)}
            >
              {hasKey ? "Cambiar la clave" : "Crear la firma"}
            </Button>
            <Button loading={isBusy} onClick={() => void call("Comprobado", "POST", `${path}/checks`)}>
              Comprobar
            </Button>
          </>
        }
        divided
      />
      {checks === null ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">
            Pulsa «Comprobar» y verás qué dice DNS de tu dominio y qué línea falta, lista para copiar.
          </p>
        </PanelBody>
      ) : (
        <ul className="divide-y">
          {(["spf", "dkim", "dmarc"] as const).map((name) => (
            <Check key={name} name={name} check={checks[name]} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Check({ name, check }: { name: keyof DomainChecks; check: DomainCheck }) {
  const { title, text } = NAMES[name];
  const { tone, label } = VERDICTS[check.verdict];
  return (
    <li className="grid gap-3 px-5 py-4 text-sm sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-sm leading-normal font-semibold [font-stretch:100%]">
          {title} <span className="font-normal text-muted-foreground">{text}</span>
        </h3>
        <Tag tone={tone}>{label}</Tag>
      </div>
      <p>{check.words}</p>
      {check.found === null ? null : (
        <p className="text-xs text-muted-foreground wrap-anywhere">
          Ahora dice: <code className="whitespace-pre-wrap">{check.found}</code>
        </p>
      )}
      {check.toSet === null ? null : (
        <dl className="grid gap-2 rounded-md bg-secondary p-4 text-secondary-foreground">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <dt className="text-xs">Nombre del registro ({check.toSet.type})</dt>
              <dd className="font-mono wrap-anywhere">{check.toSet.name}</dd>
            </div>
            <CopyButton size="sm" text={check.toSet.name} label="Copiar nombre" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <dt className="text-xs">Valor</dt>
              <dd className="font-mono break-all">{check.toSet.value}</dd>
            </div>
            <CopyButton size="sm" text={check.toSet.value} label="Copiar valor" />
          </div>
        </dl>
      )}
    </li>
  );
}
