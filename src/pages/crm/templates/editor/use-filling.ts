import { useCallback, useEffect, useState } from "react";
import type { Filling } from "#domain/crm/templates/fill.ts";
import type { FillForm } from "#domain/crm/templates/template-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { type Kept, keepValues, NOTHING, readKept } from "./kept-values.ts";

interface Named {
  id: string;
  name: string;
}

interface FillingStart {
  id: string;
  country: string;
  /** `/api/templates/{id}`; null for a text that is written and not filled, which asks the server for nothing. */
  path: string | null;
}

/** The values of one document: those of the chosen home, contact and deal, and those that were typed for it. */
export function useFilling({ id, path, country }: FillingStart) {
  const [subject, setSubject] = useState<{ homeId?: string; contactId?: string; dealId?: string }>({});
  // The server knows no tab: the page is first drawn as the server drew it.
  const [kept, setKept] = useState<Kept>(NOTHING);
  useEffect(() => setKept(readKept(id)), [id]);
  const [values, setValues] = useState<Record<string, string>>({});
  const [deals, setDeals] = useState<readonly Named[]>([]);

  useEffect(() => {
    if (path === null) return;
    let isWanted = true;
    void callApi<{ values: Record<string, string>; deals: { id: string; title: string }[] }>(
      "POST",
      `${path}/values`,
      subject,
    ).then((outcome) => {
      if (!isWanted) return;
      if (outcome.kind === "done") {
        setValues(outcome.answer.values);
        setDeals(outcome.answer.deals.map((deal) => ({ id: deal.id, name: deal.title })));
      } else showToast({ kind: "error", title: "No hemos podido leer los datos", description: failureText(outcome) });
    });
    return () => {
      isWanted = false;
    };
  }, [path, subject]);

  const keep = (next: Kept) => {
    setKept(next);
    keepValues(id, next);
  };
  const filling: Filling = { values, ...kept, country };
  const form: FillForm = { ...subject, ...kept };
  return {
    filling,
    form,
    subject,
    deals,
    choose: useCallback(
      (part: { homeId?: string | undefined; contactId?: string | undefined; dealId?: string | undefined }) =>
        setSubject((now) => {
          const next = { ...now, ...part };
          // A deal is one of its contact.
          if ("contactId" in part) next.dealId = undefined;
          return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
        }),
      [],
    ),
    type: (field: string, text: string) => keep({ ...kept, typed: { ...kept.typed, [field]: text } }),
    leaveBlank: (fields: readonly string[], isBlank: boolean) => {
      const others = kept.blanks.filter((one) => !fields.includes(one));
      keep({ ...kept, blanks: isBlank ? [...others, ...fields] : others });
    },
  };
}
