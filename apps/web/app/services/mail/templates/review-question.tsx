import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

/** To a customer: their reviewer cannot go on without an answer. */
export function ReviewQuestion({ name, question, url }: MailProps<'review-question'>) {
  return (
    <MailLayout preview={question} heading="Reviewer bertanya tentang CV-mu">
      <Paragraph>{greeting(name)}</Paragraph>
      <Paragraph>Reviewer membutuhkan jawabanmu untuk melanjutkan:</Paragraph>
      <Paragraph>“{question}”</Paragraph>
      <ActionButton href={url}>Jawab sekarang</ActionButton>
      <SmallPrint>
        Di halaman itu kamu juga bisa mengganti CV-nya. Selama menunggu jawabanmu, paling lama 3 hari, tenggat
        review ikut mundur.
      </SmallPrint>
    </MailLayout>
  );
}
