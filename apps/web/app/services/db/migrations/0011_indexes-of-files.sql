CREATE INDEX CONCURRENTLY IF NOT EXISTS "cv_import_file" ON "cv_import" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_application_file_key" ON "job_application_file" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "letter_sent" ON "letter" USING btree ("sent_key") WHERE "letter"."sent_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "letter_package" ON "letter" USING btree ("package_key") WHERE "letter"."package_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "letter_attachment_file" ON "letter_attachment" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_case_voice" ON "review_case" USING btree ("voice_key") WHERE "review_case"."voice_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_case_reviewed" ON "review_case" USING btree ("reviewed_key") WHERE "review_case"."reviewed_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ats_check_file" ON "ats_check" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cv_file" ON "cv" USING btree ("file_key") WHERE "cv"."file_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cv_thumbnail" ON "cv" USING btree ("thumbnail_key") WHERE "cv"."thumbnail_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "profile_avatar" ON "profile" USING btree ("avatar_key") WHERE "profile"."avatar_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "profile_cv" ON "profile" USING btree ("cv_key") WHERE "profile"."cv_key" IS NOT NULL;