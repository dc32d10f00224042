CREATE INDEX CONCURRENTLY IF NOT EXISTS "cv_review_open" ON "cv_review" USING btree ("due_at","order_id") WHERE delivered_at IS NULL AND revoked_at IS NULL;
