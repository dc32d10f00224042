CREATE TYPE "public"."landing_kind" AS ENUM('event', 'promotion', 'testimonial', 'partner');--> statement-breakpoint
CREATE TABLE "admin_audit" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landing_item" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "landing_kind" NOT NULL,
	"title" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"push_to" text DEFAULT '' NOT NULL,
	"photo_url" text DEFAULT '' NOT NULL,
	"photo_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "admin_audit_created" ON "admin_audit" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "admin_audit_record" ON "admin_audit" USING btree ("resource","record_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "landing_item_shown" ON "landing_item" USING btree ("kind","position") WHERE "landing_item"."active";