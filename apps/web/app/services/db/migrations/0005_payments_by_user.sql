CREATE INDEX "payment_user" ON "payment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refund_user" ON "refund" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voucher_use_user" ON "voucher_use" USING btree ("user_id");