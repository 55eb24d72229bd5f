ALTER TABLE "properties" ADD COLUMN "heating" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "renovated_year" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "renovated_what" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_status" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_consumption" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_emissions" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_certified_on" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_certified_until" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "energy_certificate_number" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "fee_percent" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "fee_amount_cents" numeric(15, 0);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "fee_payer" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "keys_place" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "keys_number" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "keys_note" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "charges" text[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "charges_note" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "owner" jsonb;--> statement-breakpoint
CREATE INDEX "import_rows_owner" ON "import_rows" USING btree ("import_id","ordinal") WHERE "import_rows"."owner" is not null and "import_rows"."applied_at" is not null;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_heating" CHECK ("properties"."heating" in ('gas_individual', 'central', 'electrica', 'suelo_radiante', 'aerotermia', 'bomba_calor', 'chimenea'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_renovated_year" CHECK ("properties"."renovated_year" >= 1900);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_energy_status" CHECK ("properties"."energy_status" in ('en_tramite', 'exento'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_energy_consumption" CHECK ("properties"."energy_consumption" between 0 and 5000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_energy_emissions" CHECK ("properties"."energy_emissions" between 0 and 5000);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_fee_percent" CHECK ("properties"."fee_percent" between 0 and 20);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_fee_amount" CHECK ("properties"."fee_amount_cents" > 0);--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_fee_payer" CHECK ("properties"."fee_payer" in ('propietario', 'comprador', 'ambos'));