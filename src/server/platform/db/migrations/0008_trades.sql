CREATE TABLE "deal_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"person_id" uuid,
	"share_bps" integer NOT NULL,
	CONSTRAINT "deal_shares_part" CHECK ("deal_shares"."share_bps" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "contact_events" DROP CONSTRAINT "contact_events_kind";--> statement-breakpoint
ALTER TABLE "deal_steps" DROP CONSTRAINT "deal_steps_to";--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_kind";--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_stage";--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_loss_reason";--> statement-breakpoint
DROP INDEX "contact_points_value";--> statement-breakpoint
DROP INDEX "deals_board";--> statement-breakpoint
DROP INDEX "deals_owner";--> statement-breakpoint
ALTER TABLE "crm_settings" ADD COLUMN "mandate_notice_days" smallint[] DEFAULT '{30,15,6}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "fee_bps" integer;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_shares_person" ON "deal_shares" USING btree ("deal_id","person_id");--> statement-breakpoint
CREATE INDEX "deal_shares_of" ON "deal_shares" USING btree ("person_id") WHERE "deal_shares"."person_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_email" ON "contact_points" USING btree ("scope","value") WHERE "contact_points"."kind" = 'email';--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_own" ON "contact_points" USING btree ("contact_id","kind","value");--> statement-breakpoint
CREATE INDEX "contact_points_value" ON "contact_points" USING btree ("scope","kind","value");--> statement-breakpoint
CREATE INDEX "deals_board" ON "deals" USING btree ("scope","stage","kind","position","id");--> statement-breakpoint
CREATE INDEX "deals_owner" ON "deals" USING btree ("scope","owner_id","stage","kind","position","id");--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_kind" CHECK ("contact_events"."kind" in ('formulario', 'chat', 'resultado_compartido', 'correo_portal', 'nota', 'llamada', 'correo', 'mensaje', 'visita', 'etapa', 'asignacion', 'fusion', 'importacion', 'tarea', 'reparto'));--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_to" CHECK ("deal_steps"."to_stage" in ('nuevo', 'contactado', 'cualificado', 'valoracion', 'propuesta', 'preparacion', 'publicado', 'visita', 'solvencia', 'oferta', 'reserva', 'arras', 'firmado', 'perdido'));--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_fee" CHECK ("deals"."fee_bps" between 0 and 20000);--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_kind" CHECK ("deals"."kind" in ('comprador', 'vendedor', 'inquilino', 'propietario', 'plataforma'));--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_stage" CHECK ("deals"."stage" in ('nuevo', 'contactado', 'cualificado', 'valoracion', 'propuesta', 'preparacion', 'publicado', 'visita', 'solvencia', 'oferta', 'reserva', 'arras', 'firmado', 'perdido'));--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_loss_reason" CHECK ("deals"."loss_reason" in ('sin_respuesta', 'precio', 'financiacion', 'compro_otro', 'otra_agencia', 'solvencia', 'honorarios', 'vende_solo', 'retirado', 'vencido', 'aplazado', 'datos_falsos', 'otro'));