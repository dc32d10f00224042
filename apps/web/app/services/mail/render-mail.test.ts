import { expect, test } from 'vitest';
import type { MailProps } from './message.ts';
import { renderMail } from './render-mail.tsx';
import { noticeAction } from './templates/account-notice-words.ts';

const ROOM = 'https://meet.example/sesi-7k3q';

function newsOf(kind: MailProps<'session-news'>['kind']) {
  return renderMail({
    template: 'session-news',
    to: 'rani@contoh.id',
    props: {
      kind,
      reader: 'customer',
      name: 'Rani Kusuma',
      customerName: 'Rani Kusuma',
      mentorName: 'Bagus Setiawan',
      when: 'Sel, 24 Nov 2026, 19.00–20.00 WIB',
      meetingUrl: ROOM,
      words: null,
      url: 'https://setapak.example/app/booking/detail/1',
    },
  });
}

test.each(['accepted', 'moved', 'room', 'proposed', 'day', 'hour'] as const)(
  'mail "%s": names the room',
  async (kind) => {
    expect((await newsOf(kind)).text).toContain(ROOM);
  },
);

test.each(['cancelled', 'left', 'ask', 'no_show', 'decided'] as const)(
  'mail "%s": nobody meets any more, no room is named',
  async (kind) => {
    expect((await newsOf(kind)).text).not.toContain(ROOM);
  },
);

test('mails: a word with its suffix stays in one line, the text beside the HTML is as it was', async () => {
  const { html, text } = await renderMail({
    template: 'verify-email',
    to: 'rani@contoh.id',
    props: { name: 'Rani', url: 'https://setapak.example/verify-email?token=nilai-mu' },
  });
  expect(html).toContain('<span style="white-space:nowrap">browser-mu</span>');
  expect(html).toContain('>https://setapak.example/verify-email?token=nilai-mu</a>');
  expect(text).not.toContain('<span');
});

test('mail of a booked session: a mail address breaks behind the @, and the receipt is a link with words', async () => {
  const { html, text } = await renderMail({
    template: 'session-booked',
    to: 'rani@contoh.id',
    props: {
      name: 'Rani',
      mentorName: 'Bagus Setiawan',
      mentorPhone: '+6281200010000',
      mentorEmail: 'bagus@mentor.setapak.example',
      duration: '60 menit',
      until: '3 Desember 2026, 12.56 WIB',
      lines: [{ name: 'Mentoring Bagus Setiawan', amount: 'Rp75.000' }],
      total: 'Rp75.000',
      url: 'https://setapak.example/app/booking/detail?book_id=1',
      receiptUrl: 'https://setapak.example/app/booking/receipt?order_id=1',
      calendar: 'BEGIN:VCALENDAR',
    },
  });
  expect(html).toContain('bagus@<wbr/>mentor.<wbr/>setapak.<wbr/>example');
  expect(html).not.toContain('>https://setapak.example/app/booking/receipt');
  expect(text).toContain('bagus@mentor.setapak.example');
  expect(text).toContain('https://setapak.example/app/booking/receipt?order_id=1');
});

test('mails: a fact is one line of the plain text', async () => {
  const { text } = await renderMail({
    template: 'review-work',
    to: 'sinta@contoh.id',
    props: {
      kind: 'new',
      name: 'Sinta',
      due: 'Minggu, 6 Desember 2026 pukul 22.00 WIB',
      targetRole: 'Marketing',
      url: 'https://setapak.example/reviewer',
    },
  });
  expect(text).toContain('Tenggat: Minggu, 6 Desember 2026 pukul 22.00 WIB\nPosisi tujuan: Marketing\n');
});

test('mail of welcome: one button is the next step, the other stands back', async () => {
  const welcome = (verifyUrl?: string) =>
    renderMail({
      template: 'welcome',
      to: 'rani@contoh.id',
      props: { name: 'Rani', baseUrl: 'https://setapak.example', verifyUrl },
    });
  const yellowButtons = (html: string) => html.match(/<a [^>]*background-color:#FACD11/g)?.length;
  const both = await welcome('https://setapak.example/verify-email?token=1');
  expect(yellowButtons(both.html)).toBe(1);
  expect(both.html).toContain('Buat CV pertamamu');
  expect(both.text).toMatch(/\/verify-email\?token=1\s+Buat CV pertamamu/);
  expect(yellowButtons((await welcome()).html)).toBe(1);
});

async function noticeOf(kind: MailProps<'account-notice'>['kind']): Promise<string> {
  const { text } = await renderMail({
    template: 'account-notice',
    to: 'rani@contoh.id',
    props: { name: 'Rani', kind, about: '', at: '27 November 2026, 08.40 WIB', url: ROOM },
  });
  return text;
}

test.each(['suspended', 'account-deleted'] as const)(
  'mail "%s": its reader cannot sign in, no page is offered',
  async (kind) => {
    expect(await noticeOf(kind)).not.toContain(ROOM);
  },
);

test.each([
  ['unsuspended', 'Masuk', '/login'],
  ['uses-given', 'Buka ATS Checker', '/app/cv/dashboard?tab=ats'],
  ['share-attempts', 'Buka My CV', '/app/cv/dashboard'],
  ['password-changed', 'Buka halaman Keamanan', '/app/profile/security'],
] as const)(
  'mail "%s": its button opens the page where something can be done',
  async (kind, button, path) => {
    expect(await noticeOf(kind)).toContain(`${button} ${ROOM}`);
    expect(noticeAction(kind)).toEqual({ button, path });
  },
);

test('mails: a date keeps one line, with the month in full or short', async () => {
  const { html, text } = await newsOf('day');
  expect(html).toContain('<span style="white-space:nowrap">24 Nov 2026</span>');
  expect(text).toContain('24 Nov 2026');
  const notice = await renderMail({
    template: 'account-notice',
    to: 'rani@contoh.id',
    props: { name: 'Rani', kind: 'password-changed', about: '', at: '7 Desember 2026, 08.40 WIB', url: ROOM },
  });
  expect(notice.html).toContain('<span style="white-space:nowrap">7 Desember 2026</span>');
});

test('mail about a session: its hours keep one line, its room is a link that breaks behind its signs', async () => {
  const { html } = await newsOf('day');
  expect(html).toContain('<span style="white-space:nowrap">19.00–20.00 WIB</span>');
  expect(html).toContain(`href="${ROOM}"`);
  expect(html).toMatch(/https:\/\/(<!-- -->)?<wbr\/>meet\./);
});
