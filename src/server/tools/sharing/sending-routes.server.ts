import { Hono } from "hono";
import { homesLetter, linesOf, MOST_HOMES_SENT } from "#domain/crm/contacts/home-message.ts";
import { type SendingForm, sendingForm } from "#domain/crm/contacts/sent-home.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { doneOnce } from "../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { noteSentHome, pointsOf } from "../../crm/contacts/fitting-people.server.ts";
import { mayMail } from "../../crm/contacts/our-mails.server.ts";
import { findContact } from "../../crm/contacts/read-contact.server.ts";
import { findListedHome, type ListedHome } from "../../crm/matching/listed-home.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { readUuid, uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { emailHash, isSuppressed, unsubscribeLink } from "../../platform/mail/never-again.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";
import { drawHomeList, pdfAnswer } from "../exports/homes/draw-papers.server.ts";
import { paperPhotos } from "../exports/homes/paper-photos.server.ts";
import { printableSigner } from "../exports/printable-signer.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { signatureOf } from "./matched.server.ts";
import { type FullOffer, fullOffers } from "./offers.server.ts";

/** Sendings of one person in an hour: a mail of theirs each. */
const SENDINGS_PER_HOUR = 120;
/** Drawing a list takes a second of a core. */
const LISTS_PER_HOUR = 60;
/**
 * `/api/matching/buyers/:contactId`: homes for a buyer.
 *
 * `POST /sendings` notes several homes as sent in one message, and sends it where the way is `umbral`.
 * `GET /list.pdf?vivienda={id}&vivienda={id}` is the list of these homes on paper, in the agency's brand.
 */
export function sendingRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post(
    "/buyers/:contactId/sendings",
    limitCalls(config, {
      name: "sharing sending post /buyers/:contactId/sendings",
      calls: SENDINGS_PER_HOUR,
      seconds: 3600,
    }),
    async (c) => {
      const actor = personOf(c);
      const contactId = uuidOf(c, "contactId");
      const contact = await findContact(db, actor, contactId);
      if (!contact || contact.deletedAt !== null) throw new AppError("NOT_FOUND");
      const form = await readBody(c, sendingForm);
      const asked = {
        ownerId: actor.ownerId,
        idempotencyKey: c.req.header("idempotency-key"),
        request: [c.req.method, c.req.path, await c.req.text()],
      };
      await doneOnce({ db, now }, asked, async (within) => {
        await sendHomes(services, actor, contact, form, within);
        return { status: 201, body: {} };
      });
      return c.body(null, 204);
    },
  );

  routes.get(
    "/buyers/:contactId/list.pdf",
    limitCalls(config, {
      name: "sharing sending get /buyers/:contactId/list.pdf",
      calls: LISTS_PER_HOUR,
      seconds: 3600,
    }),
    async (c) => {
      const actor = personOf(c);
      const contact = await findContact(db, actor, uuidOf(c, "contactId"));
      if (!contact || contact.deletedAt !== null) throw new AppError("NOT_FOUND");
      const ids = (c.req.queries("vivienda") ?? []).slice(0, MOST_HOMES_SENT).map((id) => readUuid(id));
      const homes = await listedHomes(
        db,
        actor,
        ids.map((id) => id ?? ""),
        now(),
      );
      const signer = await agentCardOf(services, actor.ownerId);
      const offers = await fullOffers(services, actor, contact.id, homes);
      const bytes = await drawHomeList({
        buyer: contact.fullName,
        offers: await withPhotos(services, homes, offers),
        signer: signer && printableSigner(signer),
        createdAt: now().toISOString(),
      });
      return pdfAnswer(c, bytes, "Viviendas para ti.pdf");
    },
  );
  return routes;
}

/** A photo of a list, which is printed as wide as a third of the page. */
const LIST_PHOTO = { most: 1, large: 1, largePx: 700, smallPx: 700 } as const;

/** The cover of each home of the portfolio; what has none, and homes of the market, are drawn. */
async function withPhotos(services: ToolServices, homes: readonly ListedHome[], offers: readonly FullOffer[]) {
  const own = new Set(homes.flatMap(({ id, market }) => (market === null ? [id] : [])));
  const listed: (Omit<FullOffer, "selection"> & { photo: string | null })[] = [];
  // One after the other, so that a long list holds no more than one photo unpacked.
  for (const { selection, ...offer } of offers) {
    const [cover] = own.has(offer.id) ? await paperPhotos(services, offer.id, LIST_PHOTO) : [];
    listed.push({ ...offer, address: offer.address ?? selection, photo: cover?.src ?? null });
  }
  return listed;
}

/** @throws AppError INVALID_INPUT without any, UNKNOWN_HOME where one is not there for the actor */
async function listedHomes(db: Db, actor: PersonActor, ids: readonly string[], now: Date): Promise<ListedHome[]> {
  if (ids.length === 0) {
    throw new AppError("INVALID_INPUT", [{ path: "vivienda", message: "Elige al menos una vivienda" }]);
  }
  const homes: ListedHome[] = [];
  for (const id of ids) {
    const home = readUuid(id) && (await findListedHome(db, actor, id, now));
    if (!home) throw new AppError("UNKNOWN_HOME");
    homes.push(home);
  }
  return homes;
}

/**
 * Note and mail are one transaction: neither exists without the other.
 *
 * @param db the connection on which it is done once
 */
async function sendHomes(
  services: ToolServices,
  actor: PersonActor,
  contact: { id: string; fullName: string },
  { homeIds, way, insists }: SendingForm,
  db: Db,
): Promise<void> {
  const { database, now } = services;
  const homes = await listedHomes(database.db, actor, [...new Set(homeIds)], now());
  const mail = way === "umbral" ? await mailWith(services, actor, contact, homes) : null;
  await db.transaction(async (tx) => {
    if (mail) await mayMail(tx, actor, contact.id, now());
    for (const home of homes) {
      // Whoever insists sends it themselves: our sender never repeats itself.
      await noteSentHome(tx, { actor, now: now() }, { home, contactId: contact.id, way, insists: insists && !mail });
    }
    if (mail) await queueMail(tx, mail, now());
  });
}

/** @throws AppError INVALID_INPUT for a person without an address, one who left, or an agent whose answers would reach nobody */
async function mailWith(
  services: ToolServices,
  actor: PersonActor,
  { id, fullName }: { id: string; fullName: string },
  homes: readonly ListedHome[],
): Promise<Mail> {
  const [points, card, signature, offers] = await Promise.all([
    pointsOf(services.database.db, [id]),
    agentCardOf(services, actor.ownerId),
    signatureOf(services, actor),
    fullOffers(services, actor, id, homes),
  ]);
  const to = points.get(id)?.email ?? null;
  if (to === null) throw new AppError("INVALID_INPUT", [{ path: "way", message: "No tiene correo al que escribir" }]);
  if (await isSuppressed(services.database.db, emailHash(to))) {
    const message = "Esta persona pidió no recibir más correos de Umbral: escríbele desde el tuyo";
    throw new AppError("INVALID_INPUT", [{ path: "way", message }]);
  }
  // An agent's words stand under our address here: nothing of them may look like an address or a notice of somebody else.
  const named = offers.map((offer) => ({ ...offer, title: strangerWords(offer.title) }));
  const title = named.length === 1 ? "Una vivienda para ti" : `${named.length} viviendas para ti`;
  const endHref = unsubscribeLink(services.auth.keys, services.config.publicUrl, to);
  const { greeting, intro, question } = homesLetter({ to: strangerWords(fullName), homes: named, ...signature });
  const sender = strangerWords([signature.from, signature.agency].filter(Boolean).join(", "));
  const selection = offers.find((offer) => offer.selection !== null)?.selection ?? null;
  const [only] = named;
  const href = selection ?? (named.length === 1 ? (only?.address ?? null) : null);
  const action = href && { label: selection === null ? "Ver la vivienda" : "Ver tu selección y opinar", href };
  return {
    to,
    ...(card?.email ? { replyTo: card.email } : {}),
    subject: sender === "" ? title : `${title}, de ${sender}`,
    links: [...new Set([...(href === null ? [] : [href]), ...offers.flatMap(({ address }) => address ?? []), endHref])],
    endHref,
    ...renderMail({
      ...(sender === "" ? {} : { onBehalfOf: strangerWords(signature.agency ?? signature.from) }),
      colour: card?.brand?.colour ?? null,
      title,
      paragraphs: [greeting, `${intro} ${question}`],
      facts: named.map((offer) => [offer.title, [offer.price, ...linesOf(offer)].join("\n")] as const),
      ...(action ? { action } : {}),
      footer: `Te escribe ${sender || "tu agente"}, por medio de Umbral, porque le diste permiso para enviarte viviendas. Responde a este correo y le llegará. Si prefieres que no te envíe más, dilo en tu respuesta o con el enlace.`,
      end: { label: "No quiero recibir más viviendas", href: endHref },
    }),
  };
}
