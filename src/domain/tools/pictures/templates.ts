import type { PictureGoal, PictureShape } from "./picture.ts";
import type { Template } from "./template.ts";
import { adviceTemplates } from "./templates/advice.ts";
import { beforeAfterTemplates } from "./templates/before-after.ts";
import { districtTemplates } from "./templates/district.ts";
import { dropTemplates } from "./templates/drop.ts";
import { newTemplates } from "./templates/new.ts";
import { openDayTemplates } from "./templates/open-day.ts";
import { planTemplates } from "./templates/plan.ts";
import { soldTemplates } from "./templates/sold.ts";
import { teamTemplates } from "./templates/team.ts";

/** Every template, in the order in which they are offered. */
export const TEMPLATES: readonly Template[] = [
  ...newTemplates,
  ...dropTemplates,
  ...openDayTemplates,
  ...soldTemplates,
  ...districtTemplates,
  ...adviceTemplates,
  ...beforeAfterTemplates,
  ...planTemplates,
  ...teamTemplates,
];

const byId = new Map(TEMPLATES.map((template) => [template.id, template]));

export const templateNamed = (id: string): Template | undefined => byId.get(id);

/** The templates of a goal that are drawn in a shape; each of them has its typographic form too. */
export const templatesFor = (goal: PictureGoal, shape: PictureShape): Template[] =>
  TEMPLATES.filter((template) => template.goal === goal && template.typographic[shape] !== undefined);
