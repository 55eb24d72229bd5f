import { Plus, UserRoundPlus, X } from "lucide-react";
import { useRef } from "react";
import { MOST_SIGNERS } from "#domain/crm/signatures/signature-forms.ts";
import { Button } from "#ui/button.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { InputBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFoot, FieldFrame } from "#ui/form/field-frame.tsx";

/** A signer as they were typed so far. */
export interface TypedSigner {
  key: number;
  name: string;
  email: string;
  phone: string;
  turn: string;
}

interface SignerFieldsProps {
  id: string;
  signers: readonly TypedSigner[];
  onChange: (signers: TypedSigner[]) => void;
  /** People of the home or the contact who may sign too; those who already do are not offered. */
  offered: readonly { id: string; name: string; email: string; phone: string }[];
  /** Whether codes can also go by message. */
  sendsMessages: boolean;
  errors: FieldErrors;
}

const isEmpty = ({ name, email }: TypedSigner) => name.trim() === "" && email.trim() === "";

/** The people who sign, each with their order. */
export function SignerFields({ id, signers, onChange, offered, sendsMessages, errors }: SignerFieldsProps) {
  // Beyond the keys of those who are there from the start.
  const nextKey = useRef(MOST_SIGNERS + 1);
  const field = (name: string) => ({ id: `${id}-${name}`, error: errors[name] });
  const control = (name: string, isOptional = false) => ({ name, ...ariaOf(field(name), isOptional) });
  const change = (key: number, part: Partial<TypedSigner>) =>
    onChange(signers.map((signer) => (signer.key === key ? { ...signer, ...part } : signer)));
  const add = (person: { name: string; email: string; phone: string }) => {
    const kept = signers.filter((signer) => !isEmpty(signer));
    // People of one contract sign at once, until somebody gives them an order.
    const turn = person.name === "" ? (signers.at(-1)?.turn ?? "1") : "1";
    onChange([...(person.name === "" ? signers : kept), { key: nextKey.current++, ...person, turn }]);
  };
  const people = offered.filter(
    ({ name, email }) => !signers.some((signer) => signer.name === name && (signer.email === email || email === "")),
  );
  return (
    <>
      {signers.map((signer, index) => {
        const of = (part: keyof TypedSigner) => ({
          ...control(`signers.${index}.${part}`, part === "phone"),
          value: signer[part],
          onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            change(signer.key, { [part]: currentTarget.value }),
        });
        return (
          <fieldset key={signer.key} className="grid gap-3">
            <legend className="mb-2 flex w-full items-center justify-between text-sm font-semibold">
              Firmante {index + 1}
              {signers.length > 1 ? (
                <Button
                  type="button"
                  size="sm"
                  variant="ghost"
                  aria-label={`Quitar al firmante ${index + 1}`}
                  onClick={() => onChange(signers.filter(({ key }) => key !== signer.key))}
                >
                  <X aria-hidden size={16} strokeWidth={1.75} /> Quitar
                </Button>
              ) : null}
            </legend>
            <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5rem]">
              <FieldFrame {...field(`signers.${index}.name`)} label="Nombre y apellidos">
                <InputBox {...of("name")} maxLength={120} autoComplete="off" />
              </FieldFrame>
              <FieldFrame {...field(`signers.${index}.email`)} label="Correo">
                <InputBox {...of("email")} type="email" maxLength={255} autoComplete="off" />
              </FieldFrame>
              <FieldFrame {...field(`signers.${index}.turn`)} label="Orden">
                <InputBox {...of("turn")} inputMode="numeric" maxLength={2} />
              </FieldFrame>
            </div>
            {sendsMessages ? (
              <FieldFrame
                {...field(`signers.${index}.phone`)}
                label="Teléfono móvil"
                optional
                help="Con él, el código llega por SMS en vez de por correo."
              >
                <InputBox {...of("phone")} type="tel" maxLength={20} autoComplete="off" />
              </FieldFrame>
            ) : null}
          </fieldset>
        );
      })}
      <FieldFoot {...field("signers")} />
      {signers.length < MOST_SIGNERS ? (
        <div className="flex flex-wrap gap-2">
          {people.map((person) => (
            <Button key={person.id} type="button" size="sm" variant="outline" onClick={() => add(person)}>
              <UserRoundPlus aria-hidden size={16} strokeWidth={1.75} /> Añadir a {person.name}
            </Button>
          ))}
          <Button type="button" size="sm" variant="outline" onClick={() => add({ name: "", email: "", phone: "" })}>
            <Plus aria-hidden size={16} strokeWidth={1.75} /> Añadir firmante
          </Button>
        </div>
      ) : null}
    </>
  );
}
