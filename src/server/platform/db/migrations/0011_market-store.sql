CREATE TABLE "market_distinct" (
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	CONSTRAINT "market_distinct_first_id_second_id_pk" PRIMARY KEY("first_id","second_id"),
	CONSTRAINT "market_distinct_order" CHECK ("market_distinct"."first_id" < "market_distinct"."second_id")
);
--> statement-breakpoint
ALTER TABLE "import_sources" DROP CONSTRAINT "import_sources_target";--> statement-breakpoint
ALTER TABLE "market_adverts" ADD COLUMN "joined_from_id" uuid;--> statement-breakpoint
ALTER TABLE "market_distinct" ADD CONSTRAINT "market_distinct_first_id_market_homes_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."market_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_distinct" ADD CONSTRAINT "market_distinct_second_id_market_homes_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."market_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_distinct_second" ON "market_distinct" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "market_adverts_orphan" ON "market_adverts" USING btree ("id") WHERE source_id is null and source ~ '^[0-9a-f]{8}-' and status in ('activo', 'reservado');--> statement-breakpoint
CREATE INDEX "market_adverts_portfolio" ON "market_adverts" USING btree ("external_id") WHERE "market_adverts"."source" = 'cartera';--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_target" CHECK ("import_sources"."target" in ('cartera', 'comparables', 'mercado'));--> statement-breakpoint
CREATE FUNCTION "note_market_grant"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_pool" uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN
    "of_pool" := OLD."pool";
  ELSE
    "of_pool" := NEW."pool";
    -- From this moment on strangers see the pool: hidden homes are only somewhere within their square at once.
    UPDATE "market_homes" m SET
      "latitude" = round(((floor(m."latitude" / 0.005) + 0.5) * 0.005)::numeric, 4),
      "longitude" = round(((floor(m."longitude" / 0.005) + 0.5) * 0.005)::numeric, 4)
    FROM "properties" p WHERE p."id" = m."home_id" AND NOT p."shows_address" AND m."pool" = "of_pool";
  END IF;
  INSERT INTO "market_pending" ("home_id") SELECT "id" FROM "properties" WHERE coalesce("agency_id", "owner_id") = "of_pool"
    ON CONFLICT ("home_id") DO UPDATE SET "at" = now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "market_grants_written" AFTER INSERT OR DELETE ON "market_grants" FOR EACH ROW EXECUTE FUNCTION "note_market_grant"();--> statement-breakpoint
INSERT INTO "market_pending" ("home_id") SELECT "id" FROM "properties" WHERE "owner_id" IS NOT NULL ON CONFLICT DO NOTHING;
