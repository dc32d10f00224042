CREATE TYPE "public"."payment_problem_kind" AS ENUM('mismatch', 'unknown_refund');--> statement-breakpoint
CREATE TABLE "closed_task" (
	"key" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"actor_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_problem" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "payment_problem_kind" NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"told" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_account" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ats_uses" ADD COLUMN "uses_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_session" ADD COLUMN "difference_order_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "captured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "gateway_refund_id" text;--> statement-breakpoint
ALTER TABLE "payment_problem" ADD CONSTRAINT "payment_problem_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_account" ADD CONSTRAINT "refund_account_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_problem_payment" ON "payment_problem" USING btree ("kind","payment_id","amount");--> statement-breakpoint
CREATE INDEX "payment_captured" ON "payment" USING btree ("check_at") WHERE "payment"."captured";--> statement-breakpoint
CREATE INDEX "payment_surplus" ON "payment" USING btree ("created_at") WHERE "payment"."surplus";--> statement-breakpoint
CREATE UNIQUE INDEX "refund_gateway_id" ON "refund" USING btree ("gateway_refund_id");