import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './schema.ts';

/* What operators change: who did it, and the parts of the landing page that come and go. */

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every change that an operator made. Rows are only ever added, in the transaction that changes. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: text('id').primaryKey(),
    /** Without a foreign key: what was done stays when the account goes. */
    actorId: text('actor_id').notNull(),
    actorEmail: text('actor_email').notNull(),
    /** `create`, `update`, `remove`, or a use case such as `refund`. */
    action: text('action').notNull(),
    /** The noun, such as `vouchers`, and which one. */
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    /** The fields that changed, as they were and as they are. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('admin_audit_created').on(table.createdAt.desc().nullsFirst()),
    index('admin_audit_words').using(
      'gin',
      table.actorEmail.op('gin_trgm_ops'),
      table.resource.op('gin_trgm_ops'),
      table.recordId.op('gin_trgm_ops'),
    ),
    index('admin_audit_record').on(table.resource, table.recordId, table.createdAt.desc().nullsFirst()),
  ],
);

/** What operators write down about a person; seen by operators, exported to the person, gone with the account. */
export const supportNote = pgTable(
  'support_note',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    actorEmail: text('actor_email').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('support_note_user').on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** A list of the back office as an operator wants to find it again. */
export const savedView = pgTable(
  'saved_view',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    resource: text('resource').notNull(),
    name: text('name').notNull(),
    /** What stands behind the `?` of the address, without a page. */
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_view_name').on(table.userId, table.resource, table.name)],
);

/** A record that an operator deleted, as it was: for some weeks it can be put back. */
export const deletedRecord = pgTable(
  'deleted_record',
  {
    id: text('id').primaryKey(),
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    /** The table's row by the names of its columns. */
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    /** The address of its picture, which is kept as long as it can come back. */
    photoUrl: text('photo_url'),
    actorEmail: text('actor_email').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('deleted_record_resource').on(table.resource, table.createdAt.desc().nullsFirst())],
);

export const landingKind = pgEnum('landing_kind', ['event', 'promotion', 'testimonial', 'partner']);

/** What the landing page shows under a heading of its kind, in the order of `position`. */
export const landingItem = pgTable(
  'landing_item',
  {
    id: text('id').primaryKey(),
    kind: landingKind('kind').notNull(),
    title: text('title').notNull(),
    /** A person's name, where it is somebody who speaks. */
    name: text('name').notNull().default(''),
    content: text('content').notNull().default(''),
    /** The words of a button, or when an event takes place. */
    label: text('label').notNull().default(''),
    /** A path of ours, or an https address. */
    pushTo: text('push_to').notNull().default(''),
    /** A picture that comes with the product (`/people/nadia.svg`), or one that was uploaded (`/pictures/ID`). */
    photoUrl: text('photo_url').notNull().default(''),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('landing_item_shown')
      .on(table.kind, table.position)
      .where(sql`${table.active}`),
  ],
);
