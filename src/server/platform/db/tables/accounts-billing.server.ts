import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant, stamped } from "./columns.server.ts";
import { toolRuns } from "./tools-runs.server.ts";

/** Plans and credits: the payer of each plan, and every movement of credits. */

/** Credits that a person or an agency may spend. A member spends their agency's; their own account rests meanwhile. */
export const billingAccounts = pgTable(
  "billing_accounts",
  {
    ...stamped,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    plan: text().$type<"prueba" | "agente" | "agencia" | "red">().notNull(),
    /** End of the trial or of the paid period; null for a plan that an administrator gave without end. */
    planUntil: instant("plan_until"),
    /** Credits; never below zero, whatever runs at once. */
    balance: integer().notNull(),
    /** When the month's credits are put in anew; null for the trial, which has them once. */
    renewsAt: instant("renews_at"),
    interval: text().$type<"month" | "year">(),
    /** A change or an end that the payment service has reported, kept for the page. */
    cancelsAtEnd: boolean("cancels_at_end").notNull().default(false),
    paymentStatus: text("payment_status"),
    stripeCustomerId: text("stripe_customer_id"),
    stripeSubscriptionId: text("stripe_subscription_id"),
    /** Time of the newest event that was applied: older ones that arrive late change nothing. */
    stripeEventAt: instant("stripe_event_at"),
  },
  (table) => [
    uniqueIndex("billing_accounts_user").on(table.userId),
    uniqueIndex("billing_accounts_agency").on(table.agencyId),
    uniqueIndex("billing_accounts_customer").on(table.stripeCustomerId),
    uniqueIndex("billing_accounts_subscription").on(table.stripeSubscriptionId),
    check("billing_accounts_one", sql`(${table.userId} is null) <> (${table.agencyId} is null)`),
    check("billing_accounts_balance", sql`${table.balance} >= 0`),
    check("billing_accounts_plan", sql`${table.plan} in ('prueba', 'agente', 'agencia', 'red')`),
    check("billing_accounts_interval", sql`${table.interval} in ('month', 'year')`),
  ],
);

export const CREDIT_REASONS = ["trial", "month", "plan", "run", "grant", "expiry"] as const;

export type CreditReason = (typeof CREDIT_REASONS)[number];

/** Every movement of credits; their sum is the account's balance. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    ...stamped,
    accountId: uuid("account_id")
      .notNull()
      .references(() => billingAccounts.id, { onDelete: "cascade" }),
    /** Negative where it was spent. */
    delta: integer().notNull(),
    balanceAfter: integer("balance_after").notNull(),
    reason: text().$type<CreditReason>().notNull(),
    /** The person who spent it, or to whom an administrator gave it. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    runId: uuid("run_id").references(() => toolRuns.id, { onDelete: "set null" }),
    toolId: text("tool_id"),
    engine: text(),
    /** Names its cause (`run:…`, `invoice:…`): the same cause is entered once. */
    key: text().notNull(),
    note: text(),
  },
  (table) => [
    index("credit_entries_newest").on(
      table.accountId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex("credit_entries_key").on(table.accountId, table.key),
    index("credit_entries_run").on(table.runId),
    check("credit_entries_reason", sql`${table.reason} in ('trial', 'month', 'plan', 'run', 'grant', 'expiry')`),
  ],
);

/** Events of the payment service that were applied: each counts once, however often it arrives. */
export const stripeEvents = pgTable("stripe_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: instant("received_at").notNull().defaultNow(),
});
