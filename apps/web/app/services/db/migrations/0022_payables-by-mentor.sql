CREATE TABLE "ledger_payable" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_rollup" ADD COLUMN "payable_through_id" bigint DEFAULT 0 NOT NULL;