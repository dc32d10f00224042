import { and, eq } from 'drizzle-orm';
import { user } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { verifyToken } from './verify-link.server.ts';

type MailServices = Pick<Services, 'db' | 'jobs' | 'limits' | 'links' | 'baseUrl'>;

interface Person {
  id: string;
  name: string;
  email: string;
  claimedEmail: string | null;
  emailVerified: boolean;
}

/** Job: the mail after registering. An address with an account gets a mail about that instead. */
export async function sendRegistrationMail(services: MailServices, userId: string): Promise<void> {
  const person = await personOf(services, userId);
  if (!person) return;
  if (person.claimedEmail !== null) return mailVerification(services, person);
  if (await isQuiet(services, person.email)) return;
  const { db, jobs, baseUrl } = services;
  const props = { name: person.name, baseUrl, verifyUrl: verifyUrl(services, person) };
  await jobs.enqueue(db, 'send-mail', { template: 'welcome', to: person.email, props }, { once: 'welcome' });
}

/** Job: the link once more, for who asks for it in the profile. */
export async function sendVerification(services: MailServices, userId: string): Promise<void> {
  const person = await personOf(services, userId);
  if (person && !person.emailVerified) await mailVerification(services, person);
}

async function mailVerification(services: MailServices, person: Person): Promise<void> {
  const { db, jobs, baseUrl } = services;
  const to = person.claimedEmail ?? person.email;
  if (await isQuiet(services, to)) return;
  const owner = person.claimedEmail === null ? undefined : await provenOwnerOf(services, to);
  if (owner) {
    const props = { name: owner.name, loginUrl: `${baseUrl}/login`, resetUrl: `${baseUrl}/forgot-password` };
    return jobs.enqueue(
      db,
      'send-mail',
      { template: 'already-registered', to, props },
      { once: 'already-registered' },
    );
  }
  const props = { name: person.name, url: verifyUrl(services, person) };
  await jobs.enqueue(db, 'send-mail', { template: 'verify-email', to, props }, { once: 'verify-email' });
}

/** Limits the mails to an address that is registered over and over. */
async function isQuiet({ limits }: MailServices, address: string): Promise<boolean> {
  return (await limits.take('mail-address', address)) !== undefined;
}

function verifyUrl({ links, baseUrl }: MailServices, { id, email, claimedEmail }: Person): string {
  const token = verifyToken(links, { userId: id, email: claimedEmail ?? email });
  return `${baseUrl}/verify-email?token=${token}`;
}

async function personOf({ db }: MailServices, userId: string): Promise<Person | undefined> {
  const [found] = await db.select().from(user).where(eq(user.id, userId));
  return found;
}

async function provenOwnerOf({ db }: MailServices, email: string): Promise<{ name: string } | undefined> {
  const [found] = await db
    .select({ name: user.name })
    .from(user)
    .where(and(eq(user.email, email), eq(user.emailVerified, true)));
  return found;
}
