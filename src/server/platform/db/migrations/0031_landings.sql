CREATE TABLE "landing_days" (
	"landing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"variant" text NOT NULL,
	"is_test" boolean NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "landing_days_landing_id_day_variant_is_test_pk" PRIMARY KEY("landing_id","day","variant","is_test"),
	CONSTRAINT "landing_days_variant" CHECK ("landing_days"."variant" in ('a', 'b'))
);
--> statement-breakpoint
CREATE TABLE "landing_domains" (
	"landing_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "landing_leads" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"landing_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"home_id" uuid,
	CONSTRAINT "landing_leads_variant" CHECK ("landing_leads"."variant" in ('a', 'b'))
);
--> statement-breakpoint
CREATE TABLE "landing_versions" (
	"landing_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "landing_versions_landing_id_number_pk" PRIMARY KEY("landing_id","number")
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"home_id" uuid,
	"versions" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "landing_days" ADD CONSTRAINT "landing_days_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_domains" ADD CONSTRAINT "landing_domains_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_leads" ADD CONSTRAINT "landing_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_leads" ADD CONSTRAINT "landing_leads_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_leads" ADD CONSTRAINT "landing_leads_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_versions" ADD CONSTRAINT "landing_versions_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "landing_domains_proved" ON "landing_domains" USING btree ("host") WHERE "landing_domains"."proved_at" is not null;--> statement-breakpoint
CREATE INDEX "landing_leads_of" ON "landing_leads" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "landing_leads_home" ON "landing_leads" USING btree ("home_id") WHERE "landing_leads"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "landings_owner" ON "landings" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "landings_agency" ON "landings" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "landings_slug" ON "landings" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "landings_home" ON "landings" USING btree ("home_id") WHERE "landings"."home_id" is not null;