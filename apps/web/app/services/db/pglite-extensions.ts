import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the first migration creates with CREATE EXTENSION; PGlite must be handed each of them when it opens. */
export const pgliteExtensions = { btree_gist, pg_trgm };
