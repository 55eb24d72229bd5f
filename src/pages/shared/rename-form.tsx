import { Check, X } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { type ApiOutcome, failureText } from "#ui/call-api.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";

interface RenameFormProps {
  /** The present name. */
  name: string;
  maxLength: number;
  isBusy: boolean;
  /** Keeps the new name. */
  save: (name: string) => Promise<ApiOutcome | { kind: "busy" }>;
  onClose: () => void;
}

/** Edits the name of something in its place. Escape leaves it as it was. */
export function RenameForm({ name: present, maxLength, isBusy, save, onClose }: RenameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const input = form.current?.querySelector("input");
    input?.focus();
    input?.select();
  }, []);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "");
    const outcome = await save(name);
    if (outcome.kind === "invalid") setError(failureText(outcome));
    if (outcome.kind === "done") onClose();
  };
  return (
    <form
      ref={form}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      noValidate
      className="flex min-w-60 items-start gap-1.5"
    >
      <PlainField
        name="name"
        label={`Nombre de ${present}`}
        hideLabel
        defaultValue={present}
        maxLength={maxLength}
        autoComplete="off"
        error={error}
        className="flex-1"
      />
      <Button type="submit" size="icon" variant="ghost" aria-label="Guardar nombre" loading={isBusy} className="mt-1">
        <Check aria-hidden size={18} strokeWidth={1.75} />
      </Button>
      <Button size="icon" variant="ghost" aria-label="Dejar el nombre como estaba" onClick={onClose} className="mt-1">
        <X aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </form>
  );
}
