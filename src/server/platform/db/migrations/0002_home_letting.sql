ALTER TABLE "properties" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "furnishing" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "allows_pets" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_furnishing" CHECK ("properties"."furnishing" in ('si', 'parcial', 'no'));