ALTER TABLE "contacts" ADD COLUMN "consent_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "consent_asked_text" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "consent_withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_reports" ADD COLUMN "sent_words" jsonb;