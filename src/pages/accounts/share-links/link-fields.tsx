import { formatDate } from "#domain/shared/format/format.ts";
import { LINK_DAYS, LINK_PASSWORD_MIN, type LinkDays } from "#domain/tools/sharing/share-link.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";

/** Value of the choice that leaves the end as it is. */
const KEEP = "igual";
const NEVER = "nunca";

/** Fields of a link, new or changed. */
export function LinkFields({
  errors,
  link,
}: {
  errors: FieldErrors;
  /** The link as it is; a new one has none. */
  link?: { label: string | null; hasPassword: boolean; expiresAt: string | null };
}) {
  return (
    <>
      <PlainField
        name="label"
        label="Para quién es"
        optional
        defaultValue={link?.label ?? ""}
        maxLength={120}
        autoComplete="off"
        help="No sale en la página: es para reconocerlo en tu lista."
        error={errors.label}
      />
      <PlainField
        name="password"
        // Legible, because it is passed on to somebody.
        label={link?.hasPassword ? "Contraseña nueva" : "Contraseña"}
        optional
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        help={
          link?.hasPassword
            ? "Déjala en blanco para no cambiarla. Con otra, quien ya entró tendrá que escribirla."
            : `Al menos ${LINK_PASSWORD_MIN} caracteres. Pon una si habla de ingresos o deudas, o si se vende con discreción.`
        }
        error={errors.password}
      />
      <EndField link={link} error={errors.expiresInDays} />
    </>
  );
}

function EndField({ link, error }: { link: { expiresAt: string | null } | undefined; error: string | undefined }) {
  const asItIs = link?.expiresAt ? `Como está: hasta el ${formatDate(link.expiresAt)}` : "Como está: sin fecha de fin";
  return (
    <PlainSelect
      name="expiresInDays"
      label="Hasta cuándo se ve"
      defaultValue={link ? KEEP : "30"}
      choices={[
        ...(link ? [{ value: KEEP, label: asItIs }] : []),
        ...LINK_DAYS.map((days) => ({ value: String(days), label: `${days} días desde hoy` })),
        { value: NEVER, label: "Sin fecha de fin" },
      ]}
      error={error}
    />
  );
}

/** Typed values in the form that the API takes. Unchanged ones are left out. */
export function linkFormOf(form: HTMLFormElement): {
  label: string;
  password?: string | null;
  expiresInDays?: LinkDays;
} {
  const typed = new FormData(form);
  const password = String(typed.get("password") ?? "");
  const end = String(typed.get("expiresInDays"));
  return {
    label: String(typed.get("label") ?? ""),
    ...(typed.get("removePassword") === null ? (password === "" ? {} : { password }) : { password: null }),
    ...(end === KEEP ? {} : { expiresInDays: end === NEVER ? null : (Number(end) as LinkDays) }),
  };
}
