import { data } from "react-router";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { shownMail } from "#server/operations/dev/mailbox-routes.server.ts";
import { listMails } from "#server/platform/mail/mails.server.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/mailbox.ts";

/** Older ones are in `/dev/mailbox.json`. */
const MAILS_ON_PAGE = 50;

const instantFormat = new Intl.DateTimeFormat("es-ES", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Madrid",
});

/** The outbox of a demonstration; in production there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, database } = mustHave(context.get(servicesContext));
  if (config.mode === "production") throw data(null, { status: 404 });
  const mails = await listMails(database.db, MAILS_ON_PAGE);
  return {
    crumb: "Buzón",
    isSending: config.smtpUrl !== undefined,
    mails: mails.map((mail) => ({
      id: mail.id,
      ...shownMail(mail),
      shownAt: instantFormat.format(mail.createdAt),
      isSent: mail.sentAt !== null,
      lastError: mail.lastError,
    })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Buzón de la demostración",
    description: "Los correos que escribe esta demostración de Umbral, con su texto, su aspecto y sus enlaces.",
    path: "/dev/mailbox",
    regions: false,
    noIndex: true,
  });

export default function Mailbox({ loaderData: { mails, isSending } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1>Buzón</h1>
      <p className="mt-3 max-w-reading text-lead text-muted-foreground">
        {isSending
          ? "Correos de esta demostración, el más nuevo primero. Salen por el servidor de correo configurado."
          : "Correos de esta demostración, el más nuevo primero. No hay servidor de correo: ninguno sale de aquí."}
      </p>
      {mails.length === 0 ? (
        <Panel className="mt-8">
          <EmptyState title="Aún no hay correos" level={2}>
            Pide una demo desde cualquier página y su aviso aparecerá aquí al recargar.
          </EmptyState>
        </Panel>
      ) : (
        <ol className="mt-8 grid max-w-[56rem] gap-5">
          {mails.map((mail) => (
            <li key={mail.id} className="min-w-0">
              <MailPanel mail={mail} isSending={isSending} />
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}

type ShownMail = Route.ComponentProps["loaderData"]["mails"][number];

function MailPanel({ mail, isSending }: { mail: ShownMail; isSending: boolean }) {
  const { id, to, subject, text, html, links, createdAt, shownAt, isSent, lastError } = mail;
  return (
    <Panel as="article" labelledBy={`mail-${id}`}>
      <PanelHeader
        id={`mail-${id}`}
        title={<span className="wrap-anywhere">{subject}</span>}
        description={
          <span className="wrap-anywhere">
            Para {to} · <time dateTime={createdAt}>{shownAt}</time>
          </span>
        }
        actions={isSending ? <DeliveryTag isSent={isSent} hasFailed={lastError !== null} /> : undefined}
        divided
      />
      <PanelBody>
        <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">{text}</p>
        {lastError === null ? null : (
          <p className="mt-4 text-control text-muted-foreground wrap-anywhere">Último fallo: {lastError}</p>
        )}
        {links.length === 0 ? null : (
          <>
            <h3 className="mt-5 text-base font-semibold">Enlaces</h3>
            <ul className="mt-1">
              {links.map((link) => (
                <li key={link}>
                  <a href={link} className="inline-flex min-h-11 items-center link-text wrap-anywhere">
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <Disclosure summary="Ver con formato" className="mt-4 border-t border-b-0">
          {/* Without any permission: a mail's contents run nothing and reach nothing. */}
          <iframe
            title={`Correo con formato: ${subject}`}
            srcDoc={html}
            sandbox=""
            loading="lazy"
            className="h-[28rem] w-full rounded-md border bg-white"
          />
        </Disclosure>
      </PanelBody>
    </Panel>
  );
}

function DeliveryTag({ isSent, hasFailed }: { isSent: boolean; hasFailed: boolean }) {
  if (isSent) return <Tag tone="success">Enviado</Tag>;
  return hasFailed ? <Tag tone="warning">Se reintentará</Tag> : <Tag>En cola</Tag>;
}
