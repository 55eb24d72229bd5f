import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";

interface RepeatEmailDialogProps {
  title: string;
  /** Says which data goes, and that nothing brings it back. */
  description: string;
  /** The address that must be typed. */
  email: string;
  label: string;
  keep: string;
  confirm: string;
  confirming: string;
  onClose: () => void;
  /** @returns what is wrong with what was typed; undefined once it is done, or said elsewhere that it is not */
  onConfirm: (typed: string) => Promise<string | undefined>;
}

/** Asks for an address once more before something goes for ever. */
export function RepeatEmailDialog({
  title,
  description,
  email,
  label,
  keep,
  confirm,
  confirming,
  onClose,
  onConfirm,
}: RepeatEmailDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setError(undefined);
    setBusy(true);
    const problem = await onConfirm(String(new FormData(form).get("email") ?? ""));
    setBusy(false);
    if (problem === undefined) return;
    setError(problem);
    focusFirst(form, { email: problem });
  };
  return (
    <Dialog open onClose={onClose} title={title} description={description} zocalo="destructive">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <PlainField
          name="email"
          type="email"
          label={label}
          autoComplete="off"
          maxLength={255}
          error={error}
          help={<span className="wrap-anywhere">Tal como está aquí: {email}</span>}
        />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button variant="outline" onClick={onClose}>
            {keep}
          </Button>
          <Button type="submit" variant="destructive" loading={isBusy} loadingText={confirming}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
