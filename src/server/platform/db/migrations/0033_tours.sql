CREATE TABLE "tour_days" (
	"tour_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tour_days_tour_id_day_pk" PRIMARY KEY("tour_id","day")
);
--> statement-breakpoint
CREATE TABLE "tour_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tour_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"width_px" integer,
	"height_px" integer,
	CONSTRAINT "tour_files_kind" CHECK ("tour_files"."kind" in ('plano', 'foto', 'documento', 'sonido', 'nadir'))
);
--> statement-breakpoint
CREATE TABLE "tour_leads" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"tour_id" uuid NOT NULL,
	"scene_id" text,
	"home_id" uuid
);
--> statement-breakpoint
CREATE TABLE "tour_panoramas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tour_id" uuid NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'subiendo' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"fault" text,
	"size_bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"keeps_original" boolean DEFAULT false NOT NULL,
	"source_file_id" uuid,
	"tiles_file_id" uuid,
	"tile_starts" jsonb,
	"width_px" integer,
	"height_px" integer,
	"sizes" jsonb,
	"covers" jsonb,
	"pose" jsonb,
	"blurs" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"turn_of" uuid NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "tour_panoramas_state" CHECK ("tour_panoramas"."state" in ('subiendo', 'en-cola', 'trabajando', 'lista', 'fallida')),
	CONSTRAINT "tour_panoramas_origin" CHECK ("tour_panoramas"."origin" in ('foto', 'plano', 'cosido', 'caja'))
);
--> statement-breakpoint
CREATE TABLE "tour_scene_days" (
	"tour_id" uuid NOT NULL,
	"scene_id" text NOT NULL,
	"day" date NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tour_scene_days_tour_id_scene_id_day_pk" PRIMARY KEY("tour_id","scene_id","day")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"home_id" uuid,
	"published" jsonb,
	"published_revision" integer,
	"published_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"password_hash" text,
	"expires_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tour_days" ADD CONSTRAINT "tour_days_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_files" ADD CONSTRAINT "tour_files_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_files" ADD CONSTRAINT "tour_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_leads" ADD CONSTRAINT "tour_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_leads" ADD CONSTRAINT "tour_leads_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_leads" ADD CONSTRAINT "tour_leads_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_panoramas" ADD CONSTRAINT "tour_panoramas_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_panoramas" ADD CONSTRAINT "tour_panoramas_source_file_id_files_id_fk" FOREIGN KEY ("source_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_panoramas" ADD CONSTRAINT "tour_panoramas_tiles_file_id_files_id_fk" FOREIGN KEY ("tiles_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_scene_days" ADD CONSTRAINT "tour_scene_days_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_files_tour" ON "tour_files" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "tour_files_file" ON "tour_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "tour_leads_of" ON "tour_leads" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "tour_leads_home" ON "tour_leads" USING btree ("home_id") WHERE "tour_leads"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "tour_panoramas_tour" ON "tour_panoramas" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "tour_panoramas_due" ON "tour_panoramas" USING btree ("turn_of","next_attempt_at") WHERE "tour_panoramas"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "tour_panoramas_tiles" ON "tour_panoramas" USING btree ("tiles_file_id") WHERE "tour_panoramas"."tiles_file_id" is not null;--> statement-breakpoint
CREATE INDEX "tour_panoramas_source" ON "tour_panoramas" USING btree ("source_file_id") WHERE "tour_panoramas"."source_file_id" is not null;--> statement-breakpoint
CREATE INDEX "tours_owner" ON "tours" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "tours_agency" ON "tours" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE INDEX "tours_home" ON "tours" USING btree ("home_id") WHERE "tours"."home_id" is not null;