import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { fullNameOf, nameOrEmailOf } from "#domain/accounts/account/person-name.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { fullNameIn, nameOrEmailIn } from "./person-name.server.ts";
import { users } from "./tables/accounts.server.ts";

const { db } = await openTestDatabase();

/** Every sign of one UTF-16 unit that JavaScript trims. */
const BLANKS = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter((sign) => !sign.trim());

/** Names as a person or a provider may write them, and the name made of each. */
const CASES: [metadata: Record<string, unknown>, name: string, searched: string][] = [
  [{ first_name: "Núria", last_name: "Ferrer Gil" }, "Núria Ferrer Gil", "nuria ferrer gil 0@casa.example"],
  [{ first_name: " Ana\t", last_name: " Ruiz" }, "Ana Ruiz", "ana ruiz 1@casa.example"],
  [{ first_name: " ", last_name: "Ruiz" }, "Ruiz", "ruiz 2@casa.example"],
  [{ first_name: "Ana", last_name: "" }, "Ana", "ana 3@casa.example"],
  [{ first_name: `${BLANKS.join("")}Eva${BLANKS.join("")}` }, "Eva", "eva 4@casa.example"],
  [{ first_name: "\u200bEva" }, "\u200bEva", "\u200beva 5@casa.example"],
  [{ first_name: 7, last_name: true }, "", " 6@casa.example"],
  [{ first_name: { of: "nobody" }, last_name: ["Ruiz"] }, "", " 7@casa.example"],
  [{ first_name: null }, "", " 8@casa.example"],
  [{}, "", " 9@casa.example"],
];

test("SQL and TypeScript read the same name", async () => {
  await db.insert(users).values(CASES.map(([metadata], nth) => ({ email: `${nth}@casa.example`, metadata })));
  const rows = await db
    .select({ user: users, name: fullNameIn(), named: nameOrEmailIn() })
    .from(users)
    .orderBy(asc(users.email));
  expect(rows.map(({ user, name }) => [user.metadata, name, user.searchText])).toEqual(CASES);
  expect(rows.map(({ user }) => fullNameOf(user.metadata))).toEqual(CASES.map(([, name]) => name));
  expect(rows.map(({ named }) => named)).toEqual(rows.map(({ user }) => nameOrEmailOf(user)));
  expect(rows.at(-1)!.named).toBe("9@casa.example");
});

test("a person who is no longer there has an empty name", async () => {
  const [row] = await db
    .select({ name: fullNameIn(), named: nameOrEmailIn() })
    .from(db.select({ email: users.email }).from(users).limit(1).as("one"))
    .leftJoin(users, eq(users.email, "nobody@casa.example"));
  expect(row).toEqual({ name: "", named: null });
});
