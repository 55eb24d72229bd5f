import { describe, expect, test } from "vitest";
import { refusal, refusals } from "../shared/schema/refusals.test-data.ts";
import { checkPage, duplicatesOf, indexSubmission } from "./indexing/page-check.ts";
import { readHead } from "./indexing/page-head.ts";
import { checkStructuredData } from "./indexing/structured-data.ts";
import { demoRequest, leadInput, leadTracking } from "./lead/lead.ts";
import {
  linkChange,
  linkDevice,
  linkForm,
  linkState,
  RANDOM_CODE_LENGTH,
  readTarget,
  referrerHost,
  utmOf,
  withUtm,
} from "./links/short-link.ts";
import { EVERYBODY, marketingQuery, readMarketingFilter, segmentForm } from "./marketing-contacts/filter.ts";
import { mayLift, suppressionForm } from "./marketing-contacts/suppression.ts";
import { feedAddress, itemChange, newSource } from "./posts/news-source.ts";
import { finishedPost, postDraft, postPublication, slugOfTitle, webAddress } from "./posts/post.ts";

describe("short links", () => {
  const link = { title: "Feria", target: "/precios" };

  test.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ code: "ABC" }, {}],
    [{ code: "ab" }, { code: "Usa al menos 3 caracteres" }],
    [{ code: "admin" }, { code: "Esa palabra está reservada; elige otra" }],
    [{ code: "café" }, { code: "Usa letras sin tilde, cifras y guiones" }],
    [{ code: "a".repeat(41) }, { code: "Usa como mucho 40 caracteres" }],
    [{ title: " " }, { title: "Ponle un nombre para encontrarlo" }],
    [{ title: "a".repeat(120) }, {}],
    [{ title: "a".repeat(121) }, { title: "Usa como mucho 120 caracteres" }],
    [{ target: " " }, { target: "Escribe a dónde lleva" }],
    [
      { target: "precios" },
      { target: "Escribe una dirección completa (https://…) o una página de esta web (/precios)" },
    ],
    [{ utm_source: "a".repeat(120) }, {}],
    [{ utm_term: "a".repeat(121) }, { utm_term: "Usa como mucho 120 caracteres" }],
    [{ lastDay: "2026-12-31" }, {}],
    [{ lastDay: "31/12/2026" }, { lastDay: "Escribe una fecha que exista" }],
    [{ lastDay: "2026-12-311" }, { lastDay: "Escribe una fecha que exista" }],
  ])("%j: %j", (more, expected) => expect(refusals(linkForm, { ...link, ...more })).toEqual(expected));

  test("a code once printed does not change, and one by chance has six letters", () => {
    expect(linkChange.parse({ ...link, code: "nuevo-codigo" })).not.toHaveProperty("code");
    expect(linkForm.parse(link)).toMatchObject({ code: "", lastDay: "" });
    expect(RANDOM_CODE_LENGTH).toBe(6);
  });

  test.each([
    ["/precios?a=1#b", "/precios?a=1#b"],
    [" https://otra.example/x ", "https://otra.example/x"],
    ["//otra.example", null],
    ["/a b", null],
    ["/a\\b", null],
    ["/a\u007fb", null],
    ["/a\u0001b", null],
    ["https://ana@otra.example", null],
    ["https://ana:clave@otra.example", null],
    ["https://:clave@otra.example", null],
    ["ftp://otra.example", null],
    ["https://", null],
    ["", null],
    [`/${"a".repeat(1999)}`, `/${"a".repeat(1999)}`],
    [`/${"a".repeat(2000)}`, null],
  ])("«%s» leads to %s", (typed, target) => expect(readTarget(typed)).toBe(target));

  test.each([
    ["/precios", {}, "/precios"],
    ["/precios#a", { utm_source: "x" }, "/precios?utm_source=x#a"],
    ["/precios?a=1&UTM_Source=y&&b", { utm_source: "ñ &" }, "/precios?a=1&b&utm_source=%C3%B1%20%26"],
    ["#a", { utm_term: "x" }, "?utm_term=x#a"],
    ["?a=1", { utm_term: "x" }, "?a=1&utm_term=x"],
    ["/p#a?b", { utm_term: "x" }, "/p?utm_term=x#a?b"],
  ])("%s with %j: %s", (target, utm, expected) => expect(withUtm(target, utm)).toBe(expected));

  test("empty values are none", () =>
    expect(utmOf({ utm_source: "", utm_medium: "correo", utm_term: undefined })).toEqual({ utm_medium: "correo" }));

  test("the visitor's device and origin of a click", () => {
    expect([
      linkDevice("Mozilla/5.0 (iPhone)", false),
      linkDevice("Mozilla/5.0 (Windows NT 10.0)", false),
      linkDevice("Mozilla/5.0 (Windows NT 10.0)", true),
      linkDevice("curl/8", false),
    ]).toEqual(["movil", "ordenador", "robot", "otro"]);
    expect(["https://www.google.com/x", "android-app://com.x", "nada", "", undefined].map(referrerHost)).toEqual([
      "google.com",
      "",
      "",
      "",
      "",
    ]);
    const host = `${"a".repeat(60)}.${"b".repeat(60)}.example`;
    expect(referrerHost(`https://${host}/`)).toBe(host.slice(0, 120));
  });

  test("a link works until it is switched off or its time is over, to the instant", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    const state = (disabledAt: Date | null, expiresAt: Date | null) => linkState({ disabledAt, expiresAt }, now);
    expect([
      state(null, null),
      state(null, now),
      state(null, new Date(now.getTime() + 1)),
      state(now, null),
      state(now, now),
    ]).toEqual(["activo", "caducado", "activo", "desactivado", "desactivado"]);
  });
});

describe("leads of the site", () => {
  const lead = { email: " ana@casa.example ", source: "contacto", interested_in: [] };

  test.each<[object, string | null]>([
    [{}, null],
    [{ source: "waitlist_tour" }, "Origen desconocido"],
    [{ source: "a".repeat(81) }, "Usa como mucho 80 caracteres"],
    [{ source: undefined }, "Falta el origen"],
    [{ interested_in: ["a".repeat(80)] }, null],
    [{ interested_in: ["a".repeat(81)] }, "Usa como mucho 80 caracteres"],
    [{ interested_in: Array.from({ length: 10 }, () => "soporte") }, null],
    [{ interested_in: Array.from({ length: 11 }, () => "soporte") }, "Pon como mucho 10"],
    [{ company: null, phone: "  " }, null],
    [{ email: "ana" }, "Email inválido"],
  ])("%j: %s", (more, message) => expect(refusal(leadInput, { ...lead, ...more })).toBe(message));

  test("a page has 300 letters, and a later visit any offset", () => {
    const page = (length: number) => refusal(leadInput, { ...lead, pages_visited: ["a".repeat(length)] }) === null;
    expect([page(300), page(301)]).toEqual([true, false]);
    expect(refusal(leadTracking, { time_on_site: 5, last_visit_at: "2026-11-21T10:00:00+01:00" })).toBeNull();
    expect(leadTracking.safeParse({ time_on_site: 5, last_visit_at: "2026-11-21T10:00:00Z", email: "x" }).success).toBe(
      false,
    );
  });

  test.each<[object, string | null]>([
    [{ name: " Al " }, null],
    [{ name: "A" }, "El nombre debe tener al menos 2 caracteres"],
    [{ name: "a".repeat(100) }, null],
    [{ name: "a".repeat(101) }, "Usa como mucho 100 caracteres"],
    [{ company: "a".repeat(100) }, null],
    [{ company: "a".repeat(101) }, "Usa como mucho 100 caracteres"],
    [{ phone: "6".repeat(20) }, null],
    [{ phone: "6".repeat(21) }, "Usa como mucho 20 caracteres"],
    [{ message: "a".repeat(501) }, "Usa como mucho 500 caracteres"],
  ])("a demo for %j: %s", (more, message) =>
    expect(refusal(demoRequest, { name: "Ana", email: "ana@casa.example", ...more })).toBe(message),
  );
});

describe("people who accepted news", () => {
  test("are everybody who can be reached where nothing is said, and what is said is read back", () => {
    expect(readMarketingFilter(new URLSearchParams())).toEqual(EVERYBODY);
    const query =
      "buscar=ana&via=crm&origen=feria&interes=visitas&region=latam&desde=2026-01-01&hasta=2026-12-31&alcance=todos";
    expect(marketingQuery(readMarketingFilter(new URLSearchParams(query))).toString()).toBe(query);
    expect(readMarketingFilter(new URLSearchParams("via=radio&desde=ayer&region=fr&alcance=nadie"))).toEqual(EVERYBODY);
    expect(marketingQuery(EVERYBODY).size).toBe(0);
  });

  test.each([
    ["buscar", 100],
    ["origen", 80],
    ["interes", 80],
  ])("%s has %d letters at most", (name, most) => {
    const kept = (length: number) =>
      marketingQuery(readMarketingFilter(new URLSearchParams({ [name]: "a".repeat(length) }))).get(name);
    expect([kept(most), kept(most + 1)]).toEqual(["a".repeat(most), null]);
  });

  test("a segment forgets whom somebody looked for", () => {
    expect(segmentForm.parse({ name: " Feria ", filter: { ...EVERYBODY, search: "ana" } })).toEqual({
      name: "Feria",
      filter: EVERYBODY,
    });
    const name = (text: string) => refusal(segmentForm, { name: text, filter: EVERYBODY });
    expect([name(""), name("a"), name("a".repeat(80)), name("a".repeat(81))]).toEqual([
      "Ponle un nombre",
      null,
      null,
      "Usa como mucho 80 caracteres",
    ]);
  });

  test("a person who asked to be left alone must have accepted afterwards", () => {
    const at = new Date("2026-11-21T10:00:00Z");
    const lift = (reason: "baja" | "queja" | "rebote" | "manual", consent: Date | null) =>
      mayLift({ reason, at }, consent);
    expect([
      lift("manual", null),
      lift("rebote", null),
      lift("baja", null),
      lift("queja", at),
      lift("baja", new Date(at.getTime() + 1)),
    ]).toEqual([true, true, false, false, true]);
    expect(suppressionForm.parse({ email: " Ana@Casa.example", reason: "baja" }).email).toBe("ana@casa.example");
    expect(refusals(suppressionForm, { email: "ana", reason: "otra" })).toEqual({
      email: "Escribe un correo válido",
      reason: "Elige un motivo",
    });
  });
});

describe("news", () => {
  test.each([
    ["https://blog.example/feed", "https://blog.example/feed"],
    ["feed://blog.example/rss", "https://blog.example/rss"],
    ["feed:https://blog.example/rss", "https://blog.example/rss"],
    ["FEED://http://blog.example/rss", "http://blog.example/rss"],
    ["blog.example", null],
    ["mailto:a@b.es", null],
  ])("%s is read at %s", (typed, url) => expect(feedAddress(typed)).toBe(url));

  test.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ name: "" }, { name: "Ponle un nombre" }],
    [{ name: "B" }, {}],
    [{ name: "a".repeat(80) }, {}],
    [{ name: "a".repeat(81) }, { name: "El nombre admite 80 caracteres" }],
    [{ url: "blog" }, { url: "Escribe la dirección completa, con https://" }],
    [{ url: `https://b.example/${"a".repeat(1982)}` }, {}],
    [{ url: `https://b.example/${"a".repeat(1983)}` }, { url: "La dirección es demasiado larga" }],
  ])("a source %j: %j", (more, expected) =>
    expect(refusals(newSource, { name: "Blog", url: "https://b.example", ...more })).toEqual(expected),
  );

  test("an item is new or put away", () =>
    expect(["nueva", "descartada", "otra"].map((state) => itemChange.safeParse({ state }).success)).toEqual([
      true,
      true,
      false,
    ]));

  test.each([
    ["¿Qué cambia en 2027?", "que-cambia-en-2027"],
    ["a".repeat(80), "a".repeat(80)],
    ["a".repeat(81), "a".repeat(80)],
    // Cut at a word: 79 letters and a blank, or 80 and a blank.
    [`${"a".repeat(79)} bc`, "a".repeat(79)],
    [`${"a".repeat(80)} bc`, "a".repeat(80)],
    [`${"a".repeat(40)} ${"b".repeat(39)}`, `${"a".repeat(40)}-${"b".repeat(39)}`],
    [`${"a".repeat(40)} ${"b".repeat(40)} c`, "a".repeat(40)],
    [`${"a".repeat(40)} ${"b".repeat(38)} cd`, `${"a".repeat(40)}-${"b".repeat(38)}`],
  ])("«%s» lies at %s", (title, slug) => expect(slugOfTitle(title)).toBe(slug));

  const draft = { version: 1, title: "a", slug: "", description: "", body: "" };
  test.each<[object, string | null]>([
    [{ title: "a".repeat(300) }, null],
    [{ title: "a".repeat(301) }, "El título es demasiado largo"],
    [{ description: "a".repeat(301) }, "La descripción es demasiado larga"],
    [{ slug: "a".repeat(80) }, null],
    [{ slug: "a".repeat(81) }, "La dirección admite 80 caracteres"],
    [{ slug: "Á" }, "Usa letras minúsculas sin tilde, cifras y guiones"],
    [{ body: "a".repeat(60_000) }, null],
    [{ body: "a".repeat(60_001) }, "El texto es demasiado largo"],
    [{ sourceName: "a".repeat(120) }, null],
    [{ sourceName: "a".repeat(121) }, "El nombre de la fuente admite 120 caracteres"],
    [{ sourceUrl: `https://b.example/${"a".repeat(1982)}` }, null],
    [{ sourceUrl: `https://b.example/${"a".repeat(1983)}` }, "La dirección es demasiado larga"],
    [{ sourceUrl: "blog" }, "Escribe la dirección completa, con https://"],
  ])("a draft with %o: %s", (more, message) => expect(refusal(postDraft, { ...draft, ...more })).toBe(message));

  test("a finished one has its lengths and says whose its source is", () => {
    const post = { title: "t".repeat(10), description: "d".repeat(70), body: "b".repeat(200) };
    expect(refusals(finishedPost, post)).toEqual({});
    expect(
      refusals(finishedPost, { title: "t".repeat(70), description: "d".repeat(160), body: "b".repeat(60_000) }),
    ).toEqual({});
    expect(
      refusals(finishedPost, { title: "t".repeat(9), description: "d".repeat(69), body: "b".repeat(199) }),
    ).toEqual({
      title: "El título necesita al menos 10 caracteres",
      description: "La descripción necesita al menos 70 caracteres",
      body: "El texto necesita al menos 200 caracteres",
    });
    expect(
      refusals(finishedPost, { title: "t".repeat(71), description: "d".repeat(161), body: "b".repeat(60_001) }),
    ).toEqual({
      title: "El título admite 70 caracteres",
      description: "La descripción admite 160 caracteres",
      body: "El texto es demasiado largo",
    });
    expect(refusals(finishedPost, { ...post, sourceUrl: "https://b.example" })).toEqual({
      sourceName: "Di de quién es la fuente",
    });
    expect(postPublication.parse({ version: 1 })).toEqual({ version: 1, publishedAt: null });
    expect(webAddress("javascript:1")).toBeNull();
  });
});

describe("a page as search engines see it", () => {
  const url = "https://umbral.example/precios";
  const head = (description: string, more = "") =>
    `<html><head><title> Precios &amp; planes </title><meta name="description" content="${description}"/>` +
    `<link rel="canonical" href="${url}"/>${more}</head><body><title>Otro</title><meta name="robots" content="noindex"/></body></html>`;
  const problems = (html: string, status = 200) => checkPage({ path: "/precios", url, status, html }).problems;

  test.each([
    [69, ["La descripción tiene 69 caracteres; van bien de 70 a 160"]],
    [70, []],
    [160, []],
    [161, ["La descripción tiene 161 caracteres; van bien de 70 a 160"]],
  ])("with a description of %d letters: %j", (length, expected) =>
    expect(problems(head("d".repeat(length)))).toEqual(expected),
  );

  test("without anything, elsewhere, hidden, or failing", () => {
    expect(problems("<html></html>")).toEqual([
      "No tiene título",
      "No tiene descripción",
      "No dice su dirección canónica",
    ]);
    expect(problems(head("d".repeat(70)).replace(url, "https://otra.example"))).toEqual([
      "Su dirección canónica es otra: https://otra.example",
    ]);
    expect(problems(head("d".repeat(70), '<meta name="robots" content="noindex, follow"/>'))).toEqual([
      "Está en el mapa del sitio y pide no aparecer en buscadores",
    ]);
    expect(problems("", 404)).toEqual(["Responde 404"]);
  });

  test("its head is read as far as it goes", () => {
    const alternates =
      '<link rel="alternate" hreflang="es" href="/es"/><link rel="alternate" href="/x"/><link rel="next" hreflang="es" href="/y"/><link rel="alternate" hreflang="en"/>';
    expect(readHead(head("d &quot;e&#x27;", alternates))).toEqual({
      title: "Precios & planes",
      description: "d \"e'",
      canonical: url,
      isNoIndex: false,
      alternates: [{ lang: "es", href: "/es" }],
      data: [],
    });
    // A page that is cut within its head is read whole.
    expect(readHead("<title>a</title><meta name='x'>").title).toBe("a");
    expect(
      readHead(
        '<script type="application/ld+json">{"a":1}</script><script>x</script><script type="application/ld+json">{</script>',
      ).data,
    ).toEqual([{ a: 1 }, undefined]);
  });

  test("pages that say the same are told", () => {
    const page = (path: string, title: string, description: string) => ({
      path,
      status: 200,
      title,
      description,
      problems: [],
      data: [],
    });
    expect([
      ...duplicatesOf([page("/a", "t", "d"), page("/b", "t", "d"), page("/c", "u", "d"), page("/d", "v", "")]),
    ]).toEqual([
      ["/b", ["Mismo título que /a", "Misma descripción que /a"]],
      ["/c", ["Misma descripción que /a"]],
    ]);
  });

  test("from one to two thousand addresses of 200 letters are told of at once", () => {
    const paths = (count: number, length = 2) =>
      refusal(indexSubmission, { paths: Array.from({ length: count }, () => "/".padEnd(length, "a")) });
    expect([paths(0), paths(1), paths(2000), paths(2001)]).toEqual([
      "Elige al menos una página",
      null,
      null,
      "Como mucho 2.000 direcciones de una vez",
    ]);
    expect([paths(1, 200), paths(1, 201)]).toEqual([null, "Usa como mucho 200 caracteres"]);
    expect(refusal(indexSubmission, { paths: ["precios"] })).not.toBeNull();
  });

  const problemsOf = (block: unknown) => checkStructuredData([block])[0]!.problems;
  const context = { "@context": "https://schema.org" };
  test.each<[unknown, string[]]>([
    [{ ...context, "@type": "Organization", name: "Umbral" }, []],
    [{ ...context, "@type": "Organization", name: " " }, ["Organization.name está vacío"]],
    [{ ...context, "@type": "Organization", name: 7 }, ["Organization.name está vacío"]],
    [
      { ...context, "@type": "WebSite", name: "U", url: "/x", publisher: "yo" },
      ["WebSite.url no es una dirección completa", "WebSite.publisher no dice qué es"],
    ],
    [{ ...context, "@type": "WebSite", name: "U", url: "https://x.example", publisher: { "@id": "#o" } }, []],
    [
      {
        ...context,
        "@type": "WebSite",
        name: "U",
        url: "https://x.example",
        publisher: { "@type": "Person", name: "A" },
      },
      ["WebSite.publisher es Person y debe ser Organization"],
    ],
    [
      { ...context, "@type": "WebSite", name: "U", url: "https://x.example", publisher: {} },
      ["WebSite.publisher: tipo sin nombre, que no sabemos comprobar"],
    ],
    [{ ...context, "@type": "FAQPage", mainEntity: [] }, ["FAQPage.mainEntity está vacío"]],
    [{ ...context, "@type": "Organization", "@id": "#o" }, ["Falta Organization.name"]],
    [{ "@type": "Organization", name: "U" }, ["Falta el contexto de schema.org"]],
    [[], ["El bloque no es JSON válido"]],
    [{ ...context, "@type": "Recipe" }, ["El bloque: tipo Recipe, que no sabemos comprobar"]],
  ])("structured data %j: %j", (block, expected) => expect(problemsOf(block)).toEqual(expected));
});
