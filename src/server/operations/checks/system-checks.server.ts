import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { formatMs } from "#domain/operations/monitoring/words.ts";
import { workStates } from "../../platform/db/tables/operations.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

/** A check that the running system makes on itself. It leaves nothing behind. */
export interface SystemCheck {
  id: string;
  name: string;
  /** The action that the check tries, in words. */
  tries: string;
  /** @returns the observation @throws when it does not work */
  run(services: ToolServices): Promise<string>;
}

const CLOCK_TOLERANCE_MS = 2_000;
const HEARING_MS = 3_000;

export const SYSTEM_CHECKS: readonly SystemCheck[] = [
  {
    id: "base-de-datos",
    name: "Base de datos",
    tries: "Escribe una fila, la vuelve a leer y la borra",
    async run({ database: { db }, now }) {
      const name = `self-check ${randomUUID()}`;
      await db.insert(workStates).values({ name, lastRoundAt: now(), rounds: 7 });
      const [row] = await db.select().from(workStates).where(eq(workStates.name, name));
      await db.delete(workStates).where(eq(workStates.name, name));
      if (row?.rounds !== 7) throw new Error("la fila no vuelve como se escribió");
      return "PostgreSQL escribe y lee";
    },
  },
  {
    id: "correo",
    name: "Cola de correo",
    tries: "Pone un correo en la cola, lo encuentra y deshace la transacción",
    async run({ database: { db }, config, now }) {
      const seen = new Error("seen");
      const mail = { to: "comprobacion@umbral.example", subject: "Comprobación", text: "", html: "", links: [] };
      try {
        await db.transaction(async (tx) => {
          const [row] = await tx
            .insert(mails)
            .values({ ...mail, nextAttemptAt: now() })
            .returning({ id: mails.id });
          const [found] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, row!.id));
          if (!found) throw new Error("el correo no está en la cola");
          // The transaction never commits, so that nobody sends it.
          throw seen;
        });
      } catch (error) {
        if (error !== seen) throw error;
      }
      return config.smtpUrl === undefined
        ? "La cola acepta correos; no hay servidor que los entregue"
        : "La cola acepta correos";
    },
  },
  {
    id: "archivos",
    name: "Almacén de archivos",
    tries: "Guarda un archivo, lo lee y lo borra",
    async run({ store }) {
      const key = `checks/${randomUUID()}`;
      const bytes = Buffer.from(randomUUID());
      await store.put(key, bytes, { mediaType: "text/plain" });
      const kept = await store.get(key);
      const same = kept !== undefined && (await readWhole(kept)).equals(bytes);
      await store.remove([key]);
      const left = await store.get(key);
      left?.stream.destroy();
      if (!same) throw new Error("el archivo no vuelve como se guardó");
      if (left) throw new Error("el archivo no se borra");
      return "Guarda, lee y borra";
    },
  },
  {
    id: "reloj",
    name: "Reloj",
    tries: "Compara el reloj de Umbral con el de la base de datos",
    async run({ database: { db }, now }) {
      const { rows } = await db.execute<{ ms: string }>(
        sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
      );
      const apart = Math.abs(now().getTime() - Number(rows[0]!.ms));
      if (apart > CLOCK_TOLERANCE_MS)
        throw new Error(`van ${formatMs(apart)} aparte; se admiten ${formatMs(CLOCK_TOLERANCE_MS)}`);
      return `Diferencia de ${formatMs(apart)}`;
    },
  },
  {
    id: "avisos",
    name: "Avisos en directo",
    tries: "Anuncia un cambio por la base de datos y espera a oírlo",
    async run({ database: { db }, changes }) {
      const scope = randomUUID();
      let unsubscribe = () => {};
      const heard = new Promise<void>((resolve) => {
        unsubscribe = changes.subscribe({
          onChange: (change) => "id" in change && change.id === scope && resolve(),
          onGap() {},
          onClose() {},
        });
      });
      try {
        const started = performance.now();
        // The first subscriber waits for the connection, so the change is published again until it is heard.
        while (performance.now() - started < HEARING_MS) {
          await db.transaction((tx) => publishChange(tx, scope, "homes"));
          const isHeard = await Promise.race([heard.then(() => true), sleep(HEARING_MS / 6, false)]);
          if (isHeard) return `Oído en ${formatMs(performance.now() - started)}`;
        }
        throw new Error(`no se oye en ${formatMs(HEARING_MS)}`);
      } finally {
        unsubscribe();
      }
    },
  },
];
