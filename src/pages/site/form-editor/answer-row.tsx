import { Trash2 } from "lucide-react";
import type { FormAnswer } from "#server/site/forms/form-answers.server.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { When } from "../../shared/when.tsx";

/** One answer: its first words, and all of it once it is opened. */
export function AnswerRow({ answer, onDelete }: { answer: FormAnswer; onDelete: () => void }) {
  const { at, version, email, embeddedOn, consentAt, consents, answers, contactId } = answer;
  const message = answers.filter(({ text }) => text !== "");
  const title = message[0]?.text ?? email ?? "Sin datos";
  return (
    <li>
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 text-sm hover:bg-accent">
          <span className="min-w-0 flex-1 basis-48">
            <span className="block font-medium wrap-anywhere">{title}</span>
            {email && email !== title ? (
              <span className="block text-xs wrap-anywhere text-subtle-foreground">{email}</span>
            ) : null}
          </span>
          <span className="flex flex-wrap items-center gap-2 text-xs text-muted-foreground">
            <Tag tone="outline">Versión {version}</Tag>
            <span>{embeddedOn ?? "En su página"}</span>
            <When iso={at.toISOString()} className="tabular-nums" />
          </span>
        </summary>
        <div className="grid gap-5 border-t bg-muted px-5 py-5 text-sm lg:grid-cols-2">
          <dl className="grid content-start gap-3">
            {message.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-xs text-muted-foreground">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="grid content-start gap-3">
            <div>
              <p className="text-xs text-muted-foreground">
                Aceptó
                {consentAt ? (
                  <>
                    {" "}
                    el <When iso={consentAt.toISOString()} style="full" />, versión {version}
                  </>
                ) : null}
              </p>
              {consents.length === 0 ? (
                <p>Nada</p>
              ) : (
                <ul className="mt-1 grid gap-2">
                  {consents.map((text) => (
                    <li key={text} className="border-l-2 border-border-strong pl-3 whitespace-pre-line wrap-anywhere">
                      {text}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-3">
              {contactId ? (
                <Button asChild variant="outline" size="sm">
                  <PageLink to={`/admin/crm-leads/contactos/${contactId}`}>Abrir en el CRM</PageLink>
                </Button>
              ) : null}
              <Button variant="ghost" size="sm" onClick={onDelete}>
                <Trash2 aria-hidden size={16} strokeWidth={1.75} />
                Eliminar
              </Button>
            </div>
          </div>
        </div>
      </details>
    </li>
  );
}
