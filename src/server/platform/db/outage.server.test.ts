import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { DatabaseAway, outageCode } from "./outage.server.ts";

const fromServer = (code: string) => Object.assign(new DatabaseError("said", 4, "error"), { code });
const wrapped = (cause: Error) => new Error("Failed query", { cause });

test.each([
  ["a server that ends", "57P01"],
  ["one that starts", "57P03"],
  ["a connection too many", "53300"],
  ["a lock that took too long", "55P03"],
  ["a statement that took too long", "57014"],
  ["a broken connection", "08006"],
  ["a deadlock", "40P01"],
])("%s passes by itself", (_, code) => {
  expect(outageCode(fromServer(code))).toBe("DATABASE_UNAVAILABLE");
  expect(outageCode(wrapped(fromServer(code)))).toBe("DATABASE_UNAVAILABLE");
});

test("a database that cannot be reached is known by its name, since the built site has a class of its own", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(outageCode(wrapped(new DatabaseAway(refused)))).toBe("DATABASE_UNAVAILABLE");
  expect(outageCode(wrapped(Object.assign(new Error("away", { cause: refused }), { name: "DatabaseAway" })))).toBe(
    "DATABASE_UNAVAILABLE",
  );
});

test("a full disk is distinguished", () => {
  expect(outageCode(wrapped(fromServer("53100")))).toBe("INSUFFICIENT_STORAGE");
});

test.each(["Connection terminated unexpectedly", "timeout exceeded when trying to connect", "Query read timeout"])(
  "the driver says: %s",
  (message) => {
    expect(outageCode(wrapped(new Error(message)))).toBe("DATABASE_UNAVAILABLE");
  },
);

test.each([
  ["a doubled key", fromServer("23505")],
  ["a mistake in a statement", fromServer("42601")],
  ["a bug", new TypeError("undefined is not a function")],
  ["another service's connection", Object.assign(new Error("read"), { code: "ECONNRESET" })],
  ["no error at all", "57P01"],
])("%s is no outage", (_, error) => {
  expect(outageCode(error)).toBeNull();
});
