import { expect, test } from "vitest";
import { RepeatKey } from "./repeat-key.ts";

test("the same words keep their key until they are done; other words get another one", () => {
  const keys = new RepeatKey();
  const first = keys.of({ price: 1 });
  expect(keys.of({ price: 1 })).toBe(first);
  const other = keys.of({ price: 2 });
  expect(other).not.toBe(first);
  keys.done();
  expect(keys.of({ price: 2 })).not.toBe(other);
});

test("a form is the same by its words and its files", () => {
  const keys = new RepeatKey();
  const form = (text: string, name = "a") => {
    const data = new FormData();
    data.append("name", name);
    data.append("file", new File([text], "cartera.csv", { lastModified: 1 }));
    return data;
  };
  const first = keys.of(form("uno"));
  expect(keys.of(form("uno"))).toBe(first);
  expect(keys.of(form("uno", "b"))).not.toBe(first);
  expect(keys.of(form("otro"))).not.toBe(first);
});
