import type { FormEvent } from "react";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { EVERY_CHOICES } from "./import-words.ts";
import { useNewImport } from "./use-new-import.ts";

/** An address that is read now, and again and again. */
export function AddressWay() {
  const { isBusy, errors, setErrors, send } = useNewImport();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const url = String(typed.get("url") ?? "").trim();
    if (url === "") {
      const lacking = { url: "Pega la dirección" };
      setErrors(lacking);
      return focusFirst(form, lacking);
    }
    const every = String(typed.get("everyMinutes") ?? "");
    const refused = await send({
      url,
      name: String(typed.get("name") ?? "").trim() || hostOf(url),
      everyMinutes: every === "" ? null : Number(every),
      isPartial: typed.has("isPartial"),
    });
    if (refused) focusFirst(form, refused);
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <PlainField
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        label="Dirección"
        maxLength={2000}
        placeholder="https://tu-programa.es/feed/kyero.xml"
        error={errors.url}
        help="La que tu programa da para portales. Si pide usuario y clave: https://usuario:clave@…"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField
          name="name"
          label="Nombre del remitente"
          optional
          maxLength={120}
          error={errors.name}
          help="Si lo dejas vacío, el de su web."
        />
        <PlainSelect
          name="everyMinutes"
          label="Cuándo se lee"
          defaultValue="360"
          choices={EVERY_CHOICES}
          error={errors.everyMinutes}
          help="La primera vez la apruebas tú. Después se aplica sola, salvo que algo pida tu visto bueno."
        />
      </div>
      <PlainCheckbox name="isPartial">
        La dirección trae solo una parte de la cartera: lo que no esté en ella no se retira
      </PlainCheckbox>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" loading={isBusy} loadingText="Leyendo…" className="max-sm:w-full">
          Leer la dirección
        </Button>
        <p className="text-xs text-subtle-foreground">Verás qué cambiaría antes de que pase nada.</p>
      </div>
    </form>
  );
}

function hostOf(url: string): string {
  try {
    return new URL(url).host.slice(0, 120);
  } catch {
    return "Dirección";
  }
}
