import { useState } from "react";
import type { ContactFile } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCrmPlace } from "../crm-place.ts";
import { MergeDialog } from "../duplicates/merge-dialog.tsx";
import { shownPhone } from "../ways-to-reach.ts";

/** Contacts who may be the same person, and why. */
export function DuplicatesBanner({ contact }: { contact: ContactFile }) {
  const place = useCrmPlace();
  const { isBusy, call } = useCall();
  const [merging, setMerging] = useState<string | null>(null);
  return (
    <Callout
      tone="warning"
      title={contact.duplicates.length === 1 ? "Puede que esté dos veces" : "Puede que esté varias veces"}
    >
      <ul className="mt-1 grid gap-3">
        {contact.duplicates.map(({ id, fullName, email, phone, reasons }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span className="min-w-0 flex-1 basis-64">
              <PageLink to={place.contact(id)} className="font-medium underline underline-offset-2">
                {fullName}
              </PageLink>
              {phone ? ` · ${shownPhone(phone)}` : ""}
              {email ? ` · ${email}` : ""}
              <span className="block text-xs">{reasons.join(". ")}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={() => setMerging(id)}>
                Unir fichas
              </Button>
              <Button
                size="sm"
                variant="ghost"
                loading={isBusy}
                onClick={() =>
                  void call("No se volverá a proponer", "POST", `${place.api}/distinct`, {
                    firstId: contact.id,
                    secondId: id,
                  })
                }
              >
                Son distintos
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {merging ? <MergeDialog keptId={contact.id} removedId={merging} onClose={() => setMerging(null)} /> : null}
    </Callout>
  );
}
