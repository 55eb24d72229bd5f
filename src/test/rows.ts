import { expect } from "vitest";
import type { createApp } from "../server/app.server.ts";
import { borrowingCapacity } from "../tools/borrowing-capacity/tool.ts";
import type { Member } from "./cast.ts";

type App = ReturnType<typeof createApp>;

/** Rows as people make them: through the API, so that they are whose the API says. Each gives the row's id. */

async function made(app: App, path: string, body: object, { cookie }: Member): Promise<{ id: string }> {
  const response = await app.request(path, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  expect(response.status, answer).toBe(201);
  return JSON.parse(answer);
}

/** A result: the quickest of our tools. */
export async function addRun(app: App, maker: Member): Promise<string> {
  return (await made(app, "/api/tools/calculadora-capacidad/runs", borrowingCapacity.example, maker)).id;
}
