ALTER TABLE "chat_channels" ADD COLUMN "office" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_channels" ADD COLUMN "visits" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_channels" ADD COLUMN "documents" text DEFAULT '' NOT NULL;