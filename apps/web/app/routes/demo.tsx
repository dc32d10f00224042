import { Link } from 'react-router';
import { demoVouchers } from '~/features/checkout/public.ts';
import { listMails } from '~/features/demo/list-mails.server.ts';
import { sampleAccounts } from '~/features/demo/sample-accounts.server.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import type { Route } from './+types/demo.ts';
import css from './demo.module.css';

export const meta: Route.MetaFunction = () => [
  { title: 'Demo | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  const accounts = sampleAccounts.map(({ name, email, password, about }) => ({
    name,
    email,
    password,
    about,
  }));
  return { accounts, mails: await listMails(services) };
});

export default function Demo({ loaderData }: Route.ComponentProps) {
  const { accounts, mails } = loaderData;
  return (
    <div className={css.page}>
      <h1>Demo Setapak</h1>
      <p className={css.lead}>
        Semua yang ada di sini hanya contoh. Halaman ini tidak ada di server produksi.
      </p>
      <h2>Akun contoh</h2>
      <ul className={css.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <strong>{account.name}</strong>
            <span>{account.about}</span>
            <code>
              {account.email} / {account.password}
            </code>
          </li>
        ))}
      </ul>
      <h2>Kode voucher</h2>
      <ul className={css.list}>
        {demoVouchers.map(({ code, description }) => (
          <li key={code}>
            <strong>{code}</strong>
            <span>{description}</span>
          </li>
        ))}
      </ul>
      <h2>Email keluar</h2>
      {mails.length === 0 ? (
        <p className={css.lead}>Belum ada email. Daftar akun baru untuk menerima email sambutan.</p>
      ) : (
        <ul className={css.list}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <Link to={`/demo/mail/${mail.id}`}>{mail.subject}</Link>
              <span>
                {mail.recipient} · {unbroken(formatDateTime(mail.createdAt))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
