import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, finishTransfer, markPaid, refundOrder } from '~/features/checkout/public.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { atsUses, cvReview, order, refund, voucher } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { cv, user } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { createCv } from '~/features/cv-library/public.server.ts';
import { answerReviewer } from './answer-reviewer.server.ts';
import { askCustomer } from './ask-customer.server.ts';
import { claimReview } from './claim-review.server.ts';
import { collectCvReviews } from './collect-cv-reviews.server.ts';
import { deliverReview } from './deliver-review.server.ts';
import { findReviewFile } from './find-review-file.server.ts';
import { keepUpReviews } from './keep-up-reviews.server.ts';
import { loadDesk } from './load-desk.server.ts';
import { loadQueue } from './load-queue.server.ts';
import { loadReview } from './load-review.server.ts';
import { ANSWER_MS, cvVersionOf } from './model.ts';
import { orderReview } from './order-review.server.ts';
import { releaseReview } from './release-review.server.ts';
import { removeComment } from './remove-comment.server.ts';
import { reviewFiles } from './review-files.server.ts';
import { saveComment } from './save-comment.server.ts';
import { saveReviewedPdf } from './save-reviewed-pdf.server.ts';
import { saveSummary } from './save-summary.server.ts';
import { saveVoice } from './save-voice.server.ts';
import { inParts, reviewsOn, silence } from './testing.ts';

/** One page with a link that runs a script. Readers rebuild the table of contents that it lacks. */
const PDF_WITH_SCRIPT = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R] >> endobj
4 0 obj << /Type /Annot /Subtype /Link /Rect [9 9 99 29] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >> endobj
trailer << /Root 1 0 R >>
`;
const MINUTE_MS = 60_000;
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * MINUTE_MS);
const review = { transactionType: 'cvReview', packageId: '7-days' } as const;

describeOnDatabases('CV reviews', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof reviewsOn>>;
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await reviewsOn(getDatabase(), wire);
  });
  afterAll(async () => {
    await on.stop();
    await wire.stop();
  });

  const db = () => getDatabase().db;
  const caseOf = async (bookId: string) => {
    const [found] = await db().select().from(reviewCase).where(eq(reviewCase.orderId, bookId));
    return found;
  };
  const statusOf = async (bookId: string) => {
    const [found] = await db().select({ status: order.status }).from(order).where(eq(order.id, bookId));
    return found?.status;
  };
  const dueOf = async (bookId: string) => {
    const [found] = await db().select().from(cvReview).where(eq(cvReview.orderId, bookId));
    if (!found) throw new Error('nothing was granted');
    return found.dueAt;
  };
  const filesOnDisk = async () => (await readdir(join(on.dataDir, 'files/review')).catch(() => [])).length;

  test('review order: the CV is stored as it was, before the invoice is made', async () => {
    const { bookId, user: owner } = await on.order();
    const kept = await caseOf(bookId);
    expect(kept).toMatchObject({ userId: owner.id, cvName: 'CV Marketing', reviewerId: null });
    const pdf = Buffer.from(await on.services.storage.getBytes(kept?.fileKey ?? ''));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // Not paid: not in the queue.
    const { open } = await loadQueue({ services: on.services, reviewerId: 'none' });
    expect(open.map((item) => item.bookId)).not.toContain(bookId);
  });

  test('an uploaded CV reaches the reviewer without a script behind its links', async () => {
    const { user: owner } = await on.customer();
    const { key } = await on.services.storage.put('cv', Buffer.from(PDF_WITH_SCRIPT), {
      contentType: 'application/pdf',
    });
    const cvId = newId();
    await getDatabase().db.insert(cv).values({ id: cvId, userId: owner.id, name: 'CV lama', fileKey: key });
    const { bookId } = await orderReview({
      services: on.services,
      user: owner,
      clientToken: 'uploaded-cv-review',
      purchase: { ...review, email: owner.email, targetRole: 'finance', notes: 'Mohon dibantu ya.', cvId },
    });
    const { fileKey = '' } = (await caseOf(bookId)) ?? {};
    const kept = Buffer.from(await on.services.storage.getBytes(fileKey)).toString('latin1');
    expect(kept.startsWith('%PDF-')).toBe(true);
    expect(kept).not.toContain('javascript:');
  });

  test('a press that is repeated, or refused, leaves no second file behind', async () => {
    const { user: owner, cvId } = await on.customer();
    const before = await filesOnDisk();
    const purchase = {
      ...review,
      email: owner.email,
      targetRole: 'finance',
      notes: 'Mohon dibantu ya.',
      cvId,
    } as const;
    const press = { services: on.services, user: owner, clientToken: 'one-press-only', purchase };
    const ids = await Promise.all([1, 2, 3].map(() => orderReview(press)));
    expect(new Set(ids.map(({ bookId }) => bookId)).size).toBe(1);
    expect(await filesOnDisk()).toBe(before + 1);
    const refused = [
      { ...press, clientToken: 'with-voucher', voucherCode: 'TIDAKADA' },
      { ...press, clientToken: 'short-notes', purchase: { ...purchase, notes: 'pendek' } },
      { ...press, clientToken: 'without-cv', purchase: { ...purchase, cvId: undefined } },
    ];
    const codes = await Promise.all(refused.map((one) => orderReview(one).catch((error) => error.code)));
    expect(codes).toEqual(['voucher_not_found', 'review_notes_short', 'review_cv_missing']);
    const other = await on.customer();
    await expect(
      orderReview({ ...press, user: other.user, clientToken: 'foreign-cv-id' }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await filesOnDisk()).toBe(before + 1);
  });

  test('what was ordered and came to nothing is cleared away with its file', async () => {
    const { bookId, user: owner } = await on.order();
    const { fileKey = '' } = (await caseOf(bookId)) ?? {};
    await cancelOrder({ services: on.services, userId: owner.id, bookId });
    await keepUpReviews(on.services);
    expect(await caseOf(bookId)).toMatchObject({ fileKey });
    await keepUpReviews(on.services, inDays(15));
    expect(await caseOf(bookId)).toBeUndefined();
    expect(await on.doomedFiles()).toContain(fileKey);
  });

  test('money that comes after an order was called off: an operator marks it as paid while its CV is there, and not after', async () => {
    const markLate = async (bookId: string) =>
      db().transaction((tx) =>
        markPaid({ services: on.services, tx, orderId: bookId, paymentId: `${bookId}-1` }),
      );
    const { bookId, user: owner } = await on.order();
    await cancelOrder({ services: on.services, userId: owner.id, bookId });
    await keepUpReviews(on.services);
    await markLate(bookId);
    const { open } = await loadQueue({ services: on.services, reviewerId: 'none' });
    expect(open.map((item) => item.bookId)).toContain(bookId);

    const late = await on.order();
    await cancelOrder({ services: on.services, userId: late.user.id, bookId: late.bookId });
    await keepUpReviews(on.services, inDays(15));
    await expect(markLate(late.bookId)).rejects.toMatchObject({ code: 'order_other_state' });
    expect(await statusOf(late.bookId)).toBe('cancelled');
  });

  test('mail: none for a review that is not paid or was refunded before the job ran', async () => {
    const unpaid = await on.order();
    expect(await on.announce(unpaid.bookId)).toBe(0);
    const { bookId, user: owner } = await on.paid();
    await refundOrder({ services: on.services, orderId: bookId, reason: 'batal' });
    expect(await on.announce(bookId)).toBe(1);
    expect(await on.mails(`review-${owner.email}`)).toEqual([]);
  });

  test('when the gateway is away nothing of the order stays', async () => {
    wire.fail(400);
    const { user: owner, cvId } = await on.customer();
    const purchase = {
      ...review,
      email: owner.email,
      targetRole: 'other',
      notes: 'Mohon dibantu ya.',
      cvId,
    } as const;
    const press = { services: on.services, user: owner, clientToken: 'gateway-away', purchase };
    await expect(orderReview(press)).rejects.toMatchObject({ code: 'payment_unavailable' });
    await keepUpReviews(on.services);
    expect(await db().select().from(reviewCase).where(eq(reviewCase.userId, owner.id))).toEqual([]);
  });

  test('a bundle gives the review and the uses in one go, and a repeated settlement gives nothing more', async () => {
    const { user: owner, cvId } = await on.customer();
    const purchase = {
      ...review,
      bundleId: 'pkg-pas',
      email: owner.email,
      targetRole: 'finance',
      notes: 'Mohon dibantu ya.',
      cvId,
    } as const;
    const request = { services: on.services, user: owner, clientToken: 'bundle-press', purchase };
    const { bookId, total } = await orderReview(request);
    expect(total).toBe(60_000 + 34_000 - 6_000);
    await Promise.all([on.pay(bookId), on.pay(bookId), on.pay(bookId)]);
    await on.pay(bookId);
    expect(await db().select().from(cvReview).where(eq(cvReview.orderId, bookId))).toHaveLength(1);
    const uses = await db().select().from(atsUses).where(eq(atsUses.orderId, bookId));
    expect(uses.map(({ usesLeft }) => usesLeft)).toEqual([3]);
  });

  test('payment: the customer gets one mail, and reviewers find the review by its due time', async () => {
    const later = await on.paid();
    const sooner = await on.paid({ purchase: { packageId: '3-days' } });
    expect(await on.announce(later.bookId)).toBe(1);
    await on.announce(later.bookId);
    expect(await on.mails(`review-${later.user.email}`)).toEqual(['review-received']);
    expect((await caseOf(later.bookId))?.announcedAt).not.toBeNull();
    const { open } = await loadQueue({ services: on.services, reviewerId: 'none' });
    const ids = open.map((item) => item.bookId);
    expect(ids.indexOf(sooner.bookId)).toBeLessThan(ids.indexOf(later.bookId));
    expect(ids).toContain(sooner.bookId);
  });

  test('only its reviewer sees the CV and the draft, and the customer sees nothing before it is delivered', async () => {
    const { bookId, user: owner, own } = await on.drafted();
    const other = await makeUser(getDatabase(), { role: 'reviewer' });
    const asOther = { services: on.services, reviewerId: other.id, bookId };
    expect((await loadDesk(asOther)).draft).toBeNull();
    const refused = { code: 'not_found' };
    const cvFile = { services: on.services, bookId, kind: 'cv' } as const;
    await expect(findReviewFile({ ...cvFile, for: { reviewerId: other.id } })).rejects.toMatchObject(refused);
    await expect(findReviewFile({ ...cvFile, for: { customerId: other.id } })).rejects.toMatchObject(refused);
    expect(await findReviewFile({ ...cvFile, for: { reviewerId: own.reviewerId } })).toMatchObject({
      type: 'application/pdf',
    });
    await expect(saveSummary({ ...asOther, summary: 'x' })).rejects.toMatchObject(refused);
    await expect(claimReview(asOther)).rejects.toMatchObject({ code: 'review_taken' });
    const voice = { services: on.services, bookId, kind: 'voice', for: { customerId: owner.id } } as const;
    await expect(findReviewFile(voice)).rejects.toMatchObject(refused);
    const asCustomer = { services: on.services, userId: owner.id, bookId };
    expect((await loadReview(asCustomer)).result).toBeNull();
    await expect(loadReview({ ...asCustomer, userId: other.id })).rejects.toMatchObject(refused);
    const paths = (await reviewFiles(db(), owner.id)).map(({ path }) => path);
    expect(paths).toEqual([`review/${bookId}.pdf`, null, null]);
    await deliverReview(own);
    const verified = (emailVerified: boolean) =>
      db().update(user).set({ emailVerified }).where(eq(user.id, owner.id));
    await verified(false);
    expect(await loadReview(asCustomer)).toMatchObject({ result: null, lockedUntilVerified: owner.email });
    await expect(findReviewFile(voice)).rejects.toMatchObject({ code: 'verify_email_first' });
    await verified(true);
    expect((await loadReview(asCustomer)).result).not.toBeNull();
    expect(await findReviewFile(voice)).toMatchObject({ type: 'audio/wav' });
    expect((await reviewFiles(db(), owner.id)).map(({ path }) => path)).toContain(
      `review/${bookId}-suara.wav`,
    );
  });

  test('a job that goes along is read by the reviewer who took the review, and by nobody before', async () => {
    const { user: owner, cvId } = await on.customer();
    const jobId = newId();
    const job = { title: 'Staf Pajak', company: 'PT Laras', ad: 'Dicari staf pajak.' };
    await db()
      .insert(jobApplication)
      .values({ id: jobId, userId: owner.id, ...job });
    const wanted = { email: owner.email, targetRole: 'finance', notes: 'Tolong lihat semuanya.' } as const;
    const { bookId } = await orderReview({
      services: on.services,
      user: owner,
      clientToken: newId(),
      purchase: { ...review, ...wanted, cvId, jobId },
    });
    await on.pay(bookId);
    await db().delete(jobApplication).where(eq(jobApplication.id, jobId));
    const reviewer = await makeUser(getDatabase(), { role: 'reviewer' });
    const own = { services: on.services, reviewerId: reviewer.id, bookId };
    expect((await loadDesk(own)).job).toBeNull();
    await claimReview(own);
    expect((await loadDesk(own)).job).toEqual({ id: jobId, ...job });
    const asCustomer = { services: on.services, userId: owner.id, bookId };
    expect((await loadReview(asCustomer)).job).toMatchObject(job);
  });

  test('a review is put back, taken by another with what was drafted, and delivered with one mail', async () => {
    const { bookId, user: owner, own } = await on.drafted();
    expect(await statusOf(bookId)).toBe('in_progress');
    const spot = { page: 1, box: { x: 0.1, y: 0.2, width: 0.3, height: 0.1 } };
    await saveComment({ ...own, section: 'work', text: 'Sebut angkanya.', spot });
    await saveComment({ ...own, section: 'overall', text: 'Rapi.', spot: null });
    await saveComment({ ...own, section: 'skills', text: 'Keliru', spot: null });
    await releaseReview(own);
    expect(await statusOf(bookId)).toBe('paid');

    const second = await makeUser(getDatabase(), { role: 'reviewer' });
    const desk = { services: on.services, reviewerId: second.id, bookId };
    await claimReview(desk);
    const drafted = (await loadDesk(desk)).draft?.comments ?? [];
    expect(drafted.map(({ section }) => section)).toEqual(['overall', 'work', 'skills']);
    const wrong = drafted.at(-1)?.id ?? '';
    await removeComment({ ...desk, id: wrong });
    await saveComment({ ...desk, id: drafted[0]?.id, section: 'overall', text: 'Sangat rapi.', spot: null });
    await saveSummary({ ...desk, summary: 'Sudah kuat.' });
    await saveReviewedPdf({
      ...desk,
      fileName: '../hasil.pdf',
      content: inParts(Buffer.from('%PDF-1.4\n%%EOF')),
    });

    const waiting = async () =>
      (await loadQueue({ services: on.services, reviewerId: second.id })).mine.map((item) => item.bookId);
    expect(await waiting()).toContain(bookId);
    await deliverReview(desk);
    await deliverReview(desk);
    expect(await statusOf(bookId)).toBe('done');
    expect(await waiting()).not.toContain(bookId);
    const [grant] = await db().select().from(cvReview).where(eq(cvReview.orderId, bookId));
    expect(grant?.deliveredAt).toEqual((await caseOf(bookId))?.deliveredAt);
    expect(await on.mails(`review-${owner.email}`)).toEqual(['review-delivered']);
    const { result, guarantee } = await loadReview({ services: on.services, userId: owner.id, bookId });
    expect(guarantee).toBeNull();
    expect(result).toMatchObject({ summary: 'Sudah kuat.', reviewedName: 'hasil.pdf', voiceSeconds: 1 });
    expect(result?.comments.map(({ text, page }) => [text, page])).toEqual([
      ['Sangat rapi.', null],
      ['Sebut angkanya.', 1],
    ]);
    await expect(saveSummary({ ...desk, summary: 'Diubah' })).rejects.toMatchObject({
      code: 'review_closed',
    });
    await expect(releaseReview(desk)).rejects.toMatchObject({ code: 'review_closed' });
    const data = await collectCvReviews(db(), owner.id);
    expect(data.review_comment).toHaveLength(2);
  });

  test('a question stops the clock until it is answered, once; another CV takes the place of the first', async () => {
    const { bookId, user: owner, own } = await on.drafted();
    const spot = { page: 1, box: { x: 0.1, y: 0.2, width: 0.3, height: 0.1 } };
    await saveComment({ ...own, section: 'work', text: 'Sebut angkanya.', spot });
    const [due, first] = [await dueOf(bookId), (await caseOf(bookId))?.fileKey];
    const askedAt = new Date();
    const ask = (question: string) => askCustomer({ ...own, question, now: askedAt });
    const answer = (userId: string, more: { cvId?: string } = {}) =>
      answerReviewer({
        services: on.services,
        userId,
        bookId,
        answer: 'Ini versi yang benar.',
        now: new Date(askedAt.getTime() + 60 * MINUTE_MS),
        ...more,
      });
    await expect(answer(owner.id)).rejects.toMatchObject({ code: 'review_answered' });
    const both = await Promise.allSettled([ask('Halaman keduanya ada?'), ask('Halaman keduanya ada?')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await dueOf(bookId)).toEqual(new Date(due.getTime() + ANSWER_MS));
    const page = { services: on.services, userId: owner.id, bookId };
    expect((await loadReview(page)).asked).toMatchObject({ question: 'Halaman keduanya ada?', answer: null });

    const stranger = await on.customer();
    await expect(answer(stranger.user.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(answer(owner.id, { cvId: stranger.cvId })).rejects.toMatchObject({ code: 'not_found' });
    const cvId = await createCv({ services: on.services, user: owner, name: 'CV yang benar' });
    const files = await filesOnDisk();
    const twice = await Promise.allSettled([answer(owner.id, { cvId }), answer(owner.id, { cvId })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // The file of the press that was refused is gone; the first one goes by a job.
    expect(await filesOnDisk()).toBe(files + 1);
    expect(await on.doomedFiles()).toContain(first);
    expect(await caseOf(bookId)).toMatchObject({ cvName: 'CV yang benar', answer: 'Ini versi yang benar.' });
    expect(await dueOf(bookId)).toEqual(new Date(due.getTime() + 60 * MINUTE_MS));
    const { draft } = await loadDesk(own);
    expect(draft).toMatchObject({ canAsk: false, asked: { answer: 'Ini versi yang benar.' } });
    expect(draft?.comments).toMatchObject([{ text: 'Sebut angkanya.', page: null, box: null }]);
    // A desk that was opened before still shows the first CV.
    const seenCv = cvVersionOf(first ?? '');
    await saveComment({ ...own, section: 'skills', text: 'Terlalu banyak.', spot, seenCv });
    expect((await loadDesk(own)).draft?.comments).toMatchObject([
      { text: 'Sebut angkanya.' },
      { text: 'Terlalu banyak.', page: null, box: null },
    ]);
    await expect(deliverReview({ ...own, seenCv })).rejects.toMatchObject({ code: 'conflict' });
    await expect(ask('Satu lagi, boleh?')).rejects.toMatchObject({ code: 'review_asked' });
    const reviewer = (await db().select().from(user).where(eq(user.id, own.reviewerId)))[0];
    expect(await on.mails(reviewer?.email ?? '')).toContain('review-work');
    expect(await on.mails(`review-${owner.email}`)).toEqual(['review-question']);
  });

  test('a question that nobody answers moves the deadline by three days and no more', async () => {
    const { bookId, own } = await on.drafted();
    const due = await dueOf(bookId);
    await askCustomer({ ...own, question: 'Posisi apa yang kamu tuju?' });
    await keepUpReviews(on.services, new Date(due.getTime() + ANSWER_MS - MINUTE_MS));
    expect((await caseOf(bookId))?.lateAt).toBeNull();
    await keepUpReviews(on.services, new Date(due.getTime() + ANSWER_MS + 21 * MINUTE_MS));
    expect((await caseOf(bookId))?.lateAt).not.toBeNull();
  });

  test('a voice note is sound, at most 20 MB, and there before anything is delivered', async () => {
    const { bookId } = await on.paid();
    const { id: reviewerId } = await makeUser(getDatabase(), { role: 'reviewer' });
    const own = { services: on.services, reviewerId, bookId };
    await claimReview(own);
    await expect(deliverReview(own)).rejects.toMatchObject({ code: 'review_without_voice' });
    const save = (bytes: Uint8Array) => saveVoice({ ...own, content: inParts(bytes, 65_536), seconds: 3 });
    const before = await filesOnDisk();
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.concat([silence, Buffer.alloc(20 * 2 ** 20)]),
    ])
      await expect(save(bytes)).rejects.toMatchObject({ code: 'bad_audio' });
    expect(await filesOnDisk()).toBe(before);
    await save(silence);
    const { voiceKey: first } = (await caseOf(bookId)) ?? {};
    await save(silence);
    expect(await on.doomedFiles()).toContain(first);
    await expect(
      saveReviewedPdf({ ...own, fileName: 'a.pdf', content: inParts(Buffer.from('MZ no PDF')) }),
    ).rejects.toMatchObject({ code: 'bad_reviewed_pdf' });
  });

  test('twenty minutes late opens a refund case of half the review, once; the review still comes', async () => {
    const { bookId, user: owner, own } = await on.drafted();
    const dueAt = await dueOf(bookId);
    await on.announce(bookId);
    await keepUpReviews(on.services, new Date(dueAt.getTime() + 20 * MINUTE_MS));
    expect(await db().select().from(refund).where(eq(refund.orderId, bookId))).toEqual([]);
    const late = new Date(dueAt.getTime() + 21 * MINUTE_MS);
    await keepUpReviews(on.services, late);
    await keepUpReviews(on.services, late);
    const [opened, ...more] = await db().select().from(refund).where(eq(refund.orderId, bookId));
    expect(more).toEqual([]);
    expect(opened).toMatchObject({ amount: 30_000, status: 'manual', userId: owner.id });
    expect(await on.mails(`review-${owner.email}`)).toEqual(['review-received', 'review-late']);
    const look = () => loadReview({ services: on.services, userId: owner.id, bookId });
    expect((await look()).guarantee).toEqual({ amount: 30_000, refund: 'manual' });
    await deliverReview({ ...own, now: new Date(late.getTime() + MINUTE_MS) });
    await on.services.db.transaction((tx) =>
      finishTransfer({
        services: on.services,
        tx,
        refundId: opened!.id,
        reference: null,
        note: () => Promise.resolve(),
      }),
    );
    expect((await look()).guarantee).toEqual({ amount: 30_000, refund: 'done' });
    expect(await statusOf(bookId)).toBe('done');
  });

  test('delivering late opens the guarantee too, where the job did not come by', async () => {
    const { bookId, own } = await on.drafted();
    const dueAt = await dueOf(bookId);
    await deliverReview({ ...own, now: new Date(dueAt.getTime() + 30 * MINUTE_MS) });
    await keepUpReviews(on.services, new Date(dueAt.getTime() + 60 * MINUTE_MS));
    expect(await db().select().from(refund).where(eq(refund.orderId, bookId))).toHaveLength(1);
  });

  test('the guarantee gives half of what was paid for the review, and never more than is left', async () => {
    const code = `SETENGAH${Date.now()}`;
    await db()
      .insert(voucher)
      .values({
        code,
        id: code,
        startAt: new Date(0),
        closeAt: new Date(Date.now() + 3_600_000),
        types: ['cv-review'],
        appliesTo: ['7-days'],
        discount: 0.35,
        max: 10,
      });
    const discounted = await on.drafted({ voucherCode: code });
    const refunded = await on.drafted();
    await refundOrder({
      services: on.services,
      orderId: refunded.bookId,
      amount: 50_000,
      reason: 'sebagian',
    });
    const lateAt = new Date((await dueOf(refunded.bookId)).getTime() + 21 * MINUTE_MS);
    await keepUpReviews(on.services, lateAt);
    expect((await caseOf(discounted.bookId))?.guaranteeAmount).toBe(19_500);
    expect((await caseOf(refunded.bookId))?.guaranteeAmount).toBe(10_000);
  });

  test('a review that was free and is late has nothing to give back', async () => {
    const code = `GRATIS${Date.now()}`;
    const free = { id: code, startAt: new Date(0), closeAt: new Date(Date.now() + 3_600_000), max: 10 };
    await db()
      .insert(voucher)
      .values({ ...free, code, types: ['cv-review'], appliesTo: ['7-days'], discount: 1 });
    const { bookId } = await on.order({ voucherCode: code });
    expect(await statusOf(bookId)).toBe('paid');
    await keepUpReviews(on.services, new Date((await dueOf(bookId)).getTime() + 21 * MINUTE_MS));
    expect(await caseOf(bookId)).toMatchObject({ guaranteeAmount: 0, refundId: null });
  });

  test('money that went back whole ends the work on it', async () => {
    const { bookId, own } = await on.drafted();
    await refundOrder({ services: on.services, orderId: bookId, reason: 'batal' });
    await expect(deliverReview(own)).rejects.toMatchObject({ code: 'not_found' });
    await keepUpReviews(on.services);
    // The gateway may say days later that the money did not go.
    expect(await caseOf(bookId)).toBeDefined();
    await keepUpReviews(on.services, inDays(15));
    expect(await caseOf(bookId)).toBeUndefined();
  });

  test('a review goes with its customer, and back into the queue without its reviewer', async () => {
    const { bookId, own } = await on.drafted();
    await db().delete(user).where(eq(user.id, own.reviewerId));
    const { open } = await loadQueue({ services: on.services, reviewerId: 'none' });
    expect(open.find((item) => item.bookId === bookId)).toMatchObject({ takenBy: null });
    const second = await makeUser(getDatabase(), { role: 'reviewer' });
    await claimReview({ ...own, reviewerId: second.id });
    const { userId = '' } = (await caseOf(bookId)) ?? {};
    await db().delete(user).where(eq(user.id, userId));
    expect(await caseOf(bookId)).toBeUndefined();
  });

  test('the queue comes in pages by its deadlines, those of one moment once, and by its parts', async () => {
    const { services } = on;
    const [me, other] = [
      await makeUser(getDatabase(), { role: 'reviewer' }),
      await makeUser(getDatabase(), { role: 'reviewer' }),
    ];
    const { user: owner } = await on.customer();
    const count = 120;
    // Pages of reviews that are due at the same moment; every third is taken, every tenth mine.
    await db().execute(sql`
      INSERT INTO "order" (id, user_id, status, transaction_type, lines, total, details, pay_before, customer_name, customer_email)
      SELECT 'queue' || n, ${owner.id}, 'paid', 'cvReview', '[]', 0, '{}', now(), '', '' FROM generate_series(1, ${count}::int) AS n`);
    await db().execute(sql`
      INSERT INTO review_case (order_id, user_id, cv_name, file_key, reviewer_id)
      SELECT 'queue' || n, ${owner.id}, 'CV', 'queue' || n,
        CASE WHEN n % 10 = 0 THEN ${me.id} WHEN n % 3 = 0 THEN ${other.id} END FROM generate_series(1, ${count}::int) AS n`);
    await db().execute(sql`
      INSERT INTO cv_review (id, order_id, user_id, turnaround_days, due_at)
      SELECT 'queue' || n, 'queue' || n, ${owner.id}, 3, timestamptz '2001-01-01' + n / 60 * interval '1 day'
      FROM generate_series(1, ${count}::int) AS n`);
    const read = (query: Record<string, string>) =>
      loadQueue({ services, reviewerId: me.id, query: new URLSearchParams(query) });
    const all = async (part: string) => {
      const found: string[] = [];
      let last = await read({ part });
      for (;;) {
        expect(last.open.length).toBeLessThanOrEqual(50);
        found.push(...last.open.map(({ bookId }) => bookId).filter((id) => id.startsWith('queue')));
        if (last.after === null) return { found, last };
        last = await read({ part, after: last.after });
      }
    };
    const { found, last } = await all('all');
    expect([found.length, new Set(found).size]).toEqual([108, 108]);
    expect((await read({ before: last.before ?? '' })).open.at(-1)?.bookId).toBe(
      found[found.indexOf(last.open[0]?.bookId ?? '') - 1],
    );
    expect((await all('taken')).found).toHaveLength(36);
    expect((await all('free')).found).toHaveLength(72);
    expect((await all('late')).found).toHaveLength(108);
    const first = await read({});
    expect(first.mine).toHaveLength(12);
    expect(first.count).toBeGreaterThanOrEqual(108);
    expect(first.part).toBe('all');
    await db().execute(sql`DELETE FROM cv_review WHERE id LIKE 'queue%'`);
    await db().execute(sql`DELETE FROM review_case WHERE order_id LIKE 'queue%'`);
    await db().execute(sql`DELETE FROM "order" WHERE id LIKE 'queue%'`);
  });
});
