CREATE TABLE "ledger_month" (
	"month" text NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"account" "ledger_account" NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	CONSTRAINT "ledger_month_month_kind_account_pk" PRIMARY KEY("month","kind","account")
);--> statement-breakpoint
CREATE TABLE "ledger_rollup" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"through_id" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_rollup_one" CHECK ("ledger_rollup"."id")
);--> statement-breakpoint
CREATE TABLE "mentoring_month" (
	"month" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
