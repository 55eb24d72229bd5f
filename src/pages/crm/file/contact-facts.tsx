import type { ContactFile } from "#domain/crm/contacts/dto.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";

const languages = new Intl.DisplayNames("es-ES", { type: "language" });

/** Further data: notes, language, and extra columns of an import. */
export function ContactFacts({ contact }: { contact: ContactFile }) {
  const { notes, language, utmCampaign, extras } = contact;
  const rows: [string, string][] = [];
  if (language) rows.push(["Se habla en", languages.of(language) ?? language]);
  if (utmCampaign) rows.push(["Campaña", utmCampaign]);
  for (const [name, value] of Object.entries(extras)) rows.push([name, value]);
  if (!notes && rows.length === 0) return null;
  return (
    <Panel labelledBy="datos">
      <PanelHeader id="datos" title="Datos" divided />
      {notes ? <p className="px-5 py-4 text-sm whitespace-pre-line wrap-anywhere sm:px-6">{notes}</p> : null}
      {rows.length > 0 ? (
        <dl className="divide-y border-t text-sm first:border-t-0">
          {rows.map(([name, value]) => (
            <div key={name} className="grid gap-x-4 px-5 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:px-6">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Panel>
  );
}
