import { readFile } from "node:fs/promises";
import { EMPTY_FORM } from "#domain/tools/landings/landing-lead.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { landingFacts } from "./landing-facts.server.ts";
import { landingHtml } from "./landing-html.server.tsx";
import { type LandingRow, PAGE_PATH } from "./landing-rows.server.ts";
import { folderEnd, stampOf } from "./landing-stamp.server.ts";
import { letterFile } from "./public-routes.server.ts";
import { writeZip } from "./write-zip.server.ts";

/**
 * A page as a folder that any server can give out: it asks for nothing elsewhere. Its form goes to Umbral, which keeps the contact. Price and
 * state are those of the day on which it was made.
 */
export async function landingZip(services: ToolServices, row: LandingRow): Promise<Buffer> {
  const { auth, config, store, now } = services;
  const { document, slug } = row;
  const at = now();
  /** Keys in the store by their names in the folder. */
  const wanted = new Map<string, string>();
  const files: { name: string; bytes: Buffer }[] = [];
  const picture = (name: string) => (dataUrl: string) => {
    if (!files.some((file) => file.name === name)) {
      files.push({ name, bytes: Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64") });
    }
    return name;
  };
  const { homes, others, agent } = await landingFacts(services, row, document, {
    photo(id, key) {
      const name = `fotos/${id.slice(0, 8)}-${key.split("/").at(-1)}`;
      wanted.set(name, key);
      return name;
    },
    logo: picture("logo.png"),
    portrait: picture("agente.jpg"),
  });
  const stamp = stampOf(auth.keys, row.id, { at, variant: "a", isFolder: true });
  const view = {
    document: { ...document, isIndexable: document.isIndexable },
    variant: "a" as const,
    homes,
    others,
    agent,
    form: {
      action: `${config.publicUrl}${PAGE_PATH}/${slug}`,
      hidden: [{ name: "sello", value: stamp }],
      state: EMPTY_FORM,
    },
    letters: "letra/archivo-",
  };
  const { html, css } = landingHtml(view, { canonical: null, picture: null, stylesheet: "estilos.css" });
  files.push({ name: "index.html", bytes: Buffer.from(html) });
  files.push({ name: "estilos.css", bytes: Buffer.from(css) });
  for (const weight of ["400", "700"]) {
    files.push({ name: `letra/archivo-${weight}.woff2`, bytes: await readFile(letterFile(weight)) });
  }
  for (const [name, key] of wanted) {
    // One that is drawn nowhere is not carried along.
    if (!html.includes(name)) continue;
    const found = await store.get(key);
    if (found) files.push({ name, bytes: Buffer.from(await readWhole(found)) });
  }
  files.push({ name: "LEEME.txt", bytes: Buffer.from(readMe(`${config.publicUrl}${PAGE_PATH}/${slug}`, at)) });
  return writeZip(
    files.map(({ name, bytes }) => ({ name: `${slug}/${name}`, bytes })),
    at,
  );
}

const readMe = (address: string, at: Date) => `Página hecha con Umbral el ${at.toISOString().slice(0, 10)}.

Sube esta carpeta a cualquier servidor web y abre index.html. No pide nada a otros sitios; el recorrido de
360°, si lo lleva, se carga de Umbral cuando alguien lo abre.

El formulario se envía a ${address} y el contacto queda en tu CRM.
Para que lo recoja, la página tiene que estar publicada en Umbral. Funciona hasta el ${folderEnd(at).toISOString().slice(0, 10)}: después,
quien lo rellena llega a la página de Umbral y lo envía allí. Descárgala otra vez antes.

El precio y el estado son los del día en que la descargaste: si cambian, descárgala otra vez.
`;
