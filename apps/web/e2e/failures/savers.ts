import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../app/services/id.ts';
import { newVisitor, registerVisitor, type Visitor } from '../visitor.ts';

interface Stored {
  version: number;
  document: { profile: { subtitle?: string } };
}

export interface Savers {
  /** How many saves were acknowledged so far. */
  saves(): number;
  /** Answers other than a save, by status; 0 where none came. */
  answers: Map<number, number>;
  /** The longest time between two acknowledged saves of one person, in milliseconds. */
  longestGap(): number;
  /** Ends them. @returns what was acknowledged and is not there now */
  end(): Promise<string[]>;
}

/** People who save a CV again and again, and remember what they were told was saved. */
export async function startSavers(base: string, count: number): Promise<Savers> {
  const over = new AbortController();
  const answers = new Map<number, number>();
  const people = await Promise.all(Array.from({ length: count }, () => newSaver(base)));
  const work = people.map((saver) => saveAgain(saver, over.signal, answers));
  return {
    answers,
    saves: () => people.reduce((sum, { saves }) => sum + saves, 0),
    longestGap: () => Math.max(...people.map(({ gap }) => gap)),
    async end() {
      over.abort();
      await Promise.all(work);
      const lost = [];
      for (const { person, path, mark, version } of people) {
        const stored = (await (await person.fetch(path)).json()) as Stored;
        if (stored.version < version || Number(stored.document.profile.subtitle) < mark)
          lost.push(`${path}: acknowledged ${version}, stored ${stored.version}`);
      }
      return lost;
    },
  };
}

interface Saver {
  person: Visitor;
  path: string;
  mark: number;
  version: number;
  saves: number;
  gap: number;
}

async function newSaver(base: string): Promise<Saver> {
  const person = await registerVisitor(base, newVisitor(base));
  const made = await person.post('/app/cv/dashboard', { intent: 'create', name: 'CV' });
  const id = made.headers.get('location')?.split('/').at(-1);
  if (!id) throw new Error(`a CV was not made (${made.status})`);
  return { person, path: `/app/cv/${id}/document`, mark: 0, version: 0, saves: 0, gap: 0 };
}

async function saveAgain(saver: Saver, over: AbortSignal, answers: Map<number, number>): Promise<void> {
  let last = performance.now();
  let tried = 0;
  while (!over.aborted) {
    const status = await save(saver, (tried += 1)).catch(() => 0);
    if (status === 200) {
      saver.gap = Math.max(saver.gap, performance.now() - last);
      last = performance.now();
      await delay(30);
      continue;
    }
    answers.set(status, (answers.get(status) ?? 0) + 1);
    await delay(250);
  }
}

async function save(saver: Saver, mark: number): Promise<number> {
  const { person, path } = saver;
  const read = await person.fetch(path);
  if (read.status !== 200) return read.status;
  const stored = (await read.json()) as Stored;
  const document = { ...stored.document, profile: { ...stored.document.profile, subtitle: String(mark) } };
  const answer = await person.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: stored.version, saveId: newId(), document }),
  });
  if (answer.status !== 200) return answer.status;
  const { version } = (await answer.json()) as { version: number };
  Object.assign(saver, { mark, version, saves: saver.saves + 1 });
  return 200;
}
