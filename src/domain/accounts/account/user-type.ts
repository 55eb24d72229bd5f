/**
 * The kinds of people who sign up. They stand apart from the schemas because a page shows the choice before it checks
 * anything.
 */

export const USER_TYPES = ["particular", "inmobiliaria", "promotora", "agente"] as const;
export type UserType = (typeof USER_TYPES)[number];

export const USER_TYPE_NAMES: Record<UserType, string> = {
  particular: "Particular",
  inmobiliaria: "Inmobiliaria",
  promotora: "Promotora",
  agente: "Agente",
};
