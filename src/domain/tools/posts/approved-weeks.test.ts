import { expect, test } from "vitest";
import { spanishOf } from "../writing/country-spanish.ts";
import { FLAT } from "../writing/writing.test-data.ts";
import { createPostSaying, POST_GOALS, type PostFacts } from "./goals.ts";
import { CHANNELS } from "./networks.ts";
import { planWeek } from "./plan-week.ts";
import { altOf, pictureOf } from "./post-picture.ts";

/** The weeks of posts of some homes, with the words of their pictures, as they were approved by reading them. */
const NEARBY = ["el mercado de Ruzafa a 300 m", "el metro Bailén a 5 minutos", "el parque Central a 600 m"];
const OPEN_DAY = { day: "2026-12-05", from: "11:00", to: "14:00" };
const WEEKS: readonly (readonly [name: string, facts: PostFacts, country: string])[] = [
  ["sale", { home: FLAT, isClosed: false }, "ES"],
  ["drop", { home: { ...FLAT, nearby: NEARBY }, formerPrice: 340_000, openDay: OPEN_DAY, isClosed: false }, "ES"],
  ["let", { home: { ...FLAT, operation: "alquiler", price: 1_150, nearby: NEARBY }, isClosed: false }, "ES"],
  ["closed", { home: { ...FLAT, nearby: NEARBY.slice(1) }, isClosed: true }, "ES"],
  [
    "lima",
    { home: { ...FLAT, country: "PE", placeName: "Miraflores, Lima" }, openDay: OPEN_DAY, isClosed: false },
    "PE",
  ],
  ["rosario", { home: { ...FLAT, country: "AR", placeName: "Pichincha, Rosario" }, isClosed: false }, "AR"],
];

test.each(WEEKS)("the week of %s is written as approved", async (name, facts, country) => {
  const { variety, words } = spanishOf(country);
  const style = { variety, words, tone: "neutro", seed: 3, thisYear: 2026 } as const;
  const { posts, leftOut } = planWeek({
    facts,
    goals: POST_GOALS,
    channels: CHANNELS,
    startsOn: "2026-11-30",
    style,
    linkOf: (channel, goal) => `https://casa.example/${channel}/${goal}`,
    ownTags: ["FerrerHogar"],
    signature: { name: "Nuria Ferrer", phone: "612 345 678" },
    variants: {},
  });
  const saying = createPostSaying(facts, style);
  const told = posts.map(({ id, time, goal, lead, others, link, opening, hashtags, isAdvert, text }) => {
    const picture = pictureOf(goal, saying, opening, lead);
    return [
      `=== ${id} at ${time}: ${goal} by ${lead}, ${others} others${isAdvert ? ", an advert" : ""}, ${link ?? "no link"}, ${hashtags.length} tags`,
      text,
      `--- ${JSON.stringify(picture)}`,
      `--- ${altOf(picture)}`,
    ].join("\n");
  });
  const left = leftOut.map(({ day, channel }) => `left out: ${day} ${channel}`);
  await expect(`${[...told, ...left].join("\n\n")}\n`).toMatchFileSnapshot(`./approved-weeks/${name}.txt`);
});
