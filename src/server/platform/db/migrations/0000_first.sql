CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" char(64) NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "files_size" CHECK ("files"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" text PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"seen_on" date NOT NULL,
	"is_demo" boolean NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operation" text NOT NULL,
	"type" text NOT NULL,
	"address" text,
	"place_name" text,
	"municipality_code" char(5),
	"country" char(2) NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"built_area_m2" double precision NOT NULL,
	"usable_area_m2" double precision,
	"rooms" smallint,
	"bathrooms" smallint,
	"floor" smallint,
	"building_floors" smallint,
	"year_built" smallint,
	"condition" text,
	"has_lift" boolean,
	"is_exterior" boolean,
	"is_top_floor" boolean,
	"has_terrace" boolean,
	"has_parking_included" boolean,
	"has_storage_room" boolean,
	"has_pool" boolean,
	"has_air_conditioning" boolean,
	"has_wardrobes" boolean,
	"has_doorman" boolean,
	"has_garden" boolean,
	"orientations" text[],
	"energy_rating" char(1),
	"price_cents" numeric(15, 0),
	"currency" char(3) NOT NULL,
	"cadastral_reference" text,
	CONSTRAINT "properties_area" CHECK ("properties"."built_area_m2" between 15 and 2000),
	CONSTRAINT "properties_usable_area" CHECK ("properties"."usable_area_m2" between 10 and "properties"."built_area_m2"),
	CONSTRAINT "properties_rooms" CHECK ("properties"."rooms" between 0 and 15),
	CONSTRAINT "properties_bathrooms" CHECK ("properties"."bathrooms" between 0 and 10),
	CONSTRAINT "properties_floor" CHECK ("properties"."floor" between -2 and 50),
	CONSTRAINT "properties_building_floors" CHECK ("properties"."building_floors" between 1 and 60),
	CONSTRAINT "properties_year" CHECK ("properties"."year_built" >= 1700),
	CONSTRAINT "properties_operation" CHECK ("properties"."operation" in ('venta', 'alquiler')),
	CONSTRAINT "properties_type" CHECK ("properties"."type" in ('piso', 'atico', 'duplex', 'estudio', 'casa', 'chalet', 'adosado', 'local', 'oficina', 'otro')),
	CONSTRAINT "properties_condition" CHECK ("properties"."condition" in ('obra_nueva', 'bueno', 'a_reformar')),
	CONSTRAINT "properties_energy" CHECK ("properties"."energy_rating" in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
	CONSTRAINT "properties_latitude" CHECK ("properties"."latitude" between -90 and 90),
	CONSTRAINT "properties_longitude" CHECK ("properties"."longitude" between -180 and 180),
	CONSTRAINT "properties_price" CHECK ("properties"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "tool_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tool_id" text NOT NULL,
	"tool_version" integer NOT NULL,
	"engine" text NOT NULL,
	"title" text NOT NULL,
	"property_id" uuid,
	"input" jsonb NOT NULL,
	"parsed_input" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"duration_ms" double precision NOT NULL,
	"idempotency_key" text,
	"input_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("visitor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_place" ON "listings" USING btree ("operation","latitude","longitude");--> statement-breakpoint
CREATE INDEX "properties_owner" ON "properties" USING btree ("visitor_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tool_runs_owner" ON "tool_runs" USING btree ("visitor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "tool_runs_idempotency" ON "tool_runs" USING btree ("visitor_id","tool_id","idempotency_key");