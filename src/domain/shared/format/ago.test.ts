import { expect, test } from "vitest";
import { formatAgo } from "./ago.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:30Z", "ahora"],
  ["2026-11-21T12:00:30Z", "ahora"],
  ["2026-11-21T11:56:00Z", "hace 4 min"],
  ["2026-11-21T11:59:01Z", "ahora"],
  ["2026-11-21T11:59:00Z", "hace 1 min"],
  ["2026-11-21T11:00:01Z", "hace 59 min"],
  ["2026-11-21T11:00:00Z", "hace 1 h"],
  ["2026-11-21T10:00:01Z", "hace 1 h"],
  ["2026-11-20T12:00:01Z", "hace 23 h"],
  ["2026-11-20T12:00:00Z", "ayer"],
  ["2026-11-20T11:00:00Z", "ayer"],
  ["2026-11-11T12:00:00Z", "hace 10 d"],
])("%s is %s", (iso, text) => expect(formatAgo(iso, now).replace(/\s/g, " ")).toBe(text));
