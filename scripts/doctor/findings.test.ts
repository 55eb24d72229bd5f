import { expect, test } from "vitest";
import { CLAIMS } from "#content/claims.ts";
import { findings, printable } from "./findings.ts";

const sectionOf = (env: Record<string, string>, title: string) =>
  findings(env, process.cwd()).find((section) => section.title.startsWith(title))!;
const stateOf = (env: Record<string, string>) => Object.fromEntries(sectionOf(env, "Estado").rows) as object;
const missingOf = (env: Record<string, string>) =>
  Object.fromEntries(sectionOf(env, "Configuración").rows.map(([name, , what]) => [name, what]));

test("a demonstration and a live installation get different lists", () => {
  expect(stateOf({})).toMatchObject({
    Modo: "Demostración (MODE=demo)",
    Configuración: "Válida",
    Correo: "No sale: se queda en /dev/mailbox",
    "País del visitante": "Desconocido: decide el idioma del navegador",
  });
  expect(missingOf({})).toMatchObject({
    DATABASE_URL: "Falta",
    COMPANY_NAME: "Falta",
    SALES_EMAIL: "Valor de demostración",
    PORTAL_URL: "Valor de demostración",
  });
});

test("supplied values are no longer listed; a demonstration's value is not taken for the owner's", () => {
  const env = { COMPANY_NAME: "Umbral, S. L.", SALES_EMAIL: "ventas@umbral.es", CONTACT_EMAIL: "hola@umbral.example" };
  const missing = missingOf(env);
  expect(missing).not.toHaveProperty("COMPANY_NAME");
  expect(missing).not.toHaveProperty("SALES_EMAIL");
  expect(missing).toHaveProperty("CONTACT_EMAIL", "Valor de demostración");
});

test("a start that would fail is said with its cause", () => {
  expect(stateOf({ MODE: "production" })).toMatchObject({
    Modo: "Producción",
    Configuración: "No arranca. falta DATABASE_URL, obligatoria con MODE=production.",
  });
});

test("https without a counted proxy makes everybody one address, which is said", () => {
  const what = ["Dirección de quien visita"];
  expect(stateOf({})).toHaveProperty(what, expect.stringContaining("La de la conexión"));
  const env = { MODE: "production", PUBLIC_URL: "https://umbral.es" };
  expect(stateOf(env)).toHaveProperty(what, expect.stringContaining("TRUSTED_PROXIES es 0, así que todas"));
  expect(stateOf({ ...env, TRUSTED_PROXIES: "1" })).toHaveProperty(what, "La que dice el proxy");
  expect(stateOf({ ...env, TRUSTED_PROXIES: "2" })).toHaveProperty(what, "La que dicen 2 proxies");
});

test("a country header that nobody may believe, and a file that is not there", () => {
  const env = { GEO_COUNTRY_HEADER: "cf-ipcountry", GEOIP_DB: "/no/existe.mmdb" };
  expect(stateOf(env)).toHaveProperty(
    ["País del visitante"],
    "Cabecera cf-ipcountry sin efecto: TRUSTED_PROXIES es 0; Archivo /no/existe.mmdb, que no se puede leer",
  );
  expect(stateOf({ ...env, TRUSTED_PROXIES: "1", GEOIP_DB: "README.md" })).toHaveProperty(
    ["País del visitante"],
    "Cabecera cf-ipcountry; Archivo README.md",
  );
});

test("accounts: secret, first administrator and Google, as they are", () => {
  expect(stateOf({})).toMatchObject({
    "Secreto de las cuentas": "Propio, en la carpeta de datos",
    "Primer administrador": "admin@umbral.example, con una contraseña que se muestra una vez",
    "Entrar con Google": "No: faltan OIDC_GOOGLE_CLIENT_ID y OIDC_GOOGLE_CLIENT_SECRET",
  });
  expect(missingOf({})).toMatchObject({ AUTH_SECRET: "Falta", ADMIN_EMAIL: "Falta", ADMIN_PASSWORD: "Falta" });
  const env = { ADMIN_EMAIL: "jefa@agencia.es", ADMIN_PASSWORD: "puerta azul", OIDC_GOOGLE_CLIENT_ID: "x" };
  expect(stateOf(env)).toMatchObject({
    "Primer administrador": "jefa@agencia.es, si aún no hay ninguno",
    "Entrar con Google": "No: solo hay OIDC_GOOGLE_CLIENT_ID",
  });
  expect(printable(findings(env, process.cwd()))).not.toContain("puerta azul");
});

test("every claim without evidence or date is listed, with what it lacks", () => {
  const unproven = Object.entries(CLAIMS).filter(([, { evidence, date }]) => !evidence || !date);
  const { rows } = sectionOf({}, "Afirmaciones");
  expect(rows.map(([id]) => id)).toEqual(unproven.map(([id]) => id));
  expect(rows[0]!.at(-1)).toBe("Falta prueba y fecha");
});

test("columns stand in line", () => {
  const text = printable([
    {
      title: "Título",
      columns: ["A", "B"],
      rows: [
        ["uno", "1"],
        ["x", "2"],
      ],
      allWell: "",
    },
    { title: "Otro", columns: ["A"], rows: [], allWell: "Nada." },
  ]);
  expect(text).toBe("Título\n  A    B\n  ---  -\n  uno  1\n  x    2\n\nOtro\n  Nada.");
});
