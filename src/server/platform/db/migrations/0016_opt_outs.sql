CREATE TABLE "call_opt_outs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid,
	"agency_id" uuid,
	"phone_mac" text NOT NULL,
	"masked" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "call_opt_outs_reason" CHECK ("call_opt_outs"."reason" in ('lo-pide', 'anuncio', 'robinson', 'otro')),
	CONSTRAINT "call_opt_outs_masked" CHECK (length("call_opt_outs"."masked") between 1 and 24)
);
--> statement-breakpoint
ALTER TABLE "call_opt_outs" ADD CONSTRAINT "call_opt_outs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_opt_outs" ADD CONSTRAINT "call_opt_outs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_opt_outs_number" ON "call_opt_outs" USING btree (coalesce("agency_id", "owner_id"),"phone_mac");--> statement-breakpoint
CREATE INDEX "call_opt_outs_owner" ON "call_opt_outs" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "call_opt_outs_agency" ON "call_opt_outs" USING btree ("agency_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);