import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import type { Confirmed } from "#domain/tools/dossiers/dossier.ts";
import type { OfferedLine } from "#domain/tools/dossiers/offered-fields.ts";
import { Button } from "#ui/button.tsx";
import { Tick } from "#ui/form/controls.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { RepeatKey } from "#ui/repeat-key.ts";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { ContactFinder } from "../contact-finder.tsx";
import { QuoteLink } from "./quotes-context.tsx";

interface KeepContactPanelProps {
  dossierId: string;
  contact: { id: string; name: string } | null;
  lines: readonly OfferedLine[];
  confirmed: readonly Confirmed[];
}

/** Notes people of the papers in the history of a contact; only the ticked ones. */
export function KeepContactPanel({ dossierId, contact, lines, confirmed }: KeepContactPanelProps) {
  const [ticks, setTicks] = useState<Record<string, boolean>>({});
  const [repeat] = useState(() => new RepeatKey());
  const { call, isBusy } = useCall();
  const noted = confirmed.filter(({ to }) => to === "contact").flatMap(({ value }) => value.split("\n"));
  const isNoted = ({ text }: OfferedLine) => noted.includes(text);
  const chosen = lines.filter((line) => !isNoted(line) && ticks[line.text]);
  const link = (contactId: string | null) =>
    call(contactId ? "Enlazado con el contacto" : "Ya no está enlazado", "PUT", `/api/dossiers/${dossierId}`, {
      contactId,
    });

  async function keep() {
    const body = { note: chosen.map(({ text }) => text).join("\n") };
    const outcome = await call("Apuntado en su historial", "POST", `/api/dossiers/${dossierId}/confirm`, body, {
      idempotencyKey: repeat.of(body),
    });
    if (outcome.kind !== "done") return;
    repeat.done();
    setTicks({});
  }

  return (
    <Panel labelledBy="al-contacto" className="overflow-hidden">
      <PanelHeader
        id="al-contacto"
        title="Llevarlo al contacto"
        description="El expediente queda en su ficha, y en su historial se apunta lo que marques."
        divided
      />
      <PanelBody>
        {contact ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PageLink to={`/dashboard/contactos/${contact.id}`} className="link-text touch-target font-semibold">
              {contact.name}
            </PageLink>
            <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void link(null)}>
              Quitar o elegir otro
            </Button>
          </p>
        ) : (
          <ContactFinder label="De qué contacto son" onChoose={({ id }) => void link(id)} />
        )}
      </PanelBody>
      {contact && lines.length > 0 ? (
        <>
          <ul className="divide-y border-t">
            {lines.map((line) => (
              <li key={line.text} className="flex flex-wrap items-start justify-between gap-x-4 px-5 py-2.5 sm:px-6">
                <Tick
                  checked={isNoted(line) || (ticks[line.text] ?? false)}
                  disabled={isNoted(line)}
                  onChange={({ currentTarget: { checked } }) =>
                    setTicks((before) => ({ ...before, [line.text]: checked }))
                  }
                  label={<span className="wrap-anywhere">{line.text}</span>}
                />
                <span className="flex flex-wrap items-center gap-x-3">
                  {isNoted(line) ? <Tag tone="success">Apuntado</Tag> : null}
                  <QuoteLink part={line.part} quote={line.quote} />
                </span>
              </li>
            ))}
          </ul>
          <div className="border-t px-5 py-4 sm:px-6">
            <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void keep()}>
              <UserRoundPlus aria-hidden size={18} strokeWidth={1.75} /> Apuntar en el contacto
            </Button>
          </div>
        </>
      ) : null}
    </Panel>
  );
}
