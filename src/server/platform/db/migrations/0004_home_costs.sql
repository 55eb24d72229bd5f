ALTER TABLE "properties" ADD COLUMN "community_fee_cents" numeric(15, 0);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "property_tax_cents" numeric(15, 0);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "occupancy" text;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_community_fee" CHECK ("properties"."community_fee_cents" > 0);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_property_tax" CHECK ("properties"."property_tax_cents" > 0);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_occupancy" CHECK ("properties"."occupancy" in ('libre', 'alquilada', 'ocupada'));