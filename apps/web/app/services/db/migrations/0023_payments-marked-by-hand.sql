ALTER TABLE "payment" ADD COLUMN "marked_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "denied_at" timestamp with time zone;