import { lazy, Suspense, useState } from "react";
import { channelForm, type ChannelSettings as Settings } from "#domain/assistant/chat/team-threads.ts";
import { findOwnChannel } from "#server/assistant/threads/channels.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { maySetUp } from "#server/crm/contacts/read-settings.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { PanelBody } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { SettingsSection } from "../../accounts/settings/settings-section.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/channel-settings.ts";

const QrCode = lazy(() => import("../../shared/qr-code.tsx"));

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { config, database } = mustHave(context.get(servicesContext));
  const actor = personOf(context);
  const channel = await findOwnChannel(database.db, actor);
  return {
    crumb: "Tu asistente",
    hasAgency: viewer.agency !== null,
    mayEdit: maySetUp(actor),
    channel: channel && {
      isOpen: channel.isOpen,
      greeting: channel.greeting,
      office: channel.office,
      visits: channel.visits,
      documents: channel.documents,
      address: `${config.publicUrl}/asistente/${channel.code}`,
    },
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Tu asistente para visitantes",
    description:
      "El asistente que das a quien te visita: responde con tus viviendas disponibles, pide visitas y te pasa la conversación.",
    path: "/dashboard/asistente",
    regions: false,
    noIndex: true,
  });

/** The assistant that an agency, or a person without one, gives to visitors. */
export default function ChannelSettings({ loaderData: { channel, hasAgency, mayEdit } }: Route.ComponentProps) {
  const homes = hasAgency ? "las viviendas disponibles de tu agencia" : "tus viviendas disponibles";
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Tu asistente</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Una página para quien te visita: pregunta por {homes}, pide una visita y, cuando quiere hablar con alguien, la
          conversación llega a{" "}
          <PageLink to="/dashboard/conversaciones" className="link-text">
            Conversaciones
          </PageLink>{" "}
          y a tus contactos.
        </p>
      </div>
      {mayEdit ? null : (
        <Callout tone="info" title="Lo cambia quien es titular o coordina">
          Puedes usar su dirección; encenderlo, apagarlo y el saludo los lleva quien dirige la agencia.
        </Callout>
      )}
      <div className="mt-2">
        <SettingsSection
          id="asistente"
          title="Encendido y lo que cuenta"
          text="Apagado, su dirección dice que no está disponible y no responde a nadie."
        >
          <PanelBody>
            <ChannelForm key={JSON.stringify(channel)} channel={channel} mayEdit={mayEdit} />
          </PanelBody>
        </SettingsSection>
        {channel?.isOpen ? (
          <>
            <SettingsSection
              id="direccion"
              title="Dirección"
              text="Ponla en tu firma, en tus anuncios o en un cartel con su código QR. Quien la tiene puede abrirla."
            >
              <PanelBody className="grid gap-5">
                <div className="flex flex-wrap items-center gap-3">
                  <a
                    href={channel.address}
                    target="_blank"
                    rel="noreferrer"
                    className="link-text touch-target min-w-0 wrap-anywhere"
                  >
                    {channel.address}
                  </a>
                  <CopyButton text={channel.address} label="Copiar dirección" doneLabel="Copiada" size="sm" />
                </div>
                <Suspense fallback={<Spinner />}>
                  <QrCode address={channel.address} name="asistente" />
                </Suspense>
                {mayEdit ? <NewCode /> : null}
              </PanelBody>
            </SettingsSection>
            <SettingsSection
              id="web"
              title="En tu web"
              text="Pega este código donde quieras que aparezca. No usa cookies ni mide nada de tu página."
            >
              <PanelBody className="grid gap-3">
                <pre className="overflow-x-auto rounded-sm border bg-muted p-3.5 text-xs whitespace-pre-wrap wrap-anywhere">
                  <code>{embedCode(channel.address)}</code>
                </pre>
                <div>
                  <CopyButton text={embedCode(channel.address)} label="Copiar código" size="sm" />
                </div>
              </PanelBody>
            </SettingsSection>
          </>
        ) : null}
      </div>
    </main>
  );
}

const embedCode = (address: string) =>
  `<iframe src="${address}" title="Asistente" style="width:100%;max-width:480px;height:640px;border:1px solid #ddd;border-radius:12px"></iframe>`;

interface Channel extends Settings {
  address: string;
}

/** Texts about the agency that it may repeat, besides its contact data and hours, which their own pages keep. */
const OWN_TEXTS = [
  {
    name: "office",
    label: "Dónde está la oficina",
    placeholder: "Estamos en la calle Mayor 12, junto al mercado.",
    help: "Lo que lee quien pregunta por la oficina.",
  },
  {
    name: "visits",
    label: "Cómo son las visitas",
    placeholder: "Con cita, de media hora. Trae tu documento de identidad.",
    help: "Lo que lee quien pregunta cómo se visita o qué tiene que llevar.",
  },
  {
    name: "documents",
    label: "Qué documentos se piden",
    placeholder: "Para alquilar: documento de identidad y las dos últimas nóminas.",
    help: "Lo que lee quien pregunta qué papeles hacen falta.",
  },
] as const;

function ChannelForm({ channel, mayEdit }: { channel: Channel | null; mayEdit: boolean }) {
  const { isBusy, errors, formProps } = useCallForm({
    schema: channelForm,
    read: (typed) => {
      const text = (name: string) => String(typed.get(name) ?? "");
      return {
        isOpen: typed.get("isOpen") === "on",
        greeting: text("greeting"),
        office: text("office"),
        visits: text("visits"),
        documents: text("documents"),
      };
    },
    method: "PUT",
    path: "/api/chat-channel",
    doneText: "Asistente guardado",
  });
  return (
    <form {...formProps} className="grid gap-4">
      <PlainCheckbox name="isOpen" defaultChecked={channel?.isOpen ?? false} disabled={!mayEdit}>
        Encendido: responde a quien abre su dirección
      </PlainCheckbox>
      <PlainField
        name="greeting"
        label="Saludo"
        optional
        rows={3}
        maxLength={300}
        defaultValue={channel?.greeting ?? ""}
        placeholder="Hola. Pregúntame por nuestras viviendas o pide una visita."
        help="Lo primero que se lee. Si lo dejas vacío, saluda con tu nombre o el de tu agencia."
        disabled={!mayEdit}
        error={errors.greeting}
      />
      <p className="max-w-reading text-sm text-muted-foreground">
        Responde con la ficha de cada vivienda disponible, con tus datos de contacto y con tu horario de atención. Lo
        que no sabe te lo pasa. Si quieres que cuente algo más, escríbelo aquí; lo que dejes vacío te lo preguntan a ti.
      </p>
      {OWN_TEXTS.map(({ name, label, placeholder, help }) => (
        <PlainField
          key={name}
          name={name}
          label={label}
          optional
          rows={2}
          maxLength={300}
          defaultValue={channel?.[name] ?? ""}
          placeholder={placeholder}
          help={help}
          disabled={!mayEdit}
          error={errors[name]}
        />
      ))}
      {mayEdit ? (
        <div>
          <Button type="submit" loading={isBusy} loadingText="Guardando…">
            Guardar
          </Button>
        </div>
      ) : null}
    </form>
  );
}

/** Another address in place of one that went where it should not. */
function NewCode() {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, call } = useCall();
  return (
    <div className="border-t pt-4">
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Cambiar la dirección
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Cambiar la dirección?"
        confirmLabel="Cambiarla"
        confirming={isBusy}
        confirmingText="Cambiando…"
        onConfirm={async () => {
          await call("Dirección nueva", "POST", "/api/chat-channel/code");
          setAsking(false);
        }}
      >
        La de ahora deja de funcionar: los carteles, las firmas y las webs que la tienen dejan de abrir el asistente.
      </AlertDialog>
    </div>
  );
}
