import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '~/services/config/config.server.ts';
import { adminAudit } from '~/services/db/admin-schema.ts';
import { assistantMonth } from '~/services/db/assistant-schema.ts';
import { backupRun, deadJob } from '~/services/db/operations-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { createJobs } from '~/services/jobs/jobs.server.ts';
import { keysOf } from '~/services/processes/keys-of.ts';
import { joinProcesses } from '~/services/processes/processes.server.ts';
import { createPayments } from '~/services/payments/payments.server.ts';
import { createStorage } from '~/services/storage/storage.server.ts';
import { changeJob } from './change-job.server.ts';
import { monthOf } from '~/features/ledger/public.server.ts';
import { loadSystem } from './load-system.server.ts';

const [MENDED, FORGOTTEN] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const actor = { id: 'a1', email: 'admin@setapak.example' };

describeOnDatabases('the state of the system', (getDatabase) => {
  test('what waits, failed and was copied is shown; a job is done again once, and the audit says by whom', async () => {
    const database = getDatabase();
    const { db } = database;
    const log = pino({ level: 'silent' });
    const jobs = await createJobs({ database, log });
    const config = readConfig({});
    const keys = keysOf({ config, secret: 's'.repeat(32), baseUrl: 'http://localhost' });
    const processes = await joinProcesses({ db, log, role: 'web', version: '0.1.0', keys });
    const dataDir = await mkdtemp(join(tmpdir(), 'setapak-system-'));
    onTestFinished(async () => {
      await Promise.all([jobs.stop(), processes.stop()]);
      await rm(dataDir, { recursive: true });
    });
    const services = {
      config,
      database,
      db,
      log,
      jobs,
      processes,
      storage: createStorage({ dataDir }),
      payments: createPayments({ config, loopbackUrl: 'http://localhost', secret: 's'.repeat(32) }),
    };
    const at = new Date('2026-01-02T03:04:05Z');
    await db
      .insert(backupRun)
      .values({ id: 'b1', startedAt: at, finishedAt: at, databaseBytes: 5, files: 2, newFiles: 1 });
    const dead = { queue: 'remove-files', payload: { keys: [] }, error: 'no disk', tries: 3 };
    await db.insert(deadJob).values([
      { id: MENDED, ...dead },
      { id: FORGOTTEN, ...dead, queue: 'work-of-another-version' },
    ]);
    await jobs.enqueue(db, 'remove-files', { keys: [] });

    await db
      .insert(assistantMonth)
      .values({ month: monthOf(new Date()), requests: 3, inputTokens: 40, outputTokens: 2, spent: 1_500 });
    const ai = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_API_KEY: 'x', AI_MODEL: 'small' };
    expect((await loadSystem({ ...services, config: readConfig(ai) })).assistant).toEqual({
      requests: 3,
      tokens: 42,
      spent: 2,
      budget: null,
    });

    const state = await loadSystem(services);
    expect(state).toMatchObject({
      assistant: null,
      version: '0.1.0',
      processes: { roles: ['web'], versions: ['0.1.0'], differences: [] },
      migrations: { missing: [] },
      storage: { kind: 'folder', reachable: true },
      backup: { at: at.toISOString(), databaseBytes: 5, files: 2, newFiles: 1 },
      gateway: { name: 'sandbox', overdue: 0 },
      mail: { kind: 'outbox', waiting: 0, failing: 0 },
    });
    expect(state.queues).toEqual([expect.objectContaining({ name: 'remove-files', waiting: 1, running: 0 })]);
    expect(state.deadJobs.map(({ id }) => id).sort()).toEqual([MENDED, FORGOTTEN]);
    expect(JSON.stringify(state.deadJobs)).not.toContain('keys');

    const retry = (id: string) => changeJob({ services, actor, change: { intent: 'retry', id } });
    await retry(MENDED);
    await expect(retry(MENDED)).rejects.toMatchObject({ code: 'not_found' });
    await expect(retry(FORGOTTEN)).rejects.toMatchObject({ code: 'invalid' });
    await changeJob({ services, actor, change: { intent: 'forget', id: FORGOTTEN } });
    const after = await loadSystem(services);
    expect(after.deadJobs).toEqual([]);
    expect(after.queues).toEqual([expect.objectContaining({ name: 'remove-files', waiting: 2 })]);
    const audit = await db.select().from(adminAudit);
    expect(audit.map(({ action, recordId }) => `${action} ${recordId}`).sort()).toEqual([
      `forget job ${FORGOTTEN}`,
      `retry job ${MENDED}`,
    ]);
  });
});
