ALTER TABLE "mentor_bank_account" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "money_setting" ADD COLUMN "payout_hold_hours" integer DEFAULT 72 NOT NULL;--> statement-breakpoint
-- allow add-constraint: the table has one row.
ALTER TABLE "money_setting" ADD CONSTRAINT "money_setting_hold" CHECK ("money_setting"."payout_hold_hours" BETWEEN 0 AND 720);