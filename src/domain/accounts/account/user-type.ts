/** Who signs up (specification, section 6), apart from the schemas: a page shows the choice before it checks anything. */

export const USER_TYPES = ["particular", "inmobiliaria", "promotora", "agente"] as const;
export type UserType = (typeof USER_TYPES)[number];

export const USER_TYPE_NAMES: Record<UserType, string> = {
  particular: "Particular",
  inmobiliaria: "Inmobiliaria",
  promotora: "Promotora",
  agente: "Agente",
};
