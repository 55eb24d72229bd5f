import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ListedProject } from "#domain/tools/studio-projects/project-forms.ts";
import type { ProjectKind } from "#domain/tools/studio-projects/project-kinds.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { pageCount } from "../../platform/db/page-count.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { studioProjectFiles, studioProjects } from "../../platform/db/tables/tools-studio.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";

/** Rows of studio projects as their people find them. */

export type ProjectRow = typeof studioProjects.$inferSelect;

const PER_PAGE = 24;

export async function findProject(db: Db, actor: PersonActor, id: string): Promise<ProjectRow | undefined> {
  const [row] = await db
    .select()
    .from(studioProjects)
    .where(and(eq(studioProjects.id, id), mayRead(actor, "studioProject")));
  return row;
}

/** @throws AppError NOT_FOUND */
export async function mustFindProject(db: Db, actor: PersonActor, id: string): Promise<ProjectRow> {
  const row = await findProject(db, actor, id);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws AppError NOT_FOUND, PROJECT_CHANGED where somebody saved meanwhile, PROJECT_IN_TRASH */
export async function lockProject(tx: Db, actor: PersonActor, id: string, revision?: number): Promise<ProjectRow> {
  const row = await lockAnyProject(tx, actor, id);
  if (row.deletedAt !== null) throw new AppError("PROJECT_IN_TRASH");
  if (revision !== undefined && row.revision !== revision) throw new AppError("PROJECT_CHANGED");
  return row;
}

/** The same, also in the trash. @throws AppError NOT_FOUND */
export async function lockAnyProject(tx: Db, actor: PersonActor, id: string): Promise<ProjectRow> {
  const [row] = await tx
    .select()
    .from(studioProjects)
    .where(and(eq(studioProjects.id, id), mayChange(actor, "studioProject")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The open lists of whoever works with it show the new state. */
export const tellProjectChanged = (tx: Db, row: Pick<ProjectRow, "agencyId" | "ownerId">) =>
  publishChange(tx, row.agencyId ?? row.ownerId, "contacts");

interface Shelf {
  kinds: readonly ProjectKind[];
  /** Counts from 1. */
  page: number;
  isTrash: boolean;
  /** Only those of one home. */
  homeId?: string;
}

/** The actor's projects, the last changed first. A home that they do not see is not named. */
export async function listProjects(
  db: Db,
  actor: PersonActor,
  { kinds, page, isTrash, homeId }: Shelf,
): Promise<{ pages: number; projects: ListedProject[] }> {
  const isSeen = and(
    mayRead(actor, "studioProject"),
    inArray(studioProjects.kind, [...kinds]),
    isTrash ? isNotNull(studioProjects.deletedAt) : isNull(studioProjects.deletedAt),
    homeId === undefined ? undefined : eq(studioProjects.homeId, homeId),
  );
  const { id, title, reference, address, type, town, placeName } = properties;
  const rows = await db
    .select({
      id: studioProjects.id,
      kind: studioProjects.kind,
      title: studioProjects.title,
      updatedAt: studioProjects.updatedAt,
      home: { id, title, reference, address, type, town, placeName },
    })
    .from(studioProjects)
    .leftJoin(
      properties,
      and(eq(properties.id, studioProjects.homeId), mayRead(actor, "home"), isNull(properties.deletedAt)),
    )
    .where(isSeen)
    .orderBy(desc(studioProjects.updatedAt), desc(studioProjects.id))
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE);
  const pages = await pageCount({ page, perPage: PER_PAGE, rows: rows.length }, () =>
    db.$count(studioProjects, isSeen),
  );
  const pictures = await newestPictures(
    db,
    rows.map((row) => row.id),
  );
  return {
    pages,
    projects: rows.map(({ home, updatedAt, ...row }) => {
      const name = home && homeName(home);
      const picture = pictures.get(row.id);
      return {
        ...row,
        updatedAt: updatedAt.toISOString(),
        home: name && { id: name.id, title: name.title },
        picture: picture === undefined ? null : fileAddress(row.id, picture),
      };
    }),
  };
}

export const fileAddress = (projectId: string, fileId: string): string =>
  `/api/studio-projects/${projectId}/files/${fileId}`;

/** The newest cover or result that is a picture, by project. */
async function newestPictures(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { projectId, id, createdAt, role } = studioProjectFiles;
  const rows = await db
    .selectDistinctOn([projectId], { projectId, id })
    .from(studioProjectFiles)
    .innerJoin(files, eq(files.id, studioProjectFiles.fileId))
    .where(
      and(inArray(projectId, [...ids]), inArray(role, ["cover", "result"]), sql`${files.mediaType} like 'image/%'`),
    )
    .orderBy(projectId, desc(createdAt), desc(id));
  return new Map(rows.map((row) => [row.projectId, row.id]));
}
