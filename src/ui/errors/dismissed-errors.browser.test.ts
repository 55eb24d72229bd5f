import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installBrowser } from "../tracking/browser.test-data.ts";
import { dismissAt, isDismissed } from "./dismissed-errors.ts";

beforeEach(() => void installBrowser());
afterEach(() => vi.unstubAllGlobals());

test("hidden until the count grows", () => {
  expect(isDismissed(3)).toBe(false);
  dismissAt(3);
  expect(isDismissed(3)).toBe(true);
  expect(isDismissed(4)).toBe(false);
});

test("errors resolved meanwhile lower the mark", () => {
  dismissAt(5);
  expect(isDismissed(2)).toBe(true);
  expect(isDismissed(3)).toBe(false);
});
