import { expect, test } from "vitest";
import { JOBS as importJobs } from "#server/boot/background/import-jobs.server.ts";
import { JOBS as otherJobs } from "#server/boot/background/jobs.server.ts";
import { JOBS as pictureJobs } from "#server/boot/background/picture-jobs.server.ts";
import { JOBS as readingJobs } from "#server/boot/background/reading-jobs.server.ts";
import { KILLED_WORKS } from "./killed-works.ts";

test("each kind of job is killed in the middle by `npm run faults -- killed`, or says why not", () => {
  const jobs = [...importJobs, ...pictureJobs, ...readingJobs, ...otherJobs].map(({ name }) => name);
  expect(Object.keys(KILLED_WORKS).sort()).toEqual(jobs.sort());
});

test("a reason is a whole sentence", () => {
  const reasons = Object.values(KILLED_WORKS).filter((work) => typeof work === "string");
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z`].{20,}\.$/);
});
