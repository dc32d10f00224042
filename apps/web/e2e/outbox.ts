/** The demo shows what it would have mailed; the tests read it there as a person does. */
export async function mailsTo(base: string, recipient: string): Promise<{ path: string; subject: string }[]> {
  const html = await (await fetch(`${base}/demo`)).text();
  const items = html.split('<li>').filter((item) => item.includes(recipient));
  return items.flatMap((item) => {
    const [, path, subject] = /href="(\/demo\/mail\/[^"]+)"[^>]*>([^<]*)</.exec(item) ?? [];
    return path && subject ? [{ path, subject }] : [];
  });
}

/** A mail goes out by a job, which a busy machine keeps waiting. */
const ARRIVES_WITHIN_MS = 60_000;

/** Waits for the newest reset link of a person. */
export async function resetLinkOf(base: string, recipient: string): Promise<string> {
  const until = Date.now() + ARRIVES_WITHIN_MS;
  while (Date.now() < until) {
    const mail = (await mailsTo(base, recipient)).find(({ subject }) => subject.includes('password'));
    if (mail) {
      const html = await (await fetch(base + mail.path)).text();
      const link = /https?:\/\/[^\s"<&]*\/reset-password\?token=[\w-]+/.exec(html)?.[0];
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('no reset link arrived');
}

/** Waits for the newest link in a mail to somebody whose path begins so. @returns its path with the query */
export async function linkTo(base: string, recipient: string, beginning: string): Promise<string> {
  const until = Date.now() + ARRIVES_WITHIN_MS;
  const pattern = new RegExp(`https?://[^/\\s"<&]*(${beginning}[\\w.?=%-]+)`);
  while (Date.now() < until) {
    for (const { path } of await mailsTo(base, recipient)) {
      const link = pattern.exec(await (await fetch(base + path)).text())?.[1];
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no link to ${beginning} arrived`);
}

/** Stands on every page. */
const OURS = 'halo@setapak.example';

/** The person's address on a page of theirs. */
export function addressOn(html: string): string {
  return html.match(/[\w.-]+@setapak\.example/g)?.find((each) => each !== OURS) ?? '';
}

/**
 * Verifies the address of the signed-in person, by the link that was mailed.
 * @param read gets a page of ours with the person's cookies
 */
export async function verifyAddress(base: string, read: (path: string) => Promise<string>): Promise<void> {
  const email = addressOn(await read('/app/profile/security'));
  const page = await read(await linkTo(base, email, '/verify-email'));
  if (!page.includes('Email terverifikasi')) throw new Error(`${email} was not verified`);
}
