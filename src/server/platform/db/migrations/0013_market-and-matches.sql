CREATE TABLE "match_looks" (
	"home_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_notices" (
	"contact_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_notices_contact_id_home_id_pk" PRIMARY KEY("contact_id","home_id")
);
--> statement-breakpoint
CREATE TABLE "market_report_readers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"last_month" char(7) NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "market_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	CONSTRAINT "market_reports_name" CHECK (length("market_reports"."name") between 1 and 120),
	CONSTRAINT "market_reports_query" CHECK (length("market_reports"."query") <= 6000)
);
--> statement-breakpoint
CREATE TABLE "market_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"home_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"previous_price_cents" bigint,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "market_events_kind" CHECK ("market_events"."kind" in ('nueva', 'bajada', 'vuelta'))
);
--> statement-breakpoint
CREATE TABLE "market_search_answers" (
	"search_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"verdict" text,
	"comment" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_search_answers_search_id_home_id_pk" PRIMARY KEY("search_id","home_id"),
	CONSTRAINT "market_search_answers_verdict" CHECK ("market_search_answers"."verdict" in ('me-gusta', 'no')),
	CONSTRAINT "market_search_answers_comment" CHECK (length("market_search_answers"."comment") > 0),
	CONSTRAINT "market_search_answers_some" CHECK (num_nonnulls("market_search_answers"."verdict", "market_search_answers"."comment") > 0)
);
--> statement-breakpoint
CREATE TABLE "market_search_hits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_search_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"search_id" uuid NOT NULL,
	"home_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"price_cents" bigint,
	"previous_price_cents" bigint,
	"currency" char(3) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "market_search_hits_kind" CHECK ("market_search_hits"."kind" in ('nueva', 'bajada', 'vuelta'))
);
--> statement-breakpoint
CREATE TABLE "market_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"contact_id" uuid,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"reach" text[] NOT NULL,
	"kinds" text[] NOT NULL,
	"frequency" text NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"time_zone" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"baseline" "pg_snapshot" DEFAULT pg_current_snapshot() NOT NULL,
	"paused_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"last_told_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"new_on" date,
	"new_count" integer DEFAULT 0 NOT NULL,
	"share_hash" text,
	"share_sealed" text,
	"share_ended_at" timestamp with time zone,
	"end_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "market_searches_name" CHECK (length("market_searches"."name") > 0),
	CONSTRAINT "market_searches_frequency" CHECK ("market_searches"."frequency" in ('al-momento', 'diaria', 'semanal')),
	CONSTRAINT "market_searches_kinds" CHECK ("market_searches"."kinds" <@ array['nueva', 'bajada', 'vuelta']),
	CONSTRAINT "market_searches_quiet" CHECK (num_nulls("market_searches"."quiet_from", "market_searches"."quiet_to") in (0, 2) and coalesce("market_searches"."quiet_from", 0) between 0 and 23
        and coalesce("market_searches"."quiet_to", 0) between 0 and 23),
	CONSTRAINT "market_searches_count" CHECK ("market_searches"."new_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "marketing_confirmations" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_scopes";--> statement-breakpoint
ALTER TABLE "feed_outlets" DROP CONSTRAINT "feed_outlets_format";--> statement-breakpoint
ALTER TABLE "import_sources" DROP CONSTRAINT "import_sources_format";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_format";--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "sought" jsonb;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "currency" char(3) DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "market_homes" ADD COLUMN "course" text;--> statement-breakpoint
ALTER TABLE "market_homes" ADD COLUMN "value_due_on" date;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "end_href" text;--> statement-breakpoint
ALTER TABLE "match_looks" ADD CONSTRAINT "match_looks_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notices" ADD CONSTRAINT "match_notices_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_notices" ADD CONSTRAINT "match_notices_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_report_readers" ADD CONSTRAINT "market_report_readers_report_id_market_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."market_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_reports" ADD CONSTRAINT "market_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_reports" ADD CONSTRAINT "market_reports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_search_answers" ADD CONSTRAINT "market_search_answers_search_id_market_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."market_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_search_answers" ADD CONSTRAINT "market_search_answers_home_id_market_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."market_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_search_hits" ADD CONSTRAINT "market_search_hits_search_id_market_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."market_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_search_hits" ADD CONSTRAINT "market_search_hits_home_id_market_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."market_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_searches" ADD CONSTRAINT "market_searches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_searches" ADD CONSTRAINT "market_searches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_searches" ADD CONSTRAINT "market_searches_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_notices_home" ON "match_notices" USING btree ("home_id");--> statement-breakpoint
CREATE UNIQUE INDEX "market_report_readers_address" ON "market_report_readers" USING btree ("report_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "market_report_readers_token" ON "market_report_readers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "market_report_readers_due" ON "market_report_readers" USING btree ("last_month") WHERE "market_report_readers"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "market_report_readers_email" ON "market_report_readers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "market_reports_token" ON "market_reports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "market_reports_owner" ON "market_reports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "market_reports_agency" ON "market_reports" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "market_search_answers_home" ON "market_search_answers" USING btree ("home_id");--> statement-breakpoint
CREATE UNIQUE INDEX "market_search_hits_untold" ON "market_search_hits" USING btree ("search_id","home_id") WHERE "market_search_hits"."told_at" is null;--> statement-breakpoint
CREATE INDEX "market_search_hits_newest" ON "market_search_hits" USING btree ("search_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "market_search_hits_home" ON "market_search_hits" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "market_search_hits_age" ON "market_search_hits" USING brin ("at");--> statement-breakpoint
CREATE INDEX "market_searches_owner" ON "market_searches" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "market_searches_agency" ON "market_searches" USING btree ("agency_id") WHERE "market_searches"."agency_id" is not null;--> statement-breakpoint
CREATE INDEX "market_searches_contact" ON "market_searches" USING btree ("contact_id") WHERE "market_searches"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "market_searches_reach" ON "market_searches" USING gin ("reach") WHERE "market_searches"."paused_at" is null;--> statement-breakpoint
CREATE INDEX "market_searches_due" ON "market_searches" USING btree ("due_at") WHERE "market_searches"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "market_searches_end" ON "market_searches" USING btree ("end_token");--> statement-breakpoint
CREATE UNIQUE INDEX "market_searches_share" ON "market_searches" USING btree ("share_hash") WHERE "market_searches"."share_hash" is not null;--> statement-breakpoint
CREATE INDEX "market_homes_value_due" ON "market_homes" USING btree ("value_due_on" NULLS FIRST,"changed_in" DESC NULLS FIRST) WHERE merged_into_id is null and status <> 'retirado' and price_cents is not null and latitude is not null and longitude is not null and built_area_m2 is not null;--> statement-breakpoint
CREATE INDEX "market_homes_without_course" ON "market_homes" USING btree ("id") WHERE "market_homes"."course" is null;--> statement-breakpoint
CREATE INDEX "properties_on_offer" ON "properties" USING btree ("updated_at") WHERE "properties"."status" = 'disponible' and "properties"."deleted_at" is null and "properties"."merged_into_id" is null;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scopes" CHECK (cardinality("api_keys"."scopes") between 1 and 10);--> statement-breakpoint
ALTER TABLE "feed_outlets" ADD CONSTRAINT "feed_outlets_format" CHECK ("feed_outlets"."format" in ('kyero', 'csv', 'xlsx', 'idealista', 'fotocasa', 'easybroker', 'idealista18', 'reso'));--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_format" CHECK ("import_sources"."format" in ('kyero', 'csv', 'xlsx', 'idealista', 'fotocasa', 'easybroker', 'idealista18', 'reso'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_format" CHECK ("imports"."format" in ('kyero', 'csv', 'xlsx', 'idealista', 'fotocasa', 'easybroker', 'idealista18', 'reso'));--> statement-breakpoint
CREATE FUNCTION "note_market_coming"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "market_searches" WHERE "paused_at" IS NULL) THEN
    INSERT INTO "market_events" ("home_id", "kind")
      SELECT "id", 'nueva' FROM "came" WHERE "status" = 'activo' AND "merged_into_id" IS NULL;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "market_homes_came" AFTER INSERT ON "market_homes" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "note_market_coming"();--> statement-breakpoint
CREATE FUNCTION "note_market_turn"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "market_searches" WHERE "paused_at" IS NULL) THEN
    -- A price that an older advert of the same home had all along is no reduction: its day lies further back. A home that
    -- became cheaper on its first day has no day of a change.
    INSERT INTO "market_events" ("home_id", "kind", "previous_price_cents")
      SELECT n."id", CASE WHEN o."status" = 'activo' THEN 'bajada' ELSE 'vuelta' END,
        CASE WHEN o."currency" = n."currency" THEN o."price_cents" END
      FROM "turned" n JOIN "before" o ON o."id" = n."id"
      WHERE n."status" = 'activo' AND n."merged_into_id" IS NULL AND (o."status" <> 'activo'
        OR (n."currency" = o."currency" AND n."price_cents" < o."price_cents" AND coalesce(n."price_changed_on", n."listed_on") >= current_date - 2));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "market_homes_turned" AFTER UPDATE ON "market_homes" REFERENCING OLD TABLE AS "before" NEW TABLE AS "turned" FOR EACH STATEMENT EXECUTE FUNCTION "note_market_turn"();
--> statement-breakpoint
INSERT INTO "market_pending" ("home_id") SELECT "id" FROM "properties" WHERE "owner_id" IS NOT NULL ON CONFLICT DO NOTHING;
