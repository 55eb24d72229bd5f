ALTER TABLE "user_notifications" DROP CONSTRAINT "user_notifications_type";--> statement-breakpoint
ALTER TABLE "market_search_answers" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "market_search_answers" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "market_search_answers" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_type" CHECK ("user_notifications"."type" in ('error', 'warning', 'question', 'info'));--> statement-breakpoint
ALTER TABLE "market_search_answers" ADD CONSTRAINT "market_search_answers_reason" CHECK ("market_search_answers"."reason" is null or ("market_search_answers"."reason" in ('precio', 'zona', 'tamano', 'estado', 'otra') and "market_search_answers"."verdict" = 'no'));--> statement-breakpoint
ALTER TABLE "market_search_answers" ADD CONSTRAINT "market_search_answers_reply" CHECK (num_nulls("market_search_answers"."reply", "market_search_answers"."replied_at") in (0, 2) and coalesce(length("market_search_answers"."reply"), 1) > 0);