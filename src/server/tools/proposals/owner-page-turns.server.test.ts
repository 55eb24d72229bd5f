import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { withPageTurns } from "./owner-page-turns.server.ts";

test("of a hundred pages two are drawn at a time, all are drawn, and one that fails keeps no place", async () => {
  let [drawn, most, done] = [0, 0, 0];
  const app = new Hono().use("*", withPageTurns()).get("/:id", async (c) => {
    most = Math.max(most, ++drawn);
    await wait(1);
    drawn--;
    done++;
    if (c.req.param("id") === "3") throw new Error("failed");
    return c.text("page");
  });
  app.onError((_error, c) => c.text("failed", 500));
  const answers = await Promise.all(Array.from({ length: 100 }, (_, id) => app.request(`/${id}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(99);
  expect([most, done]).toEqual([2, 100]);
});
