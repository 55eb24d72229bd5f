/** Ways in, as people call them. */
export const PROVIDER_NAMES: Record<string, string> = { email: "Correo", google: "Google" };
