import { useWatch } from "react-hook-form";
import { CADENCE_DAYS } from "#domain/tools/follow-up/cadence.ts";
import { CheckboxField, SegmentedField, SelectField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { DateField, TextField } from "#ui/form/text-fields.tsx";
import { CHANNEL_NAMES, offsetInWords, STAGE_NAMES } from "./words.ts";

const choicesOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

/** How many steps are done, by the last of them. */
const DONE_CHOICES = [
  { value: "0", label: "Ninguno" },
  ...CADENCE_DAYS.map((offset, i) => ({ value: String(i + 1), label: offsetInWords(offset) })),
];

/** Clock times every half hour within the hours of calls. */
const HOURS = Array.from({ length: 22 }, (_, i) => {
  const hour = 9 + Math.floor(i / 2);
  const value = `${String(hour).padStart(2, "0")}:${i % 2 ? "30" : "00"}`;
  return { value, label: value.replace(/^0/, "") };
});

/** The chosen channel decides whether an address or a telephone is asked for; both are optional. */
export function Fields() {
  const channel: unknown = useWatch({ name: "channel" });
  return (
    <>
      <FieldGroup title="Con quién">
        <FieldRow columns={2}>
          <TextField name="name" label="Nombre" optional maxLength={80} />
          <TextField name="about" label="Sobre qué" optional maxLength={120} placeholder="el piso de la calle Sueca" />
          {channel === "correo" ? (
            <TextField name="email" label="Correo" type="email" optional />
          ) : (
            <TextField name="phone" label="Teléfono" type="tel" optional help="Para abrir su WhatsApp." />
          )}
          <TextField name="agent" label="Quién firma" optional maxLength={80} placeholder="Nuria, de Ferrer Hogar" />
        </FieldRow>
        <SelectField name="stage" label="En qué punto está" options={choicesOf(STAGE_NAMES)} />
        <SegmentedField name="channel" label="Por dónde le escribes o llamas" options={choicesOf(CHANNEL_NAMES)} />
      </FieldGroup>
      <FieldGroup
        title="El ritmo"
        description="El mismo día, al siguiente, y a los 3, 7, 14 y 30. De lunes a viernes, de 9 a 20."
      >
        <FieldRow columns={3}>
          <DateField name="startedOn" label="Desde cuándo" help="Cuándo escribió, o le escribiste." />
          <TextField name="startedAt" label="A qué hora" placeholder="21:00" />
          <SelectField name="hour" label="Los siguientes, a las" options={HOURS} placeholder="Elige una hora" />
        </FieldRow>
        <SelectField name="done" label="Último paso hecho" options={DONE_CHOICES} placeholder="Ninguno" />
      </FieldGroup>
      <FieldGroup title="Qué ha dicho">
        <DateField name="repliedOn" label="Respondió el" optional help="Si ha respondido, el resto se cancela." />
        <CheckboxField name="saidNo" label="Ha pedido que no insistas" />
      </FieldGroup>
    </>
  );
}
