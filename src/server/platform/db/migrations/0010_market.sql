CREATE TABLE "market_adverts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dwelling_id" uuid NOT NULL,
	"pool" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid,
	"external_id" text NOT NULL,
	"agency_name" text,
	"phone" text,
	"url" text,
	"status" text NOT NULL,
	"price_cents" bigint,
	"currency" char(3) NOT NULL,
	"listed_on" date NOT NULL,
	"seen_on" date NOT NULL,
	"photo_hashes" text[] DEFAULT '{}' NOT NULL,
	"described" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "market_adverts_status" CHECK ("market_adverts"."status" in ('activo', 'reservado', 'cerrado', 'retirado')),
	CONSTRAINT "market_adverts_price" CHECK ("market_adverts"."price_cents" between 1 and 9000000000000000)
);
--> statement-breakpoint
CREATE TABLE "market_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dwelling_id" uuid NOT NULL,
	"advert_id" uuid,
	"on" date NOT NULL,
	"kind" text NOT NULL,
	"price_cents" bigint,
	CONSTRAINT "market_changes_kind" CHECK ("market_changes"."kind" in ('alta', 'precio', 'retirada', 'vuelta', 'reserva', 'cierre'))
);
--> statement-breakpoint
CREATE TABLE "market_gone" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pool" uuid NOT NULL,
	"to_pool" uuid NOT NULL,
	CONSTRAINT "market_grants_other" CHECK ("market_grants"."pool" <> "market_grants"."to_pool")
);
--> statement-breakpoint
CREATE TABLE "market_homes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "market_homes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pool" uuid NOT NULL,
	"home_id" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"operation" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"title" text,
	"address" text,
	"quarter" text,
	"town" text,
	"province" text,
	"postal_code" text,
	"municipality_code" char(5),
	"country" char(2) NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"built_area_m2" real,
	"rooms" smallint,
	"bathrooms" smallint,
	"floor" smallint,
	"year_built" smallint,
	"condition" text,
	"energy_rating" char(1),
	"seller" text,
	"features" integer DEFAULT 0 NOT NULL,
	"known_features" integer DEFAULT 0 NOT NULL,
	"price_cents" bigint,
	"currency" char(3) NOT NULL,
	"previous_price_cents" bigint,
	"price_changed_on" date,
	"listed_on" date NOT NULL,
	"seen_on" date NOT NULL,
	"returned_on" date,
	"closed_on" date,
	"adverts" smallint DEFAULT 1 NOT NULL,
	"cover" text,
	"sources" text[] DEFAULT '{}' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"expected_cents" bigint,
	"position" real,
	"valued_on" date,
	"merged_into_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "market_homes_operation" CHECK ("market_homes"."operation" in ('venta', 'alquiler')),
	CONSTRAINT "market_homes_type" CHECK ("market_homes"."type" in ('piso', 'atico', 'duplex', 'estudio', 'casa', 'chalet', 'adosado', 'local', 'oficina', 'otro', 'finca', 'terreno', 'garaje', 'trastero', 'nave', 'edificio')),
	CONSTRAINT "market_homes_status" CHECK ("market_homes"."status" in ('activo', 'reservado', 'cerrado', 'retirado')),
	CONSTRAINT "market_homes_seller" CHECK ("market_homes"."seller" in ('agencia', 'particular')),
	CONSTRAINT "market_homes_price" CHECK ("market_homes"."price_cents" between 1 and 9000000000000000),
	CONSTRAINT "market_homes_latitude" CHECK ("market_homes"."latitude" between -90 and 90),
	CONSTRAINT "market_homes_longitude" CHECK ("market_homes"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "market_pending" (
	"home_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "market_adverts" ADD CONSTRAINT "market_adverts_dwelling_id_market_homes_id_fk" FOREIGN KEY ("dwelling_id") REFERENCES "public"."market_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_adverts" ADD CONSTRAINT "market_adverts_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_changes" ADD CONSTRAINT "market_changes_dwelling_id_market_homes_id_fk" FOREIGN KEY ("dwelling_id") REFERENCES "public"."market_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_changes" ADD CONSTRAINT "market_changes_advert_id_market_adverts_id_fk" FOREIGN KEY ("advert_id") REFERENCES "public"."market_adverts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_homes" ADD CONSTRAINT "market_homes_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_homes" ADD CONSTRAINT "market_homes_merged_into_id_market_homes_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."market_homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "market_adverts_external" ON "market_adverts" USING btree ("pool","source","external_id");--> statement-breakpoint
CREATE INDEX "market_adverts_dwelling" ON "market_adverts" USING btree ("dwelling_id");--> statement-breakpoint
CREATE INDEX "market_adverts_phone" ON "market_adverts" USING btree ("pool","phone") WHERE "market_adverts"."phone" is not null;--> statement-breakpoint
CREATE INDEX "market_adverts_source" ON "market_adverts" USING btree ("source_id") WHERE "market_adverts"."source_id" is not null;--> statement-breakpoint
CREATE INDEX "market_changes_dwelling" ON "market_changes" USING btree ("dwelling_id","on","id");--> statement-breakpoint
CREATE INDEX "market_changes_advert" ON "market_changes" USING btree ("advert_id") WHERE "market_changes"."advert_id" is not null;--> statement-breakpoint
CREATE INDEX "market_gone_changed" ON "market_gone" USING btree ("changed_in");--> statement-breakpoint
CREATE UNIQUE INDEX "market_grants_pair" ON "market_grants" USING btree ("pool","to_pool");--> statement-breakpoint
CREATE INDEX "market_grants_to" ON "market_grants" USING btree ("to_pool");--> statement-breakpoint
CREATE UNIQUE INDEX "market_homes_number" ON "market_homes" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "market_homes_home" ON "market_homes" USING btree ("home_id") WHERE "market_homes"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "market_homes_changed" ON "market_homes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "market_homes_place" ON "market_homes" USING btree ("pool","operation","latitude","longitude");--> statement-breakpoint
CREATE INDEX "market_homes_merged" ON "market_homes" USING btree ("merged_into_id") WHERE "market_homes"."merged_into_id" is not null;--> statement-breakpoint
CREATE FUNCTION "note_market_writing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."changed_in" := pg_current_xact_id();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "market_homes_written" BEFORE UPDATE ON "market_homes" FOR EACH ROW EXECUTE FUNCTION "note_market_writing"();--> statement-breakpoint
CREATE FUNCTION "note_market_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "market_gone" ("number") SELECT "number" FROM "gone" ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "market_homes_gone" AFTER DELETE ON "market_homes" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_market_gone"();--> statement-breakpoint
CREATE FUNCTION "note_market_pending"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO "market_pending" ("home_id") VALUES (OLD."id") ON CONFLICT ("home_id") DO UPDATE SET "at" = now();
  ELSIF NEW."owner_id" IS NOT NULL THEN
    INSERT INTO "market_pending" ("home_id") VALUES (NEW."id") ON CONFLICT ("home_id") DO UPDATE SET "at" = now();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "properties_market" AFTER INSERT OR UPDATE OR DELETE ON "properties" FOR EACH ROW EXECUTE FUNCTION "note_market_pending"();
