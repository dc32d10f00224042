import { expect, test } from 'vitest';
import type { MailProps } from './message.ts';
import { renderMail } from './render-mail.tsx';

const ROOM = 'https://meet.example/sesi-7k3q';

async function newsOf(kind: MailProps<'session-news'>['kind']): Promise<string> {
  const { text } = await renderMail({
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
  return text;
}

test.each(['accepted', 'moved', 'room', 'proposed', 'day', 'hour'] as const)(
  'mail "%s": names the room',
  async (kind) => {
    expect(await newsOf(kind)).toContain(ROOM);
  },
);

test.each(['cancelled', 'left', 'ask', 'no_show', 'decided'] as const)(
  'mail "%s": nobody meets any more, no room is named',
  async (kind) => {
    expect(await newsOf(kind)).not.toContain(ROOM);
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
