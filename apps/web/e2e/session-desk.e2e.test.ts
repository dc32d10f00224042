import { expect, test } from 'vitest';
import { fits, notes } from './booking-page.ts';
import { expectAccessible } from './accessible.ts';
import { screens, signInTo } from './cv-page.ts';
import { newPerson, type Person } from './day-person.ts';
import { hasFocus, openPage, reloadPage } from './open-page.ts';
import { mailsTo } from './outbox.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';
import { newVisitor } from './visitor.ts';

const { url } = server;
/** Booked here alone, through the signed link. */
const untimed = { id: 'fitri', email: 'fitri@mentor.setapak.example' };
/** With a calendar and an account. */
const timed = { id: 'dimas', account: 'mentor@setapak.example', email: 'dimas@mentor.setapak.example' };

/** A window on a phone of somebody who is signed in. */
async function openAs(sign: { cookie: string } | { email: string }) {
  const context = await browser.newContext({ ...screens.phone, locale: 'id-ID' });
  if ('cookie' in sign) {
    const cookies = sign.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    });
    await context.addCookies(cookies);
  } else await signInTo(context, url, sign.email);
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return { context, page: await context.newPage(), complaints };
}

async function pay(person: Person, mentorId: string, startAt?: string): Promise<string> {
  const time = startAt ? { startAt, timeZone: 'Asia/Jakarta' } : {};
  const order = await person.order({ transactionType: 'mentoring', mentorId, hours: 1, notes, ...time });
  await person.atGateway(order, 'pay', 'paid');
  return order.bookId;
}

async function mailWith(email: string, text: string): Promise<string> {
  const find = async () => {
    for (const { path } of await mailsTo(url, email)) {
      const body = await (await fetch(url + path)).text();
      if (body.includes(text)) return body;
    }
    return '';
  };
  let found = '';
  await expect.poll(async () => (found = await find()), { interval: 500 }).toBeTruthy();
  return found;
}

test('guarantee of the first session: a customer claims it once, an operator decides, and the money goes back', async () => {
  const customer = await newPerson(url);
  const bookId = await pay(customer, untimed.id);
  const mail = await mailWith(untimed.email, notes);
  const link = /https?:\/\/[^/\s"<&]*(\/session\/[\w-]+\/[\w-]+)/.exec(mail)?.[1] ?? '';
  await newVisitor(url).post(link, { report: 'held' });

  const own = await openAs({ cookie: customer.cookie() });
  await openPage(own.page, `${url}/app/booking/detail?id=${bookId}`);
  await own.page.getByText('Garansi sesi pertama').click();
  await own.page.getByRole('button', { name: 'Minta garansi' }).click();
  const words = own.page.getByLabel('Apa yang belum sesuai?');
  await hasFocus(words);
  await expect.poll(() => words.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(own.page);
  await expect.poll(() => fits(own.page)).toBe(true);
  await words.fill('Sesinya membahas topik lain dari layanan yang aku pilih.');
  await own.page.getByRole('button', { name: 'Minta garansi' }).click();
  await own.page.getByText('Laporanmu sedang kami periksa').waitFor();
  await expect.poll(() => own.page.getByText('Garansi sesi pertama').count()).toBe(0);

  const desk = await openAs({ email: 'admin@setapak.example' });
  await openPage(desk.page, `${url}/admin/tasks`);
  const ofOrder = { has: desk.page.locator(`a[href$="${bookId}"]`) };
  const task = desk.page.getByRole('listitem').filter(ofOrder);
  await task.getByRole('link', { name: 'Buka laporan' }).click();
  // The one that is meant is open, however many wait.
  const card = desk.page.getByRole('article').filter(ofOrder);
  await card.getByLabel('Alasan, dibaca kedua pihak').fill('singkat');
  await card.getByRole('button', { name: 'Putuskan' }).click();
  await card.getByText('Tulis alasannya, minimal 10 karakter').waitFor();
  await expect.poll(() => desk.page.getByText('Tulis alasannya, minimal 10 karakter').count()).toBe(1);
  await expectAccessible(desk.page);
  await expect.poll(() => fits(desk.page)).toBe(true);
  await card.getByLabel('Alasan, dibaca kedua pihak').fill('Isi sesi memang berbeda dari pesanannya.');
  await card.getByRole('button', { name: 'Putuskan' }).click();
  await card.waitFor({ state: 'detached' });
  await desk.context.close();

  await reloadPage(own.page);
  await own.page.getByText('Isi sesi memang berbeda dari pesanannya.').waitFor();
  await mailWith(customer.email, 'Isi sesi memang berbeda dari pesanannya.');
  expect([...own.complaints, ...desk.complaints]).toEqual([]);
  await own.context.close();
});

test('desk of sessions: a session is moved, written about and made up for in one press each; both sides are mailed', async () => {
  const customer = await newPerson(url);
  const form = await (await customer.get(`/app/book?mentor=${timed.id}`)).text();
  const times = [...form.matchAll(/value="(\d{4}-\d\d-\d\dT[^"]+Z)"/g)].map(([, at = '']) => at);
  const bookId = await pay(customer, timed.id, times.at(-2));

  const { context, page, complaints } = await openAs({ email: 'admin@setapak.example' });
  await openPage(page, `${url}/admin/orders/${bookId}`);
  await page.getByRole('link', { name: 'Pindah waktu atau tulis ke keduanya' }).click();
  const start = page.getByLabel('Waktu baru (WIB)');
  await page.getByRole('button', { name: 'Pindah waktu' }).click();
  await page.getByText('Isi tanggal dan jam').waitFor();
  await hasFocus(start);
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await start.fill(`${day}T05:30`);
  await page.getByRole('button', { name: 'Pindah waktu' }).click();
  await page.getByText(/05\.30–06\.30 WIB/).waitFor();
  await expectAccessible(page);
  await expect.poll(() => fits(page)).toBe(true);

  // Sessions of others stand in the list as well.
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/admin/orders/${bookId}"]`) });
  await row.getByRole('link', { name: 'Tulis ke keduanya' }).click();
  const message = `Ruang sesi ${bookId.slice(0, 8)} kami ganti, cek undangan barunya.`;
  await page.getByLabel('Pesan untuk mentee dan mentor').fill(message);
  await page.getByRole('button', { name: 'Tulis ke keduanya' }).click();
  for (const email of [customer.email, timed.email]) await mailWith(email, message);

  await row.getByRole('link', { name: 'Beri voucher' }).click();
  await page.getByLabel('Nilai voucher (rupiah)').fill('25000');
  await page.getByLabel('Alasan').fill('Ruang sesi sempat salah');
  await page.getByRole('button', { name: 'Beri voucher' }).click();
  const given = await page.getByText(/Voucher \S+ dikirim ke pelanggan/).innerText();
  const code = /Voucher (\S+) dikirim/.exec(given)?.[1] ?? '';
  expect(code).not.toBe('');
  await mailWith(customer.email, code);
  expect(complaints).toEqual([]);
  await context.close();
});

test('busy times: a mentor names their calendar’s address, reads what came of it, and takes it away again', async () => {
  const { context, page, complaints } = await openAs({ email: timed.account });
  await openPage(page, `${url}/mentor/availability`);
  const address = page.getByLabel(/^(Alamat kalender \(iCal\)|Ganti alamat kalender)$/);
  const connect = page.getByRole('button', { name: /^(Sambungkan|Ganti)$/ });
  await address.fill('http://kalender.example/rahasia.ics');
  await connect.click();
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
  await hasFocus(address);
  await expectAccessible(page);
  await address.fill('https://kalender.invalid/rahasia.ics');
  await connect.click();
  await page.getByRole('button', { name: 'Lepas kalender ini' }).waitFor();
  // The address is a secret: the page names its host alone.
  expect(await page.content()).not.toContain('rahasia.ics');
  await expect
    .poll(
      async () => {
        await reloadPage(page);
        return page.getByText('kalender.invalid: Alamatnya tidak bisa dihubungi.').count();
      },
      { interval: 500 },
    )
    .toBe(1);
  await expect.poll(() => fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Lepas kalender ini' }).click();
  await page.getByRole('button', { name: 'Lepas kalender', exact: true }).click();
  await page.getByRole('button', { name: 'Sambungkan' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
