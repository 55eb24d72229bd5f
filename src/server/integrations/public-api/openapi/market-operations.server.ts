import { marketSearchQuery, publicMarketAnswer, publicMarketFile } from "#domain/integrations/api/market-resource.ts";
import { EXAMPLE_IDS, MARKET_HOME } from "./examples.server.ts";
import { type Operation, UUID } from "./operation.server.ts";

/** The market: what the person of the key sees of it, searched as the page of the market searches it. */

const one = (value: string) => [{ value, count: 1 }];

export const MARKET_OPERATIONS: readonly Operation[] = [
  {
    id: "searchMarket",
    method: "get",
    path: "/api/market/search",
    group: "mercado",
    scope: "market:read",
    isOpen: true,
    summary: "Busca viviendas en el mercado y cuenta cuántas hay de cada clase",
    description:
      "Tu cartera, lo que has importado, lo que otras agencias comparten contigo y lo común. Las condiciones son las de la dirección de la página del mercado. Una que no se entiende se rechaza (422) y dice cuál es: nunca se responde con el mercado entero. Los importes van en céntimos.",
    query: {
      schema: marketSearchQuery,
      notes: {
        buscar: "Palabras que están en el título o en la descripción.",
        lugar:
          "`municipio:46250:València`, `provincia:46:Valencia`, `codigo-postal:46006:46006`, o un barrio o una ciudad con su círculo: `barrio:46250:39.462,-0.373,700:Russafa`. Puede repetirse.",
        zona: "Un círculo, una ventana del mapa o una zona dibujada, como en la dirección de la página.",
        con: "Características que debe tener. Lo que no se sabe de una vivienda ni la encuentra ni la descarta: va al final y se cuenta en `unconfirmed`.",
        nuevo: "Anunciada por primera vez en tantos días.",
        bajada: "Ha bajado de precio en tantos días.",
        limit: "Viviendas de una página, de 0 a 100; con 0 solo se cuenta.",
        cursor: "`next` de la página anterior, tal cual.",
      },
      example: { operacion: "venta", "precio-hasta": "300000", limit: "20" },
    },
    answer: {
      status: 200,
      description: "Una página, con el total y los recuentos",
      schema: publicMarketAnswer,
      example: {
        total: 1,
        unconfirmed: 0,
        withWords: 0,
        homes: [MARKET_HOME],
        next: null,
        facets: {
          operation: one("venta"),
          type: one("piso"),
          town: one("46250"),
          rooms: one("3"),
          bathrooms: [],
          condition: [],
          energy: [],
          seller: [],
          status: one("activo"),
          features: one("hasTerrace"),
          price: [{ from: 282_000, to: 316_000, count: 1 }],
          currency: one("EUR"),
        },
      },
    },
    errors: ["INVALID_INPUT", "INVALID_CURSOR", "MARKET_LOADING"],
  },
  {
    id: "getMarketHome",
    method: "get",
    path: "/api/market/homes/{id}",
    group: "mercado",
    scope: "market:read",
    isOpen: true,
    summary: "Lee una vivienda del mercado con sus anuncios y su historia",
    params: { id: { schema: UUID, example: EXAMPLE_IDS.marketHome } },
    answer: {
      status: 200,
      description: "La vivienda, sus anuncios y lo que ha pasado con ella",
      schema: publicMarketFile,
      example: {
        home: MARKET_HOME,
        value: {
          expectedCents: 301_000_00,
          lowCents: 262_000_00,
          highCents: 345_000_00,
          comparables: 24,
          confidence: "media",
          on: "2026-11-21",
        },
        adverts: [
          {
            id: EXAMPLE_IDS.marketAdvert,
            source: "portal",
            agencyName: "Inmobiliaria Sol",
            phone: null,
            email: null,
            website: null,
            url: "https://portal.example/v-102",
            text: "Piso luminoso con balcón a la calle.",
            status: "activo",
            priceCents: 285_000_00,
            currency: "EUR",
            listedOn: "2026-10-02",
            seenOn: "2026-11-21",
          },
        ],
        changes: [
          { on: "2026-10-02", kind: "alta", priceCents: 299_000_00, advertId: EXAMPLE_IDS.marketAdvert },
          { on: "2026-11-20", kind: "precio", priceCents: 285_000_00, advertId: EXAMPLE_IDS.marketAdvert },
        ],
      },
    },
    errors: ["UNKNOWN_HOME"],
  },
];
