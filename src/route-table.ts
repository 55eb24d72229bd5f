import { deepStrictEqual } from "node:assert";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

// Every page loads the table of all routes. React Router writes it as an object of fourteen fields for each route, four
// fifths of it repeated. What is written here instead says each thing once, and makes the same table of it in the browser.

interface TableRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  /** What else React Router says of a route: few kinds, alike in most. */
  [field: string]: unknown;
}

export interface RouteTable {
  routes: Record<string, TableRoute>;
  [field: string]: unknown;
}

const START = "window.__reactRouterManifest=";
const FOLDER = "/assets/";
const REGION = ":region?/";

/** An id that follows from the route's path: the path itself, or what its parent's id makes of it. */
const ID_IS_PATH = 0;
const ID_IS_BELOW_PARENT = 1;

/** Turns the packed parts into the table again; runs in the browser. */
const UNPACK = `(files,imports,kinds,kindOf,fileOf,paths,ids,table)=>{\
files=files.split(" ").map(name=>"${FOLDER}"+name+".js");\
table.routes={};\
paths.forEach((packed,i)=>{\
const kind=kinds[kindOf[i]],\
path=packed===0?void 0:packed.replace("~","${REGION}"),\
id=ids[i]===${ID_IS_PATH}?path:ids[i]===${ID_IS_BELOW_PARENT}?kind.parentId+"/"+(path??""):ids[i];\
table.routes[id]={...kind,id,path,module:files[fileOf[i]],imports:imports[fileOf[i]].map(file=>files[file])}\
});\
return table}`;

/** @returns the file's new text, which gives the same table */
export function packRouteTable({ routes, ...table }: RouteTable): string {
  const files: string[] = [];
  const fileNumber = (url: string) => numberIn(files, url.slice(FOLDER.length, -".js".length));
  const kinds: string[] = [];
  const rows = Object.values(routes);
  // Routes' own files first: then the imports of each stand at the same number.
  const fileOf = rows.map(({ module }) => fileNumber(module));
  const imports = rows.reduce<number[][]>((all, route, at) => {
    all[fileOf[at]!] = route.imports.map(fileNumber);
    return all;
  }, []);
  const parts = [
    files.join(" "),
    imports,
    rows.map(({ id, path, module, imports, ...kind }) => numberIn(kinds, JSON.stringify(kind))),
    fileOf,
    rows.map(({ path }) => path?.replace(REGION, "~") ?? 0),
    rows.map(({ id, parentId, path }) =>
      id === path ? ID_IS_PATH : id === `${parentId}/${path ?? ""}` ? ID_IS_BELOW_PARENT : id,
    ),
    table,
  ].map((part) => JSON.stringify(part));
  parts.splice(2, 0, `[${kinds}]`);
  const text = `${START}(${UNPACK})(${parts});`;
  deepStrictEqual(readRouteTable(text), JSON.parse(JSON.stringify({ ...table, routes })));
  return text;
}

/** The table that the browser gets of a file, packed or not. */
export function readRouteTable(text: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(text, { window });
  // Without the fields that say undefined, and with this program's own prototypes.
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

/** Rewrites the file of a finished build. Its address stays: that is made of what the table says. */
export function packBuiltRouteTable(clientFolder: string): void {
  const folder = join(clientFolder, FOLDER);
  const names = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (names.length !== 1) throw new Error(`one table of routes expected, found ${names.length}`);
  const file = join(folder, names[0]!);
  writeFileSync(file, packRouteTable(readRouteTable(readFileSync(file, "utf8")) as RouteTable));
}

function numberIn(list: string[], item: string): number {
  const at = list.indexOf(item);
  return at < 0 ? list.push(item) - 1 : at;
}
