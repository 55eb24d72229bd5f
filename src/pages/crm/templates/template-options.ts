import { TEMPLATE_KINDS, TEMPLATE_USES } from "#domain/crm/templates/template-forms.ts";

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const KIND_OPTIONS = optionsOf(TEMPLATE_KINDS);
export const USE_OPTIONS = optionsOf(TEMPLATE_USES);
