CREATE TABLE "ledger_check" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"part" text,
	"after" text DEFAULT '' NOT NULL,
	"checked" bigint DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "ledger_check_one" CHECK ("ledger_check"."id")
);
--> statement-breakpoint
ALTER TABLE "ledger_fault" ADD COLUMN "seen_at" timestamp with time zone;