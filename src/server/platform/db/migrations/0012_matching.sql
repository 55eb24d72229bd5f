ALTER TABLE "demands" ADD COLUMN "wishes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "tolerance" double precision DEFAULT 0.1 NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_events_verdict" ON "contact_events" USING btree ("contact_id","at") WHERE "contact_events"."data" ? 'verdict';--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_tolerance" CHECK ("demands"."tolerance" between 0 and 0.25);