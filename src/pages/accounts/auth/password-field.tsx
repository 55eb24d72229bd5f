import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { passwordStrength, STRENGTH_NAMES } from "#domain/accounts/passwords/password-strength.ts";
import { classNames } from "#ui/class-names.ts";
import { InputBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";

interface PasswordFieldProps {
  name?: string;
  label?: string;
  error?: string | undefined;
  autoComplete: "new-password" | "current-password";
  /** Shows how easily it is guessed. */
  withStrength?: boolean;
  /** Words of the person that make it easier to guess, as the form contains them. */
  known?: () => readonly string[];
}

/** A password, hidden until it is asked to be shown. */
export function PasswordField({
  name = "password",
  label = "Contraseña",
  error,
  autoComplete,
  withStrength = false,
  known,
}: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const isNew = autoComplete === "new-password";
  const Icon = isShown ? EyeOff : Eye;
  const foot = {
    id,
    error,
    help: isNew
      ? "Al menos 8 caracteres. Tres palabras que no van juntas son fáciles de recordar y difíciles de adivinar."
      : undefined,
  };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <FieldFrame {...foot} label={label}>
        <InputBox
          {...ariaOf(foot, false)}
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // Above the limit of the forms: a too long password is refused openly, not cut off unseen.
          maxLength={400}
          onChange={(event) => setTyped(event.target.value)}
          trail={
            <button
              type="button"
              aria-pressed={isShown}
              aria-label="Ver lo escrito"
              title={isShown ? "Ocultar lo escrito" : "Ver lo escrito"}
              onClick={() => setShown(!isShown)}
              className="grid size-11 shrink-0 place-items-center rounded-sm text-muted-foreground hover:text-foreground"
            >
              <Icon aria-hidden size={18} strokeWidth={1.75} />
            </button>
          }
        />
      </FieldFrame>
      {withStrength ? <StrengthMeter typed={typed} known={known} /> : null}
    </div>
  );
}

const BAR_CLASSES = ["bg-destructive", "bg-destructive", "bg-luz", "bg-success", "bg-success"] as const;

/** An estimate in five steps; the words say it too. */
function StrengthMeter({ typed, known }: { typed: string; known?: (() => readonly string[]) | undefined }) {
  const strength = typed === "" ? null : passwordStrength(typed, known?.());
  return (
    <div
      className={classNames("grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3", strength === null && "hidden")}
    >
      <div aria-hidden className="grid grid-cols-5 gap-1">
        {STRENGTH_NAMES.map((name, step) => (
          <span
            key={name}
            className={classNames(
              "h-1.5 rounded-xs forced-colors:border",
              strength !== null && step <= strength ? BAR_CLASSES[strength] : "bg-border",
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-xs text-muted-foreground">
        {strength === null ? "" : STRENGTH_NAMES[strength]}
      </p>
    </div>
  );
}
