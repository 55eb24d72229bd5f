CREATE UNLOGGED TABLE "call_counts" (
	"id" text NOT NULL,
	"process" uuid NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_counts_id_process_pk" PRIMARY KEY("id","process")
);
