import { Hono } from "hono";
import { readBoardFilters } from "#domain/crm/contacts/board-filters.ts";
import { cardMove, dealChange, dealForm, stageChange } from "#domain/crm/contacts/contact-forms.ts";
import { DEAL_KINDS, DEAL_STAGES } from "#domain/crm/contacts/contact-values.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { isDay } from "#domain/shared/time/local-time.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid, startOfDayInMadrid } from "../../platform/clock.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { actOf, type CrmAccess, limitOf, queryOf } from "./crm-call.server.ts";
import { readBoard, readColumn, readDeal, seesDeal } from "./read-board.server.ts";
import { readForecast } from "./read-forecast.server.ts";
import { readFunnel } from "./read-funnel.server.ts";
import { addDeal, changeDeal, moveCard, moveToStage } from "./write-deal.server.ts";

const USUAL_SPAN_DAYS = 90;

/** `/deals`, the board, forecast and funnel. */
export function crmDealRoutes(services: AccountServices, access: CrmAccess): Hono<AppEnv> {
  const { database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();

  routes.get("/board", async (c) =>
    c.json(await readBoard(db, access.actorOf(c), readBoardFilters(queryOf(c)), now())),
  );

  /** More cards of one stage: `etapa`, `cursor`. */
  routes.get("/deals", async (c) => {
    const stage = DEAL_STAGES.find((known) => known === c.req.query("etapa"));
    if (!stage) throw new AppError("INVALID_INPUT", [{ path: "etapa", message: "Elige la etapa" }]);
    const after = c.req.query("cursor");
    const limit = limitOf(c, { usual: 30, most: 500 });
    const filters = readBoardFilters(queryOf(c));
    return c.json(await readColumn(db, access.actorOf(c), filters, { stage, after, limit, now: now() }));
  });

  routes.post("/deals", async (c) => {
    const form = await readBody(c, dealForm);
    return await madeOnce(c, { db, now }, (tx) => addDeal(tx, actOf(services, access, c), form));
  });

  routes.get("/deals/:id", async (c) => {
    const deal = await readDeal(db, access.actorOf(c), uuidOf(c, "id"), now());
    if (!deal) throw new AppError("NOT_FOUND");
    return c.json(deal);
  });

  routes.patch("/deals/:id", async (c) => {
    const id = await knownDeal(c);
    const change = await readBody(c, dealChange);
    await db.transaction((tx) => changeDeal(tx, actOf(services, access, c), id, change));
    return c.body(null, 204);
  });

  routes.post("/deals/:id/stage", async (c) => {
    const id = await knownDeal(c);
    const change = await readBody(c, stageChange);
    await db.transaction((tx) => moveToStage(tx, actOf(services, access, c), id, change));
    return c.body(null, 204);
  });

  routes.post("/deals/:id/move", async (c) => {
    const id = await knownDeal(c);
    const beside = await readBody(c, cardMove);
    await db.transaction((tx) => moveCard(tx, actOf(services, access, c), id, beside));
    return c.body(null, 204);
  });

  /** Of a trade: `tipo`. */
  routes.get("/forecast", async (c) => c.json(await readForecast(db, access.actorOf(c), kindOf(c.req.query("tipo")))));

  /** Deals of a trade that came in between two days, both included: `tipo`, `desde`, `hasta`. */
  routes.get("/funnel", async (c) => {
    const today = isoDateInMadrid(now());
    const to = dayOf(c.req.query("hasta")) ?? today;
    const from = dayOf(c.req.query("desde")) ?? isoDateInMadrid(new Date(Date.parse(to) - USUAL_SPAN_DAYS * DAY_MS));
    const end = isoDateInMadrid(new Date(startOfDayInMadrid(to).getTime() + 1.5 * DAY_MS));
    const span = { kind: kindOf(c.req.query("tipo")), from: startOfDayInMadrid(from), to: startOfDayInMadrid(end) };
    return c.json(await readFunnel(db, access.actorOf(c), span));
  });

  /**
   * Loaded first, so that a stranger learns nothing from the validation of their input.
   *
   * @throws AppError NOT_FOUND
   */
  async function knownDeal(c: Parameters<typeof access.actorOf>[0]): Promise<string> {
    const id = uuidOf(c, "id");
    if (!(await seesDeal(db, access.actorOf(c), id))) throw new AppError("NOT_FOUND");
    return id;
  }
  return routes;
}

/** Purchases where the call names no trade. */
const kindOf = (text: string | undefined) => DEAL_KINDS.find((known) => known === text) ?? "comprador";

const dayOf = (text: string | undefined): string | undefined => (text && isDay(text) ? text : undefined);
