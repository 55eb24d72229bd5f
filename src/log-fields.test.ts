import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Every field that a line of the log may have. Their values are ids of rows, words and numbers of our own, and errors, which `describeError`
 * tells without what they quote. A name, an address, a search or a token of somebody has no field, and gets none.
 */
const FIELDS = new Set(
  [
    // Ids of rows and of requests, words of the payment service among them.
    "account document event id import leadId mailId panorama photo picture proposalId report",
    "requestId subscription before tour storeId other",
    // Keys of the store, which are made of ids.
    "key keys file backup",
    // Names of our own: of jobs, parts, models, tools, services, places of code, patterns of addresses.
    "at cause code fault faults job method model path queue route service step stripe to toolName type why output",
    // Numbers and flags.
    "alteredFiles attempts bytes dropped files gaveUp kept missingFiles ms others page rows status tables unreadFiles used",
    "err",
  ].flatMap((names) => names.split(" ")),
);
/** Objects that are logged whole: rows and jobs in hand, counts of what was forgotten or compared. */
const WHOLE = new Set(["culprit", "fell", "made.compared", "expired", "old", "error"]);

interface LogCall {
  file: string;
  given: string;
}

const calls: LogCall[] = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .flatMap((name) => {
    const file = join("src", name);
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(/\blog\??\.(?:trace|debug|info|warn|error|fatal)\(/g)].map(({ index, 0: head }) => ({
      file,
      given: argumentsAt(text, index + head.length),
    }));
  });

/** The text between this place and the bracket that closes it. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let at = start;
  for (; depth > 0 && at < text.length; at++) {
    if ("([{".includes(text[at]!)) depth += 1;
    else if (")]}".includes(text[at]!)) depth -= 1;
  }
  return text.slice(start, at - 1).trim();
}

/** The members of an object as they are written, without what stands deeper. */
function membersOf(object: string): string[] {
  const members = [""];
  let depth = 0;
  for (const letter of object.slice(1)) {
    if ("([{".includes(letter)) depth += 1;
    else if (")]}".includes(letter) && --depth < 0) break;
    if (letter === "," && depth === 0) members.push("");
    else members[members.length - 1] += letter;
  }
  return members.map((member) => member.trim()).filter(Boolean);
}

/** Fields of a call that are not permitted, as they are written. */
function strangersIn(given: string): string[] {
  if (/^["'`]/.test(given)) return [];
  if (!given.startsWith("{")) {
    const whole = given.split(",", 1)[0]!;
    return WHOLE.has(whole) ? [] : [whole];
  }
  return membersOf(given).filter((member) => {
    if (member.startsWith("...")) return !WHOLE.has(member.slice(3));
    return !FIELDS.has(member.split(":", 1)[0]!);
  });
}

test("log lines have known fields only: none for names, addresses, searches, tokens", () => {
  expect(calls.length).toBeGreaterThan(90);
  const strangers = calls.flatMap(({ file, given }) => strangersIn(given).map((field) => `${file}: ${field}`));
  expect(strangers).toEqual([]);
});

test.each([
  ['{ email: user.email }, "a mail was refused"', ["email: user.email"]],
  ['{ err: error, name }, "a contact could not be read"', ["name"]],
  ['{ id, query: c.req.query("q") }, "a search failed"', ['query: c.req.query("q")']],
  ['{ ...contact, id }, "written"', ["...contact"]],
  ['token, "unknown"', ["token"]],
  ['{ id: [1, { phone }], ms: f(a, b) }, "fine"', []],
])("%s", (given, strangers) => expect(strangersIn(given)).toEqual(strangers));

test("the address of a request is told by its pattern wherever it is logged", () => {
  const paths = calls.flatMap(({ file, given }) =>
    given.startsWith("{")
      ? membersOf(given)
          .filter((member) => member.startsWith("path"))
          .map((member) => `${file} ${member}`)
      : [],
  );
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect(path).toMatch(/ path: toldAddress\(c\.req\.path\)$/);
});

test("sentences of the log are our own: what they put in is a place or a number of the configuration", () => {
  const filled = calls.flatMap(({ given }) => [...given.matchAll(/\$\{([^}]*)\}/g)].map(([, value]) => value));
  expect(new Set(filled)).toEqual(new Set(["folder", "advice", "found", "place.source"]));
});
