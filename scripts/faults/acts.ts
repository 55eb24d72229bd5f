import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { must } from "./case.ts";
import type { Answer, Product } from "./product.ts";

/** An agent's acts on a home and its files, through the calls that the pages make. */
export interface Acts {
  /** Cookies and headers of the signed-in person, as a browser sends them. */
  who: Record<string, string>;
  /** A valuation of the example's kind. @returns the answer, with the run's `id` in it */
  value(): Promise<Answer>;
  home(): Promise<Answer>;
  contact(): Promise<Answer>;
  photo(homeId: string): Promise<Answer>;
  document(homeId: string): Promise<Answer>;
  avatar(): Promise<Answer>;
  /** A feed of three homes. */
  bring(): Promise<Answer>;
  /** Waits until an import is read or given up. @returns its state and its message */
  importRead(id: string): Promise<{ state: string; waitsFor?: unknown; error?: unknown }>;
  read(path: string): Promise<Answer>;
}

const HOME = {
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
  placeName: "Gràcia, Barcelona",
  municipalityCode: "08019",
  latitude: "41,4036",
  longitude: "2,1561",
  builtAreaM2: "76",
  rooms: "3",
  bathrooms: "1",
};

/** Every file is another one: the same file again is recognised and not stored twice. */
let files = 0;

const property = (name: string) => `<property><id>${name}</id><date>2026-11-01 10:00:00</date><ref>${name}</ref>
<price>250000</price><currency>EUR</currency><price_freq>sale</price_freq><type>apartment</type><town>Valencia</town>
<province>Valencia</province><country>Spain</country><beds>3</beds><baths>1</baths><surface_area><built>90</built></surface_area>
<desc><es>Piso con luz.</es></desc></property>`;

/** @returns the id in an answer that must have made something */
export function idIn({ status, text }: Answer): string {
  must(status === 201 || status === 200, `${status} ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { id: string }).id;
}

export async function signedInActs(product: Pick<Product, "ask" | "signIn">): Promise<Acts> {
  const answer = await product.signIn();
  must(answer.status === 200, `the administrator cannot sign in: ${answer.status} ${answer.text}`);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  const who = { cookie: cookie.join("; ") };
  const send = (method: string, path: string, form: FormData) =>
    product.ask(path, { method, body: form, headers: who });
  const form = (field: string, bytes: BlobPart, name: string, type: string) => {
    const data = new FormData();
    data.append(field, new File([bytes], name, { type }));
    return data;
  };
  const picture = async () => {
    const background = { r: ++files % 250, g: (files * 7) % 250, b: 150 };
    const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return new Uint8Array(bytes);
  };
  return {
    who,
    value: () =>
      product.ask("/api/tools/valoracion/runs", {
        json: { home: HOME, useNearby: "si", extrasComplete: "si", removedIds: [] },
        headers: who,
      }),
    home: () =>
      product.ask("/api/portfolio/homes", {
        json: { values: { operation: "venta", type: "piso", address: `Calle ${++files}`, town: "Valencia" } },
        headers: who,
      }),
    contact: () =>
      product.ask("/api/crm/contacts", {
        json: { fullName: `Persona ${++files}`, emails: [`persona-${files}@correo.example`] },
        headers: who,
      }),
    photo: async (homeId) =>
      await send(
        "POST",
        `/api/portfolio/homes/${homeId}/photos`,
        form("photos", await picture(), `foto-${files}.jpg`, "image/jpeg"),
      ),
    document: (homeId) =>
      send(
        "POST",
        `/api/portfolio/homes/${homeId}/documents`,
        form("document", `%PDF-1.7\n${++files} ${"x".repeat(20_000)}`, `nota-${files}.pdf`, "application/pdf"),
      ),
    avatar: async () =>
      await send("PUT", "/api/agent-card/photo", form("photo", await picture(), "yo.jpg", "image/jpeg")),
    bring: () => {
      const name = `F${++files}-`;
      const homes = [1, 2, 3].map((number) => property(`${name}${number}`)).join("\n");
      const text = `<?xml version="1.0" encoding="utf-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n${homes}\n</root>`;
      return send("POST", "/api/imports", form("file", text, `${name}casas.xml`, "application/xml"));
    },
    async importRead(id) {
      for (;;) {
        const { status, text } = await product.ask(`/api/imports/${id}`, { headers: who });
        must(status === 200, `the import answers ${status}`);
        const read = JSON.parse(text) as { state: string };
        if (read.state !== "recibida" && read.state !== "leyendo") return read;
        await sleep(250);
      }
    },
    read: (path) => product.ask(path, { headers: who }),
  };
}
