ALTER TABLE "properties" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_runs" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
-- By hand: what no account made is a visitor's. Their browsers get a new, signed id; the rows wait to be forgotten as they did.
UPDATE "properties" SET "visitor_id" = "owner_id", "owner_id" = NULL WHERE "agency_id" IS NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "properties"."owner_id");--> statement-breakpoint
UPDATE "tool_runs" SET "visitor_id" = "owner_id", "owner_id" = NULL WHERE "agency_id" IS NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "tool_runs"."owner_id");--> statement-breakpoint
CREATE INDEX "properties_visitor" ON "properties" USING btree ("visitor_id","updated_at" DESC NULLS FIRST) WHERE "properties"."visitor_id" is not null;--> statement-breakpoint
CREATE INDEX "tool_runs_visitor" ON "tool_runs" USING btree ("visitor_id","created_at" DESC NULLS FIRST) WHERE "tool_runs"."visitor_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tool_runs_visitor_idempotency" ON "tool_runs" USING btree ("visitor_id","tool_id","idempotency_key") WHERE "tool_runs"."visitor_id" is not null;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_maker" CHECK (num_nonnulls("properties"."owner_id", "properties"."visitor_id") = 1);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_visitor_alone" CHECK ("properties"."visitor_id" is null or "properties"."agency_id" is null);--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_maker" CHECK (num_nonnulls("tool_runs"."owner_id", "tool_runs"."visitor_id") = 1);--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_visitor_alone" CHECK ("tool_runs"."visitor_id" is null or "tool_runs"."agency_id" is null);