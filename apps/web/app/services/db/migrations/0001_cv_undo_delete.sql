ALTER TABLE "cv" ADD COLUMN "save_id" text;--> statement-breakpoint
ALTER TABLE "cv" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "cv_deleted" ON "cv" USING btree ("deleted_at") WHERE "cv"."deleted_at" IS NOT NULL;