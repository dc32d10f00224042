CREATE TABLE "refund_file" (
	"id" text PRIMARY KEY NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "file_id" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "transfer_reference" text;