import { expect, test } from "vitest";
import { askWith, leaveForm } from "./unsaved.ts";
import { differ } from "./use-unsaved-values.ts";

test("a form with nothing to lose is left at once; another one when somebody has said yes", () => {
  const did: string[] = [];
  const asked: (() => void)[] = [];
  const end = askWith((leave) => asked.push(leave));
  leaveForm(
    () => false,
    () => did.push("untouched"),
  );
  leaveForm(
    () => true,
    () => did.push("typed in"),
  );
  expect(did).toEqual(["untouched"]);
  asked[0]!();
  expect(did).toEqual(["untouched", "typed in"]);
  end();
  // Where nobody can ask, nobody is kept.
  leaveForm(
    () => true,
    () => did.push("nobody asks"),
  );
  expect(did.at(-1)).toBe("nobody asks");
});

test("nothing, null and an empty text are the same value; lists are compared by what is in them", () => {
  expect(differ({ price: "", title: undefined, tags: ["a"] }, { title: null, tags: ["a"] })).toBe(false);
  expect(differ({ title: "Piso" }, { title: "Ático" })).toBe(true);
  expect(differ({ tags: ["a"] }, { tags: ["a", "b"] })).toBe(true);
  expect(differ({}, { rooms: 0 })).toBe(true);
});
