ALTER TABLE "contacts" ADD COLUMN "consent_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "consent_asked_text" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "consent_withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_reports" ADD COLUMN "sent_words" jsonb;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "deposit_months" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "guarantee_months" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "lease_months" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "included_costs" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "previous_rent_cents" numeric(15, 0);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "rent_index_cents" numeric(15, 0);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_deposit_months" CHECK ("properties"."deposit_months" between 0 and 12);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_guarantee_months" CHECK ("properties"."guarantee_months" between 0 and 12);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_lease_months" CHECK ("properties"."lease_months" between 1 and 600);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_previous_rent" CHECK ("properties"."previous_rent_cents" > 0);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_rent_index" CHECK ("properties"."rent_index_cents" > 0);