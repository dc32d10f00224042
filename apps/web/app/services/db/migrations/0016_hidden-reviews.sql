ALTER TABLE "mentor_review" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_review" ADD COLUMN "report" text;--> statement-breakpoint
ALTER TABLE "mentor_review" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_review" ADD COLUMN "hidden_reason" text;