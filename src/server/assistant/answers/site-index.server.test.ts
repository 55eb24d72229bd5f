import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { posts } from "../../platform/db/tables/site-outreach.server.ts";
import { publishPosts } from "../../platform/realtime/change-feed.server.ts";
import { currentIndex } from "./site-index.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);

test("an entry of the blog is found once it is published, and no more once it is withdrawn", async () => {
  const pages = currentIndex(services);
  const found = () =>
    pages
      .read()
      .search("feria de la vivienda de Cuenca")
      .some(({ statement }) => statement.url.startsWith("/blog/feria-de-cuenca"));
  expect(found()).toBe(false);
  const change = (write: (tx: typeof db) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await write(tx);
      await publishPosts(tx);
    });
  await change((tx) =>
    tx.insert(posts).values({
      slug: "feria-de-cuenca",
      title: "La feria de la vivienda de Cuenca",
      description: "Qué se enseña este año en la feria.",
      body: "## Expositores\n\nVienen promotoras de la provincia con sus viviendas de obra nueva.",
      state: "publicado",
      publishedAt: new Date("2026-01-01T00:00:00Z"),
    }),
  );
  await vi.waitFor(() => expect(found()).toBe(true), 30_000);
  await change((tx) => tx.update(posts).set({ state: "retirado" }).where(eq(posts.slug, "feria-de-cuenca")));
  await vi.waitFor(() => expect(found()).toBe(false), 30_000);
  await services.changes.close();
}, 60_000);
