import { PDFDocument } from '@cantoo/pdf-lib';
import { emptyResume, starterResume } from '@setapak/resume';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCv } from '../app/features/cv-library/create-cv.server.ts';
import { handleCvForm } from '../app/features/cv-library/handle-cv-form.server.ts';
import { applyStarter } from '../app/features/cv-library/starters/apply-starter.server.ts';
import { handleImport } from '../app/features/cv-import/handle-import.server.ts';
import { uploadCv } from '../app/features/cv-import/uploads/upload-cv.server.ts';
import { claimReview } from '../app/features/cv-review/claim-review.server.ts';
import { handleDeskForm } from '../app/features/cv-review/handle-desk-form.server.ts';
import { reviewsOn } from '../app/features/cv-review/testing.ts';
import { insertCv } from '../app/features/cv-sync/documents/insert-cv.server.ts';
import { CV_LIMIT } from '../app/features/cv-sync/model.ts';
import { nameVersion } from '../app/features/cv-sync/versions/name-version.server.ts';
import { copyForTarget } from '../app/features/cv-targets/copy-for-target.server.ts';
import { keepTarget } from '../app/features/cv-targets/keep-target.server.ts';
import { makeTwin } from '../app/features/cv-twins/make-twin.server.ts';
import { takeComment } from '../app/features/cv-sharing/comments/take-comment.server.ts';
import { saveFeedback } from '../app/features/feedback/save-feedback.server.ts';
import { addFile } from '../app/features/job-applications/application-files.server.ts';
import { createApplication } from '../app/features/job-applications/create-application.server.ts';
import { applicationFields } from '../app/features/job-applications/schema.ts';
import { handleApplicationForm } from '../app/features/job-applications/handle-application-form.server.ts';
import { handleNewApplication } from '../app/features/job-applications/handle-new-application.server.ts';
import { addAttachment } from '../app/features/letters/attachments.server.ts';
import { handleNewLetter } from '../app/features/letters/handle-new-letter.server.ts';
import { changePerson, personChange } from '../app/features/admin/people/change-person.server.ts';
import { changeSessionDesk } from '../app/features/admin/sessions/change-session-desk.server.ts';
import { resourceOf } from '../app/features/admin/resources.server.ts';
import { saveRecord } from '../app/features/admin/save-record.server.ts';
import { cvShare } from '../app/services/db/cv-sharing-schema.ts';
import { mentor } from '../app/services/db/mentoring-schema.ts';
import { cv } from '../app/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { newId } from '../app/services/id.ts';
import { createLinks } from '../app/services/links/links.server.ts';
import { startMidtrans, type MidtransWire } from '../app/services/payments/testing-midtrans.ts';
import { idOfPress } from '../app/services/press.server.ts';
import type { Services } from '../app/services/services.server.ts';
import { openTestServices, type TestServices } from '../app/services/testing-services.ts';

/** So often each form is sent at the same moment: more often than there are connections; and once more when all of them are answered. */
const AT_ONCE = 12;

describeOnDatabases('forms that are sent twice', (getDatabase) => {
  let services: TestServices;
  let wire: MidtransWire;
  let reviews: Awaited<ReturnType<typeof reviewsOn>>;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
    wire = await startMidtrans();
    reviews = await reviewsOn(getDatabase(), wire);
  });
  afterAll(async () => {
    await Promise.all([services.close(), reviews.stop(), wire.stop()]);
  });

  const rows = async (table: string, where: string) => {
    const { rows: found } = await getDatabase().query(
      `SELECT count(*)::int AS n FROM ${table} WHERE ${where}`,
    );
    return found[0]?.['n'];
  };
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, press: newId() })) form.set(name, value);
    return form;
  };
  /** @returns what each of the tries said: an answer, or where it was sent to */
  async function sendOften(send: () => Promise<unknown>): Promise<unknown[]> {
    const answered = () =>
      send().catch((error: unknown) => {
        if (error instanceof Response) return error.headers.get('location');
        throw error;
      });
    const first = await Promise.all(Array.from({ length: AT_ONCE }, answered));
    return [...first, await answered()];
  }
  const same = (answers: unknown[]) =>
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);

  test('a CV, its copy and an uploaded one are made once; other content is another one', async () => {
    const user = await makeUser(getDatabase());
    const create = formOf({ intent: 'create', name: 'CV Magang' });
    const answers = await sendOften(() => handleCvForm({ services, user, form: create }));
    same(answers);
    expect(answers[0]).toMatch(/^\/app\/cv\/template\/[a-z0-9]{36}$/);
    const own = `user_id = '${user.id}'`;
    expect(await rows('cv', own)).toBe(1);
    create.set('name', 'CV Kerja');
    await sendOften(() => handleCvForm({ services, user, form: create }));
    expect(await rows('cv', own)).toBe(2);
    const copy = formOf({ intent: 'duplicate', id: String(answers[0]).slice(-36) });
    same(await sendOften(() => handleCvForm({ services, user, form: copy })));
    expect(await rows('cv', own)).toBe(3);
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const bytes = await pdf.save();
    const id = idOfPress(formOf({}), user.id);
    same(
      await sendOften(() =>
        uploadCv({ services, userId: user.id, fileName: 'cv.pdf', bytes, onPhone: false, id }),
      ),
    );
    expect(await rows('cv', own)).toBe(4);
  });

  async function personWithCv() {
    const { id: userId } = await makeUser(getDatabase());
    const values = { id: newId(), userId, name: 'CV Marketing', document: starterResume('marketing') };
    await services.db.transaction((tx) => insertCv(services, tx, values));
    return { services, userId, id: values.id };
  }
  /** Leaves room for one more CV. */
  const fillUp = async (userId: string) => {
    const there = Number(await rows('cv', `user_id = '${userId}'`));
    const one = () => ({ id: newId(), userId, name: 'CV', document: emptyResume() });
    await services.db.insert(cv).values(Array.from({ length: CV_LIMIT - 1 - there }, one));
  };

  test('a CV for an ad, one in the other language and a named version are made once', async () => {
    const own = await personWithCv();
    const { id, userId } = own;
    await keepTarget({ ...own, ad: 'Staf Pemasaran\nBank Nusa\n- Menguasai Excel' });
    const press = newId();
    const copies = await sendOften(() => copyForTarget({ ...own, press }));
    same(copies);
    expect(await rows('cv_target', `user_id = '${userId}'`)).toBe(2);
    // Another ad since then is another copy.
    await keepTarget({ ...own, ad: 'Staf Pemasaran\nBank Nusa\n- Menguasai SQL' });
    expect(await copyForTarget({ ...own, press })).not.toBe(copies[0]);
    expect(await rows('cv', `user_id = '${userId}'`)).toBe(3);

    await sendOften(() => nameVersion({ services, userId, cvId: id, name: 'Sebelum dikirim' }));
    expect(await rows('cv_version', `cv_id = '${id}'`)).toBe(1);

    await fillUp(userId);
    same(await sendOften(() => makeTwin(own)));
    expect(await rows('cv', `user_id = '${userId}'`)).toBe(CV_LIMIT);
  });

  test('a starter is written into a CV once, and none of the tries is refused', async () => {
    const own = await personWithCv();
    const saveId = newId();
    await sendOften(() => applyStarter({ ...own, role: 'finance', saveId }));
    expect(await rows('cv', `id = '${own.id}' AND version = 2`)).toBe(1);
    expect(await rows('cv_version', `cv_id = '${own.id}'`)).toBe(1);
  });

  test('a CV that is read from a file or from pasted text is made once', async () => {
    const own = { services, userId: (await makeUser(getDatabase())).id };
    const url = 'http://localhost/app/cv/import';
    const send = (body: FormData) => () =>
      handleImport({ ...own, request: new Request(url, { method: 'POST', body }) });
    const file = formOf({});
    const pdf = await services.rendering.render(starterResume('marketing'), { pages: 'multi' });
    file.set('file', new File([new Uint8Array(pdf)], 'cv rani.pdf'));
    same(await sendOften(send(file)));
    expect(await rows('cv_import', `user_id = '${own.userId}'`)).toBe(1);
    await fillUp(own.userId);
    const json = formOf({ kind: 'json', json: '{ "basics": { "name": "Budi Santoso" } }' });
    same(await sendOften(send(json)));
    expect(await rows('cv', `user_id = '${own.userId}'`)).toBe(CV_LIMIT);
  });

  test('an application, its dates and its files are kept once', async () => {
    const { id: userId } = await makeUser(getDatabase());
    const create = formOf({ intent: 'create', title: 'Analis Data', company: 'PT Nusa' });
    same(await sendOften(() => handleNewApplication({ services, userId, form: create })));
    expect(await rows('job_application', `user_id = '${userId}'`)).toBe(1);

    const id = await createApplication({
      services,
      userId,
      fields: applicationFields.parse({ title: 'Analis' }),
      ad: '',
    });
    const event = formOf({ intent: 'add-event', kind: 'interview', title: '', startsAt: '2026-12-01T09:00' });
    for (const { isDone } of (await sendOften(() =>
      handleApplicationForm({ services: { ...services, baseUrl: '' }, userId, id, form: event }),
    )) as { isDone: boolean }[])
      expect(isDone).toBe(true);
    expect(await rows('job_application_event', `user_id = '${userId}'`)).toBe(1);

    const pdf = await PDFDocument.create();
    pdf.addPage();
    const file = { services, userId, id, fileName: 'ijazah.pdf', bytes: await pdf.save(), fileId: newId() };
    await sendOften(() => addFile(file));
    expect(await rows('job_application_file', `user_id = '${userId}'`)).toBe(1);
  });

  test('a letter and an attachment are kept once', async () => {
    const { id: userId } = await makeUser(getDatabase());
    const form = formOf({
      title: 'Analis',
      company: 'PT Nusa',
      ad: '',
      language: 'auto',
      kind: 'auto',
      tone: 'auto',
    });
    same(await sendOften(() => handleNewLetter({ services, userId, form })));
    expect(await rows('letter', `user_id = '${userId}'`)).toBe(1);
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const paper = {
      services,
      userId,
      kind: 'diploma' as const,
      fileName: 'ijazah.pdf',
      bytes: await pdf.save(),
    };
    const id = newId();
    same(await sendOften(() => addAttachment({ ...paper, id })));
    expect(await rows('letter_attachment', `user_id = '${userId}'`)).toBe(1);
  });

  test('comments on a shared CV and in a review, and feedback, stand once', async () => {
    const { db } = getDatabase();
    const { bookId, user } = await reviews.paid();
    const reviewer = await makeUser(getDatabase(), { role: 'reviewer' });
    const desk = { services: reviews.services, reviewerId: reviewer.id, bookId };
    await claimReview(desk);
    const form = formOf({
      intent: 'comment',
      section: 'overall',
      text: 'Rapikan bagian pengalaman.',
      spot: '',
    });
    same(await sendOften(() => handleDeskForm({ ...desk, form })));
    expect(await rows('review_comment', `order_id = '${bookId}'`)).toBe(1);

    const cvId = await createCv({ services, user, name: 'CV' });
    await db
      .insert(cvShare)
      .values({ cvId, userId: user.id, active: true, comments: true, grantKey: newId() });
    const shared = { id: cvId, userId: user.id, name: 'CV' };
    const comment = formOf({ intent: 'comment', name: 'Bu Dewi', email: '', body: 'Bagus sekali.' });
    const take = () => takeComment({ services, shared, form: comment, clientIp: newId() });
    same([await take(), await take()]);
    await Promise.all([take(), take(), take()]);
    expect(await rows('cv_comment', `cv_id = '${shared.id}'`)).toBe(1);

    const said = {
      services,
      userId: user.id,
      type: 'general' as const,
      rating: 5,
      description: null,
      id: newId(),
    };
    await Promise.all([saveFeedback(said), saveFeedback(said)]);
    expect(await rows('feedback', `user_id = '${user.id}'`)).toBe(1);
  });

  test('an operator notes, mails and makes once', async () => {
    const actor = await makeUser(getDatabase(), { role: 'admin' });
    const { id: userId } = await makeUser(getDatabase());
    const person = async (fields: Record<string, string>) => {
      const form = formOf(fields);
      const change = personChange.parse(fields);
      const pressed = idOfPress(form, actor.id);
      same(
        await sendOften(() => changePerson({ services, actor, userId, change, accountData: [], pressed })),
      );
    };
    await person({ intent: 'note', note: 'Menelepon soal pembayaran.' });
    await person({ intent: 'verification' });
    await person({ intent: 'suspend', suspendReason: 'Menyalahgunakan voucher.' });
    expect(await rows('support_note', `user_id = '${userId}'`)).toBe(1);
    const jobs = `data->>'userId' = '${userId}'`;
    expect(await rows('pgboss.job', `name = 'send-verification' AND ${jobs}`)).toBe(1);
    expect(await rows('pgboss.job', `name = 'tell-owner' AND ${jobs}`)).toBe(1);

    const mentorId = newId();
    const contact = { phoneNumber: '+6281', email: `${mentorId}@setapak.example` };
    await getDatabase()
      .db.insert(mentor)
      .values({ id: mentorId, name: 'Sari', title: 'HR', price: 80_000, ...contact });
    const links = createLinks('a secret of the tests that is long enough');
    const desk = { ...services, links } as unknown as Services;
    const pressed = newId();
    const invite = { services: desk, actor, change: { intent: 'invite' as const, mentorId }, pressed };
    same(await sendOften(() => changeSessionDesk(invite)));
    expect(await rows('pgboss.job', `name = 'send-mail' AND data->>'to' = '${contact.email}'`)).toBe(1);

    const code = `K${Date.now().toString(36).toUpperCase()}`;
    const voucher = formOf({
      code,
      description: 'Untuk kampus',
      types: 'mentoring',
      discountPercent: '10',
      active: 'on',
      meant: 'on',
      max: '5',
      startAt: '2026-11-01T00:00',
      closeAt: '2026-12-01T00:00',
    });
    const save = () =>
      saveRecord({ services, actor, resource: resourceOf('vouchers'), id: null, form: voucher });
    expect(await sendOften(save)).toEqual(Array.from({ length: AT_ONCE + 1 }, () => ({ id: code })));
  });
});
