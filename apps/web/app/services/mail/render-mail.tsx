import { render, type Options } from '@react-email/render';
import type { ReactElement } from 'react';
import type { MailAttachment } from '../db/schema.ts';
import type { MailMessage } from './message.ts';
import { ApplicationReminders, applicationRemindersSubject } from './templates/application-reminders.tsx';
import { OrderNews, orderNewsSubject } from './templates/order-news.tsx';
import { AccountNoticeMail } from './templates/account-notice.tsx';
import { noticeWords } from './templates/account-notice-words.ts';
import { AlreadyRegistered } from './templates/already-registered.tsx';
import { VerifyEmail } from './templates/verify-email.tsx';
import { PayoutAccountChanged } from './templates/payout-account-changed.tsx';
import { PayoutFailed } from './templates/payout-failed.tsx';
import { PayoutStatement } from './templates/payout-statement.tsx';
import { ReviewDelivered } from './templates/review-delivered.tsx';
import { ReviewLate } from './templates/review-late.tsx';
import { ReviewWork, reviewWorkSubject } from './templates/review-work.tsx';
import { ReviewQuestion } from './templates/review-question.tsx';
import { ReviewReceived } from './templates/review-received.tsx';
import { RatingDecision, ratingDecisionSubject } from './templates/rating-decision.tsx';
import { ResetPassword } from './templates/reset-password.tsx';
import { SessionBooked } from './templates/session-booked.tsx';
import { SessionForMentor } from './templates/session-for-mentor.tsx';
import { SessionLapse, sessionLapseSubject } from './templates/session-lapse.tsx';
import { MailSiteContext, type MailSite } from './templates/mail-layout.tsx';
import { MentorInvitation } from './templates/mentor-invitation.tsx';
import { SessionNews, sessionNewsSubject } from './templates/session-news.tsx';
import { SessionMissed } from './templates/session-missed.tsx';
import { VoucherGiven } from './templates/voucher-given.tsx';
import { Welcome } from './templates/welcome.tsx';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
}

/** In plain text a fact is a line, "Durasi: 60 menit", and the rule before the greeting fits a phone. */
const plain: Options = {
  plainText: true,
  htmlToTextOptions: {
    selectors: [
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'th', format: 'factName' },
      { selector: 'th+td', format: 'inline' },
      { selector: 'hr', options: { length: 24 } },
    ],
    formatters: {
      factName: (
        name: { children: unknown },
        walk: (nodes: unknown, builder: unknown) => void,
        builder: { addInline: (text: string) => void },
      ) => {
        walk(name.children, builder);
        builder.addInline(': ');
      },
    },
  },
};

/** A mail as HTML for most and as plain text for the others. */
export async function renderMail(message: MailMessage, site: MailSite | null = null): Promise<RenderedMail> {
  const { subject, body: mail } = compose(message);
  const body = <MailSiteContext value={site}>{mail}</MailSiteContext>;
  const [html, text] = await Promise.all([render(body), render(body, plain)]);
  return { subject, html: withWholeWords(html), text, attachments: attachmentsOf(message) };
}

/** Not within an address that is written out. */
const SUFFIXED = /(?<![^\s"“(>])[\p{L}\d]+-(?:mu|ku|nya)\b/gu;

/** Times of a day with their zone: "19.00–20.00 WIB". */
const TIMES = /\b\d{2}\.\d{2}(?:–\d{2}\.\d{2})?(?: WI(?:B|TA|T))?\b/gu;

/** Days: "7 Desember 2026", "24 Nov 2026". */
const DATES = /\b\d{1,2} \p{Lu}\p{Ll}+ \d{4}\b/gu;

/** "CV-mu" never breaks at its hyphen, a time never at its dash, a date never between day and month. Mail programs read styles only where they stand, so each word has one of its own. */
function withWholeWords(html: string): string {
  const start = html.indexOf('<body');
  const body = html
    .slice(start)
    .replaceAll(/>[^<]+/g, (text) =>
      text.replaceAll(SUFFIXED, unbroken).replaceAll(TIMES, unbroken).replaceAll(DATES, unbroken),
    );
  return html.slice(0, start) + body;
}

const unbroken = (words: string) => `<span style="white-space:nowrap">${words}</span>`;

/** A subject never holds anything that somebody typed. */
function compose(message: MailMessage): { subject: string; body: ReactElement } {
  if (message.template === 'welcome')
    return { subject: 'Selamat datang di Setapak', body: <Welcome {...message.props} /> };
  if (message.template === 'order-news')
    return { subject: orderNewsSubject(message.props.kind), body: <OrderNews {...message.props} /> };
  if (message.template === 'application-reminders')
    return {
      subject: applicationRemindersSubject(message.props.items.length),
      body: <ApplicationReminders {...message.props} />,
    };
  if (message.template === 'verify-email')
    return { subject: 'Verifikasi alamat email Setapak-mu', body: <VerifyEmail {...message.props} /> };
  if (message.template === 'already-registered')
    return { subject: 'Kamu sudah punya akun Setapak', body: <AlreadyRegistered {...message.props} /> };
  if (message.template === 'account-notice')
    return {
      subject: noticeWords[message.props.kind].subject,
      body: <AccountNoticeMail {...message.props} />,
    };
  if (message.template === 'review-received')
    return { subject: 'Pesanan CV Review-mu kami terima', body: <ReviewReceived {...message.props} /> };
  if (message.template === 'review-delivered')
    return { subject: 'Hasil review CV-mu sudah jadi', body: <ReviewDelivered {...message.props} /> };
  if (message.template === 'review-question')
    return { subject: 'Reviewer bertanya tentang CV-mu', body: <ReviewQuestion {...message.props} /> };
  if (message.template === 'review-work')
    return { subject: reviewWorkSubject(message.props), body: <ReviewWork {...message.props} /> };
  if (message.template === 'review-late')
    return { subject: 'Maaf, review CV-mu terlambat', body: <ReviewLate {...message.props} /> };
  if (message.template === 'session-booked')
    return { subject: 'Sesi mentoring-mu sudah dipesan', body: <SessionBooked {...message.props} /> };
  if (message.template === 'session-for-mentor')
    return { subject: 'Kamu dapat pesanan mentoring baru', body: <SessionForMentor {...message.props} /> };
  if (message.template === 'session-lapse')
    return { subject: sessionLapseSubject(message.props.kind), body: <SessionLapse {...message.props} /> };
  if (message.template === 'session-news')
    return { subject: sessionNewsSubject(message.props), body: <SessionNews {...message.props} /> };
  if (message.template === 'mentor-invitation')
    return { subject: 'Ruang mentormu di Setapak', body: <MentorInvitation {...message.props} /> };
  if (message.template === 'session-missed')
    return { subject: 'Mentormu belum bisa menghubungimu', body: <SessionMissed {...message.props} /> };
  if (message.template === 'voucher-given')
    return { subject: 'Ada voucher dari kami untukmu', body: <VoucherGiven {...message.props} /> };
  if (message.template === 'payout-statement')
    return {
      subject: 'Bagi hasil mentoring-mu sudah kami transfer',
      body: <PayoutStatement {...message.props} />,
    };
  if (message.template === 'payout-failed')
    return { subject: 'Transfer bagi hasilmu belum berhasil', body: <PayoutFailed {...message.props} /> };
  if (message.template === 'rating-decision')
    return {
      subject: ratingDecisionSubject(message.props.kind),
      body: <RatingDecision {...message.props} />,
    };
  if (message.template === 'payout-account-changed')
    return { subject: 'Rekening bagi hasilmu diganti', body: <PayoutAccountChanged {...message.props} /> };
  return { subject: 'Atur ulang password Setapak-mu', body: <ResetPassword {...message.props} /> };
}

function attachmentsOf({ props }: MailMessage): MailAttachment[] {
  if ('pdf' in props)
    return [
      {
        filename: `bagi-hasil-${props.reference}.pdf`,
        contentType: 'application/pdf',
        content: props.pdf,
        encoding: 'base64',
      },
    ];
  if (!('calendar' in props) || props.calendar === undefined) return [];
  const method = props.method ? `; method=${props.method}` : '';
  const contentType = `text/calendar; charset=utf-8${method}`;
  return [{ filename: 'sesi-mentoring.ics', contentType, content: props.calendar }];
}
