import { Link } from 'react-router';
import { loadMail } from '~/features/demo/list-mails.server.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import type { Route } from './+types/demo-mail.ts';
import css from './demo.module.css';

export const meta: Route.MetaFunction = () => [
  { title: 'Email demo | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  return { mail: await loadMail(services, params.id) };
});

export default function DemoMail({ loaderData: { mail } }: Route.ComponentProps) {
  return (
    <div className={css.page}>
      <p>
        <Link to="/demo">Kembali ke demo</Link>
      </p>
      <h1>{mail.subject}</h1>
      <p className={css.lead}>
        Kepada {mail.recipient} · {formatDateTime(mail.createdAt)}
      </p>
      <iframe className={css.mail} title={mail.subject} srcDoc={mail.html} sandbox="" />
      <h2>Versi teks</h2>
      <pre className={css.text}>{mail.text}</pre>
    </div>
  );
}
