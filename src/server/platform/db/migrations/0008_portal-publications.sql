CREATE TABLE "home_publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"home_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"outlet_id" uuid,
	"url" text,
	"since" date NOT NULL,
	"until" date,
	CONSTRAINT "home_publications_portal" CHECK ("home_publications"."portal" in ('kyero', 'idealista', 'fotocasa', 'habitaclia', 'pisos', 'yaencontre', 'milanuncios', 'otro')),
	CONSTRAINT "home_publications_days" CHECK ("home_publications"."until" >= "home_publications"."since")
);
--> statement-breakpoint
ALTER TABLE "feed_outlets" ADD COLUMN "portal" text DEFAULT 'otro' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_publications" ADD CONSTRAINT "home_publications_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_publications" ADD CONSTRAINT "home_publications_outlet_id_feed_outlets_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."feed_outlets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_publications_home" ON "home_publications" USING btree ("home_id");--> statement-breakpoint
CREATE UNIQUE INDEX "home_publications_read" ON "home_publications" USING btree ("outlet_id","home_id") WHERE "home_publications"."until" is null and "home_publications"."outlet_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "home_publications_noted" ON "home_publications" USING btree ("home_id","portal") WHERE "home_publications"."until" is null and "home_publications"."outlet_id" is null;--> statement-breakpoint
ALTER TABLE "feed_outlets" ADD CONSTRAINT "feed_outlets_portal" CHECK ("feed_outlets"."portal" in ('kyero', 'otro'));