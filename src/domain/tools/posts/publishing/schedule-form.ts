import * as z from "zod/mini";

/** The body of the call that schedules one post of a week. */
export const scheduleForm = z.object({
  accountId: z.uuid("Elige una de tus cuentas conectadas"),
  /** At the hour of the week, or now. */
  when: z.enum(["hora", "ahora"], "Elige a su hora o ahora"),
});
