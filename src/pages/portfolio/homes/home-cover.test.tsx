import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { facadeSeedOf } from "#domain/portfolio/homes/facade-seed.ts";
import { HomeCover } from "./home-cover.tsx";

const drawn = (id: string) =>
  renderToStaticMarkup(<HomeCover home={{ id, type: "piso", title: "Piso", floor: 2, cover: null }} sizes="12rem" />);

test("homes that came in the same hour, whose ids begin alike, have houses of their own", () => {
  const homes = ["01993c5a-7000-7abc-8def-0000001a2b3c", "01993c5a-7000-7abc-8def-000000f05d01"];
  const [first, second] = homes.map(drawn);
  expect(first).not.toBe(second);
  expect(drawn(homes[0]!)).toBe(first);
});

test("the market, where a home has another id, draws the house of the portfolio", () => {
  const [own, ofMarket] = ["01993c5a-7000-7abc-8def-0000001a2b3c", "01993c5a-7000-7abc-8def-000000f05d01"] as const;
  const home = { id: ofMarket, type: "piso", title: "Piso", floor: 2, cover: null, facadeSeed: facadeSeedOf(own) };
  expect(renderToStaticMarkup(<HomeCover home={home} sizes="12rem" />)).toBe(drawn(own));
});
