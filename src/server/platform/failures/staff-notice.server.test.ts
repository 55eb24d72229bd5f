import { expect, test } from "vitest";
import { staffNoticeOf } from "./staff-notice.server.ts";

const failure = {
  errorMessage: "sin comparables",
  fingerprint: "0123456789abcdef0123",
  toolName: "valoracion",
  path: "/x",
};

test.each([
  ["SERVER_ERROR", "error"],
  ["INSUFFICIENT_CREDITS", "error"],
  ["UNAUTHORIZED", "warning"],
] as const)("%s is announced as %s", (errorType, type) => {
  expect(staffNoticeOf({ ...failure, errorType })).toMatchObject({
    type,
    message: `${errorType}: sin comparables`,
    link: "/admin/errores?error=0123456789abcdef0123",
  });
});

test.each(["RATE_LIMIT", "NETWORK_ERROR", "UNKNOWN_ERROR"] as const)("%s is not announced", (errorType) => {
  expect(staffNoticeOf({ ...failure, errorType })).toBeNull();
});

test("the message is cut at 100 characters, after the type", () => {
  const { message } = staffNoticeOf({ ...failure, errorType: "SERVER_ERROR", errorMessage: "a".repeat(101) })!;
  expect(message).toBe(`SERVER_ERROR: ${"a".repeat(100)}`);
});

test("the title names the tool, else the page", () => {
  expect(staffNoticeOf({ ...failure, errorType: "SERVER_ERROR" })!.title).toBe("Error del servidor en valoracion");
  expect(staffNoticeOf({ ...failure, errorType: "UNAUTHORIZED", toolName: null })!.title).toBe("Sesión caducada en /x");
});
