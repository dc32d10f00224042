CREATE TYPE "public"."ledger_account" AS ENUM('gateway', 'bank', 'unearned', 'customer_refund', 'mentor_payable', 'payout_transit', 'revenue', 'discount', 'gateway_fee');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('charge', 'fee', 'share', 'refund', 'chargeback', 'payout', 'adjustment');--> statement-breakpoint
CREATE TYPE "public"."payout_status" AS ENUM('open', 'paid', 'failed', 'returned');--> statement-breakpoint
CREATE TABLE "gateway_fee_rule" (
	"payment_type" text PRIMARY KEY NOT NULL,
	"fixed" integer DEFAULT 0 NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gateway_fee_rule_parts" CHECK ("gateway_fee_rule"."fixed" >= 0 AND "gateway_fee_rule"."percent" BETWEEN 0 AND 10000)
);
--> statement-breakpoint
CREATE TABLE "ledger_fault" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"detail" text NOT NULL,
	"amount" bigint NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_line" (
	"transaction_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"account" "ledger_account" NOT NULL,
	"mentor_id" text,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_line_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "ledger_line_amount" CHECK ("ledger_line"."amount" <> 0),
	CONSTRAINT "ledger_line_mentor" CHECK (("ledger_line"."account" = 'mentor_payable') = ("ledger_line"."mentor_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"order_id" text,
	"payment_id" text,
	"refund_id" text,
	"payout_id" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transaction_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mentor_bank_account" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_setting" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mentor_share" integer DEFAULT 7000 NOT NULL,
	"payout_minimum" integer DEFAULT 50000 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_setting_one" CHECK ("money_setting"."id"),
	CONSTRAINT "money_setting_share" CHECK ("money_setting"."mentor_share" BETWEEN 0 AND 10000),
	CONSTRAINT "money_setting_minimum" CHECK ("money_setting"."payout_minimum" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"mentor_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" "payout_status" DEFAULT 'open' NOT NULL,
	"sealed" text NOT NULL,
	"masked" text NOT NULL,
	"statement_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_amount" CHECK ("payout"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"made_by" text NOT NULL,
	"reference" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentor" ADD COLUMN "share" integer;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "mentor_share" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "mentor_share" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charged_back_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "fee_amount" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "keeps_share" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_bank_account" ADD CONSTRAINT "mentor_bank_account_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_mentor_id_mentor_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_line_balance" ON "ledger_line" USING btree ("account","mentor_id","transaction_id","amount");--> statement-breakpoint
CREATE INDEX "ledger_transaction_order" ON "ledger_transaction" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_payment" ON "ledger_transaction" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_at" ON "ledger_transaction" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_mentor" ON "payout" USING btree ("batch_id","mentor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_open" ON "payout" USING btree ("mentor_id") WHERE "payout"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payout_mentor" ON "payout" USING btree ("mentor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
INSERT INTO "money_setting" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "gateway_fee_rule" ("payment_type", "fixed", "percent") VALUES
	('*', 4000, 0), ('bank_transfer', 4000, 0), ('echannel', 4000, 0), ('permata', 4000, 0), ('cstore', 5000, 0),
	('qris', 0, 70), ('gopay', 0, 200), ('shopeepay', 0, 200), ('dana', 0, 150), ('ovo', 0, 150), ('credit_card', 2000, 290);--> statement-breakpoint
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transaction_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transaction" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "ledger_line_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_line" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
CREATE FUNCTION "ledger_line_in_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT created_at FROM ledger_transaction WHERE id = NEW.transaction_id) <> now() THEN
		RAISE EXCEPTION 'entry % is closed: no line can be added to it', NEW.transaction_id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_line_in_time" BEFORE INSERT ON "ledger_line" FOR EACH ROW EXECUTE FUNCTION "ledger_line_in_time"();--> statement-breakpoint
CREATE FUNCTION "ledger_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT coalesce(sum(amount), 1) FROM ledger_line WHERE transaction_id = NEW.id) <> 0 THEN
		RAISE EXCEPTION 'the lines of entry % do not add up to zero', NEW.id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_adds_up" AFTER INSERT ON "ledger_transaction" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_adds_up"();
