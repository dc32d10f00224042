import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminAudit } from '~/services/db/admin-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { describeOnOneDatabase, makeUser } from '~/services/db/testing.ts';
import { bringInMentors } from './bring-in-mentors.server.ts';

const heading = 'id;name;title;phoneNumber;email;serviceLine';
const row = (id: string, name = 'Sari Dewi') =>
  `${id};${name};Analis;+628120000001;${id}@setapak.example;College Life Sharing`;

describeOnOneDatabase('mentors from a file of an operator', (getDatabase) => {
  const bringIn = async (lines: readonly (string | Uint8Array<ArrayBuffer>)[], dryRun = false) => {
    const actor = await makeUser(getDatabase(), { role: 'admin' });
    const parts = lines.map((line) => (typeof line === 'string' ? `${line}\r\n` : line));
    const file = new File(parts, 'mentor november.csv');
    const report = await bringInMentors({ services: getDatabase(), actor, file, dryRun });
    const audit = await getDatabase().db.select().from(adminAudit).where(eq(adminAudit.actorId, actor.id));
    return { report, audit };
  };

  test('looked over they leave nothing; brought in they stand in the audit, once for what changed', async () => {
    const lines = [heading, row('sari'), row('budi', '')];
    const looked = await bringIn(lines, true);
    expect(looked.report).toMatchObject({ added: ['sari'], refused: [{ row: 3 }] });
    expect(looked.audit).toEqual([]);
    expect(await getDatabase().db.$count(mentor, eq(mentor.id, 'sari'))).toBe(0);
    const brought = await bringIn(lines);
    expect(brought.report).toEqual({ ...looked.report });
    expect(brought.audit).toMatchObject([
      {
        action: 'import mentors',
        recordId: 'mentor november.csv',
        after: { added: 1, changed: 0, ids: ['sari'] },
      },
    ]);
    expect((await bringIn(lines)).audit).toEqual([]);
  });

  test.each([
    ['nothing', []],
    ['a heading alone', [heading]],
    ['what is no text', [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 34, 34, 7])]],
  ])('a file that holds %s is refused with a sentence', async (_, lines) => {
    await expect(bringIn(lines)).rejects.toMatchObject({ code: 'unreadable_list' });
  });
});
