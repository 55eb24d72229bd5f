import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { addressForm } from "#domain/privacy/personal-data/address-form.ts";
import type { Kept } from "#server/privacy/personal-data/administer-data.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";

/** Asks for the data kept of an address. */
export function SearchForm({ onFound }: { onFound: (found: { email: string; kept: Kept } | null) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (message: string) => {
      setError(message);
      focusFirst(form, { email: message });
    };
    const typed = addressForm.safeParse({ email: new FormData(form).get("email") });
    if (!typed.success) return refuse(typed.error.issues[0]!.message);
    setError(undefined);
    setBusy(true);
    const outcome = await callApi<Kept>("POST", "/api/admin/personal-data", typed.data);
    setBusy(false);
    if (outcome.kind === "done") onFound({ email: typed.data.email, kept: outcome.answer });
    else if (outcome.kind === "invalid") refuse(failureText(outcome));
    else showToast({ kind: "error", title: "No se ha podido buscar", description: failureText(outcome) });
  };
  return (
    <form method="post" onSubmit={search} noValidate className="flex flex-wrap items-start gap-3">
      <PlainField
        name="email"
        type="email"
        label="Correo"
        autoComplete="off"
        maxLength={255}
        error={error}
        help="Se busca entero, sin distinguir mayúsculas."
        className="flex-[1_1_16rem]"
      />
      <Button type="submit" loading={isBusy} loadingText="Buscando…" className="max-sm:w-full sm:mt-6.5">
        <Search aria-hidden size={18} strokeWidth={1.75} />
        Buscar
      </Button>
    </form>
  );
}
