CREATE TABLE "dossier_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dossier_id" uuid NOT NULL,
	"name" text NOT NULL,
	"form" text,
	"file_id" uuid,
	"sha256" char(64),
	"state" text NOT NULL,
	"pages" smallint,
	"all_pages" integer,
	"read_pages" smallint DEFAULT 0 NOT NULL,
	"fault" text,
	"readings" jsonb,
	"turn_of" uuid NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "dossier_documents_state" CHECK ("dossier_documents"."state" in ('recibido', 'leyendo', 'leido', 'fallido', 'cancelado')),
	CONSTRAINT "dossier_documents_form" CHECK ("dossier_documents"."form" in ('pdf', 'docx', 'zip', 'jpeg', 'png', 'heic', 'text'))
);
--> statement-breakpoint
CREATE TABLE "dossier_pages" (
	"document_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"page" jsonb NOT NULL,
	"laid" jsonb NOT NULL,
	CONSTRAINT "dossier_pages_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "dossiers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"agency_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"home_id" uuid,
	"contact_id" uuid,
	"review" jsonb,
	"confirmed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "dossier_documents" ADD CONSTRAINT "dossier_documents_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_documents" ADD CONSTRAINT "dossier_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_pages" ADD CONSTRAINT "dossier_pages_document_id_dossier_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."dossier_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_home_id_properties_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dossier_documents_same" ON "dossier_documents" USING btree ("dossier_id","sha256");--> statement-breakpoint
CREATE INDEX "dossier_documents_of" ON "dossier_documents" USING btree ("dossier_id","created_at");--> statement-breakpoint
CREATE INDEX "dossier_documents_file" ON "dossier_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "dossier_documents_due" ON "dossier_documents" USING btree ("next_attempt_at") WHERE "dossier_documents"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "dossiers_owner" ON "dossiers" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "dossiers_agency" ON "dossiers" USING btree ("agency_id","updated_at");--> statement-breakpoint
CREATE INDEX "dossiers_home" ON "dossiers" USING btree ("home_id") WHERE "dossiers"."home_id" is not null;--> statement-breakpoint
CREATE INDEX "dossiers_contact" ON "dossiers" USING btree ("contact_id") WHERE "dossiers"."contact_id" is not null;