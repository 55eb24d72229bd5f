import { useCallback, useEffect, useState } from "react";
import type { Filling } from "#domain/crm/templates/fill.ts";
import type { FillForm } from "#domain/crm/templates/template-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { readStored, writeStored } from "#ui/tracking/browser-store.ts";

interface Kept {
  typed: Record<string, string>;
  blanks: string[];
}

const NOTHING: Kept = { typed: {}, blanks: [] };

/** Values typed for a document live in this tab: they are of this document, and change neither home nor contact. */
function readKept(key: string): Kept {
  const text = readStored("sessionStorage", key);
  if (text === null) return NOTHING;
  try {
    return { ...NOTHING, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    // Nothing of ours: whoever typed sees empty fields and types again.
    return NOTHING;
  }
}

interface Named {
  id: string;
  name: string;
}

interface FillingStart {
  id: string;
  /** `/api/templates/{id}` */
  path: string;
  country: string;
  homeId: string | null;
  contactId: string | null;
}

/** Says what a document is filled with: the chosen home, contact and deal, and what was typed for it. */
export function useFilling({ id, path, country, homeId, contactId }: FillingStart) {
  const key = `umbral-template-values-${id}`;
  const [subject, setSubject] = useState<{ homeId?: string; contactId?: string; dealId?: string }>({
    ...(homeId && { homeId }),
    ...(contactId && { contactId }),
  });
  const [kept, setKept] = useState<Kept>(() => readKept(key));
  const [values, setValues] = useState<Record<string, string>>({});
  const [deals, setDeals] = useState<readonly Named[]>([]);
  const [isReading, setReading] = useState(true);

  useEffect(() => {
    let isWanted = true;
    setReading(true);
    void callApi<{ values: Record<string, string>; deals: { id: string; title: string }[] }>(
      "POST",
      `${path}/values`,
      subject,
    ).then((outcome) => {
      if (!isWanted) return;
      setReading(false);
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
    writeStored("sessionStorage", key, JSON.stringify(next));
  };
  const filling: Filling = { values, ...kept, country };
  const form: FillForm = { ...subject, ...kept };
  return {
    filling,
    form,
    subject,
    deals,
    isReading,
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
    leaveBlank: (field: string, isBlank: boolean) =>
      keep({
        ...kept,
        blanks: isBlank
          ? [...kept.blanks.filter((one) => one !== field), field]
          : kept.blanks.filter((one) => one !== field),
      }),
  };
}
