import { useState } from "react";
import { KEY_DAYS, newKeySchema } from "#domain/integrations/api/key-form.ts";
import { API_SCOPE_NAMES, API_SCOPES } from "#domain/integrations/api/scopes.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainChips, PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCallForm } from "#ui/use-call-form.ts";
import { PasswordField } from "../../accounts/auth/password-field.tsx";

const SCOPE_CHOICES = API_SCOPES.map((scope) => ({ value: scope, label: API_SCOPE_NAMES[scope] }));
const DAY_CHOICES = [
  ...KEY_DAYS.map((days) => ({ value: String(days), label: days === 365 ? "En un año" : `En ${days} días` })),
  { value: "", label: "No caduca" },
];

/** Asks what the key is for, then shows it, once. */
export function NewKeyDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [made, setMade] = useState<string | null>(null);
  const { isBusy, errors, formProps, leave } = useCallForm<{ key: string }>({
    schema: newKeySchema,
    read: (typed) => ({ ...Object.fromEntries(typed), scopes: typed.getAll("scopes") }),
    method: "POST",
    path: "/api/keys",
    doneText: "Clave creada",
    onDone: ({ key }) => setMade(key),
  });
  if (made !== null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Copia tu clave ahora"
        footer={<Button onClick={onClose}>Ya la he guardado</Button>}
      >
        <div className="grid gap-4">
          <Callout tone="warning">No se vuelve a mostrar. Si la pierdes, revócala y crea otra.</Callout>
          <p data-key className="rounded-sm bg-muted px-3.5 py-3 font-mono text-sm wrap-anywhere select-all">
            {made}
          </p>
          <div>
            <CopyButton text={made} label="Copiar clave" doneLabel="Copiada" />
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={() => leave(onClose)}
      title="Crear clave"
      description="Dale solo los permisos que su programa necesita; otro programa, otra clave."
    >
      <form {...formProps} className="grid gap-5">
        <PlainField
          name="name"
          label="Para qué es"
          placeholder="CRM de la oficina"
          maxLength={80}
          error={errors.name}
        />
        <PlainChips name="scopes" label="Permisos" choices={SCOPE_CHOICES} error={errors.scopes} />
        <PlainSelect name="days" label="Caducidad" choices={DAY_CHOICES} defaultValue="90" error={errors.days} />
        {hasPassword ? (
          <PasswordField autoComplete="current-password" error={errors.password} />
        ) : (
          <p className="text-sm text-muted-foreground">
            Como entras sin contraseña, tienes que haber entrado hace menos de un cuarto de hora.
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy} loadingText="Creando…">
            Crear clave
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
