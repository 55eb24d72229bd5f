import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainChips } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Switch } from "#ui/switch.tsx";
import type { EditedForm } from "./use-draft.ts";

interface FormTextsProps {
  form: EditedForm;
  errors: FieldErrors;
  onChange: (edit: (before: EditedForm) => EditedForm) => void;
}

/** Texts before the fields and after them. */
export function FormTexts({ form: { draft }, errors, onChange }: FormTextsProps) {
  const set = (change: Partial<EditedForm["draft"]>) =>
    onChange((before) => ({ ...before, draft: { ...before.draft, ...change } }));
  return (
    <div className="grid gap-4">
      <PlainField
        name="title"
        label="Título"
        defaultValue={draft.title}
        onChange={(event) => set({ title: event.target.value })}
        error={errors["draft.title"]}
        maxLength={120}
        autoComplete="off"
      />
      <PlainField
        name="intro"
        label="Presentación"
        optional
        rows={2}
        defaultValue={draft.intro}
        onChange={(event) => set({ intro: event.target.value })}
        maxLength={1000}
      />
      <PlainField
        name="submitLabel"
        label="Botón de enviar"
        defaultValue={draft.submitLabel}
        onChange={(event) => set({ submitLabel: event.target.value })}
        maxLength={40}
        autoComplete="off"
      />
      <PlainField
        name="thanks"
        label="Mensaje al enviarlo"
        optional
        rows={2}
        defaultValue={draft.thanks}
        onChange={(event) => set({ thanks: event.target.value })}
        maxLength={600}
      />
      <PlainField
        name="thanksPage"
        label="Página a la que sigue"
        optional
        placeholder="/recursos"
        help="Vacía: se queda en el mensaje."
        defaultValue={draft.thanksPage}
        onChange={(event) => set({ thanksPage: event.target.value.trim() })}
        error={errors["draft.thanksPage"]}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}

interface FormRulesProps extends FormTextsProps {
  staff: readonly { id: string; name: string }[];
  isSlugFixed: boolean;
  base: string;
}

/** The team's decisions: name and address, people to notify, the lead's interest. */
export function FormRules({ form, errors, onChange, staff, isSlugFixed, base }: FormRulesProps) {
  const { draft } = form;
  const set = (change: Partial<EditedForm["draft"]>) =>
    onChange((before) => ({ ...before, draft: { ...before.draft, ...change } }));
  return (
    <div className="grid gap-4">
      <PlainField
        name="name"
        label="Nombre"
        help="Solo lo ve el equipo."
        defaultValue={form.name}
        onChange={(event) => onChange((before) => ({ ...before, name: event.target.value }))}
        error={errors.name}
        maxLength={120}
        autoComplete="off"
      />
      <PlainField
        name="slug"
        label="Dirección"
        defaultValue={form.slug}
        onChange={(event) => onChange((before) => ({ ...before, slug: event.target.value }))}
        help={isSlugFixed ? "Ya se ha publicado: no cambia." : `${base}${form.slug}`}
        error={errors.slug}
        readOnly={isSlugFixed}
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
      />
      <PlainField
        name="interest"
        label="Interés del lead"
        optional
        placeholder="visitas"
        help="Palabra con la que se encuentra en el CRM."
        defaultValue={draft.interest}
        onChange={(event) => set({ interest: event.target.value.trim() })}
        error={errors["draft.interest"]}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
      />
      {/* Each box reports to its form, not to the field. */}
      <div
        onChange={(event) => {
          const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>("input:checked");
          set({ notify: [...boxes].map(({ value }) => value) });
        }}
      >
        <PlainChips
          name="notify"
          label="Avisar por correo a"
          optional
          choices={staff.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={draft.notify}
          help="Además de quien lo reciba en el CRM. Rige en cuanto se guarda."
        />
      </div>
      <Switch
        checked={draft.isIndexed}
        onChange={(isIndexed) => set({ isIndexed })}
        label="Los buscadores pueden listar su página"
      />
    </div>
  );
}
