import { randomUUID } from "node:crypto";
import { SESSION_COOKIE } from "#server/accounts/auth/session-cookie.server.ts";
import { openSession } from "#server/accounts/auth/sessions.server.ts";
import type { Database } from "#server/platform/db/connection.server.ts";
import { signedValue } from "#server/platform/http/own-cookies.server.ts";
import { createAuthKeys } from "#server/platform/secrets/keys.server.ts";

/** Agencies with their people, homes, contacts and deals, for a measurement; every name is invented. */

export interface SeededAgent {
  /** The cookie of a browser that is signed in. */
  cookie: string;
  /** The network address that its calls come from. */
  address: string;
  homes: readonly string[];
  contacts: readonly string[];
}

export interface SeedSizes {
  agents: number;
  /** People of one agency, who share its homes and contacts. */
  agentsOfAgency: number;
  homesOfAgency: number;
  contactsOfAgency: number;
}

export const USUAL: Omit<SeedSizes, "agents"> = { agentsOfAgency: 10, homesOfAgency: 150, contactsOfAgency: 800 };
/** Rows that one agent looks into again and again. */
const MOST_OWN = 20;

/** @param secret the AUTH_SECRET of the server that is measured */
export async function seedAgencies(
  { db, pool }: Database,
  { secret, sizes }: { secret: string; sizes: SeedSizes },
): Promise<SeededAgent[]> {
  const keys = createAuthKeys(secret);
  const now = new Date();
  const agents: SeededAgent[] = [];
  for (let of = 0; agents.length < sizes.agents; of++) {
    const agency = randomUUID();
    await pool.query("insert into agencies (id, name) values ($1, $2)", [agency, `Agencia de prueba ${of}`]);
    const people = Array.from({ length: Math.min(sizes.agentsOfAgency, sizes.agents - agents.length) }, () =>
      randomUUID(),
    );
    await pool.query(
      `insert into users (id, email, email_confirmed_at, metadata)
       select id, 'agente-' || id || '@prueba.example', now(), '{}' from unnest($1::uuid[]) as rows (id)`,
      [people],
    );
    await pool.query(
      `insert into identities (user_id, provider, subject, data)
       select id, 'email', id::text, jsonb_build_object('email', 'agente-' || id || '@prueba.example')
       from unnest($1::uuid[]) as rows (id)`,
      [people],
    );
    await pool.query(
      `insert into agency_members (user_id, agency_id, role)
       select id, $2, case when n = 1 then 'owner' else 'agent' end from unnest($1::uuid[]) with ordinality as rows (id, n)`,
      [people, agency],
    );
    // Nobody runs out of credits in the middle of a measurement.
    await pool.query("insert into billing_accounts (agency_id, plan, balance) values ($1, 'red', 1000000)", [agency]);
    const homes = await ownedRows(pool, HOMES, [people, agency, sizes.homesOfAgency]);
    const contacts = await ownedRows(pool, CONTACTS, [people, agency, sizes.contactsOfAgency]);
    await pool.query(DEALS, [agency]);
    for (const [n, id] of people.entries()) {
      const { rows } = await pool.query("select * from users where id = $1", [id]);
      const user = { ...rows[0], emailConfirmedAt: now } as Parameters<typeof openSession>[1]["user"];
      const address = `10.${of >> 8}.${of & 255}.${n + 1}`;
      const caller = { ipAddress: address, userAgent: "Medida/1" };
      const session = await db.transaction((tx) => openSession(tx, { user, method: "password", caller, now }));
      // An agent opens and changes what is theirs: colleagues' contacts are closed to them.
      const own = (rows: readonly OwnedRow[]) =>
        rows
          .filter(({ owner }) => owner === id)
          .map(({ id }) => id)
          .slice(0, MOST_OWN);
      agents.push({
        cookie: `${SESSION_COOKIE.name}=${signedValue(keys, SESSION_COOKIE, session.id)}`,
        address,
        homes: own(homes),
        contacts: own(contacts),
      });
    }
  }
  await pool.query("vacuum analyze");
  return agents;
}

interface OwnedRow {
  id: string;
  owner: string;
}

async function ownedRows(pool: Database["pool"], text: string, values: unknown[]): Promise<OwnedRow[]> {
  const { rows } = await pool.query<OwnedRow>(text, values);
  return rows;
}

const HOMES = `insert into properties (owner_id, agency_id, operation, type, status, country, currency, built_area_m2, rooms,
    price_cents, town, place_name, reference, latitude, longitude, search_text, updated_at)
  select ($1::uuid[])[1 + i % array_length($1::uuid[], 1)], $2, case when i % 4 = 0 then 'alquiler' else 'venta' end,
    case when i % 5 = 0 then 'casa' else 'piso' end, case when i % 9 = 0 then 'captacion' else 'disponible' end, 'ES', 'EUR',
    60 + i % 90, 1 + i % 5, (90000 + i * 731) * 100, 'Valencia', place, 'R-' || i, 39.4 + i % 100 / 1000.0, -0.4 + i % 90 / 1000.0,
    'r ' || i || ' valencia ' || lower(place), now() - make_interval(mins => i)
  from (select i, (array['Ruzafa', 'Benimaclet', 'Campanar', 'Patraix'])[1 + i % 4] as place from generate_series(1, $3::int) as i) as rows
  returning id, owner_id as owner`;

const CONTACTS = `insert into contacts (scope, agency_id, owner_id, full_name, roles, tags, source, search_text, last_activity_at)
  select $2, $2, ($1::uuid[])[1 + i % array_length($1::uuid[], 1)], name, array[case when i % 3 = 0 then 'propietario' else 'comprador' end],
    '{}', (array['idealista', 'fotocasa', 'mano'])[1 + i % 3], lower(name), now() - make_interval(mins => i)
  from (select i, (array['Ana', 'Luis', 'Marta', 'Pau', 'Núria', 'Joan'])[1 + i % 6] || ' ' ||
    (array['García', 'Soler', 'Ruiz', 'Vidal', 'Ferrer'])[1 + i / 6 % 5] || ' ' || i as name from generate_series(1, $3::int) as i) as rows
  returning id, owner_id as owner`;

const DEALS = `insert into deals (scope, agency_id, owner_id, contact_id, kind, title, stage, position, source, amount_cents)
  select scope, agency_id, owner_id, id, 'comprador', 'Busca piso',
    (array['nuevo', 'contactado', 'cualificado', 'visita', 'oferta'])[1 + row_number() over () % 5], row_number() over (), 'mano', 24000000
  from contacts where agency_id = $1 and abs(hashtext(id::text)) % 10 = 0`;
