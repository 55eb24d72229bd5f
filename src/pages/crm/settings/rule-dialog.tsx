import { ruleForm } from "#domain/crm/contacts/contact-forms.ts";
import { DEAL_KINDS } from "#domain/crm/contacts/contact-values.ts";
import type { Colleague, RoutingRule } from "#domain/crm/contacts/dto.ts";
import { DEAL_KIND_NAMES } from "#domain/crm/contacts/trades.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainChips } from "#ui/form/plain-choices.tsx";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { splitWords } from "../contact-form.ts";
import { useCrmPlace } from "../crm-place.ts";
import { sourceChoices } from "../source-choices.ts";
import { useCrmForm } from "../use-crm-form.ts";

interface RuleDialogProps {
  /** Null writes a new one. */
  rule: RoutingRule | null;
  colleagues: readonly Colleague[];
  onClose: () => void;
}

const LANGUAGES = ["es", "en", "fr", "de", "it", "nl", "ru", "uk"].map((value) => ({
  value,
  label: new Intl.DisplayNames("es-ES", { type: "language" }).of(value) ?? value,
}));

/** A rule as a sentence: if it comes from … and the home is in …, it goes to …, in turn. */
export function RuleDialog({ rule, colleagues, onClose }: RuleDialogProps) {
  const { isHouse } = useCrmPlace();
  const conditions = rule?.conditions ?? {};
  const isCatchAll = rule?.isCatchAll === true;
  const { isBusy, errors, formProps, leave } = useCrmForm({
    schema: ruleForm,
    read: (typed) => readRule(typed, rule),
    method: rule ? "PATCH" : "POST",
    path: rule ? `/rules/${rule.id}` : "/rules",
    doneText: "Regla guardada",
    onDone: onClose,
  });
  const known = sourceChoices(isHouse, "").filter(({ value }) => value !== "");
  const sources = [
    ...known,
    ...(isHouse ? [{ value: "waitlist_*", label: "Listas de espera" }] : []),
    ...(conditions.sources ?? [])
      .filter((source) => source !== "waitlist_*" && !known.some(({ value }) => value === source))
      .map((value) => ({ value, label: value })),
  ];
  return (
    <Dialog
      open
      onClose={() => leave(onClose)}
      title={isCatchAll ? "Lo que no encaja en ninguna" : rule ? "Cambiar la regla" : "Añadir regla"}
      description={
        isCatchAll
          ? "Recoge todo lo que las demás dejan pasar."
          : "Deja vacío lo que dé igual: solo cuenta lo que marques."
      }
    >
      <form {...formProps} className="grid gap-4">
        <PlainField
          name="name"
          label="Nombre"
          placeholder="Ruzafa y centro"
          defaultValue={rule?.name ?? ""}
          error={errors.name}
          maxLength={120}
          autoComplete="off"
        />
        {isCatchAll ? null : (
          <>
            <PlainChips
              name="sources"
              label="Si llega de…"
              choices={sources}
              chosen={conditions.sources ?? []}
              optional
            />
            <PlainChips
              name="kinds"
              label="y es de…"
              optional
              choices={DEAL_KINDS.filter((kind) => kind !== "plataforma" || isHouse).map((kind) => ({
                value: kind,
                label: DEAL_KIND_NAMES[kind],
              }))}
              chosen={conditions.kinds ?? []}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <PlainField
                name="places"
                label="y la vivienda está en…"
                optional
                placeholder="Ruzafa, Benimaclet"
                help="Barrios o municipios, separados con comas"
                defaultValue={conditions.places?.join(", ") ?? ""}
                error={errors["conditions.places"] ?? errors["conditions.places.0"]}
                autoComplete="off"
              />
              <PlainField
                name="postalPrefixes"
                label="o su código postal empieza por…"
                optional
                placeholder="46, 03001"
                defaultValue={conditions.postalPrefixes?.join(", ") ?? ""}
                error={errors["conditions.postalPrefixes.0"]}
                autoComplete="off"
              />
              <PlainField
                name="priceMin"
                label="y cuesta al menos…"
                optional
                inputMode="decimal"
                defaultValue={conditions.priceMin === undefined ? "" : String(conditions.priceMin)}
                error={errors["conditions.priceMin"]}
                autoComplete="off"
              />
              <PlainField
                name="priceMax"
                label="y como mucho…"
                optional
                inputMode="decimal"
                defaultValue={conditions.priceMax === undefined ? "" : String(conditions.priceMax)}
                error={errors["conditions.priceMax"]}
                autoComplete="off"
              />
            </div>
            <PlainChips
              name="languages"
              label="y habla…"
              optional
              choices={LANGUAGES}
              chosen={conditions.languages ?? []}
            />
            <PlainCheckbox name="toHomeOwner" defaultChecked={conditions.toHomeOwner === true}>
              Si la vivienda ya tiene responsable, para él o para ella
            </PlainCheckbox>
          </>
        )}
        <PlainChips
          name="assignees"
          label="→ a…"
          choices={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={rule?.assignees.map(({ id }) => id) ?? []}
          help="A varias personas les toca por turnos. Sin nadie, espera sin asignar."
          error={errors.assignees}
        />
        {isCatchAll ? null : (
          <PlainCheckbox name="isActive" defaultChecked={rule?.isActive ?? true}>
            Encendida
          </PlainCheckbox>
        )}
        <div className="mt-1 flex justify-end">
          <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
            Guardar regla
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** An unmarked row is no condition. */
function readRule(typed: FormData, rule: RoutingRule | null): object {
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  const base = { name: text("name"), assignees: typed.getAll("assignees") };
  if (rule?.isCatchAll) return base;
  const list = (name: string, values: readonly unknown[]) => (values.length > 0 ? { [name]: values } : {});
  return {
    ...base,
    isActive: typed.has("isActive"),
    conditions: {
      ...list("sources", typed.getAll("sources")),
      ...list("kinds", typed.getAll("kinds")),
      ...list("places", splitWords(text("places"))),
      ...list("postalPrefixes", splitWords(text("postalPrefixes"))),
      ...list("languages", typed.getAll("languages")),
      ...list("operations", rule?.conditions.operations ?? []),
      ...list("homeOwnerIds", rule?.conditions.homeOwnerIds ?? []),
      ...(text("priceMin") ? { priceMin: text("priceMin") } : {}),
      ...(text("priceMax") ? { priceMax: text("priceMax") } : {}),
      ...(typed.has("toHomeOwner") ? { toHomeOwner: true } : {}),
    },
  };
}
