CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "payment_problem_notice" ON "payment_problem" USING btree ("kind","payment_id","amount",md5("told"::text));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_problem_payment";
