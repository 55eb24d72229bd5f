import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import {
  keepContactForm,
  keepEventsForm,
  MOST_FILE_BYTES,
  MOST_FILE_MB,
  MOST_FILES,
  MOST_TEXT_BYTES,
  type NewTranscript,
  newTranscriptForm,
  offerQuery,
  transcriptChange,
} from "#domain/tools/conversations/transcript-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { answeredOnce, doneOnce } from "../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AtOnce } from "../../platform/http/at-once.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { checkedInput, readBody } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import { pdfAnswer } from "../exports/homes/draw-papers.server.ts";
import { drawTranscript, transcriptFileName } from "../exports/transcripts/transcript-paper.server.ts";
import { GAZETTEER } from "../places/place-finder.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import type { GivenFile } from "./given-files.server.ts";
import { icsOfTranscript, keepEvents } from "./keep-events.server.ts";
import { contactOffer, keepInContact } from "./keep-in-contact.server.ts";
import { ownNames } from "./own-names.server.ts";
import { findTranscript, messagesFrom, wholeMessage } from "./read-transcripts.server.ts";
import { wrongTranscript } from "./sum-up-apart.server.ts";
import {
  addTranscript,
  changeTranscript,
  deleteTranscript,
  readGivenTranscript,
  trashTranscript,
} from "./write-transcripts.server.ts";

/** Each reading may take half a minute of a core. */
const READ_PER_HOUR = 120;
const CHANGED_PER_HOUR = 600;
/** Conversations of one person that are handed in at once: the whole of each is held until its turn has come. */
const handedIn = new AtOnce(3);
const PAPERS_PER_HOUR = 120;

/** `/api/transcripts`: conversations that are summed up, for the people who hand them in. */
export function transcriptRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.post(
    "/",
    limitCalls(config, { name: "conversations transcript post /", calls: READ_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const end = handedIn.begin();
      try {
        return await handIn(c);
      } finally {
        end();
      }
    },
  );

  async function handIn(c: Context<AppEnv>) {
    const { fields, files } = await readGiven(c);
    const summed = await readGivenTranscript(fields, files, await ownNames(db, personOf(c)), now());
    const asked = {
      ownerId: personOf(c).ownerId,
      idempotencyKey: c.req.header("idempotency-key"),
      request: [c.req.method, c.req.path, JSON.stringify(fields), ...files.map(hashOf)],
    };
    const answer = await doneOnce({ db, now }, asked, async (within) => ({
      status: 201,
      body: { id: await within.transaction((tx) => addTranscript(tx, personOf(c), summed, fields, now())) },
    }));
    if (answer.isRepeated) c.header("idempotent-replayed", "true");
    return c.json(answer.body, answer.status);
  }

  /** `?desde=200`: a page of messages from that place on, of which long ones are cut. With `entero=1` the one at that place, whole. */
  routes.get("/:id/messages", async (c) => {
    const { id } = await findTranscript(db, personOf(c), uuidOf(c, "id"));
    const asked = Math.trunc(Number(c.req.query("desde") ?? 0));
    c.header("cache-control", "private, no-store");
    const place = asked > 0 && asked < 2 ** 31 ? asked : 0;
    const isWhole = c.req.query("entero") === "1";
    return c.json({ messages: await (isWhole ? wholeMessage : messagesFrom)(db, id, place) });
  });

  routes.patch(
    "/:id",
    limitCalls(config, { name: "conversations transcript patch /:id", calls: CHANGED_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { id } = await findTranscript(db, personOf(c), uuidOf(c, "id"));
      await changeTranscript(db, personOf(c), id, await readBody(c, transcriptChange), now());
      return c.body(null, 204);
    },
  );

  /** The facts for a contact, beside what is known of them: `?contacto=`. */
  routes.get("/:id/contact", async (c) => {
    const transcript = await findTranscript(db, personOf(c), uuidOf(c, "id"));
    const { contacto } = checkedInput(offerQuery, c.req.query());
    const act = { actor: personOf(c), now: now() };
    c.header("cache-control", "private, no-store");
    return c.json(await contactOffer(db, act, transcript, contacto ?? null));
  });

  routes.post("/:id/contact", async (c) => {
    const { id } = await findTranscript(db, personOf(c), uuidOf(c, "id"));
    const form = await readBody(c, keepContactForm);
    const act = { actor: personOf(c), now: now() };
    return await answeredOnce(c, { db, now }, async (within) => ({
      status: 200,
      body: { contactId: await within.transaction((tx) => keepInContact(tx, act, id, form, GAZETTEER)) },
    }));
  });

  routes.post("/:id/events", async (c) => {
    const { id } = await findTranscript(db, personOf(c), uuidOf(c, "id"));
    const { events } = await readBody(c, keepEventsForm);
    return c.json({ added: await db.transaction((tx) => keepEvents(tx, personOf(c), id, events, now())) });
  });

  routes.get("/:id/events.ics", async (c) => {
    const transcript = await findTranscript(db, personOf(c), uuidOf(c, "id"));
    return c.body(await icsOfTranscript(db, personOf(c), transcript, now()), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="umbral-conversacion.ics"',
      "cache-control": "private, no-store",
    });
  });

  routes.get(
    "/:id/summary.pdf",
    limitCalls(config, {
      name: "conversations transcript get /:id/summary.pdf",
      calls: PAPERS_PER_HOUR,
      seconds: 3600,
    }),
    async (c) => {
      const transcript = await findTranscript(db, personOf(c), uuidOf(c, "id"));
      return pdfAnswer(c, await drawTranscript(services, transcript), transcriptFileName(transcript));
    },
  );

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashTranscript(tx, personOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashTranscript(tx, personOf(c), id, null));
    return c.body(null, 204);
  });

  routes.delete("/:id/forever", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => deleteTranscript(tx, personOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}

const hashOf = ({ name, bytes }: GivenFile) => `${name} ${createHash("sha256").update(bytes).digest("hex")}`;

/** The fields beside the files, with the bytes of each. */
const FIELDS = { text: MOST_TEXT_BYTES, zone: 100, country: 10, contactId: 100 };
/** All of them and the heads of the parts weigh little beside the files. */
const MOST_BYTES = MOST_FILE_BYTES + 10_000;

/** @throws AppError INVALID_INPUT at the field, also where all files together are too heavy */
async function readGiven(c: Context<AppEnv>): Promise<{ fields: NewTranscript; files: GivenFile[] }> {
  const given: Record<string, string> = {};
  const files: GivenFile[] = [];
  const form = { field: "files", maxBytes: MOST_FILE_BYTES, fields: FIELDS, mostBytes: MOST_BYTES };
  for await (const { field, fileName, bytes } of readUploads(c, form)) {
    if (fileName === null) {
      given[field] = bytes!.toString("utf8");
      continue;
    }
    if (bytes === null) throw wrongTranscript("files", `«${fileName}» pesa más de ${MOST_FILE_MB}\u00a0MB`);
    if (files.length === MOST_FILES) throw wrongTranscript("files", `Sube como mucho ${MOST_FILES} correos a la vez`);
    files.push({ name: fileName, bytes });
  }
  const { contactId, ...rest } = given;
  return { fields: checkedInput(newTranscriptForm, { ...rest, contactId: contactId || null }), files };
}
