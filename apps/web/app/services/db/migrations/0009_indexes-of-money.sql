CREATE INDEX CONCURRENTLY IF NOT EXISTS "mentoring_session_difference" ON "mentoring_session" USING btree ("difference_order_id") WHERE "mentoring_session"."difference_order_id" IS NOT NULL AND "mentoring_session"."revoked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_notification_refused" ON "payment_notification" USING btree ("created_at") WHERE "payment_notification"."verdict" IN ('forged', 'malformed', 'unknown');--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refund_order" ON "refund" USING btree ("order_id");
