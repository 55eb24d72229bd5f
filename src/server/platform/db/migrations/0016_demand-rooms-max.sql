ALTER TABLE "demands" ADD COLUMN "rooms_max" integer;--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_rooms" CHECK ("demands"."rooms_min" <= "demands"."rooms_max");