import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { GAZETTEER } from "../../tools/places/place-finder.server.ts";
import { readPlacesJob } from "./place-reader.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));

async function opened() {
  const { user, cookie } = await signedInPerson(services);
  const of = { ownerId: user.id, agencyId: null };
  const contactId = await addRow(services, "contact", of);
  const write = (method: string, path: string, body: object) =>
    app.request(`/api/crm/contacts/${contactId}/demands${path}`, {
      method,
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const kept = async () => {
    const rows = await db.select().from(demands).where(eq(demands.contactId, contactId));
    return rows.map(({ places, sought, currency }) => ({
      places,
      currency,
      sought: sought?.map(({ typed, isExcluded, withinM, place }) => ({
        typed,
        isExcluded,
        withinM,
        label: place?.label ?? null,
      })),
    }));
  };
  return { of, contactId, write, kept };
}

describe("a demand that is written", () => {
  test("keeps its places as they were typed, beside what they were understood as", async () => {
    const { write, kept } = await opened();
    expect((await write("POST", "", { places: ["Russafa", "Valencia", "no Benimaclet"] })).status).toBe(201);
    expect(await kept()).toEqual([
      {
        places: ["Russafa", "Valencia", "no Benimaclet"],
        currency: "EUR",
        sought: [
          { typed: "Russafa, Valencia", isExcluded: false, withinM: null, label: "Russafa, Valencia" },
          { typed: "no Benimaclet", isExcluded: true, withinM: null, label: "Benimaclet, Valencia" },
        ],
      },
    ]);
  });

  test("takes places of the list as they were chosen, and the currency of their country", async () => {
    const { write, kept } = await opened();
    const [place] = GAZETTEER.named("CDMX");
    const where = [{ typed: "CDMX", placeId: place!.id, withinM: 3000 }];
    expect((await write("POST", "", { where })).status).toBe(201);
    const [demand] = await kept();
    expect(demand).toMatchObject({ places: ["CDMX"], currency: "MXN", sought: [{ typed: "CDMX", withinM: 3000 }] });
    expect(demand!.sought![0]!.label).toBe("Ciudad de México");
  });

  test("is refused with a place beyond 100 km", async () => {
    const { write } = await opened();
    const answer = await write("POST", "", { where: [{ typed: "Ruzafa", withinM: 200_000 }] });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(await answer.json())).toContain("Introduce de 50 m a 100 km");
  });
});

describe("a demand from before places were read", () => {
  const read = async () => {
    const parts = { ...services, isStopped: () => false };
    while (await readPlacesJob(GAZETTEER).round(parts));
  };

  test("is read once by a job, where its agent works", async () => {
    const { of, contactId, kept } = await opened();
    const homeId = await addRow(services, "home", of);
    await db.update(properties).set({ country: "MX", currency: "MXN" }).where(eq(properties.id, homeId));
    await db.insert(demands).values({ contactId, operation: "venta", places: ["Polanco"] });
    await read();
    const [demand] = await kept();
    expect(demand).toMatchObject({ places: ["Polanco"], currency: "MXN" });
    expect(demand!.sought).toHaveLength(1);
  });

  test("without a place has none to read, and is not looked at again", async () => {
    const { contactId, kept } = await opened();
    await db.insert(demands).values({ contactId, operation: "venta" });
    await read();
    expect(await kept()).toEqual([{ places: [], currency: "EUR", sought: [] }]);
  });
});
