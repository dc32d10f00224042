CREATE TABLE "analytics_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"path" text NOT NULL,
	"visitor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_salt" (
	"day" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_result" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"results" jsonb NOT NULL,
	"retaken_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessment_result" ADD CONSTRAINT "assessment_result_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_event_created" ON "analytics_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analytics_event_waiting" ON "analytics_event" USING btree ("created_at") WHERE "analytics_event"."exported_at" IS NULL;--> statement-breakpoint
CREATE INDEX "assessment_result_user_created" ON "assessment_result" USING btree ("user_id","created_at" DESC NULLS FIRST);