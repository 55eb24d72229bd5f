import { resolve4, resolveCname, resolveTxt } from "node:dns/promises";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import { hostName, isRootName, recordsOf } from "#domain/tools/landings/landing-host.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { landingDomains } from "../../platform/db/tables/tools-landings.server.ts";
import { randomToken } from "../../platform/secrets/keys.server.ts";
import { lockLanding, tellLandingChanged } from "./landing-rows.server.ts";

/** Domains of agencies' own: whoever sets their TXT record has proved that they are theirs. */

/** The questions that are put to the DNS. */
export interface DnsLookup {
  txt(name: string): Promise<string[][]>;
  cname(name: string): Promise<string[]>;
  a(name: string): Promise<string[]>;
}

export const systemDns: DnsLookup = { txt: resolveTxt, cname: resolveCname, a: resolve4 };

export type DomainRow = typeof landingDomains.$inferSelect;

/** The name that a page's domain leads to: the product's own. */
export const targetOf = (publicUrl: string): string => hostName(publicUrl) ?? new URL(publicUrl).hostname;

export const recordsOfDomain = ({ host, token }: Pick<DomainRow, "host" | "token">, publicUrl: string) =>
  recordsOf({ host, token, target: targetOf(publicUrl) });

export async function domainOf(db: Db, landingId: string): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(landingDomains).where(eq(landingDomains.landingId, landingId));
  return row;
}

/** Notes the domain that a page is to have; it is nobody's until its records say so. @throws AppError INVALID_INPUT */
export async function askDomain(
  tx: Db,
  actor: PersonActor,
  { id, host, publicUrl }: { id: string; host: string; publicUrl: string },
): Promise<void> {
  const row = await lockLanding(tx, actor, id);
  if (host === targetOf(publicUrl)) {
    throw new AppError("INVALID_INPUT", [{ path: "host", message: "Escribe un dominio tuyo, no el de Umbral" }]);
  }
  const before = await domainOf(tx, id);
  if (before?.host === host) return;
  // A token proves one name for one page.
  const fresh = { host, token: randomToken().slice(0, 32), provedAt: null, checkedAt: null, fault: null };
  await tx
    .insert(landingDomains)
    .values({ landingId: id, ...fresh })
    .onConflictDoUpdate({ target: landingDomains.landingId, set: fresh });
  await tellLandingChanged(tx, row);
}

export async function dropDomain(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const row = await lockLanding(tx, actor, id);
  await tx.delete(landingDomains).where(eq(landingDomains.landingId, id));
  await tellLandingChanged(tx, row);
}

type Checked = { state: "proved" } | { state: "wrong"; fault: string } | { state: "unknown"; fault: string };

const MISSING = new Set(["ENOTFOUND", "ENODATA", "NOTFOUND", "NODATA"]);

/** Answers of the DNS; an empty list where there is no such record. @throws what keeps it from answering */
async function asked<T>(question: Promise<T[]>): Promise<T[]> {
  try {
    return await question;
  } catch (error) {
    if (MISSING.has((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}

const plain = (name: string) => name.toLowerCase().replace(/\.$/, "");

/** Looks at the two records of a domain. */
export async function checkRecords(
  dns: DnsLookup,
  row: Pick<DomainRow, "host" | "token">,
  publicUrl: string,
): Promise<Checked> {
  const { leads, proves } = recordsOfDomain(row, publicUrl);
  try {
    const texts = (await asked(dns.txt(proves.name))).map((parts) => parts.join(""));
    if (!texts.includes(proves.value)) {
      const found = texts.length === 0 ? "No hay ninguno todavía." : `Ahora dice «${texts[0]!.slice(0, 80)}».`;
      return { state: "wrong", fault: `Falta el registro TXT ${proves.name} con el valor ${proves.value}. ${found}` };
    }
    const names = (await asked(dns.cname(row.host))).map(plain);
    if (names.includes(leads.value)) return { state: "proved" };
    // At the root of a domain registrars give addresses in place of a name.
    const [here, there] = await Promise.all([asked(dns.a(leads.value)), asked(dns.a(row.host))]);
    if (there.some((address) => here.includes(address))) return { state: "proved" };
    const found = names[0]
      ? `Ahora lleva a ${names[0]}.`
      : there[0]
        ? `Ahora lleva a ${there[0]}.`
        : "Aún no lleva a ninguna parte.";
    const how = isRootName(row.host)
      ? `Crea un registro ALIAS o ANAME de ${row.host} a ${leads.value}, o usa un subdominio`
      : `Falta el registro CNAME ${leads.name} con el valor ${leads.value}`;
    return { state: "wrong", fault: `${how}. ${found}` };
  } catch {
    return { state: "unknown", fault: "El DNS no ha contestado. Vuelve a comprobarlo en unos minutos." };
  }
}

interface Checking {
  db: Db;
  dns: DnsLookup;
  publicUrl: string;
  now: Date;
}

/** Looks at the records of a page's domain and keeps what they say. A DNS that does not answer changes no proof. */
export async function checkDomain(landingId: string, checking: Checking): Promise<DomainRow | undefined> {
  const { db, dns, publicUrl, now } = checking;
  const row = await domainOf(db, landingId);
  if (!row) return undefined;
  const checked = await checkRecords(dns, row, publicUrl);
  if (checked.state === "proved") await endFalseProof(row, checking);
  return await db.transaction(async (tx) => {
    // The name that was looked at, not one that was put in its place meanwhile.
    const same = and(eq(landingDomains.landingId, landingId), eq(landingDomains.token, row.token));
    const isTaken =
      checked.state === "proved" &&
      (await tx.$count(
        landingDomains,
        and(
          eq(landingDomains.host, row.host),
          isNotNull(landingDomains.provedAt),
          ne(landingDomains.landingId, landingId),
        ),
      )) > 0;
    const [kept] = await tx
      .update(landingDomains)
      .set(
        isTaken
          ? { checkedAt: now, fault: "Otra página ya usa este dominio. Retíralo allí antes de ponerlo aquí." }
          : checked.state === "proved"
            ? { checkedAt: now, provedAt: row.provedAt ?? now, fault: null }
            : checked.state === "wrong"
              ? { checkedAt: now, provedAt: null, fault: checked.fault }
              : { fault: checked.fault },
      )
      .where(same)
      .returning();
    return kept;
  });
}

/** A domain that has changed hands: the page that had it loses it once its record is gone. */
async function endFalseProof({ host, landingId }: DomainRow, { db, dns, publicUrl, now }: Checking): Promise<void> {
  const [other] = await db
    .select()
    .from(landingDomains)
    .where(
      and(eq(landingDomains.host, host), isNotNull(landingDomains.provedAt), ne(landingDomains.landingId, landingId)),
    );
  if (!other) return;
  const checked = await checkRecords(dns, other, publicUrl);
  if (checked.state !== "wrong") return;
  await db
    .update(landingDomains)
    .set({ provedAt: null, checkedAt: now, fault: checked.fault })
    .where(and(eq(landingDomains.landingId, other.landingId), eq(landingDomains.token, other.token)));
}
