import { loadModule, parseSync } from 'libpg-query';

/** Why a migration must not run while people use the product, or while the version before still serves. */
const rules = {
  'create-index': 'blocks writes while it builds: CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a migration of its own',
  'mixed-concurrently': 'a migration with CONCURRENTLY runs outside a transaction: nothing else may stand in it',
  'unrepeatable-index': 'is run again where it was cut short: CREATE INDEX CONCURRENTLY IF NOT EXISTS',
  'drop-index': 'locks the table: DROP INDEX CONCURRENTLY IF EXISTS, in a migration of its own',
  'add-constraint': 'reads the whole table under a lock: add it NOT VALID, and VALIDATE CONSTRAINT in the next migration',
  'validate-at-once': 'holds the lock of ADD CONSTRAINT while it reads the table: validate in the next migration',
  'add-unique': 'builds an index under a lock: CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX',
  'required-column': 'the version before does not fill it: give it a default, or let it be null',
  'rewriting-column': 'writes every row anew under a lock: add the column empty, and fill it in a job',
  'column-type': 'writes every row anew under a lock, and the version before reads the old type: add another column',
  'set-not-null': 'the version before may write null, and the table is read under a lock: CHECK (… IS NOT NULL) NOT VALID first',
  'drop-default': 'the version before relies on it',
  rename: 'the version before uses the old name: add the new one, write both, then let go of the old one',
  'drop-column': 'the version before reads it: let go of it one version after nothing reads it',
  'drop-table': 'the version before reads it: let go of it one version after nothing reads it',
  'drop-other': 'the version before may use it',
  'data-change': 'locks every row it changes until the migration ends: change data in a job, some rows at a time',
  'table-lock': 'locks the table',
  transaction: 'the command that migrates begins and ends transactions',
} as const;

type Rule = keyof typeof rules;

interface Hazard {
  migration: string;
  rule: Rule;
  /** The table or index that it is about. */
  about: string;
  why: string;
}

interface MigrationText {
  name: string;
  sql: string;
}

type Node = Record<string, unknown>;

const wordOf = (value: unknown) => (typeof value === 'string' ? value : '');

await loadModule();

/**
 * What in a migration locks tables that are in use or breaks the version before. Tables that the migration itself creates
 * are nobody's yet. A statement with a comment `-- allow RULE: REASON` is let through.
 */
export function findHazards({ name, sql }: MigrationText): Hazard[] {
  const created = new Set<string>();
  const unvalidated = new Set<string>();
  const hazards: Hazard[] = [];
  const kinds = new Set<boolean>();

  for (const text of sql.split('--> statement-breakpoint')) {
    const allowed = new Set([...text.matchAll(/^\s*-- allow ([a-z-]+): \S.{8,}$/gm)].map(([, rule]) => rule));
    for (const { stmt } of (parseSync(text) as { stmts?: { stmt: Node }[] }).stmts ?? []) {
      const [[kind, body]] = Object.entries(stmt) as [[string, Node]];
      if (kind === 'CreateStmt') created.add(tableOf(body));
      kinds.add(body['concurrent'] === true);
      for (const [rule, about] of judge(kind, body, { created, unvalidated }))
        if (!allowed.has(rule)) hazards.push({ migration: name, rule, about, why: rules[rule] });
    }
  }
  if (kinds.size > 1)
    hazards.push({ migration: name, rule: 'mixed-concurrently', about: name, why: rules['mixed-concurrently'] });
  return hazards;
}

interface Seen {
  created: Set<string>;
  unvalidated: Set<string>;
}

function judge(kind: string, body: Node, seen: Seen): [Rule, string][] {
  const table = tableOf(body);
  const isNew = seen.created.has(table);
  switch (kind) {
    case 'IndexStmt':
      return judgeIndex(body, isNew);
    case 'AlterTableStmt':
      return isNew ? [] : listOf(body['cmds'], 'AlterTableCmd').flatMap((cmd) => judgeChange(cmd, table, seen));
    case 'DropStmt':
      return judgeDrop(body);
    case 'RenameStmt':
      return [['rename', table]];
    case 'AlterEnumStmt':
      return body['oldVal'] ? [['rename', wordOf(body['oldVal'])]] : [];
    case 'UpdateStmt':
    case 'DeleteStmt':
      return isNew ? [] : [['data-change', table]];
    case 'LockStmt':
    case 'TruncateStmt':
    case 'VacuumStmt':
    case 'ClusterStmt':
    case 'ReindexStmt':
      return [['table-lock', table]];
    case 'TransactionStmt':
      return [['transaction', String(body['kind'])]];
    default:
      return [];
  }
}

function judgeIndex(body: Node, isNew: boolean): [Rule, string][] {
  const name = String(body['idxname']);
  if (isNew) return [];
  if (!body['concurrent']) return [['create-index', name]];
  return body['if_not_exists'] ? [] : [['unrepeatable-index', name]];
}

function judgeDrop(body: Node): [Rule, string][] {
  const objects = (body['objects'] as Node[]) ?? [];
  const names = objects.map((object) => [...JSON.stringify(object).matchAll(/"sval":"([^"]+)"/g)].at(-1)?.[1] ?? '');
  const type = body['removeType'];
  if (type === 'OBJECT_INDEX') return body['concurrent'] ? [] : names.map((name) => ['drop-index', name]);
  return names.map((name) => [type === 'OBJECT_TABLE' ? 'drop-table' : 'drop-other', name]);
}

const BUILDS_AN_INDEX = new Set(['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION']);

function judgeChange(cmd: Node, table: string, { unvalidated }: Seen): [Rule, string][] {
  const about = `${table}.${wordOf(cmd['name'])}`;
  switch (cmd['subtype']) {
    case 'AT_AddColumn':
      return judgeColumn((cmd['def'] as { ColumnDef: Node }).ColumnDef, table);
    case 'AT_AddConstraint': {
      const constraint = (cmd['def'] as { Constraint: Node }).Constraint;
      const name = `${table}.${String(constraint['conname'])}`;
      if (BUILDS_AN_INDEX.has(String(constraint['contype'])))
        return constraint['indexname'] ? [] : [['add-unique', name]];
      if (!constraint['skip_validation']) return [['add-constraint', name]];
      unvalidated.add(name);
      return [];
    }
    case 'AT_ValidateConstraint':
      return unvalidated.has(about) ? [['validate-at-once', about]] : [];
    case 'AT_DropColumn':
      return [['drop-column', about]];
    case 'AT_AlterColumnType':
      return [['column-type', about]];
    case 'AT_SetNotNull':
      return [['set-not-null', about]];
    case 'AT_ColumnDefault':
      return cmd['def'] ? [] : [['drop-default', about]];
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
    case 'AT_SetTableSpace':
      return [['table-lock', table]];
    default:
      return [];
  }
}

/** Functions whose value is the same for every row of a statement: a new column takes it without touching the rows. */
const SAME_FOR_ALL_ROWS = new Set(['now', 'transaction_timestamp', 'statement_timestamp', 'jsonb_build_object']);

function judgeColumn(column: Node, table: string): [Rule, string][] {
  const about = `${table}.${String(column['colname'])}`;
  const constraints = listOf(column['constraints'], 'Constraint');
  const types = new Set(constraints.map(({ contype }) => String(contype)));
  const usual = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const found: [Rule, string][] = [];
  if ([...types].some((type) => BUILDS_AN_INDEX.has(type))) found.push(['add-unique', about]);
  if (types.has('CONSTR_NOTNULL') && !usual && !types.has('CONSTR_IDENTITY')) found.push(['required-column', about]);
  const isSerial = /"sval":"(big|small)?serial\d?"/.test(JSON.stringify(column['typeName']));
  if (isSerial || types.has('CONSTR_GENERATED') || types.has('CONSTR_IDENTITY') || (usual && differsByRow(usual)))
    found.push(['rewriting-column', about]);
  return found;
}

function differsByRow(expression: Node): boolean {
  const calls = JSON.stringify(expression).matchAll(/"FuncCall":\{"funcname":\[(.*?)\]/g);
  return [...calls].some(([, names = '']) => {
    const called = [...names.matchAll(/"sval":"([^"]+)"/g)].at(-1)?.[1] ?? '';
    return !SAME_FOR_ALL_ROWS.has(called);
  });
}

function listOf(list: unknown, kind: string): Node[] {
  const entries = (list as Record<string, Node | undefined>[] | undefined) ?? [];
  return entries.map((entry) => entry[kind]).filter((node) => node !== undefined);
}

function tableOf(body: Node): string {
  return wordOf((body['relation'] as Node | undefined)?.['relname']);
}
