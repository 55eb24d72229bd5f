import { desc, sql } from "drizzle-orm";
import { ACCOUNT_NAMES } from "#domain/tools/posts/publishing/social-accounts.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { hasApi, listKeys } from "../../accounts/keys/keys.server.ts";
import { readModelState } from "../../assistant/model/connections.server.ts";
import { listFeeds } from "../../crm/calendar/feeds.server.ts";
import { listSubscriptions } from "../../crm/calendar/subscriptions.server.ts";
import { scopesOf } from "../../crm/contacts/scopes.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { listOutlets } from "../../portfolio/imports/outlets.server.ts";
import { listSources } from "../../portfolio/imports/sources.server.ts";
import { isExpired, listAccounts } from "../../tools/posts/publishing/social-accounts.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { listWebhooks } from "../webhooks/webhooks.server.ts";

/** Every outside service that is connected for somebody, and the state of each. */

export interface Connection {
  id: string;
  name: string;
  /** Address, model, permissions. */
  detail: string | null;
  state: ConnectionState;
  lastSuccessAt: string | null;
  lastErrorAt: string | null;
  lastError: string | null;
  nextAt: string | null;
  /** The call that tries it again at once. */
  retry: string | null;
  /** Page on which it is managed, if not on its group's page. */
  path?: string;
}

/** `espera`: nothing has arrived through it yet; `parada`: stopped by a person, or because it failed for days. */
export type ConnectionState = "bien" | "falla" | "espera" | "parada";

export interface ConnectionGroup {
  id: "carteras" | "portales" | "leidos" | "publicados" | "correo" | "redes" | "claves" | "webhooks" | "modelo";
  connections: Connection[];
}

export interface Connections {
  groups: ConnectionGroup[];
  hasApi: boolean;
  hasMailDomain: boolean;
}

const quiet = { lastErrorAt: null, lastError: null, nextAt: null, retry: null };

export async function readConnections(services: ToolServices, actor: PersonActor): Promise<Connections> {
  const { database, auth, config, now } = services;
  const { db } = database;
  const at = now();
  const [sources, outlets, subscriptions, feeds, networks, keys, webhooks, model, lastMail, isInPlan] =
    await Promise.all([
      listSources(db, actor),
      listOutlets(db, actor, { keys: auth.keys, publicUrl: config.publicUrl }),
      listSubscriptions(db, actor),
      listFeeds(db, actor, services),
      listAccounts(db, actor),
      listKeys(db, actor, at),
      listWebhooks(db, actor, at),
      readModelState(services, actor),
      lastNotice(services, actor),
      hasApi(services, actor),
    ]);
  const groups: ConnectionGroup[] = [
    {
      id: "carteras",
      // A file that somebody brought is no connection.
      connections: sources
        .filter(({ kind }) => kind !== "archivo")
        .map(({ id, name, kind, url, everyMinutes, nextFetchAt, failures, ...times }) => ({
          id,
          name,
          detail: url,
          state: kind === "direccion" && everyMinutes === null ? "parada" : stateOf(times, failures > 0),
          lastSuccessAt: times.lastSuccessAt,
          lastErrorAt: times.lastErrorAt,
          lastError: failures > 0 ? times.lastError : null,
          nextAt: nextFetchAt,
          retry: kind === "direccion" ? `/api/imports/sources/${id}/read-now` : null,
        })),
    },
    {
      id: "portales",
      connections: outlets.map(({ id, name, reads, lastReadAt, revokedAt }) => ({
        ...quiet,
        id,
        name,
        lastSuccessAt: lastReadAt,
        detail: reads === 0 ? null : `${reads} ${reads === 1 ? "lectura" : "lecturas"}`,
        state: revokedAt ? "parada" : lastReadAt ? "bien" : "espera",
      })),
    },
    {
      id: "leidos",
      connections: subscriptions.map(({ id, name, url, state, lastSuccessAt, lastErrorAt, lastError }) => ({
        id,
        name,
        detail: hostOf(url),
        lastSuccessAt,
        lastErrorAt,
        lastError,
        nextAt: null,
        state: ({ fine: "bien", failing: "falla", waiting: "espera" } as const)[state],
        retry: `/api/calendar/subscriptions/${id}/refresh`,
      })),
    },
    {
      id: "publicados",
      connections: feeds.map(({ id, name, lastReadAt, revokedAt }) => ({
        ...quiet,
        id,
        name,
        detail: null,
        lastSuccessAt: lastReadAt,
        state: revokedAt ? "parada" : lastReadAt ? "bien" : "espera",
      })),
    },
    {
      id: "correo",
      connections: lastMail
        ? [
            {
              ...quiet,
              id: "correo",
              name: "Avisos de portales",
              detail: lastMail.portal,
              state: "bien",
              lastSuccessAt: lastMail.at,
            },
          ]
        : [],
    },
    {
      id: "redes",
      // A post that a network refused stands at its week; here counts whether the account lets anything out.
      connections: networks.map(({ id, name, kind, expiresAt, refusedAt, lastSentAt, lastError }) => {
        const isOver = isExpired({ expiresAt, refusedAt }, at);
        return {
          ...quiet,
          id,
          name,
          detail: ACCOUNT_NAMES[kind],
          state: isOver ? "falla" : lastSentAt ? "bien" : "espera",
          lastSuccessAt: lastSentAt?.toISOString() ?? null,
          lastErrorAt: isOver ? ((refusedAt ?? expiresAt)?.toISOString() ?? null) : null,
          lastError: isOver ? (lastError ?? "El permiso ha acabado: conéctala otra vez") : null,
        };
      }),
    },
    {
      id: "claves",
      connections: keys
        .filter(({ revokedAt }) => revokedAt === null)
        .map(({ id, name, keyStart, lastUsedAt, expiresAt }) => ({
          ...quiet,
          id,
          name,
          detail: `${keyStart}…`,
          lastSuccessAt: lastUsedAt,
          state: expiresAt && expiresAt <= at.toISOString() ? "parada" : lastUsedAt ? "bien" : "espera",
        })),
    },
    {
      id: "webhooks",
      connections: webhooks.map(({ id, name, url, state, failingSince, lastSuccessAt, lastErrorAt, lastError }) => ({
        id,
        name,
        detail: hostOf(url),
        lastSuccessAt,
        lastErrorAt,
        nextAt: null,
        retry: null,
        lastError: failingSince || state === "detenido" ? lastError : null,
        state:
          state === "pausado"
            ? "parada"
            : state === "detenido" || failingSince
              ? "falla"
              : lastSuccessAt
                ? "bien"
                : "espera",
        path: `/dashboard/integrations/webhooks/${id}`,
      })),
    },
    {
      id: "modelo",
      connections: model.own
        ? [
            {
              id: "modelo",
              name: model.own.model,
              detail: hostOf(model.own.baseUrl),
              nextAt: null,
              state: stateOf(model.own, isLater(model.own.lastErrorAt, model.own.lastSuccessAt)),
              lastSuccessAt: model.own.lastSuccessAt,
              lastErrorAt: model.own.lastErrorAt,
              lastError: isLater(model.own.lastErrorAt, model.own.lastSuccessAt) ? model.own.lastError : null,
              retry: null,
            },
          ]
        : [],
    },
  ];
  return { groups, hasApi: isInPlan, hasMailDomain: config.inboundMailDomain !== undefined };
}

const isLater = (one: string | null, other: string | null): boolean => one !== null && (other === null || one > other);

function stateOf({ lastSuccessAt }: { lastSuccessAt: string | null }, isFailing: boolean): ConnectionState {
  return isFailing ? "falla" : lastSuccessAt ? "bien" : "espera";
}

/** Without path and query, where keys hide. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

async function lastNotice({ database: { db } }: ToolServices, actor: PersonActor) {
  const [mail] = await db
    .select({ createdAt: inboundMails.createdAt, portal: inboundMails.portal })
    .from(inboundMails)
    .where(sql`${inboundMails.scope} in ${scopesOf(actor)}`)
    .orderBy(desc(inboundMails.createdAt))
    .limit(1);
  return mail && { at: mail.createdAt.toISOString(), portal: mail.portal };
}
