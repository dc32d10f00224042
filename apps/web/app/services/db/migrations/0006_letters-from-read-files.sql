ALTER TABLE "letter" ADD COLUMN "read_cv" jsonb;--> statement-breakpoint
CREATE INDEX "letter_deleted" ON "letter" USING btree ("deleted_at") WHERE "letter"."deleted_at" IS NOT NULL;