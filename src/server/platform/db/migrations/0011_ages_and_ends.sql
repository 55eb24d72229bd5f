CREATE INDEX "contacts_trash" ON "contacts" USING btree ("scope","last_activity_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contacts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "inbound_mails_age" ON "inbound_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "calendar_events_agency_end" ON "calendar_events" USING btree ("agency_id","ends_at");--> statement-breakpoint
CREATE INDEX "calendar_events_owner_end" ON "calendar_events" USING btree ("owner_id","ends_at");