import { expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { readSentence } from "./read-sentence.ts";

const read = (sentence: string) => {
  const { filter, notUnderstood } = readSentence(sentence, PLACE_FINDER);
  return { fresh: filter.newWithinDays, dropped: filter.droppedWithinDays, words: filter.words, told: notUnderstood };
};
const none = { fresh: null, dropped: null, words: "", told: [] };

test.each([
  ["anuncios nuevos hoy en Valencia", 1],
  ["publicados hoy en Valencia", 1],
  ["pisos que han entrado esta mañana en Valencia", 1],
  ["qué hay de nuevo hoy", 1],
  ["lo nuevo de ayer en Gijón", 2],
  ["nuevos en las últimas 48 horas", 2],
  ["novedades de esta semana en Valencia", 7],
])("«%s» asks for what is new within %i days", (sentence, fresh) => expect(read(sentence)).toEqual({ ...none, fresh }));

test.each([
  ["bajadas de hoy en Valencia", 1],
  ["han bajado de precio esta mañana", 1],
  ["bajadas de precio de esta semana", 7],
])("«%s» asks for what is cheaper within %i days", (sentence, dropped) =>
  expect(read(sentence)).toEqual({ ...none, dropped }),
);

test("«qué ha cambiado hoy» finds what is new and says that prices are another search", () =>
  expect(read("qué ha cambiado hoy en Valencia")).toEqual({
    ...none,
    fresh: 1,
    told: ["los precios que han cambiado, junto con lo nuevo: pide «bajadas de hoy» aparte"],
  }));

test("a new flat is one of a new building, and the day of a visit is no condition", () => {
  expect(read("piso nuevo en Valencia").fresh).toBeNull();
  expect(read("quiero verlo hoy").fresh).toBeNull();
});
