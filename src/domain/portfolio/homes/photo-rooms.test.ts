import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PHOTO_ROOMS, photoWords, proposedOrder } from "./photo-rooms.ts";

const photo = (id: string, room: (typeof PHOTO_ROOMS)[number] | null = null) => ({ id, room });

describe("the proposed order", () => {
  test("a flat begins in its living room and ends with garage and plan", () => {
    const photos = [
      photo("a", "plano"),
      photo("b", "bano"),
      photo("c", "garaje"),
      photo("d", "cocina"),
      photo("e", "salon"),
      photo("f", "fachada"),
    ];
    expect(proposedOrder(photos, "piso")).toEqual(["e", "d", "b", "f", "c", "a"]);
  });

  test("a house begins outside", () => {
    const photos = [photo("a", "salon"), photo("b", "piscina"), photo("c", "fachada"), photo("d", "jardin")];
    expect(proposedOrder(photos, "chalet")).toEqual(["c", "d", "b", "a"]);
  });

  test("photos of one room keep their order, and one without a room comes before the building's", () => {
    const photos = [photo("a", "fachada"), photo("b"), photo("c", "dormitorio"), photo("d", "dormitorio")];
    expect(proposedOrder(photos, "piso")).toEqual(["c", "d", "b", "a"]);
  });

  test("none for an order that is already so, and for photos of which fewer than two name their room", () => {
    expect(proposedOrder([photo("a", "salon"), photo("b", "cocina")], "piso")).toBeNull();
    expect(proposedOrder([photo("a"), photo("b", "salon")], "piso")).toBeNull();
    expect(proposedOrder([], "piso")).toBeNull();
  });

  test("it loses and adds no photo, and what it proposes is not improved again", () => {
    const rooms = fc.array(fc.option(fc.constantFrom(...PHOTO_ROOMS)), { maxLength: 30 });
    fc.assert(
      fc.property(rooms, fc.constantFrom("piso" as const, "casa" as const), (all, type) => {
        const photos = all.map((room, at) => photo(String(at), room));
        const order = proposedOrder(photos, type);
        if (order === null) return;
        expect(order.toSorted()).toEqual(photos.map(({ id }) => id).toSorted());
        const ordered = order.map((id) => photos[Number(id)]!);
        expect(proposedOrder(ordered, type)).toBeNull();
      }),
    );
  });
});

test("words of a photo are its caption, else its room; “otra” says nothing", () => {
  expect(photoWords({ caption: "Con chimenea", room: "salon" })).toBe("Con chimenea");
  expect(photoWords({ caption: null, room: "zonas_comunes" })).toBe("Zonas comunes");
  expect(photoWords({ caption: null, room: "otra" })).toBeNull();
  expect(photoWords({ caption: null, room: null })).toBeNull();
});
