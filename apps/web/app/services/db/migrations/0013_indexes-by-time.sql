CREATE INDEX CONCURRENTLY IF NOT EXISTS "mentor_review_created" ON "mentor_review" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mentoring_session_created" ON "mentoring_session" USING btree ("created_at");
