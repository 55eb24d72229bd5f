import type { PictureGoal, PictureShape } from "./picture.ts";
import type { Template } from "./template.ts";
import { dropTemplates } from "./templates/drop.ts";
import { newTemplates } from "./templates/new.ts";

/** Every template, in the order in which they are offered. */
export const TEMPLATES: readonly Template[] = [...newTemplates, ...dropTemplates];

const byId = new Map(TEMPLATES.map((template) => [template.id, template]));

export const templateNamed = (id: string): Template | undefined => byId.get(id);

/** The templates of a goal that are drawn in a shape; each of them has its typographic form too. */
export const templatesFor = (goal: PictureGoal, shape: PictureShape): Template[] =>
  TEMPLATES.filter((template) => template.goal === goal && template.typographic[shape] !== undefined);
