CREATE TABLE "home_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"home_id" uuid NOT NULL,
	"week" date NOT NULL,
	"figures" jsonb NOT NULL,
	"comment" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "share_link_days" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "share_link_days_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "room" text;--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "look" jsonb;--> statement-breakpoint
ALTER TABLE "home_photos" ADD COLUMN "is_twin_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "is_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "home_reports" ADD CONSTRAINT "home_reports_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link_days" ADD CONSTRAINT "share_link_days_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "home_reports_week" ON "home_reports" USING btree ("home_id","week" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "home_photos_unmeasured" ON "home_photos" USING btree ("id") WHERE "home_photos"."look" is null and "home_photos"."variants" <> '[]';--> statement-breakpoint
ALTER TABLE "home_photos" ADD CONSTRAINT "home_photos_room" CHECK ("home_photos"."room" in ('salon', 'comedor', 'cocina', 'dormitorio', 'bano', 'terraza', 'vistas', 'jardin', 'piscina', 'fachada', 'entrada', 'pasillo', 'despacho', 'lavadero', 'zonas_comunes', 'garaje', 'trastero', 'otra', 'plano'));--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_report" CHECK (not "share_links"."is_report" or "share_links"."home_id" is not null);