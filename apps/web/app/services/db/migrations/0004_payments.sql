CREATE TYPE "public"."gateway_name" AS ENUM('midtrans', 'xendit', 'sandbox', 'local');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('awaiting_payment', 'paid', 'in_progress', 'done', 'expired', 'cancelled', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('pending', 'settlement', 'review', 'failed', 'expired', 'cancelled', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."product_kind" AS ENUM('ats', 'atsBundle', 'cvReview');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('requested', 'manual', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."transaction_type" AS ENUM('mentoring', 'cvReview', 'bundleAtsc', 'ats');--> statement-breakpoint
CREATE TABLE "ats_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"product_name" text NOT NULL,
	"uses_granted" integer NOT NULL,
	"uses_left" integer NOT NULL,
	CONSTRAINT "ats_uses_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "ats_uses_left" CHECK ("ats_uses"."uses_left" BETWEEN 0 AND "ats_uses"."uses_granted")
);
--> statement-breakpoint
CREATE TABLE "cv_review" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"turnaround_days" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cv_review_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "mentoring_session" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mentor_id" text NOT NULL,
	"hours" numeric(3, 1) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentoring_session_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"client_token" text,
	"transaction_type" "transaction_type" NOT NULL,
	"status" "order_status" DEFAULT 'awaiting_payment' NOT NULL,
	"lines" jsonb NOT NULL,
	"voucher_code" text,
	"total" integer NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"details" jsonb NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"invoiced" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_total" CHECK ("order"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"gateway" "gateway_name" NOT NULL,
	"status" "payment_status" DEFAULT 'pending' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'IDR' NOT NULL,
	"payment_type" text,
	"gateway_id" text,
	"token" text,
	"invoice_url" text,
	"invoicing_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"surplus" boolean DEFAULT false NOT NULL,
	"check_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notification" (
	"id" text PRIMARY KEY NOT NULL,
	"gateway" "gateway_name" NOT NULL,
	"body" text NOT NULL,
	"verdict" text NOT NULL,
	"payment_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"kind" "product_kind" NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"discount_price" integer DEFAULT 0 NOT NULL,
	"uses_granted" integer,
	"turnaround_days" integer,
	"description" text[] DEFAULT '{}'::text[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "product_price" CHECK ("product"."price" >= 0 AND "product"."discount_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" "refund_status" DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoice" (
	"token" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"finish_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"transaction_status" text,
	"payment_type" text,
	"settled_at" timestamp with time zone,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_invoice_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"code" text PRIMARY KEY NOT NULL,
	"id" text,
	"description" text DEFAULT '' NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"close_at" timestamp with time zone NOT NULL,
	"types" text[] DEFAULT '{}'::text[] NOT NULL,
	"applies_to" text[] DEFAULT '{}'::text[] NOT NULL,
	"discount" numeric(15, 6) DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"max" integer NOT NULL,
	"uses_granted" integer,
	"public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_used" CHECK ("voucher"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_use" (
	"voucher_code" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_use_voucher_code_user_id_pk" PRIMARY KEY("voucher_code","user_id")
);
--> statement-breakpoint
ALTER TABLE "ats_uses" ADD CONSTRAINT "ats_uses_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_review" ADD CONSTRAINT "cv_review_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD CONSTRAINT "mentoring_session_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_voucher_code_voucher_code_fk" FOREIGN KEY ("voucher_code") REFERENCES "public"."voucher"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ats_uses_user" ON "ats_uses" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_review_user" ON "cv_review" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_review_due" ON "cv_review" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mentoring_session_user" ON "mentoring_session" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mentoring_session_mentor" ON "mentoring_session" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "mentoring_session_expires" ON "mentoring_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_client_token" ON "order" USING btree ("user_id","client_token");--> statement-breakpoint
CREATE INDEX "order_user_created" ON "order" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_awaiting" ON "order" USING btree ("pay_before") WHERE "order"."status" = 'awaiting_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_attempt" ON "payment" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE INDEX "payment_gateway_id" ON "payment" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("check_at") WHERE "payment"."status" IN ('pending', 'review');--> statement-breakpoint
CREATE INDEX "payment_notification_payment" ON "payment_notification" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_notification_created" ON "payment_notification" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE "refund"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "voucher_use_order" ON "voucher_use" USING btree ("order_id");