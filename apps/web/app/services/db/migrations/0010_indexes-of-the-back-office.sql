CREATE INDEX CONCURRENTLY IF NOT EXISTS "admin_audit_words" ON "admin_audit" USING gin ("actor_email" gin_trgm_ops,"resource" gin_trgm_ops,"record_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mentor_added" ON "mentor" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mentor_words" ON "mentor" USING gin ("name" gin_trgm_ops,"title" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_created" ON "order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_status_created" ON "order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_product_created" ON "order" USING btree ("transaction_type","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_voucher" ON "order" USING btree ("voucher_code","created_at","id") WHERE "order"."voucher_code" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_paid" ON "order" USING btree ("paid_at") WHERE "order"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_words" ON "order" USING gin ("customer_email" gin_trgm_ops,"customer_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_settled" ON "payment" USING btree ("settled_at") WHERE "payment"."settled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refund_created" ON "refund" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refund_status_created" ON "refund" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "voucher_created" ON "voucher" USING btree ("created_at","code");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "voucher_words" ON "voucher" USING gin ("code" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_outbox_words" ON "mail_outbox" USING gin ("recipient" gin_trgm_ops,"subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_created" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_role_created" ON "user" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_words" ON "user" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"claimed_email" gin_trgm_ops);