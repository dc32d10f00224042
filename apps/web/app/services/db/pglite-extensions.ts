import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the first migration creates with CREATE EXTENSION; PGlite must be handed each of them when it opens. */
export const pgliteExtensions = { btree_gist, pg_trgm };

/** Buffers of 128 MB, which PGlite takes otherwise, are half the work of opening it; the system keeps its files in memory as well. */
export const pgliteParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
