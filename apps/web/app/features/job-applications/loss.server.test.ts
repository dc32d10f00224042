import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCvSync, type CvServer, type Draft, type DraftStore } from '~/features/cv-sync/public.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { loadDocument } from './application-documents.server.ts';
import { addEvent } from './application-events.server.ts';
import { createApplication } from './create-application.server.ts';
import type { ApplicationDocument, WordField } from './document.ts';
import { loadBoard } from './load-board.server.ts';
import { saveDocument } from './save-document.server.ts';
import { applicationFields } from './schema.ts';

const EDITS = Number(process.env['LOSS_EDITS'] ?? 80);
const ROUNDS = Number(process.env['LOSS_ROUNDS'] ?? 8);

type Page = ReturnType<typeof createCvSync<ApplicationDocument>>;

/** The same numbers for the same round, so that a loss can be looked at again. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };
}

describeOnDatabases('loss of edits on the board', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  const start = async () => {
    const { id: userId } = await makeUser(getDatabase());
    const fields = applicationFields.parse({ title: 'Staf Pajak' });
    const id = await createApplication({ services, userId, fields, ad: '' });
    return { services, userId, id };
  };

  /** A phone or a laptop: what its pages keep stays while they come and go. */
  function makeDevice(own: Awaited<ReturnType<typeof start>>, random: (below: number) => number) {
    const drafts = new Map<string, Draft<ApplicationDocument>>();
    let living = '';
    let copy: Awaited<ReturnType<typeof loadDocument>> | undefined;
    const device = { isOnline: true, page: null as Page | null, open, close, kill, copyNow };

    const server: CvServer<ApplicationDocument> = {
      async save(save) {
        const lost = { kind: 'failed', trouble: 'offline' } as const;
        if (!device.isOnline || random(8) === 0) return lost;
        const outcome = await saveDocument({ ...own, ...save, after: [...(save.after ?? [])] });
        // It arrived, and its answer did not.
        if (random(6) === 0) return lost;
        if (outcome.saved) return { kind: 'saved', version: outcome.version };
        const { version, saveId, document } = outcome;
        return { kind: 'behind', stored: { version, saveId, document } };
      },
      async load(after) {
        const stored = await loadDocument(own);
        return device.isOnline && stored.version > after ? stored : null;
      },
    };

    function storeOf(writer: string): DraftStore<ApplicationDocument> {
      const keep = (draft: Draft<ApplicationDocument>) => void drafts.set(writer, draft);
      return {
        watch: () => undefined,
        keep,
        keepNow: keep,
        clear: () => void drafts.delete(writer),
        takeOrphans(taken) {
          const orphans = [...drafts].filter(([name]) => name !== living);
          taken(orphans.map(([, draft]) => draft));
          for (const [name] of orphans) drafts.delete(name);
          return Promise.resolve();
        },
      };
    }

    async function copyNow() {
      if (device.isOnline || !copy) copy = await loadDocument(own);
      return copy;
    }
    async function open() {
      const stored = await copyNow();
      living = newId();
      const page = createCvSync({ stored, server, drafts: storeOf(living), newSaveId: newId });
      device.page = page;
      // What the server has is kept on the device with every answer (`use-application.ts`).
      page.subscribe(() => {
        const { base, version } = page.getState();
        if (device.page === page) copy = { version, saveId: null, document: base };
      });
      await page.start();
      return page;
    }
    /** A reload or a closed tab. */
    function close() {
      device.page?.leave();
      kill();
    }
    function kill() {
      device.page?.stop();
      device.page = null;
      living = '';
    }
    return device;
  }

  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'round %i: every edit of two devices is there at the end, through reloads, kills and lost answers',
    async (round) => {
      const own = await start();
      const random = randomOf(round + 1);
      const devices = [makeDevice(own, random), makeDevice(own, random)] as const;
      const fieldsOf: readonly WordField[][] = [
        ['title', 'company', 'notes'],
        ['place', 'salary', 'contact'],
      ];
      const typed = new Map<string, string>();
      const steps = new Map<string, boolean>();
      const shared = new Set<string>();
      let at: ApplicationDocument['at'] = 'saved';

      const act = async (device: (typeof devices)[number], index: number, edit: number) => {
        const page = device.page ?? (await device.open());
        const change = (document: Partial<ApplicationDocument>) =>
          page.edit((now) => ({ ...now, ...document }));
        const kind = random(12);
        const field = fieldsOf[index]?.[random(3)] ?? 'notes';
        if (kind <= 3) {
          typed.set(field, `${field} ${edit}`);
          change({ [field]: `${field} ${edit}` });
        } else if (kind === 4 && index === 0) {
          at = (['applied', 'test', 'interview', 'offer', 'closed:rejected'] as const)[random(5)]!;
          change({ at });
        } else if (kind === 5) {
          shared.add(`sumber ${edit}`);
          change({ source: `sumber ${edit}` });
        } else if (kind === 6) {
          const id = newId();
          steps.set(id, false);
          const event = {
            id,
            kind: 'test',
            title: `Tes ${edit}`,
            startsAt: '2027-01-05T02:00:00.000Z',
          } as const;
          page.edit((now) => ({ ...now, events: [...now.events, { ...event, isDone: false }] }));
        } else if (kind === 7) {
          const mine = page.getState().document.events[0];
          if (mine) steps.set(mine.id, true);
          page.edit((now) => ({
            ...now,
            events: now.events.map((event) => (event.id === mine?.id ? { ...event, isDone: true } : event)),
          }));
        } else if (kind === 8) device.isOnline = !device.isOnline;
        else if (kind === 9) device.close();
        else if (kind === 10) device.kill();
        else await page.flush();
        const { conflicts } = device.page?.getState() ?? { conflicts: [] };
        for (const conflict of conflicts) {
          // Two devices write one field, and only this one.
          expect(conflict.path).toEqual(['source']);
          page.choose(conflict, random(2) === 0 ? 'mine' : 'theirs');
        }
      };

      for (let edit = 0; edit < EDITS; edit += 1) {
        const index = random(2);
        await act(devices[index === 0 ? 0 : 1], index, edit);
        if (edit % 20 === 19) {
          const title = `Wawancara ${edit}`;
          steps.set(
            await addEvent({ ...own, kind: 'interview', title, startsAt: new Date(1_800_000_000_000) }),
            false,
          );
        }
      }

      // Both have a network again, and what they keep is opened once more.
      for (let settling = 0; settling < 60; settling += 1) {
        let done = true;
        for (const device of devices) {
          device.isOnline = true;
          const page = device.page ?? (await device.open());
          await page.refresh();
          for (const conflict of page.getState().conflicts) page.choose(conflict, 'mine');
          done = (await page.flush()) && done;
        }
        if (done && settling > 3) break;
      }
      for (const device of devices) device.page?.stop();

      const { document } = await loadDocument(own);
      expect(
        Object.fromEntries([...typed.keys()].map((name) => [name, document[name as WordField]])),
      ).toEqual(Object.fromEntries(typed));
      expect(document.at).toBe(at);
      expect(new Map(document.events.map(({ id, isDone }) => [id, isDone]))).toEqual(steps);
      if (shared.size > 0) expect([...shared]).toContain(document.source);
      // What devices and the page without script read is one.
      const [card] = (await loadBoard(own)).cards;
      expect(card).toMatchObject({ title: document.title, at });
    },
    60_000,
  );

  test('a save is another person’s business for nobody: their application is not there', async () => {
    const [own, other] = [await start(), await start()];
    const { document, version } = await loadDocument(own);
    const save = { services, version, saveId: newId(), document: { ...document, notes: 'x' } };
    const gone = { code: 'not_found' };
    await expect(saveDocument({ ...save, userId: other.userId, id: own.id })).rejects.toMatchObject(gone);
    await expect(loadDocument({ ...own, userId: other.userId })).rejects.toMatchObject(gone);
  });

  test('a step under the id of another person’s is refused, and theirs stays', async () => {
    const [own, other] = [await start(), await start()];
    const step = { kind: 'test', title: 'Tes', startsAt: new Date('2027-01-05T02:00:00Z') } as const;
    const eventId = await addEvent({ ...other, ...step });
    const { document, version } = await loadDocument(own);
    const stolen = {
      id: eventId,
      kind: 'test',
      title: 'x',
      startsAt: '2027-01-05T02:00:00.000Z',
      isDone: false,
    } as const;
    await expect(
      saveDocument({ ...own, version, saveId: newId(), document: { ...document, events: [stolen] } }),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect((await loadDocument(other)).document.events).toMatchObject([{ title: 'Tes' }]);
  });

  test('two saves at once from one revision: one is stored, the other gets what is there', async () => {
    const own = await start();
    const { document, version } = await loadDocument(own);
    const outcomes = await Promise.all(
      ['A', 'B'].map((notes) =>
        saveDocument({ ...own, version, saveId: newId(), document: { ...document, notes } }),
      ),
    );
    expect(outcomes.filter(({ saved }) => saved)).toHaveLength(1);
    const { document: stored } = await loadDocument(own);
    const behind = outcomes.find(({ saved }) => !saved);
    expect(behind).toMatchObject({ version: 2, document: { notes: stored.notes } });
  });
});
