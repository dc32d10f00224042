import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Db } from '../db/db.server.ts';
import { mailOutbox } from '../db/schema.ts';
import { newId } from '../id.ts';
import { countMail } from '../telemetry/count.ts';
import type { Log } from '../log/log.server.ts';
import { mailMessage, type MailMessage } from './message.ts';
import type { RenderedMail } from './render-mail.tsx';
import type { MailSite } from './templates/mail-layout.tsx';

export type { MailMessage } from './message.ts';

interface Delivery {
  id?: string;
  signal?: AbortSignal;
}

export interface Mailer {
  /**
   * Sends one mail. An address that the server refuses for good is logged and left; trying again would not help. One that lapsed while
   * the server was away is left as well.
   * @param options.id names the mail: with the same one it is the same mail, should it be sent again because it is unknown
   *   whether it was (the outbox keeps it once; over SMTP its `Message-ID` lets mail programs show it once)
   * @param options.signal ends the talk with the server: a try whose time is over must not go on beside the next one
   * @throws MailError unavailable, when it is worth trying again later
   */
  deliver(message: MailMessage, options?: Delivery): Promise<void>;
}

interface MailerOptions {
  /** `Setapak <halo@setapak.example>` */
  from: string;
  /** Without a server, mail is kept in the table `mail_outbox`. */
  smtpUrl?: string;
  /** Without it mails come without pictures. */
  site?: MailSite;
  db: Db;
  log: Log;
  /** How long the server may take until it asks for the mail itself. */
  patienceMs?: number;
}

/**
 * For what comes before the mail itself a working server takes a second or two. Nothing of the mail was sent until then, so a try that
 * is cut short sends it to nobody, and the lane is free for others.
 */
const PATIENCE_MS = 60_000;

/** The server's own words stay out of it: they name the recipient, and errors are logged. */
class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: 'unavailable';
  readonly responseCode: number | undefined;

  constructor(code: 'unavailable', responseCode?: number) {
    super(`the mail server did not take the mail${responseCode === undefined ? '' : ` (${responseCode})`}`);
    this.code = code;
    this.responseCode = responseCode;
  }
}

/** @returns whether the mail was taken, or refused for good */
type Send = (to: string, id: string, mail: RenderedMail, signal?: AbortSignal) => Promise<'sent' | 'refused'>;

export function createMailer({
  from,
  smtpUrl,
  site,
  db,
  log,
  patienceMs = PATIENCE_MS,
}: MailerOptions): Mailer {
  const send = smtpUrl ? sendBySmtp({ url: smtpUrl, from, log, patienceMs }) : keepInOutbox(db);
  return {
    async deliver(message, { id = newId(), signal } = {}) {
      const checked = mailMessage.parse(message);
      const { template } = checked;
      if ('until' in checked && checked.until && Date.parse(checked.until) <= Date.now()) {
        countMail(template, 'lapsed');
        return log.info({ template }, 'a mail lapsed before it could be sent');
      }
      // Loaded with the first mail: the templates' libraries would slow every start.
      const { renderMail } = await import('./render-mail.tsx');
      const mail = await renderMail(checked, site);
      const outcome = await send(checked.to, id, mail, signal).catch((error: unknown) => {
        countMail(template, 'unavailable');
        throw error;
      });
      countMail(template, outcome);
      if (outcome === 'sent') log.info({ template }, 'mail sent');
    },
  };
}

function keepInOutbox(db: Db): Send {
  return async (recipient, id, mail) => {
    await db
      .insert(mailOutbox)
      .values({ id, recipient, ...mail })
      .onConflictDoNothing();
    return 'sent';
  };
}

interface Smtp {
  url: string;
  from: string;
  log: Log;
  patienceMs: number;
}

function sendBySmtp({ url, from, log, patienceMs }: Smtp): Send {
  const settings = {
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    // A server may think for minutes about a mail that it has all of, and who leaves before its answer sends it twice (RFC 5321, 4.5.3.2.6).
    socketTimeout: 120_000,
    // Our mails hold text only; whatever got into one must not make the server fetch a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = /@([^>\s]+)/.exec(from)?.[1];
  return async (address, id, { subject, html, text, attachments }, signal) => {
    const early = new AbortController();
    const timer = setTimeout(() => early.abort(), patienceMs);
    const transport = createTransport(settings).use('stream', ({ message: mail }, done) => {
      mail.processFunc((content) => Readable.from(whenRead(content, () => clearTimeout(timer))));
      done();
    });
    try {
      // As an object it is one address, whatever commas or angle brackets stand in it.
      const to = { name: '', address };
      const messageId = `<${id}@${domain}>`;
      const parts = partsOf(attachments);
      const signals = AbortSignal.any([early.signal, ...(signal ? [signal] : [])]);
      await transport.sendMail({ from, to, messageId, subject, html, text, ...parts, signal: signals });
      return 'sent';
    } catch (error) {
      const { refused, responseCode } = readRefusal(error);
      if (!refused) throw new MailError('unavailable', responseCode);
      log.warn({ responseCode }, 'mail refused for good');
      return 'refused';
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Passes a stream on, and says when somebody begins to read it: SMTP does once the server asked for the mail. */
async function* whenRead(content: Readable, begin: () => void): AsyncGenerator<Buffer> {
  begin();
  yield* content as AsyncIterable<Buffer>;
}

/** An invitation is an alternative to the text (RFC 6047), which is where calendars look, and a file for everybody else. */
function partsOf(attachments: RenderedMail['attachments']) {
  const invitation = attachments.find(({ contentType }) => contentType.includes('method='));
  const [, method] = /method=(\w+)/.exec(invitation?.contentType ?? '') ?? [];
  if (!invitation || !method) return { attachments };
  const { filename, content } = invitation;
  const others = attachments.filter((file) => file !== invitation);
  return { attachments: others, icalEvent: { method, filename, content } };
}

/**
 * SMTP (RFC 5321): 5xx to a recipient means never, 4xx not now. 5.7.x (RFC 3463) is about us: our address on a list, SPF or DKIM. What
 * refuses us, as sender or by what the mail says, would refuse everybody: it is tried again, and in the end waits for an operator.
 */
function readRefusal(error: unknown): { refused: boolean; responseCode: number | undefined } {
  if (!(error instanceof Error)) return { refused: false, responseCode: undefined };
  const { command, response, responseCode } = error as {
    command?: string;
    response?: string;
    responseCode?: number;
  };
  const isAboutUs = /^5\d\d[ -]5\.7\./.test(response ?? '');
  return { refused: command === 'RCPT TO' && (responseCode ?? 0) >= 500 && !isAboutUs, responseCode };
}
