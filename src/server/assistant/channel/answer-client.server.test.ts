import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { numbersIn } from "../../../domain/assistant/answers/cited-figures.ts";
import type { ClientQuestion } from "../../../domain/assistant/channel/questions/client-question.ts";
import { CLIENT_QUESTIONS } from "../../../domain/assistant/channel/questions/client-questions.ts";
import { KEPT_APART_QUESTIONS } from "../../../domain/assistant/channel/questions/kept-apart-questions.ts";
import { openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type Actor, visitorActor } from "../../accounts/access/actor.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { chatChannels } from "../../platform/db/tables/assistant-threads.server.ts";
import { crmSettings } from "../../platform/db/tables/crm-deals.server.ts";
import { createHome } from "../../portfolio/homes/change-homes.server.ts";
import { answerChannel } from "../answers/answer-channel.server.ts";
import type { AnswerChannel, ToolAnswer } from "../answers/assistant-tool.server.ts";
import { siteIndex } from "../answers/site-index.server.ts";
import { understood } from "../answers/understood.server.ts";
import { answerClient } from "./answer-client.server.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-11-25T10:00:00.000Z");
const TODAY = "2026-11-25";
const services = { ...testServices(database), now: () => NOW };
const index = siteIndex(services.config.site, "2026-11-28");

let channel: AnswerChannel;

const ANTIGA = { locationDetail: "L'Antiga Esquerra de l'Eixample", town: "Barcelona" };
const HOMES: readonly Record<string, unknown>[] = [
  {
    ...ANTIGA,
    reference: "VIL-121",
    address: "Carrer de Villarroel 121, 4t 1a",
    showsAddress: true,
    operation: "venta",
    price: 465_000,
    builtAreaM2: 98,
    usableAreaM2: 88,
    rooms: 3,
    bathrooms: 2,
    floor: 4,
    hasLift: true,
    isExterior: true,
    hasTerrace: true,
    terraceAreaM2: 6,
    hasParkingIncluded: false,
    hasAirConditioning: true,
    energyRating: "E",
    yearBuilt: 1965,
    communityFee: 95,
    propertyTax: 720,
    features: ["Calefacción de gas", "Cocina equipada"],
    notes: "El dueño, Jordi (600 11 22 33), aceptaría 440.000. Llaves en la portería. Tiene hipoteca.",
  },
  {
    locationDetail: "La Vila de Gràcia",
    town: "Barcelona",
    reference: "GRA-45",
    address: "Carrer de Verdi 45",
    operation: "venta",
    price: 390_000,
    builtAreaM2: 72,
    rooms: 2,
    bathrooms: 1,
    floor: 2,
    hasLift: false,
    isExterior: false,
    condition: "a_reformar",
    notes: "Llaves en el portal.",
  },
  {
    locationDetail: "La Nova Esquerra de l'Eixample",
    town: "Barcelona",
    reference: "ROC-80",
    type: "atico",
    address: "Carrer de Rocafort 80",
    operation: "venta",
    price: 520_000,
    builtAreaM2: 85,
    rooms: 2,
    bathrooms: 2,
    floor: 7,
    hasLift: true,
    hasTerrace: true,
    terraceAreaM2: 30,
    energyRating: "D",
    orientations: ["sur"],
    descriptions: { es: "Ático con mucha luz. La terraza tiene vistas a Montjuïc." },
  },
  {
    ...ANTIGA,
    reference: "ALQ-10",
    address: "Carrer de Provença 210",
    operation: "alquiler",
    price: 1_650,
    builtAreaM2: 75,
    rooms: 2,
    bathrooms: 1,
    hasLift: true,
    furnishing: "si",
    allowsPets: true,
    availableFrom: "2027-01-01",
  },
  {
    locationDetail: "El Poblenou",
    town: "Barcelona",
    reference: "POB-7",
    address: "Carrer de Pujades 150",
    operation: "alquiler",
    price: 1_400,
    builtAreaM2: 60,
    rooms: 1,
    bathrooms: 1,
    allowsPets: false,
  },
  {
    town: "Sant Cugat del Vallès",
    reference: "CASA-3",
    type: "casa",
    address: "Carrer de Sant Jordi 3",
    operation: "venta",
    price: 850_000,
    builtAreaM2: 220,
    plotAreaM2: 400,
    rooms: 5,
    bathrooms: 3,
    hasPool: true,
    hasGarden: true,
    hasParkingIncluded: true,
  },
  // Neither of these is anybody's business.
  {
    ...ANTIGA,
    reference: "RES-1",
    address: "Carrer de Mallorca 300",
    operation: "venta",
    price: 410_000,
    rooms: 2,
    status: "reservado",
  },
  {
    ...ANTIGA,
    reference: "CAP-2",
    address: "Carrer de Casp 2",
    operation: "venta",
    price: 350_000,
    status: "captacion",
  },
];

beforeAll(async () => {
  const cast = await openCast(services);
  const agent: Actor = { ownerId: cast.author.id, isAnonymous: false, agency: { id: cast.agencyId, role: "agent" } };
  const contact = { name: "Cal Nuria", phone: "931 234 567", email: "hola@calnuria.example" };
  await db.update(agencies).set(contact).where(eq(agencies.id, cast.agencyId));
  const day = [
    [570, 840],
    [960, 1170],
  ] as [number, number][];
  const openingHours = [day, day, day, day, day, [], []];
  await db
    .insert(crmSettings)
    .values({ scope: cast.agencyId, openingHours })
    .onConflictDoUpdate({ target: crmSettings.scope, set: { openingHours } });
  await db.insert(chatChannels).values({
    scope: cast.agencyId,
    agencyId: cast.agencyId,
    code: "calnuria",
    office: "Estamos en el carrer d'Aragó 250, Barcelona.",
    visits: "Las visitas son con cita y duran media hora. Trae tu documento de identidad.",
    documents: "Para alquilar pedimos el documento de identidad y las dos últimas nóminas.",
  });
  for (const values of HOMES)
    await createHome(db, agent, { values: { type: "piso", status: "disponible", ...values } }, NOW);
  channel = (await answerChannel(db, "calnuria"))!;
});

/** A whole conversation: each message is answered, and the answers come back with the next one, as a page sends them. */
async function ask({ text, before = [] }: Pick<ClientQuestion, "text" | "before">): Promise<ToolAnswer> {
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  const one = async (content: string) => {
    messages.push({ role: "user", content });
    const request = { messages: [...messages], channel: "calnuria" };
    const context = {
      services,
      actor: visitorActor(randomUUID()),
      index,
      channel,
      request,
      today: TODAY,
      understanding: understood(request, TODAY, index),
      signal: new AbortController().signal,
      network: randomUUID(),
    };
    const answer = await answerClient(context, channel);
    messages.push({ role: "assistant", content: answer.text });
    return answer;
  };
  for (const content of before) await one(content);
  return await one(text);
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, " ");

const homesOf = ({ cards = [] }: ToolAnswer) => cards.flatMap((card) => (card.kind === "home" ? [card] : []));

/** No answer to a client ever holds these: Umbral and its help, and what an agency keeps for itself. */
const NEVER = [/umbral/, /help-center/, /440\.000/, /600 11/, /porteria/, /jordi/, /res-1|cap-2|410\.000|350\.000/];

/** Faults of an answer; empty where it is right. */
function faultsOf(question: ClientQuestion, answer: ToolAnswer): string[] {
  const shown = plain(
    [answer.text, ...homesOf(answer).map(({ title, detail, price }) => `${title} ${detail} ${price ?? ""}`)].join("\n"),
  );
  const references = homesOf(answer)
    .map(({ detail }) => /Ref\. (\S+)/.exec(detail)?.[1] ?? "?")
    .sort();
  const known = new Set(answer.figures);
  return [
    ...question.says.filter((fact) => !fact.test(shown)).map((fact) => `lacks ${fact}`),
    ...[...NEVER, ...(question.never ?? [])].filter((phrase) => phrase.test(shown)).map((phrase) => `says ${phrase}`),
    ...(question.person && !answer.ask ? ["shows no form"] : []),
    ...(question.homes && String(references) !== String([...question.homes].sort()) ? [`shows ${references}`] : []),
    ...(answer.citations?.length ? ["names a page"] : []),
    ...numbersIn(answer.text)
      .filter((number) => !known.has(number))
      .map((number) => `invents ${number}`),
  ];
}

describe("the questions that it is tuned on", () => {
  test.each(CLIENT_QUESTIONS)("$before $text", async (question) => {
    const answer = await ask(question);
    expect(faultsOf(question, answer), answer.text).toEqual([]);
  });
});

test("of questions that nobody tuned on the share is answered well that was measured", async () => {
  let right = 0;
  for (const question of KEPT_APART_QUESTIONS) if (faultsOf(question, await ask(question)).length === 0) right++;
  expect(right / KEPT_APART_QUESTIONS.length).toBeGreaterThanOrEqual(0.95);
});
