import { expect, test } from 'vitest';
import { findHazards } from './find-hazards.ts';

const rulesIn = (sql: string) => findHazards({ name: '0099_test', sql }).map(({ rule }) => rule);

test.each([
  ['create-index', 'CREATE INDEX a ON cv (title)'],
  ['create-index', 'CREATE UNIQUE INDEX a ON cv (title)'],
  ['unrepeatable-index', 'CREATE INDEX CONCURRENTLY a ON cv (title)'],
  ['drop-index', 'DROP INDEX a'],
  ['add-constraint', 'ALTER TABLE cv ADD CONSTRAINT a FOREIGN KEY (user_id) REFERENCES "user" (id)'],
  ['add-constraint', 'ALTER TABLE cv ADD CONSTRAINT a CHECK (version > 0)'],
  ['add-unique', 'ALTER TABLE cv ADD CONSTRAINT a UNIQUE (title)'],
  ['add-unique', 'ALTER TABLE cv ADD COLUMN a text UNIQUE'],
  ['required-column', 'ALTER TABLE cv ADD COLUMN a text NOT NULL'],
  ['rewriting-column', 'ALTER TABLE cv ADD COLUMN a uuid DEFAULT gen_random_uuid()'],
  ['rewriting-column', 'ALTER TABLE cv ADD COLUMN a int GENERATED ALWAYS AS (version + 1) STORED'],
  ['rewriting-column', 'ALTER TABLE cv ADD COLUMN a bigserial'],
  ['column-type', 'ALTER TABLE cv ALTER COLUMN version TYPE bigint'],
  ['set-not-null', 'ALTER TABLE cv ALTER COLUMN title SET NOT NULL'],
  ['drop-default', 'ALTER TABLE cv ALTER COLUMN title DROP DEFAULT'],
  ['rename', 'ALTER TABLE cv RENAME COLUMN title TO name'],
  ['rename', 'ALTER TABLE cv RENAME TO resume'],
  ['rename', "ALTER TYPE user_role RENAME VALUE 'user' TO 'person'"],
  ['drop-column', 'ALTER TABLE cv DROP COLUMN title'],
  ['drop-table', 'DROP TABLE cv'],
  ['drop-other', 'DROP TYPE user_role'],
  ['data-change', "UPDATE cv SET title = ''"],
  ['data-change', 'DELETE FROM cv'],
  ['table-lock', 'LOCK TABLE cv'],
  ['table-lock', 'TRUNCATE cv'],
  ['transaction', 'BEGIN'],
])('%s is found in: %s', (rule, sql) => {
  expect(rulesIn(sql)).toEqual([rule]);
});

test.each([
  ['a table of its own with all that belongs to it', 'CREATE TABLE a (id text PRIMARY KEY, cv_id text NOT NULL);--> statement-breakpoint\nALTER TABLE a ADD CONSTRAINT b FOREIGN KEY (cv_id) REFERENCES cv (id);--> statement-breakpoint\nCREATE INDEX c ON a (cv_id);'],
  ['a column that may be null', 'ALTER TABLE cv ADD COLUMN a timestamptz'],
  ['a column with a constant default', "ALTER TABLE cv ADD COLUMN a text[] DEFAULT '{x}'::text[] NOT NULL"],
  ['a column with the time of the migration', 'ALTER TABLE cv ADD COLUMN a timestamptz DEFAULT now() NOT NULL'],
  ['indexes built beside the writers', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON cv (title);--> statement-breakpoint\nDROP INDEX CONCURRENTLY IF EXISTS b'],
  ['a constraint for new rows', 'ALTER TABLE cv ADD CONSTRAINT a CHECK (version > 0) NOT VALID'],
  ['a constraint that an earlier migration added', 'ALTER TABLE cv VALIDATE CONSTRAINT a'],
  ['a new value of a type', "ALTER TYPE user_role ADD VALUE 'auditor'"],
  ['an exception that says why', '-- allow drop-column: nothing has read it since 0005\nALTER TABLE cv DROP COLUMN title'],
])('nothing is found in %s', (_, sql) => {
  expect(rulesIn(sql)).toEqual([]);
});

test('an exception holds for its own statement and rule alone, and needs a reason', () => {
  const drop = 'ALTER TABLE cv DROP COLUMN title';
  expect(rulesIn(`-- allow drop-column: nothing reads it\n${drop};--> statement-breakpoint\n${drop}`)).toEqual([
    'drop-column',
  ]);
  expect(rulesIn(`-- allow drop-table: nothing reads it\n${drop}`)).toEqual(['drop-column']);
  expect(rulesIn(`-- allow drop-column:\n${drop}`)).toEqual(['drop-column']);
});

test('a constraint that is validated in the migration that adds it is found', () => {
  const add = 'ALTER TABLE cv ADD CONSTRAINT a CHECK (version > 0) NOT VALID';
  expect(rulesIn(`${add};--> statement-breakpoint\nALTER TABLE cv VALIDATE CONSTRAINT a`)).toEqual([
    'validate-at-once',
  ]);
});

test('a migration that builds an index concurrently holds nothing else', () => {
  const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON cv (title)';
  expect(rulesIn(`${index};--> statement-breakpoint\nALTER TABLE cv ADD COLUMN a text`)).toEqual([
    'mixed-concurrently',
  ]);
});
