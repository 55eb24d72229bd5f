ALTER TABLE "signature_requests" ADD COLUMN "purpose" text DEFAULT 'documento' NOT NULL;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "home_id" uuid;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "deal_id" uuid;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "wins_deal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signature_requests_home" ON "signature_requests" USING btree ("home_id") WHERE "signature_requests"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "signature_requests_contact" ON "signature_requests" USING btree ("contact_id") WHERE "signature_requests"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "signature_requests_deal" ON "signature_requests" USING btree ("deal_id") WHERE "signature_requests"."deal_id" is not null;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_purpose" CHECK ("signature_requests"."purpose" in ('documento', 'encargo', 'visita', 'propuesta'));