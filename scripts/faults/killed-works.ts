import { type Held, heldByTable, heldOutside } from "./held-works.ts";

/** A kind of job whose process is killed in the middle of it. */
export interface TriedWork {
  /** Stops it in the middle. */
  held: Held;
  /** Makes some of it due, by a person's call or by rows. No process works at it yet. */
  begin(world: World): Promise<void>;
  /** Moves its claims to where they end, in place of waiting for that. Absent where nothing is claimed. */
  endClaims?: string;
  /** Counts what must be there at the end, and what must be there no more than once. */
  done: string;
  times: number;
}

export interface World {
  query(text: string, values?: unknown[]): Promise<void>;
  /** A call of an agency's head. @returns the answer's text */
  call(method: string, path: string, json?: unknown): Promise<string>;
  upload(path: string, field: string, file: File): Promise<string>;
  /** Address of the server outside, whose answers are held. */
  outside(path: string): string;
  /** The agency's head, and the agency. */
  owner: string;
  agency: string;
  photo(): Promise<File>;
}

const FEED = `<?xml version="1.0" encoding="utf-8"?><root><kyero><feed_version>3</feed_version></kyero><property><id>K1</id><date>2026-11-01 10:00:00</date>
<ref>K1</ref><price>250000</price><currency>EUR</currency><price_freq>sale</price_freq><type>apartment</type><town>Valencia</town><province>Valencia</province>
<country>Spain</country><beds>3</beds><baths>1</baths><surface_area><built>90</built></surface_area><desc><es>Piso con luz.</es></desc></property></root>`;
const CALENDAR = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//prueba//ES\r\nBEGIN:VEVENT\r\nUID:uno@prueba.example\r\nDTSTAMP:20261101T100000Z\r\nDTSTART:20301101T100000Z\r\nDTEND:20301101T110000Z\r\nSUMMARY:Prueba\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const NEWS = `<?xml version="1.0"?><rss version="2.0"><channel><title>Prueba</title><item><title>Una</title><link>https://prueba.example/una</link><guid>una</guid></item></channel></rss>`;
/** The answer of the server outside once it is let go. */
export const OUTSIDE: Readonly<Record<string, { type: string; text: string }>> = {
  "/webhook": { type: "text/plain", text: "ok" },
  "/feed.xml": { type: "application/xml", text: FEED },
  "/calendar.ics": { type: "text/calendar", text: CALENDAR },
  "/news.xml": { type: "application/rss+xml", text: NEWS },
};

const HOME = { operation: "venta", type: "piso", town: "Valencia", price: 250_000, builtAreaM2: 90 };
const FILE = "casas-del-fichero.xml";

/**
 * The fate of each kind of job whose process is killed in the middle of it: tried by `npm run faults -- killed`, or why not. A test fails
 * where a kind is missing.
 */
export const KILLED_WORKS: Readonly<Record<string, TriedWork | string>> = {
  webhooks: {
    held: heldOutside("/webhook"),
    async begin({ call, outside }) {
      await call("POST", "/api/webhooks", { name: "Prueba", url: outside("/webhook"), events: ["contact.created"] });
      await call("POST", "/api/crm/contacts", { fullName: "Aviso de prueba", emails: ["aviso@prueba.example"] });
    },
    endClaims: "update webhook_deliveries set next_attempt_at = now() where next_attempt_at is not null",
    done: "select count(*) filter (where delivered_at is not null) as done, count(*) as rows from webhook_deliveries",
    times: 1,
  },
  feeds: {
    held: heldOutside("/feed.xml"),
    async begin({ call, outside }) {
      const source = { kind: "direccion", name: "Prueba", format: "kyero", url: outside("/feed.xml") };
      await call("POST", "/api/imports/sources", source);
    },
    endClaims: "update import_sources set next_fetch_at = now() where tries > 0",
    done: `select count(*) filter (where i.state in ('vista_previa', 'terminada')) as done, count(*) as rows
      from imports i join import_sources s on s.id = i.source_id where s.kind = 'direccion'`,
    times: 1,
  },
  imports: {
    held: heldByTable({ table: "import_rows", on: "insert" }),
    async begin({ upload }) {
      await upload("/api/imports", "file", new File([FEED.replaceAll("K1", "F1")], FILE, { type: "application/xml" }));
    },
    endClaims: "update imports set lease_until = now() where lease_until is not null",
    done: `select count(*) filter (where i.state = 'vista_previa') as done, count(*) as rows
      from imports i join import_rows r on r.import_id = i.id where i.file_name = '${FILE}'`,
    times: 1,
  },
  photos: {
    held: heldByTable({
      table: "home_photos",
      on: "update",
      when: "new.width_px is not null and old.width_px is null",
    }),
    async begin({ call, upload, photo }) {
      const { id } = JSON.parse(
        await call("POST", "/api/portfolio/homes", { values: { ...HOME, address: "Calle de la foto" } }),
      ) as {
        id: string;
      };
      await upload(`/api/portfolio/homes/${id}/photos`, "photos", await photo());
    },
    endClaims: "update home_photos set next_attempt_at = now() where next_attempt_at is not null",
    done: `select count(*) filter (where p.width_px is not null and p.last_error is null) as done, count(*) as rows
      from home_photos p join properties h on h.id = p.home_id where h.address = 'Calle de la foto'`,
    times: 1,
  },
  "calendar subscriptions": {
    held: heldOutside("/calendar.ics"),
    begin: ({ query, outside, owner, agency }) =>
      query(
        `insert into calendar_subscriptions (owner_id, agency_id, name, url, next_fetch_at) values ($1, $2, 'Prueba', $3, now())`,
        [owner, agency, outside("/calendar.ics")],
      ),
    endClaims: "update calendar_subscriptions set next_fetch_at = now() where tries > 0",
    done: `select count(*) filter (where s.last_success_at is not null) as done, count(*) as rows
      from calendar_subscriptions s join calendar_events e on e.subscription_id = s.id`,
    times: 1,
  },
  "news sources": {
    held: heldOutside("/news.xml"),
    begin: ({ query, outside }) =>
      query("insert into news_sources (name, url, next_fetch_at) values ('Prueba', $1, now())", [outside("/news.xml")]),
    endClaims: "update news_sources set next_fetch_at = now() where tries > 0",
    done: `select count(*) filter (where s.last_success_at is not null) as done, count(*) as rows
      from news_sources s join news_items i on i.source_id = s.id where s.name = 'Prueba'`,
    times: 1,
  },
  "calendar alarms": {
    held: heldByTable({ table: "mails", on: "insert", when: "new.subject like '%Visita con aviso%'" }),
    async begin({ call }) {
      // An hour before it somebody is reminded: that is due when the process starts.
      const starts = new Date(Date.now() + 3_600_000 + 3_000);
      const startsLocal = new Intl.DateTimeFormat("sv-SE", {
        timeZone: "Europe/Madrid",
        dateStyle: "short",
        timeStyle: "medium",
      });
      const local = startsLocal.format(starts).replace(" ", "T");
      const visit = {
        kind: "visita",
        title: "Visita con aviso",
        startsLocal: local,
        timeZone: "Europe/Madrid",
        reminders: [60],
      };
      await call("POST", "/api/calendar/events", visit);
    },
    done: "select count(*) as done, count(*) as rows from mails where subject like '%Visita con aviso%'",
    times: 1,
  },
  "market of portfolios": {
    held: heldByTable({ table: "market_adverts", on: "insert" }),
    async begin({ call }) {
      await call("POST", "/api/portfolio/homes", { values: { ...HOME, address: "Calle del mercado" } });
    },
    done: `select count(*) as done, count(*) as rows from market_adverts a
      join properties h on h.id::text = a.external_id where h.address = 'Calle del mercado'`,
    times: 1,
  },
  mails:
    "A mail server that hangs is tried by `npm run faults -- mail`, with an end of the process meanwhile; killed after the server took the mail and before that was written, it sends it again with the same Message-ID.",
  campaigns: "`campaigns/sending/killed.server.test.ts` ends it at each of its steps.",
  "flow runs": "`flows/killed.server.test.ts` ends it at each of its steps.",
  "flow events": "One transaction makes the runs of an event and takes the event.",
  "flow dates": "Events of a date have a key of their own: a second look writes none.",
  "alerts of searches": "One transaction writes the mails and takes the searches that were due.",
  "news of searches": "One transaction writes the news and takes the events.",
  "monthly reports of zones": "One transaction writes the mails and the month of their readers.",
  "reports to owners": "One transaction for each home writes its report and the notice; a week has one report.",
  "home deadlines": "One transaction for each home writes what its deadlines are; writing it again changes nothing.",
  "new matches": "One transaction writes the notices and takes the homes.",
  "leads that wait": "One transaction takes a lead and makes its contact.",
  "late answers": "One transaction notes a contact as told and writes the notice.",
  "imported owners": "One transaction for each portion makes the contacts and notes the rows.",
  "deals by trade": "One transaction moves deals that are astray; those that were moved are astray no more.",
  "what signatures bring": "Each step is written down in the transaction that takes it (`crm/signatures`).",
  "signed documents":
    "A claim of some minutes; of two files that were drawn the first that is stored counts (`crm/signatures`).",
  "times of signatures": "One transaction ends a request, or writes a reminder and its time.",
  "index now": "Addresses are told again after a try that was cut off: the engine takes them as often as they come.",
  "official series": "A reading that was cut off is due again, and writes the same values.",
  "points of homes": "One transaction writes a home's point; a process that dies leaves it due.",
  "looks of photos": "Each photo is measured and written by itself; measuring again gives the same.",
  "prices of the market": "Each portion of homes is written by one statement; judging again gives the same.",
  accuracy: "One statement writes a measurement; it is measured again where it is missing.",
  "contact words": "Each portion is written by one statement from what the contact says.",
  "courses of dwellings": "Each portion is written in one transaction from the adverts.",
  "places of demands": "Each portion is written in one transaction from the words of the demand.",
  "places of dwellings": "Each portion is written in one transaction from the point or the words of the home.",
  "names of neighbourhoods": "It only makes homes due for the places of dwellings.",
  "older adverts of portfolios": "It only makes homes due for the market of portfolios.",
  "market without sender": "One transaction withdraws a portion; what is withdrawn is found no more.",
  "data size": "It measures a folder and writes one value.",
  forgetting: "It deletes what is older than its period; what is deleted is found no more.",
  "geocoding answers": "It deletes what has expired.",
  "ended imports": "It deletes files and rows of imports that are over; what is deleted is found no more.",
  "unused files": "It deletes files that nothing names; what is deleted is found no more.",
  "unused comparable photos": "It deletes photos that nothing names.",
  "unfinished uploads": "It deletes pieces of uploads that nobody goes on with.",
  "social-posts":
    "Not tried: a network must answer. A post that was under way is never sent by itself again (`posts/publishing`).",
  "social-access": "Not tried: a network must answer. It renews a right, which is due again where the answer was lost.",
  panoramas:
    "Not tried: a tour with a panorama is not made by these cases. Its claim ends after its lease, like that of photos.",
  "tour imports":
    "Not tried: an archive of a tour is not made by these cases. Its claim ends after its lease, like that of photos.",
  dossiers: "Not tried: a dossier is not made by these cases. Its claim ends after its lease, like that of photos.",
  "plan pictures": "Not tried: a plan is not made by these cases. Its claim ends after its lease, like that of photos.",
};
