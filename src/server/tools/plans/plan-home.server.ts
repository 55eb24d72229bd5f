import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { dossierDocuments, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";

/** Areas of a home as somebody says them, in square metres. */
export interface SaidAreas {
  /** Its source: «La ficha», or the name of a document. */
  source: string;
  usableM2: number | null;
  builtM2: number | null;
}

export interface HomeOfPlan {
  id: string;
  title: string;
  /** The home's state that this page has seen, for its change. */
  updatedAt: string;
  usableM2: number | null;
  builtM2: number | null;
  /** Areas that its papers say, where they were read here. */
  papers: SaidAreas[];
}

/** Papers that are compared at most: the newest. */
const MOST_PAPERS = 6;

/** The home of a plan as far as the actor sees it. */
export async function homeOfPlan(db: Db, actor: PersonActor, homeId: string | null): Promise<HomeOfPlan | null> {
  if (homeId === null) return null;
  const home = await findHomeRow(db, actor, homeId);
  if (!home || home.deletedAt !== null) return null;
  return {
    id: home.id,
    title: homeName(home).title,
    updatedAt: home.updatedAt.toISOString(),
    usableM2: home.usableAreaM2 ?? null,
    builtM2: home.builtAreaM2 ?? null,
    papers: await papersOf(db, actor, home.id),
  };
}

async function papersOf(db: Db, actor: PersonActor, homeId: string): Promise<SaidAreas[]> {
  const rows = await db
    .select({ name: dossierDocuments.name, readings: dossierDocuments.readings })
    .from(dossierDocuments)
    .innerJoin(dossiers, eq(dossiers.id, dossierDocuments.dossierId))
    .where(
      and(
        eq(dossiers.homeId, homeId),
        mayRead(actor, "dossier"),
        isNull(dossiers.deletedAt),
        isNotNull(dossierDocuments.readings),
      ),
    )
    .orderBy(desc(dossierDocuments.createdAt), desc(dossierDocuments.id))
    .limit(MOST_PAPERS);
  return rows.flatMap(({ name, readings }) => {
    const areaOf = (wanted: string) => {
      for (const { reading } of readings ?? []) {
        const value = reading.fields.find(({ field }) => field === wanted)?.value;
        if (value?.type === "number" && value.unit === "m2") return value.number;
      }
      return null;
    };
    const said = { usableM2: areaOf("usableAreaM2"), builtM2: areaOf("builtAreaM2") };
    return said.usableM2 === null && said.builtM2 === null ? [] : [{ source: name, ...said }];
  });
}
