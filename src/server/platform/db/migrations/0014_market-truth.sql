CREATE TABLE "market_refusals" (
	"pool" uuid NOT NULL,
	"by_pool" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "market_refusals_by_pool_pool_pk" PRIMARY KEY("by_pool","pool"),
	CONSTRAINT "market_refusals_other" CHECK ("market_refusals"."pool" <> "market_refusals"."by_pool")
);
--> statement-breakpoint
ALTER TABLE "market_search_answers" ADD COLUMN "joined_from_id" uuid;--> statement-breakpoint
ALTER TABLE "market_homes" ADD COLUMN "expected_low_cents" bigint;--> statement-breakpoint
ALTER TABLE "market_homes" ADD COLUMN "expected_high_cents" bigint;--> statement-breakpoint
ALTER TABLE "market_homes" ADD COLUMN "expected_from" smallint;--> statement-breakpoint
ALTER TABLE "market_homes" ADD COLUMN "expected_confidence" text;--> statement-breakpoint
ALTER TABLE "market_homes" ADD COLUMN "place_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "market_refusals_pool" ON "market_refusals" USING btree ("pool");--> statement-breakpoint
CREATE INDEX "market_homes_place_due" ON "market_homes" USING btree ("id") WHERE "market_homes"."place_due";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_market_turn"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "market_searches" WHERE "paused_at" IS NULL) THEN
    -- A reduction is that of an advert: another agency that offers the home for less has lowered nothing. The day of an advert's own change says so;
    -- one that became cheaper on its first day has none, and then as many adverts offer the home as before.
    INSERT INTO "market_events" ("home_id", "kind", "previous_price_cents")
      SELECT n."id", CASE WHEN o."status" = 'activo' THEN 'bajada' ELSE 'vuelta' END,
        CASE WHEN o."currency" = n."currency" THEN o."price_cents" END
      FROM "turned" n JOIN "before" o ON o."id" = n."id"
      WHERE n."status" = 'activo' AND n."merged_into_id" IS NULL AND (o."status" <> 'activo'
        OR (n."currency" = o."currency" AND n."price_cents" < o."price_cents"
          AND coalesce(n."price_changed_on", CASE WHEN n."adverts" = o."adverts" THEN n."listed_on" END) >= current_date - 2));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The history of homes that several adverts offered is derived anew.
UPDATE "market_homes" SET "course" = NULL WHERE "id" IN (SELECT "dwelling_id" FROM "market_adverts" GROUP BY "dwelling_id" HAVING count(*) > 1);--> statement-breakpoint
UPDATE "market_homes" SET "place_due" = true WHERE NOT "is_demo";
--> statement-breakpoint
-- Values that were worked out before their range was kept are worked out again.
UPDATE "market_homes" SET "valued_on" = NULL, "value_due_on" = NULL WHERE "position" IS NOT NULL AND "status" IN ('activo', 'reservado') AND NOT "is_demo";
