ALTER TABLE "imports" ADD COLUMN "columns" jsonb;--> statement-breakpoint
CREATE INDEX "files_agency_size" ON "files" USING btree ("agency_id","storage_key","size_bytes");--> statement-breakpoint
CREATE INDEX "files_owner_size" ON "files" USING btree ("owner_id","storage_key","size_bytes") WHERE "files"."agency_id" is null;--> statement-breakpoint
CREATE INDEX "imports_ended" ON "imports" USING btree ("updated_at") WHERE "imports"."state" in ('terminada', 'cancelada') and "imports"."storage_key" is not null;--> statement-breakpoint
-- By hand: tables that wait for a person are read once more, so that their columns are kept with them.
UPDATE "imports" SET "state" = 'recibida', "attempts" = 0, "lease_until" = null, "lease_holder" = null
WHERE "state" = 'vista_previa' AND "format" IN ('csv', 'xlsx') AND "storage_key" IS NOT NULL;
