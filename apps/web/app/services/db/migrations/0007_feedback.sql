CREATE TYPE "public"."feedback_type" AS ENUM('general', 'cvmaker', 'atsc');--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" "feedback_type" NOT NULL,
	"rating" integer NOT NULL,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_rating" CHECK ("feedback"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "feedback_later" (
	"user_id" text NOT NULL,
	"type" "feedback_type" NOT NULL,
	"later_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_later_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_later" ADD CONSTRAINT "feedback_later_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","type");--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created_at" DESC NULLS FIRST);