import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * A rule like `:root:has([open]) .button` makes Blink style every element below the root anew whenever an element comes or goes
 * anywhere in the page, whether or not a button is there; so does `:has()` within `:is(… *)`, which is what Tailwind makes of
 * `group-has-…`. A phone needs 50 ms for each of them. State of the page is told by a property of the root instead (`tokens.css`).
 *
 * A rule for any element that follows any other (`* + *`) does the same to all that stands beside an element that comes or goes: beside the
 * banner about cookies that is the whole page. So does `:open` of a sibling, which Tailwind's `peer-open` asks for; `[open]` does not.
 */
const COSTLY = [
  /\b(?:group|peer)-has-/,
  /\bpeer-(?:open|\[[^\]\s]{0,80}:open)\b/,
  /\bin-\[[^\]\s]{0,80}:has\(/,
  /\bhas-[^\s:"]{1,80}:\*{1,2}:/,
];
/** In a style sheet: something follows the root that has the element. */
const COSTLY_RULE = /^\s*(?:html|body|:root)\S{0,200}:has\([^\n]{0,200}\)\s+[^\s{,]/m;
const COSTLY_SIBLING = /(?:^|[\s>])\*\s*[+~]\s*\*/m;

const isCostly = (file: string, text: string): boolean =>
  file.endsWith(".css")
    ? COSTLY_RULE.test(text) || COSTLY_SIBLING.test(text)
    : COSTLY.some((pattern) => pattern.test(text));

test("no style of an element depends on what the page around it has", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join("src", name));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => isCostly(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["a.tsx", 'className="group-has-[[value=anual]:checked]/plans:hidden"'],
  ["a.tsx", 'className="in-[:root:has(dialog[open])]:top-0"'],
  ["a.tsx", 'className="md:in-[:root:has(dialog[data-chat][open])]:right-108"'],
  ["a.tsx", 'className="has-target:**:[section]:block"'],
  ["a.css", ":root:has([open]) .button {"],
  ["a.css", "  html:has(dialog:modal) body {"],
  ["a.tsx", 'className="hidden max-sm:peer-open:block"'],
  ["a.css", "  & > * + *,"],
  ["a.css", ".stack > * ~ * {"],
])("it finds what is costly: %s %s", (file, text) => {
  expect(isCostly(file, text)).toBe(true);
});

test.each([
  ["a.tsx", 'className="has-checked:bg-primary not-has-checked:hover:bg-muted"'],
  ["a.tsx", 'className="[[data-plans]:has([value=anual]:checked)_&]:hidden"'],
  ["a.css", ':root:has([data-submit-bar="wide"]):not([data-busy]) {'],
  ["a.css", "  html:has(dialog:modal) {"],
  ["a.tsx", 'className="hidden peer-checked:block max-sm:peer-[[open]]:contents"'],
  ["a.css", "  & li + li,"],
  ["a.css", "  width: calc(var(--a) * 2 + var(--b) * 3);"],
])("it lets pass what concerns one element or one part: %s %s", (file, text) => {
  expect(isCostly(file, text)).toBe(false);
});
