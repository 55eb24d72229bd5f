ALTER TABLE "market_reports" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market_reports" ADD COLUMN "last_view_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "market_searches" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market_searches" ADD COLUMN "last_view_at" timestamp with time zone;