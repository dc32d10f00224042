import { Link } from 'react-router';
import { IconPaperclip } from '@tabler/icons-react';
import { loadMail } from '~/features/demo/list-mails.server.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { MailAddress } from '~/ui/mail-address.tsx';
import { unbroken } from '~/ui/format/unbroken.tsx';
import type { Route } from './+types/demo-mail.ts';
import css from './demo.module.css';

export const meta: Route.MetaFunction = () => [
  { title: 'Email demo | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ request, context, params }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  const { attachments, ...mail } = await loadMail(services, params.id);
  // Links in a mail name this computer; somebody who opened the demo from another one follows them there.
  const { origin } = new URL(request.url);
  const reachable = (text: string) => text.replaceAll(services.baseUrl, origin);
  return {
    mail: { ...mail, html: reachable(mail.html), text: reachable(mail.text) },
    files: attachments.map(({ filename }) => filename),
  };
});

export default function DemoMail({ loaderData: { mail, files } }: Route.ComponentProps) {
  return (
    <div className={css.page}>
      <p>
        <Link to="/demo">Kembali ke demo</Link>
      </p>
      <h1>{unbroken(mail.subject)}</h1>
      <p className={css.lead}>
        Kepada <MailAddress address={mail.recipient} /> · {unbroken(formatDateTime(mail.createdAt))}
      </p>
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map((name) => (
            <li key={name}>
              <a href={`/demo/mail/${mail.id}/${encodeURIComponent(name)}`} className={css.file} download>
                <IconPaperclip size={18} aria-hidden /> Unduh lampiran {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <iframe className={css.mail} title={mail.subject} srcDoc={mail.html} sandbox="" />
      <h2>Versi teks</h2>
      <pre className={css.text}>{mail.text}</pre>
    </div>
  );
}
