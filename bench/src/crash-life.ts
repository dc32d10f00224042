import { randomInt, randomUUID } from 'node:crypto';
import { newId } from '../../apps/web/app/services/id.ts';
import { isReady } from '../../apps/web/e2e/server.ts';
import { newVisitor, registerVisitor, type Visitor } from '../../apps/web/e2e/visitor.ts';

/** Everything that the server acknowledged to one person. */
export interface Promised {
  person: Visitor;
  email: string;
  orders: { bookId: string; paid: boolean; isReview: boolean }[];
  /** Checks that were answered with a result. */
  checks: string[];
  saves: number;
  /** The CV, with the last save that was answered; `tried` is the last that was sent. */
  cv: { id: string; version: number; mark: number; tried: number } | null;
  /** Requests that were on their way when the server died. */
  lostAnswers: number;
}

/** What somebody does before another one comes: no limit of ours is reached. */
const DEEDS = 24;
/** How often one request is sent again. */
const PATIENCE = 200;

interface World {
  base: string;
  pdf: Uint8Array;
  /** How many answers all people had. */
  pulse: { answers: number };
  over: AbortSignal;
}

/** Lives as somebody who registers and then does this and that, until `over`. @returns what was promised to them */
export async function runUser(world: World): Promise<Promised> {
  const { base, over } = world;
  const { email, ...person } = await untilAnswered(world, null, () =>
    registerVisitor(base, newVisitor(base)),
  );
  const own: Promised = { person, email, orders: [], checks: [], saves: 0, cv: null, lostAnswers: 0 };
  const deeds = [buyUses, check, check, check, save, save, save, save, orderReview] as const;
  await buyUses(world, own);
  for (let deed = 0; deed < DEEDS && !over.aborted; deed += 1)
    await deeds[randomInt(deeds.length)]!(world, own);
  return own;
}

/** Sends a request until it is answered: as a browser does that heard nothing. */
async function untilAnswered<Answer>(
  { base, pulse }: World,
  own: Promised | null,
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (let time = 0; time < PATIENCE; time += 1) {
    try {
      const answer = await send();
      pulse.answers += 1;
      return answer;
    } catch (error) {
      // Fetch says so where a connection broke, or none could be made.
      if (!(error instanceof TypeError)) throw error;
      if (own) own.lostAnswers += 1;
      await isReady(base);
    }
  }
  throw new Error('the server answered nothing');
}

function sendJson(person: Visitor, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return person.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function readJson<Body>(answer: Response): Promise<Body & { error?: string }> {
  return (await answer.json()) as Body & { error?: string };
}

async function buyUses(world: World, own: Promised): Promise<void> {
  await buy(world, own, { transactionType: 'ats', packageId: 'pkg-pas' }, false);
}

/** Places an order by one press, however often it has to be sent, and pays it four times in five. */
async function buy(world: World, own: Promised, purchase: object, isReview: boolean): Promise<void> {
  const { person } = own;
  const clientToken = randomUUID();
  const { total } = await untilAnswered(world, own, async () =>
    readJson<{ total: number }>(await sendJson(person, '/app/checkout/price', { purchase })),
  );
  const press = { purchase, clientToken, seenTotal: total };
  const placed = await untilAnswered(world, own, async () =>
    readJson<{ bookId?: string; invoiceUrl?: string | null }>(
      await sendJson(person, '/app/checkout/orders', press),
    ),
  );
  const { bookId, invoiceUrl, error } = placed;
  // The gateway is this very server: its requests to itself while it died may have failed, and then nothing was promised.
  if (!bookId || !invoiceUrl) {
    if (error === 'payment_unavailable' || error === 'too_many' || error === 'busy') return;
    throw new Error(`an order was answered with ${JSON.stringify(placed)}`);
  }
  const order = { bookId, paid: false, isReview };
  own.orders.push(order);
  if (randomInt(5) === 0) return;
  const invoice = new URL(invoiceUrl, world.base).pathname;
  const { status } = await untilAnswered(world, own, () =>
    person.post(invoice, { action: 'pay', method: 'qris' }),
  );
  if (status !== 303) throw new Error(`paying answered ${status}`);
  order.paid = true;
}

/** Has a CV checked that is new. */
async function check(world: World, own: Promised): Promise<void> {
  const bytes = Buffer.concat([world.pdf, Buffer.from(`\n% ${randomUUID()}\n`)]);
  const { id, failure, error } = await upload(world, own, '/app/cv/ats-check', bytes);
  if (id && !failure) own.checks.push(id);
  else if (!['no_uses', 'too_many', 'busy', 'unavailable', 'still_reading'].includes(failure ?? error ?? ''))
    throw new Error(`a check was answered with ${failure ?? error}`);
}

async function upload(world: World, own: Promised, path: string, bytes: Buffer) {
  const { person } = own;
  const body = () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'CV.pdf', { type: 'application/pdf' }));
    return form;
  };
  return untilAnswered(world, own, async () =>
    readJson<{ id: string | null; failure?: string | null }>(
      await person.fetch(path, { method: 'POST', headers: { accept: 'application/json' }, body: body() }),
    ),
  );
}

/** Saves the next mark in the CV, and the same save again where no answer came. */
async function save(world: World, own: Promised): Promise<void> {
  const { person } = own;
  own.cv ??= await makeCv(world, own);
  const { cv } = own;
  const path = `/app/cv/${cv.id}/document`;
  const stored = await untilAnswered(world, own, async () =>
    readJson<{ version: number; document: { profile: object } }>(await person.fetch(path)),
  );
  const mark = cv.tried + 1;
  cv.tried = mark;
  const document = { ...stored.document, profile: { ...stored.document.profile, subtitle: String(mark) } };
  const request = { version: stored.version, saveId: newId(), document };
  // An answer counts once its body is here, too.
  const { status, version } = await untilAnswered(world, own, async () => {
    const answer = await sendJson(person, path, request);
    return { status: answer.status, ...(await readJson<{ version: number }>(answer)) };
  });
  if (status !== 200) throw new Error(`a save was answered with ${status}`);
  Object.assign(cv, { version, mark });
  own.saves += 1;
}

async function makeCv(world: World, own: Promised) {
  const answer = await untilAnswered(world, own, () =>
    own.person.post('/app/cv/dashboard', { intent: 'create', name: 'CV Finance' }),
  );
  const id = answer.headers.get('location')?.split('/').at(-1) ?? '';
  return { id, version: 0, mark: 0, tried: 0 };
}

async function orderReview(world: World, own: Promised): Promise<void> {
  const { id } = await upload(world, own, '/app/cv/upload', Buffer.from(world.pdf));
  if (!id) return;
  const purchase = {
    transactionType: 'cvReview',
    packageId: '7-days',
    email: own.email,
    targetRole: 'finance',
    notes: 'Tolong periksa pengalaman magangku.',
    cvId: id,
  };
  await buy(world, own, purchase, true);
}
