import { expect, test } from "vitest";
import { FEATURE_IN_ADDRESS } from "./market-address.ts";
import { unreadConditions } from "./unread-conditions.ts";

const unread = (query: string) => unreadConditions(new URLSearchParams(query));

test("conditions that cannot be searched by are told, with the words that stand there", () => {
  expect(unread("precio-hasta=barato&habitaciones-desde=3&tipo=palacio&lugar=Marte")).toEqual([
    "precio hasta: barato",
    "tipo: palacio",
    "lugar: Marte",
  ]);
  expect(unread("m2-desde=-5&ano-hasta=99999&con=helipuerto&zona=circulo&moneda=euros&orden=bonito")).toHaveLength(5);
});

test("an address that is read as a whole tells of nothing", () => {
  expect(unread("operacion=venta&tipo=piso&tipo=atico&precio-hasta=250.000&lugar=municipio:46250:València")).toEqual(
    [],
  );
  expect(unread("precio-desde=&precio-hasta=&nuevo=&orden=nuevo&energia=")).toEqual([]);
  for (const feature of Object.values(FEATURE_IN_ADDRESS)) expect(unread(`con=${feature}&sin=${feature}`)).toEqual([]);
});

test("views, pages and campaigns are no conditions, and are passed over", () => {
  expect(unread("vista=mapa&despues=abc&utm_source=correo&texto=piso&buscar=luminoso&palabras=solo")).toEqual([]);
});

test("a long or repeated value is told once, and cut", () => {
  expect(unread(`tipo=${"x".repeat(500)}&tipo=${"x".repeat(500)}`)).toEqual([`tipo: ${"x".repeat(40)}`]);
});
