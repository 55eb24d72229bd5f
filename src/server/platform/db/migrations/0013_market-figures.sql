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
ALTER TABLE "market_homes" ADD COLUMN "course" text;--> statement-breakpoint
ALTER TABLE "market_report_readers" ADD CONSTRAINT "market_report_readers_report_id_market_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."market_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_reports" ADD CONSTRAINT "market_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_reports" ADD CONSTRAINT "market_reports_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "market_report_readers_address" ON "market_report_readers" USING btree ("report_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "market_report_readers_token" ON "market_report_readers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "market_report_readers_due" ON "market_report_readers" USING btree ("last_month") WHERE "market_report_readers"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "market_report_readers_email" ON "market_report_readers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "market_reports_token" ON "market_reports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "market_reports_owner" ON "market_reports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "market_reports_agency" ON "market_reports" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "market_homes_without_course" ON "market_homes" USING btree ("id") WHERE "market_homes"."course" is null;