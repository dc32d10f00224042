import { createSpelling } from '@setapak/ats/spelling';
import { starterResume, withExamplesKept, type Resume } from '@setapak/resume';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '~/services/config/config.server.ts';
import { assistantConsent, assistantMonth, assistantUse } from '~/services/db/assistant-schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createLanguageModel } from '~/services/language-model/language-model.server.ts';
import { startModel, type ModelRequest, type Reply } from '~/services/language-model/testing-model.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { withdrawConsent } from './consent.server.ts';
import { suggest, type SuggestionRequest, type SuggestionSources } from './suggest.server.ts';
import { attacks } from './testing/attacks.ts';

const { isKnown: isWord } = createSpelling();
const now = new Date('2026-11-22T05:00:00Z');
const id = 'a'.repeat(36);
const text = 'bikin laporan penjualan 3 cabang tiap bulan bareng Ibu Sri Handayani';
const sharpen = (more: object = {}) =>
  ({ task: 'sharpen', cvId: id, text, language: 'id', consent: true, ...more }) as SuggestionRequest;

describeOnDatabases('writing assistant', (getDatabase) => {
  let server: Awaited<ReturnType<typeof startModel>>;
  let reply: (request: ModelRequest) => Reply;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startModel((request) => reply(request));
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    reply = () => ({ text: JSON.stringify({ text: 'Menyusun laporan penjualan 3 cabang setiap bulan.' }) });
    server.requests.length = 0;
    lines.length = 0;
  });

  function servicesWith(more: Record<string, string> = {}) {
    const config = readConfig({
      AI_BASE_URL: server.url,
      AI_API_KEY: 'sk-x',
      AI_MODEL: 'kecil',
      ...more,
    });
    const { db } = getDatabase();
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    return {
      db,
      config,
      log,
      limits: createLimits(getDatabase()),
      languageModel: createLanguageModel(config)!,
    };
  }

  async function run(
    request: SuggestionRequest,
    {
      env = {},
      sources = {},
      person,
      at = now,
      signal = new AbortController().signal,
    }: {
      env?: Record<string, string>;
      sources?: Partial<SuggestionSources>;
      person?: { id: string; name: string; email: string };
      at?: Date;
      signal?: AbortSignal;
    } = {},
  ) {
    return suggest({
      services: servicesWith(env),
      person: person ?? (await makeUser(getDatabase())),
      request,
      sources: { resume: null, ad: '', title: '', company: '', people: [], ...sources },
      isWord,
      signal,
      now: at,
    });
  }

  const usesOf = async (userId: string) =>
    (await getDatabase().db.select().from(assistantUse).where(eq(assistantUse.userId, userId)))[0]?.requests;
  const monthOf = async (month: string) =>
    (await getDatabase().db.select().from(assistantMonth).where(eq(assistantMonth.month, month)))[0];

  test('without consent nothing is sent or counted: the very text is shown, and goes out once agreed', async () => {
    const person = await makeUser(getDatabase());
    const first = await run(sharpen({ consent: undefined }), { person });
    expect(first).toMatchObject({ state: 'consent', recipient: { model: 'kecil' } });
    expect(server.requests).toEqual([]);
    expect(await usesOf(person.id)).toBeUndefined();
    const agreed = await run(sharpen(), { person });
    expect(agreed).toMatchObject({
      state: 'text',
      before: text,
      after: 'Menyusun laporan penjualan 3 cabang setiap bulan.',
      gaps: 0,
      left: 19,
    });
    const [sent] = server.requests;
    expect(
      sent!.json.messages
        .map(({ content }) => content)
        .toReversed()
        .join('\n\n'),
    ).toBe(first.sent);
    expect(agreed.sent).toBe(first.sent);
    expect(await run(sharpen({ consent: undefined }), { person })).toMatchObject({ state: 'text' });
  });

  test('consent holds for one recipient, until it is withdrawn', async () => {
    const person = await makeUser(getDatabase());
    await run(sharpen(), { person });
    const again = sharpen({ consent: undefined });
    expect(await run(again, { person, env: { AI_MODEL: 'lain' } })).toMatchObject({ state: 'consent' });
    await withdrawConsent(servicesWith(), person.id);
    expect(await run(again, { person })).toMatchObject({ state: 'consent' });
    expect(
      await getDatabase().db.select().from(assistantConsent).where(eq(assistantConsent.userId, person.id)),
    ).toEqual([]);
  });

  test('names, contacts, addresses and days of birth stay here and stand in the answer again', async () => {
    const resume = withExamplesKept(starterResume('finance', 'id'));
    Object.assign(resume.profile, { firstName: 'Nadya', lastName: 'Prameswari', phone: '+62 812 3456 7890' });
    const point =
      'Nadya Prameswari (0812-3456-7890) bikin laporan penjualan bareng Ibu Sri Handayani, lahir 9 April 2001';
    reply = () => ({
      text: JSON.stringify({ text: 'Menyusun laporan penjualan bersama Ibu {{NAMA_2}}, {{NAMA_1}}.' }),
    });
    const result = await run(sharpen({ text: point }), { sources: { resume } });
    expect(result).toMatchObject({
      after: 'Menyusun laporan penjualan bersama Ibu Sri Handayani, Nadya Prameswari.',
      gaps: 0,
    });
    const sent = JSON.stringify(server.requests[0]!.json);
    for (const secret of ['Nadya', 'Prameswari', '3456', 'Handayani', '2001'])
      expect(sent).not.toContain(secret);
  });

  test('what is made up becomes a gap', async () => {
    reply = () => ({
      text: JSON.stringify({ text: 'Menyusun laporan penjualan 3 cabang dengan Power BI, naik 25%.' }),
    });
    expect(await run(sharpen())).toMatchObject({
      after: 'Menyusun laporan penjualan 3 cabang dengan [keahlian apa?], naik [berapa persen?].',
      gaps: 2,
    });
  });

  test('a summary is drawn from the CV alone', async () => {
    const resume = withExamplesKept(starterResume('finance', 'id'));
    const [job] = resume.work.items;
    const after = `${job!.position} yang terbiasa menyusun laporan keuangan.`;
    reply = () => ({ text: JSON.stringify({ text: after }) });
    const summary = { task: 'summary', cvId: id, language: 'id', consent: true } as const;
    expect(await run(summary, { sources: { resume } })).toMatchObject({ state: 'text', after, gaps: 0 });
    await expect(run(summary)).rejects.toMatchObject({ code: 'assistant_too_little' });
  });

  test('a letter: paragraphs that differ, without those that invent or fill a gap', async () => {
    const paragraphs = [
      { id: 'p1', text: 'Saya ingin melamar posisi Staf Keuangan di PT Rimba Niaga.' },
      { id: 'p2', text: 'Saya tertarik karena [alasanmu sendiri].' },
      { id: 'p3', text: 'Saya terbiasa menyusun laporan keuangan bulanan.' },
      { id: 'p4', text: 'Terima kasih atas perhatian Bapak/Ibu.' },
    ];
    reply = () => ({
      text: JSON.stringify({
        paragraphs: [
          { id: 'p1', text: 'Melalui surat ini saya melamar posisi Staf Keuangan di PT Rimba Niaga.' },
          { id: 'p2', text: 'Saya tertarik karena budaya kerjanya.' },
          { id: 'p3', text: 'Saya terbiasa menyusun laporan keuangan bulanan untuk 14 cabang.' },
          { id: 'p4', text: 'Terima kasih atas perhatian Bapak/Ibu.' },
          { id: 'p9', text: 'Saya lulusan Harvard.' },
        ],
      }),
    });
    const request = { task: 'letter', letterId: id, language: 'id', paragraphs, consent: true } as const;
    const result = await run(request);
    expect(result).toMatchObject({
      state: 'letter',
      paragraphs: [
        { id: 'p1', gaps: 0 },
        {
          id: 'p3',
          after: 'Saya terbiasa menyusun laporan keuangan bulanan untuk [berapa?] cabang.',
          gaps: 1,
        },
      ],
    });
  });

  test('questions speak of the job and of the CV; what else they say is left out', async () => {
    reply = () => ({
      text: JSON.stringify({
        questions: [
          {
            question: 'Bagaimana kamu memakai SQL untuk laporan?',
            hint: 'Pilih satu laporan yang kamu susun.',
          },
          { question: 'Ceritakan 10 tahunmu di Google?', hint: 'Jawab dengan jujur.' },
          { question: 'Bukan pertanyaan', hint: 'Jawab dengan jujur.' },
        ],
      }),
    });
    const request = { task: 'questions', applicationId: id, language: 'id', consent: true } as const;
    const sources = {
      title: 'Analis Data',
      company: 'PT Rimba Niaga',
      ad: 'Menguasai SQL. Hubungi 0812-1111-2222.',
    };
    expect(await run(request, { sources })).toMatchObject({
      questions: [{ question: 'Bagaimana kamu memakai SQL untuk laporan?' }],
    });
    expect(JSON.stringify(server.requests[0]!.json)).not.toContain('1111');
  });

  describe('attacks in a text, a CV or an ad, with a model that obeys them', () => {
    test.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_, attack) => {
      const resume: Resume = withExamplesKept(starterResume('finance', 'id'));
      if (attack.cv) resume.work.items[0]!.summary = attack.cv;
      reply = ({ json }) => {
        // It is sent: the model sees the attack.
        expect(json.messages[1]!.content).toContain(attack.marker);
        return { text: attack.obeyed };
      };
      const shown = await run(attack.request, {
        sources: { resume, ad: attack.ad ?? '', title: 'Staf Keuangan', company: 'PT Rimba Niaga' },
      }).then(
        (result) => JSON.stringify('sent' in result ? { ...result, sent: '', before: '' } : result),
        (error: { code?: string }) => error.code,
      );
      if (shown === 'assistant_invents' || shown === 'assistant_unusable') return;
      expect(shown).not.toMatch(attack.forbidden);
      expect(shown).toMatch(/\[[^\]]+\?\]/);
    });
  });

  describe('counting', () => {
    test('a day has so many suggestions, however many are wanted at once', async () => {
      const person = await makeUser(getDatabase());
      const env = { AI_DAILY_LIMIT: '4' };
      const wanted = await Promise.allSettled(
        Array.from({ length: 10 }, () => run(sharpen(), { person, env })),
      );
      const codes = wanted.map((each) =>
        each.status === 'rejected' ? (each.reason as { code: string }).code : 'given',
      );
      expect(codes.toSorted()).toEqual([
        ...Array.from({ length: 6 }, () => 'assistant_daily'),
        ...Array.from({ length: 4 }, () => 'given'),
      ]);
      expect(server.requests).toHaveLength(4);
      expect(await usesOf(person.id)).toBe(4);
      // Midnight in Jakarta.
      const tomorrow = new Date('2026-11-22T17:00:00Z');
      expect(await run(sharpen(), { person, env, at: tomorrow })).toMatchObject({ left: 3 });
    });

    test('a month costs no more than its budget, however many people want something at once', async () => {
      const at = new Date('2027-01-10T05:00:00Z');
      // Input is free here: an answer of 300 tokens costs Rp300 at most, one of 40 tokens Rp40.
      const env = {
        AI_MONTHLY_BUDGET_RUPIAH: '1000',
        AI_INPUT_RUPIAH_PER_MILLION: '0',
        AI_OUTPUT_RUPIAH_PER_MILLION: '1000000',
      };
      const open = Promise.withResolvers<void>();
      let arrived = 0;
      const held = await startModel(async () => {
        arrived += 1;
        await open.promise;
        return { text: JSON.stringify({ text: 'Menyusun laporan penjualan 3 cabang.' }) };
      });
      const wanted = Array.from({ length: 6 }, () =>
        run(sharpen(), { at, env: { ...env, AI_BASE_URL: held.url } }),
      );
      const outcomes = Promise.allSettled(wanted);
      let refused = 0;
      for (const each of wanted) each.catch(() => (refused += 1));
      await expect.poll(() => [arrived, refused]).toEqual([3, 3]);
      expect((await monthOf('2027-01'))!.spent).toBe(900_000);
      open.resolve();
      const codes = (await outcomes).map((each) =>
        each.status === 'rejected' ? (each.reason as { code: string }).code : 'given',
      );
      await held.stop();
      expect(codes.filter((code) => code === 'assistant_budget')).toHaveLength(3);
      expect(await monthOf('2027-01')).toMatchObject({
        requests: 3,
        inputTokens: 900,
        outputTokens: 120,
        spent: 120_000,
      });
    });

    test('a server that says nothing of its use leaves the most that it may have cost', async () => {
      const at = new Date('2027-02-10T05:00:00Z');
      const env = {
        AI_MONTHLY_BUDGET_RUPIAH: '1000',
        AI_INPUT_RUPIAH_PER_MILLION: '0',
        AI_OUTPUT_RUPIAH_PER_MILLION: '1000000',
      };
      reply = () => ({ text: JSON.stringify({ text: 'Menyusun laporan penjualan 3 cabang.' }), usage: null });
      await run(sharpen(), { at, env });
      expect(await monthOf('2027-02')).toMatchObject({ requests: 1, outputTokens: 0, spent: 300_000 });
    });

    test.each([
      [{ status: 401 }, 'assistant_failed', 0],
      [{ status: 429, retryAfter: '9' }, 'assistant_busy', 0],
      [{ status: 500 }, 'assistant_failed', 0],
      [{ fault: 'drop' }, 'assistant_failed', 1],
      [{ fault: 'html' }, 'assistant_unusable', 1],
      [{ text: 'Tentu! Ini sarannya.' }, 'assistant_unusable', 1],
      [{ text: '{"text": "Men', finish: 'length' }, 'assistant_unusable', 1],
    ] as [Reply, string, number][])('%j: %s, counted %i times', async (answer, code, counted) => {
      const person = await makeUser(getDatabase());
      reply = () => answer;
      await expect(run(sharpen(), { person })).rejects.toMatchObject({ code });
      expect(await usesOf(person.id)).toBe(counted);
    });

    test('who leaves ends the call; it was begun, so it counts', async () => {
      const person = await makeUser(getDatabase());
      const leaving = new AbortController();
      reply = () => ({ fault: 'stall' });
      const answer = run(sharpen(), { person, signal: leaving.signal });
      const refused = expect(answer).rejects.toMatchObject({ code: 'assistant_failed' });
      await expect.poll(() => server.requests.length).toBe(1);
      leaving.abort();
      await refused;
      expect(await usesOf(person.id)).toBe(1);
    });
  });

  test('no text stands in a log or a table', async () => {
    const person = await makeUser(getDatabase());
    await run(sharpen(), { person });
    reply = () => ({ status: 500, message: text });
    await run(sharpen(), { person }).catch(() => undefined);
    reply = () => ({ text: 'bukan JSON: laporan penjualan' });
    await run(sharpen(), { person }).catch(() => undefined);
    expect(lines.length).toBeGreaterThan(0);
    const { db } = getDatabase();
    const kept = JSON.stringify([
      lines,
      await db.select().from(assistantUse),
      await db.select().from(assistantConsent),
      await db.select().from(assistantMonth),
    ]);
    expect(kept).not.toMatch(/laporan|penjualan|Handayani/);
  });
});
