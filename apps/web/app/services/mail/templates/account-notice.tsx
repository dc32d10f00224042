import type { MailProps } from '../message.ts';
import { noticeAction, noticeWords } from './account-notice-words.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

const USUAL = 'Bukan kamu? Segera ubah password-mu dan keluarkan semua perangkat di halaman Keamanan.';

/** Something about an account was changed, or somebody tries to get in. */
export function AccountNoticeMail({ name, kind, about, at, url }: MailProps<'account-notice'>) {
  const words = noticeWords[kind];
  const action = noticeAction(kind);
  const facts: [string, string][] = [['Waktu', at]];
  if (words.about && about) facts.unshift([words.about, about]);
  return (
    <MailLayout preview={words.text} heading={words.subject}>
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>{words.text}</Paragraph>
      <Facts facts={facts} />
      {action && <ActionButton href={url}>{action.button}</ActionButton>}
      <SmallPrint>{words.otherwise ?? USUAL}</SmallPrint>
    </MailLayout>
  );
}
