ALTER TABLE "feed_outlets" DROP CONSTRAINT "feed_outlets_format";--> statement-breakpoint
ALTER TABLE "import_sources" DROP CONSTRAINT "import_sources_format";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_format";--> statement-breakpoint
ALTER TABLE "market_homes" ADD COLUMN "value_due_on" date;--> statement-breakpoint
CREATE INDEX "market_homes_value_due" ON "market_homes" USING btree ("value_due_on" NULLS FIRST,"changed_in" DESC NULLS FIRST) WHERE merged_into_id is null and status <> 'retirado' and price_cents is not null and latitude is not null and longitude is not null and built_area_m2 is not null;--> statement-breakpoint
ALTER TABLE "feed_outlets" ADD CONSTRAINT "feed_outlets_format" CHECK ("feed_outlets"."format" in ('kyero', 'csv', 'xlsx', 'idealista', 'fotocasa', 'easybroker', 'idealista18', 'reso'));--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_format" CHECK ("import_sources"."format" in ('kyero', 'csv', 'xlsx', 'idealista', 'fotocasa', 'easybroker', 'idealista18', 'reso'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_format" CHECK ("imports"."format" in ('kyero', 'csv', 'xlsx', 'idealista', 'fotocasa', 'easybroker', 'idealista18', 'reso'));--> statement-breakpoint
INSERT INTO "market_pending" ("home_id") SELECT "id" FROM "properties" WHERE "owner_id" IS NOT NULL ON CONFLICT DO NOTHING;
