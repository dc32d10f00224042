import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint, MailLink } from './mail-layout.tsx';

type Item = MailProps<'application-reminders'>['items'][number];

export function applicationRemindersSubject(count: number): string {
  return count === 1 ? 'Pengingat satu lamaranmu' : `Pengingat ${count} lamaranmu`;
}

/** What is due soon of the jobs that somebody applies for. */
export function ApplicationReminders({ name, items, settingsUrl }: MailProps<'application-reminders'>) {
  const [only] = items;
  return (
    <MailLayout
      preview="Langkah terdekat di papan lamaranmu."
      heading={items.length === 1 ? 'Satu langkah lagi' : 'Langkah terdekatmu'}
    >
      <Paragraph>{greeting(name)}</Paragraph>
      {items.map((item) => (
        <Paragraph key={`${item.url} ${item.kind} ${item.when}`}>
          <strong>
            {item.title}
            {item.company && ` di ${item.company}`}
          </strong>
          <br />
          {wordsOf(item)}
          {items.length > 1 && (
            <>
              <br />
              <MailLink href={item.url}>Buka lamaran ini</MailLink>
            </>
          )}
        </Paragraph>
      ))}
      <ActionButton href={items.length === 1 && only ? only.url : settingsUrl}>
        {items.length === 1 ? 'Buka lamaran ini' : 'Buka papan lamaran'}
      </ActionButton>
      <SmallPrint>
        Tidak mau diingatkan lagi? Matikan pengingat di{' '}
        <MailLink href={settingsUrl}>papan lamaranmu</MailLink>.
      </SmallPrint>
    </MailLayout>
  );
}

function wordsOf({ kind, about, when }: Item): string {
  if (kind === 'deadline') return `Lamaran ditutup ${when}. Kalau CV-mu sudah siap, kirim sekarang.`;
  if (kind === 'follow_up')
    return `Kamu melamar ${when} dan belum ada kabar. Kirim pesan singkat yang sopan untuk menanyakannya.`;
  return `${about}: ${when}. Siapkan yang perlu dibawa malam ini.`;
}
