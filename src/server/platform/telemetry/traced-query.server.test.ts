import { expect, test } from "vitest";
import { statementOf } from "./traced-query.server.ts";

test.each([
  ['select "id" from "homes" where "id" = $1', "select", ["homes"]],
  ["insert into public.leads (name) values ($1) on conflict do update set name = $1", "insert", ["leads"]],
  [
    "with due as (select id from photos for update skip locked) update home_photos set x = 1",
    "select",
    ["photos", "home_photos"],
  ],
  ["select extract(epoch from created_at) from only mails join lateral (select 1) x on true", "select", ["mails"]],
  ["select 'it''s from maria' from homes where name = 'juan from perez'", "select", ["homes"]],
  ["select 1 from homes where name = 'an open text from perez", "select", ["homes"]],
  ["do $$ begin perform 1 from perez; end $$", "other", []],
  ["begin", "begin", []],
  ["select a from b1 join b2 join b3 join b4 join b5", "select", ["b1", "b2", "b3", "b4"]],
])("%s", (text, operation, tables) => {
  expect(statementOf(text)).toEqual({ operation, tables });
});

test("a statement of a megabyte is looked at in part, and of thousands only some are remembered", () => {
  expect(statementOf(`select 1 from homes where id in (${"$1,".repeat(400_000)}$1)`).tables).toEqual(["homes"]);
  for (let n = 0; n < 2_000; n++) statementOf(`select ${n} from homes`);
  expect(statementOf("select 7 from homes").tables).toEqual(["homes"]);
});
