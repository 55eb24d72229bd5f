import { wordsOfCountry } from "#content/country-words.ts";
import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { withoutExcluding } from "#domain/tools/advert-rules/check-advert.ts";
import { judgePost, knownNumbers } from "#domain/tools/posts/judge-post.ts";
import { channelName } from "#domain/tools/posts/networks.ts";
import { compassOf } from "#domain/tools/writing/compass.ts";
import { defineTool, signedName } from "../define-tool.ts";
import { sourceOfFact, sourceOfUsed } from "../fact-source.ts";
import { homeAbroad } from "../home-abroad.ts";
import { POSTS_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { writeWeek } from "./engine.ts";
import { given } from "./given.ts";
import { offeredPictures } from "./offered-pictures.ts";
import { appointmentsOf } from "./plan-appointments.ts";
import type { PostsResult } from "./result.ts";
import { type PostsInput, postsInput } from "./schema.ts";
import { linksOf, withShortLinks } from "./short-links.ts";
import { dayTitle } from "./words.ts";

/** A week of posts from one home, each within the rules of its network. */
export const posts = defineTool({
  id: "posts",
  version: 1,
  credits: 1,
  path: "/generador-posts",
  module: "social",
  title: "Publicaciones en redes",
  does: "preparar publicaciones en redes",
  summary:
    "Una semana de publicaciones desde una vivienda: cada red con su texto, su imagen y su hora. Nada se publica sin que lo pidas.",
  icon: "Images",
  words:
    "instagram facebook redes sociales publicación carrusel calendario LinkedIn redessociales publicaciones posts contenido",
  startsFrom: ["fotos"],
  askedAs: `
    contenido para redes sociales
    publicaciones de Instagram
    qué subo a Facebook
    texto para LinkedIn
    posts de mis propiedades
    crear un carrusel
    ideas para redes`,
  capture: [{ goal: "publicar", place: 50, purpose: "Cuéntalo en redes." }],
  checks: POSTS_CHECKS,
  verbs: { run: "Escribir la semana", running: "Escribiendo…", keep: "Guardar esta semana" },
  input: postsInput,
  example: {
    home: {
      operation: "venta",
      type: "piso",
      placeName: "Ruzafa, Valencia",
      builtAreaM2: 94,
      usableAreaM2: 82,
      rooms: 3,
      bathrooms: 2,
      floor: 3,
      buildingFloors: 6,
      yearBuilt: 1965,
      condition: "bueno",
      hasLift: true,
      isExterior: true,
      hasTerrace: true,
      hasParkingIncluded: true,
      hasAirConditioning: true,
      energyRating: "E",
      price: 320_000,
    },
    formerPrice: 340_000,
    goals: ["bajada", "nuevo", "barrio", "consejo"],
    channels: ["instagram", "story", "facebook", "x", "whatsapp"],
    startsOn: "2026-11-30",
    tone: "neutro",
    seed: 3,
    terraceAreaM2: 12,
    orientation: "sur",
    views: "el parque Central",
    heating: "gas_individual",
    renovatedYear: 2021,
    communityFee: 80,
    nearby: ["Metro Bailén a 4 minutos", "Mercado de Ruzafa a 300 m"],
    link: "https://ferrerhogar.example/ruzafa",
    agent: "Nuria Gil, de Ferrer Hogar",
  } as never,
  abroad: {
    title: "Publicaciones en redes de una propiedad",
    summary:
      "Una semana de publicaciones desde una propiedad: cada red con su texto, su imagen y su hora. Nada se publica sin que lo pidas.",
    example: {
      home: {
        operation: "venta",
        type: "piso",
        placeName: "Chapinero, Bogotá",
        country: "CO",
        currency: "COP",
        builtAreaM2: 78,
        rooms: 2,
        bathrooms: 2,
        floor: 5,
        buildingFloors: 8,
        yearBuilt: 2012,
        condition: "bueno",
        hasLift: true,
        isExterior: true,
        hasTerrace: true,
        hasParkingIncluded: true,
        hasStorageRoom: true,
        price: 520_000_000,
      },
      goals: ["nuevo", "barrio", "consejo"],
      channels: ["instagram", "story", "facebook", "whatsapp"],
      startsOn: "2026-11-30",
      tone: "cercano",
      seed: 5,
      terraceAreaM2: 9,
      orientation: "este",
      views: "los cerros orientales",
      communityFee: 380_000,
      nearby: ["Parque de los Hippies a 300 m", "TransMilenio a 6 minutos"],
    } as never,
    defaultsIn: homeAbroad,
  },
  defaults: {
    home: { operation: "venta", type: "piso", country: "ES", currency: "EUR" },
    goals: "nuevo bajada puertas cerrado barrio consejo",
    channels: "instagram story facebook whatsapp",
    tone: "neutro",
    seed: 1,
  },
  needs: () => ({ today: true as const }),
  refuse: ({ openOn, startsOn }: PostsInput, { today }) => [
    ...(openOn !== undefined && openOn < today
      ? [{ path: "openOn", message: "Ese día ya ha pasado. Pon el de las próximas puertas abiertas o déjalo vacío." }]
      : []),
    ...(startsOn !== undefined && startsOn < today
      ? [{ path: "startsOn", message: "Esa semana ya ha empezado. Elige un día desde hoy." }]
      : []),
  ],
  run: writeWeek,
  correctionFields: ["edits", "variants", "shortLinks"],
  linksOf,
  withShortLinks,
  // Nothing of it can go out: the corrected one is the answer.
  hasAnswer: ({ posts }) => posts.some(({ isBlocked }) => !isBlocked),
  titleOf: ({ home }) =>
    `Publicaciones de ${(home.type === "piso" ? wordsOfCountry(home.country).flat : PROPERTY_TYPE_NAMES[home.type]).toLocaleLowerCase("es")}${home.placeName ? ` en ${home.placeName}` : ""}`,
  describe,
  given,
  appointmentsOf,
  offeredPictures,
  printsOfferedPictures: true,
  // Texts of a person are theirs; those that must not go out are mended first.
  wordingOf: ({ posts, date }: PostsResult, input: PostsInput) => {
    const known = knownNumbers([JSON.stringify(input), ...posts.map(({ text }) => text)]);
    return posts
      .filter(({ isBlocked, proposed }) => !isBlocked && proposed === null)
      .map(({ id, channel, day, text, limit }) => ({
        id,
        label: `${dayTitle(day)}, ${channelName(channel)}`,
        text,
        ...(limit !== null && { most: limit }),
        accepts: (better: string) =>
          withoutExcluding(better) === better &&
          judgePost(channel, better, { day: day < date ? date : day, known }).length === 0,
      }));
  },
  sourcesOf: ({ rules, check, date }: PostsResult) => [
    ...rules.map(sourceOfUsed),
    ...check.rules.map(sourceOfFact),
    {
      label: "Días, horas y largo de los textos",
      title: "Criterio de Umbral, sin estudio detrás",
      date,
      tag: "orientativo",
    },
  ],
  shownInput: () => ({}),
  sharedPage: {
    reader: "quien te encarga la vivienda",
    shows: "Muestra la semana con sus textos, su día y su hora. No se puede cambiar desde ella.",
  },
  shownResult: (result: PostsResult) => ({
    ...result,
    posts: result.posts.filter(({ isBlocked }) => !isBlocked),
    missing: [],
    check: { ...result.check, findings: result.check.findings.map(({ excerpt: _, ...finding }) => finding) },
  }),
  homeOf: ({ home }: PostsInput) => home,
  keptAcrossHomes: ["tone", "channels", "goals", "agent", "phone", "hashtags"],
  fillFrom: (home, apart = {}) => {
    const [first, second] = home.orientations ?? [];
    const { terraceAreaM2, plotAreaM2, isFurnished, communityFee, heating, energyStatus } = apart;
    const { renovatedYear, renovatedWhat, previousRent, rentIndex } = apart;
    const asked = {
      terraceAreaM2,
      plotAreaM2,
      isFurnished,
      communityFee,
      heating,
      energyStatus,
      renovatedYear,
      renovatedWhat,
      previousRent,
      rentIndex,
      features: apart.features?.join("\n"),
    };
    return {
      home,
      ...(first && { orientation: compassOf(first, second) }),
      ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    };
  },
  fillFromSigner: (signer) => ({ agent: signedName(signer) }),
  fillFromPublicPage: (link) => ({ link }),
  nextOf: ({ isBlocked }: PostsResult, { home }: PostsInput) =>
    isBlocked
      ? []
      : [
          {
            path: "/generador-descripciones" as const,
            label: "Escribe el anuncio",
            reason: "El texto largo para los portales, con los mismos datos.",
            values: { home },
          },
        ],
});
