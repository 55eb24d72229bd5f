ALTER TABLE "contact_events" DROP CONSTRAINT "contact_events_kind";--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "seal_fault" text;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "seal_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "deal_evidence" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "keeps_in_home" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "tells_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "outcome" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "outcome_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD COLUMN "outcome_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "signature_signers" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "signature_signers" ADD CONSTRAINT "signature_signers_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signature_requests_outcome_due" ON "signature_requests" USING btree ("outcome_due_at") WHERE "signature_requests"."outcome_due_at" is not null;--> statement-breakpoint
CREATE INDEX "signature_requests_original" ON "signature_requests" USING btree ("original_sha256");--> statement-breakpoint
CREATE INDEX "signature_signers_mail" ON "signature_signers" USING btree ("mail_id") WHERE "signature_signers"."mail_id" is not null;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_kind" CHECK ("contact_events"."kind" in ('formulario', 'chat', 'resultado_compartido', 'correo_portal', 'nota', 'llamada', 'correo', 'mensaje', 'visita', 'etapa', 'asignacion', 'fusion', 'importacion', 'tarea', 'reparto', 'firma'));