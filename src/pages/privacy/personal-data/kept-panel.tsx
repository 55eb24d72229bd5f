import { Download, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { Kept } from "#server/privacy/personal-data/administer-data.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/toast-store.ts";
import { EraseDialog } from "./erase-dialog.tsx";

interface KeptPanelProps {
  email: string;
  kept: Kept;
  mayErase: boolean;
  onErased: () => void;
}

/** Rows of an address, and the acts on them. */
export function KeptPanel({ email, kept, mayErase, onErased }: KeptPanelProps) {
  const [isErasing, setErasing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { account, ...counts } = kept;
  if (!account && Object.values(counts).every((count) => count === 0)) {
    return (
      <Panel as="div">
        <EmptyState title="No guardamos nada de este correo" level={2}>
          <span className="wrap-anywhere">{email}</span> no está en ninguna tabla. Prueba con otro si la persona tiene
          más.
        </EmptyState>
      </Panel>
    );
  }
  const download = async () => {
    setBusy(true);
    const outcome = await callApi("POST", "/api/admin/personal-data/download", { email });
    setBusy(false);
    if (outcome.kind === "done")
      saveFile("umbral-datos.json", "application/json", JSON.stringify(outcome.answer, null, 2));
    else showToast({ kind: "error", title: "No se ha podido descargar", description: failureText(outcome) });
  };
  return (
    <Panel labelledBy="guardado">
      <PanelHeader id="guardado" title={<span className="wrap-anywhere">{email}</span>} divided />
      <dl className="divide-y text-sm">
        <Row name="Cuenta" about="Con sus resultados, viviendas, enlaces, créditos y sesiones">
          {account ? (
            <PageLink to={`/admin/usuarios/${account.id}`} className="link-text wrap-anywhere">
              {account.name || "Ver la cuenta"}
            </PageLink>
          ) : (
            "No"
          )}
        </Row>
        <Row name="Formularios" about="Enviados a Umbral o a un agente">
          {formatNumber(kept.leads)}
        </Row>
        <Row name="Peticiones de demo">{formatNumber(kept.demoRequests)}</Row>
        <Row name="Contactos" about="De Umbral o de una agencia: al borrar, de lo firmado queda el importe">
          {formatNumber(kept.contacts)}
        </Row>
        <Row name="Correos" about="Enviados a esta dirección o con respuesta a ella">
          {formatNumber(kept.mails)}
        </Row>
        <Row name="Invitaciones" about="A una agencia, sin aceptar">
          {formatNumber(kept.invitations)}
        </Row>
        <Row name="Errores" about="Que nombran el correo">
          {formatNumber(kept.errors)}
        </Row>
        <Row name="Resultados que lo nombran" about="De cualquier cuenta: al borrar, solo se tacha el correo">
          {formatNumber(kept.mentions)}
        </Row>
      </dl>
      <PanelBody className="flex flex-wrap items-center gap-3 border-t">
        <Button
          variant="outline"
          loading={isBusy}
          loadingText="Preparando…"
          onClick={download}
          className="max-sm:w-full"
        >
          <Download aria-hidden size={18} strokeWidth={1.75} />
          Descargar JSON
        </Button>
        {mayErase ? (
          <Button variant="destructive" onClick={() => setErasing(true)} className="max-sm:w-full">
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
            Borrar todo
          </Button>
        ) : (
          <p className="text-xs text-muted-foreground">Borrar solo lo puede quien administra.</p>
        )}
        <p className="basis-full text-xs text-muted-foreground">
          Antes de dar o borrar nada, comprueba que quien lo pide es el dueño del correo.
        </p>
      </PanelBody>
      {isErasing ? (
        <EraseDialog
          email={email}
          hasAccount={account !== null}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            onErased();
          }}
        />
      ) : null}
    </Panel>
  );
}

function Row({ name, about, children }: { name: string; about?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 px-5 py-3 sm:px-6">
      <dt className="min-w-0">
        {name}
        {about ? <span className="block text-xs text-muted-foreground">{about}</span> : null}
      </dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}
