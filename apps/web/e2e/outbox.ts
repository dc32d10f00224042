/** The demo shows what it would have mailed; the tests read it there as a person does. */
export async function mailsTo(base: string, recipient: string): Promise<{ path: string; subject: string }[]> {
  const html = await (await fetch(`${base}/demo`)).text();
  const items = html.split('<li>').filter((item) => item.includes(recipient));
  return items.flatMap((item) => {
    const [, path, subject] = /href="(\/demo\/mail\/[^"]+)"[^>]*>([^<]*)</.exec(item) ?? [];
    return path && subject ? [{ path, subject }] : [];
  });
}

/** Waits for the newest reset link of a person. */
export async function resetLinkOf(base: string, recipient: string): Promise<string> {
  const until = Date.now() + 20_000;
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
