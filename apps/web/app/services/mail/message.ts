import { z } from 'zod';

// An address is one line by its syntax, so no further header can hide in it.
const to = z.email();

/** When it would be wrong by: a server that was away that long is not to send it any more (ISO 8601). */
const until = z.iso.datetime().optional();

/** What a customer reads about the payment of an order. */
const orderNewsKinds = [
  'waiting',
  'failed',
  'lapsed',
  'expired',
  'withdrawn',
  'paid',
  'reversed',
  'unmarked',
  'surplus',
  'returning',
  'refunded',
  'refundFailed',
  'chargedBack',
  'chargebackReturned',
  'refundAccount',
  'refundAccountAgain',
] as const;

/** What both sides of a session hear of its time and of what became of it. */
const sessionNewsKinds = [
  'moved',
  'room',
  'accepted',
  'proposed',
  'declined',
  'cancelled',
  'left',
  'day',
  'hour',
  'ask',
  'no_show',
  'case',
  'decided',
  'extended',
  'message',
] as const;

/** A calendar file; with a method it asks the reader's calendar to take it in (RFC 5546). */
const calendarFile = {
  calendar: z.string().optional(),
  method: z.enum(['REQUEST', 'CANCEL']).optional(),
};

/** What happened to an account that its owner ought to know. */
export const accountNotices = [
  'password-changed',
  'email-verified',
  'token-made',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'new-device',
  'signed-out-everywhere',
  'sign-in-attempts',
  'second-factor-failed',
  'share-attempts',
  'cv-comment',
  'account-deleted',
  'suspended',
  'unsuspended',
  'cv-read',
  'uses-given',
] as const;

export type AccountNotice = (typeof accountNotices)[number];

/** Every mail that we send: its template, to whom, and what stands in it. */
export const mailMessage = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('welcome'),
    to,
    /** `baseUrl`: where the product is, without a trailing slash. `verifyUrl`: proves that the address is theirs. */
    props: z.object({ name: z.string(), baseUrl: z.url(), verifyUrl: z.url().optional() }),
  }),
  z.object({
    template: z.literal('verify-email'),
    to,
    /** `url`: proves, within three days, that the address is theirs. */
    props: z.object({ name: z.string(), url: z.url() }),
  }),
  z.object({
    template: z.literal('already-registered'),
    to,
    /** Somebody registered an address that has an account. */
    props: z.object({ name: z.string(), loginUrl: z.url(), resetUrl: z.url() }),
  }),
  z.object({
    template: z.literal('account-notice'),
    to,
    /** `about`: a device, a token's name … or nothing. `at`: when, in words. `url`: where to look and undo it. */
    props: z.object({
      name: z.string(),
      kind: z.enum(accountNotices),
      about: z.string(),
      at: z.string(),
      url: z.url(),
    }),
  }),
  z.object({
    template: z.literal('reset-password'),
    to,
    until,
    /** `url`: the address that sets a new password, once and within 30 minutes. */
    props: z.object({ name: z.string(), url: z.url() }),
  }),
  z.object({
    template: z.literal('review-received'),
    to,
    /** `url`: the review's own page. `due`: when it is due, in words. */
    props: z.object({
      name: z.string(),
      url: z.url(),
      due: z.string(),
      total: z.string(),
      receiptUrl: z.url(),
    }),
  }),
  z.object({
    template: z.literal('review-delivered'),
    to,
    props: z.object({ name: z.string(), url: z.url() }),
  }),
  z.object({
    template: z.literal('review-question'),
    to,
    /** To the customer: what their reviewer needs to know. `url`: the review's own page. */
    props: z.object({ name: z.string(), question: z.string(), url: z.url() }),
  }),
  z.object({
    template: z.literal('review-work'),
    to,
    /** To a reviewer: there is new work, it was given to them or to somebody else, or is due soon. */
    props: z.object({
      kind: z.enum(['new', 'assigned', 'moved', 'due', 'answered']),
      name: z.string(),
      due: z.string(),
      targetRole: z.string(),
      url: z.url(),
    }),
  }),
  z.object({
    template: z.literal('review-late'),
    to,
    /** `amount`: what goes back, in words; null where nothing was paid. */
    props: z.object({
      name: z.string(),
      url: z.url(),
      amount: z.string().nullable(),
      /** Where the customer says to which account it goes. */
      accountUrl: z.url().nullable(),
    }),
  }),
  z.object({
    template: z.literal('application-reminders'),
    to,
    /** What is due soon of the jobs that somebody applies for, each with its day in words. */
    props: z.object({
      name: z.string(),
      items: z.array(
        z.object({
          kind: z.enum(['deadline', 'follow_up', 'event']),
          title: z.string(),
          company: z.string(),
          about: z.string(),
          when: z.string(),
          url: z.url(),
        }),
      ),
      /** Where the reminders are switched off. */
      settingsUrl: z.url(),
    }),
  }),
  z.object({
    template: z.literal('order-news'),
    to,
    /** What became of the paying of an order. `amount` and `until` in words; `url`: where to go on; `reason`: why a transfer failed; `session`: the time that was chosen, and how long it is held. */
    props: z.object({
      kind: z.enum(orderNewsKinds),
      name: z.string(),
      product: z.string(),
      /** What people call the order. */
      number: z.string().optional(),
      amount: z.string(),
      until: z.string(),
      session: z.string().optional(),
      reason: z.string().optional(),
      url: z.url(),
    }),
  }),
  z.object({
    template: z.literal('session-booked'),
    to,
    /** To the customer: the receipt, the mentor's contact, and until when the session can be held. */
    props: z.object({
      name: z.string(),
      mentorName: z.string(),
      mentorPhone: z.string(),
      mentorEmail: z.string(),
      duration: z.string(),
      until: z.string(),
      lines: z.array(z.object({ name: z.string(), amount: z.string() })),
      total: z.string(),
      url: z.url(),
      receiptUrl: z.url(),
      ...calendarFile,
      /** The time that was chosen, in words, and where they meet. */
      when: z.string().nullable().optional(),
      meetingUrl: z.string().nullable().optional(),
      /** The time was gone when the money came. */
      isTimeLost: z.boolean().optional(),
    }),
  }),
  z.object({
    template: z.literal('session-for-mentor'),
    to,
    /** `url`: the signed page on which the mentor sees the CV and says what became of the session. */
    props: z.object({
      name: z.string(),
      customerName: z.string(),
      customerPhone: z.string().nullable(),
      customerEmail: z.string(),
      duration: z.string(),
      until: z.string(),
      notes: z.string(),
      hasCv: z.boolean(),
      url: z.url(),
      ...calendarFile,
      when: z.string().nullable().optional(),
      /** The same on the customer's clock, where that shows another time. */
      customerWhen: z.string().optional(),
      meetingUrl: z.string().nullable().optional(),
    }),
  }),
  z.object({
    template: z.literal('session-lapse'),
    to,
    /** A paid session is about to lapse, or lapsed. `url`: where its reader can do something about it. */
    props: z.object({
      kind: z.enum(['lapsing', 'lapsed']),
      reader: z.enum(['customer', 'mentor', 'operator']),
      name: z.string(),
      customerName: z.string(),
      mentorName: z.string(),
      until: z.string(),
      url: z.url(),
    }),
  }),
  z.object({
    template: z.literal('session-news'),
    to,
    until,
    /**
     * `when`: the session's time in words, in the reader's zone. `words`: what more there is to say. `url`: where its reader sees the
     * session, null where they see it no more.
     */
    props: z.object({
      kind: z.enum(sessionNewsKinds),
      reader: z.enum(['customer', 'mentor', 'operator']),
      name: z.string(),
      customerName: z.string(),
      mentorName: z.string(),
      when: z.string(),
      meetingUrl: z.string().nullable(),
      words: z.string().nullable(),
      url: z.url().nullable(),
      ...calendarFile,
    }),
  }),
  z.object({
    template: z.literal('mentor-invitation'),
    to,
    /** `url`: makes the person who signs in there the mentor. */
    props: z.object({ name: z.string(), url: z.url() }),
  }),
  z.object({
    template: z.literal('session-missed'),
    to,
    /** The mentor could not reach the customer, for the `attempt`th time of `most`. */
    props: z.object({
      name: z.string(),
      mentorName: z.string(),
      mentorPhone: z.string(),
      attempt: z.number(),
      most: z.number(),
      url: z.url(),
    }),
  }),
  z.object({
    template: z.literal('voucher-given'),
    to,
    /** A voucher that makes up for something with an order of `product`. */
    props: z.object({
      name: z.string(),
      code: z.string(),
      amount: z.string(),
      until: z.string(),
      product: z.string(),
      url: z.url(),
    }),
  }),
  z.object({
    template: z.literal('payout-statement'),
    to,
    /** What a mentor was paid. `url`: their earnings, where they have a desk. `pdf`: the statement as base64. */
    props: z.object({
      name: z.string(),
      amount: z.string(),
      account: z.string(),
      reference: z.string(),
      paidAt: z.string(),
      url: z.url().nullable(),
      pdf: z.base64(),
    }),
  }),
  z.object({
    template: z.literal('payout-failed'),
    to,
    /** `cameBack`: the bank sent it back after it was made. `reason`: what the bank says. `url`: where they change their account, where they have a desk. */
    props: z.object({
      name: z.string(),
      amount: z.string(),
      account: z.string(),
      cameBack: z.boolean(),
      reason: z.string().default(''),
      url: z.url().nullable(),
    }),
  }),
  z.object({
    template: z.literal('rating-decision'),
    to,
    /**
     * What operators decided about a mentor's review. To its author: it is `hidden`, or `shown` again. To the mentor: what they reported is
     * hidden (`reportHeard`) or stays (`reportKept`), their answer was taken away (`replyRemoved`). `about`: the mentor, to the mentor the customer.
     */
    props: z.object({
      kind: z.enum(['hidden', 'shown', 'reportHeard', 'reportKept', 'replyRemoved']),
      name: z.string(),
      about: z.string(),
      reason: z.string(),
      url: z.url(),
    }),
  }),
  z.object({
    template: z.literal('payout-account-changed'),
    to,
    /** `account`: the bank and the last digits. `heldUntil`: nothing is transferred until then. `url`: where they change it, where they have a desk. */
    props: z.object({
      name: z.string(),
      account: z.string(),
      heldUntil: z.string().nullable().default(null),
      url: z.url().nullable(),
    }),
  }),
]);

export type MailMessage = z.infer<typeof mailMessage>;
type MailTemplate = MailMessage['template'];
export type MailProps<Template extends MailTemplate> = Extract<MailMessage, { template: Template }>['props'];
