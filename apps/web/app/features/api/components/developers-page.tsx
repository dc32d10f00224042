import { Link } from 'react-router';
import { IconKey } from '@tabler/icons-react';
import { LinkButton } from '~/ui/link-button.tsx';
import { resumeStatuses } from '../statuses.ts';
import css from './developers-page.module.css';
import { SchemaRows } from './schema-rows.tsx';

interface DevelopersPageProps {
  baseUrl: string;
  answer: unknown;
}

/** How a program reads and prints CVs with us. Everything on it comes from what the API is checked with. */
export function DevelopersPage({ baseUrl, answer }: DevelopersPageProps) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <p className={css.eyebrow}>Setapak API</p>
        <h1>Baca CV dari programmu sendiri</h1>
        <p className={css.lead}>
          Kirim PDF, terima datanya: nama, pengalaman, pendidikan, keahlian, dan lainnya, dengan mesin yang
          sama dengan ATS Checker.
        </p>
        <div className={css.actions}>
          <LinkButton to="/app/profile/api-tokens" icon={<IconKey size={20} aria-hidden />}>
            Buat token
          </LinkButton>
          <LinkButton to="/v1/openapi.json" reloadDocument variant="secondary">
            openapi.json
          </LinkButton>
        </div>
      </header>

      <section aria-labelledby="read" className={css.part}>
        <Endpoint id="read" method="POST" path="/v1/resumes" title="Membaca CV" />
        <p>
          Kirim <code>multipart/form-data</code> dengan kolom <code>file</code> (PDF, maksimal 5.120.000 byte)
          dan header <code>Authorization: Bearer</code>. Satu kuota ATS Checker terpakai hanya kalau{' '}
          <span className="unbroken">CV-nya</span> berhasil dibaca; file yang sama persis tidak dihitung dua
          kali.
        </p>
        <pre
          className={css.code}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
          tabIndex={0}
        >{`curl ${baseUrl}/v1/resumes \\
  -H "Authorization: Bearer $SETAPAK_TOKEN" \\
  -F file=@cv.pdf`}</pre>
        <h3>Jawaban</h3>
        <p>
          <code>200</code> dengan <code>{'{ "data": … }'}</code>. Header <code>Setapak-Uses-Left</code>{' '}
          menyebut sisa kuota, <code>Setapak-Charged</code> apakah kuota terpakai. Hasilnya juga muncul di
          riwayat ATS Checker pemilik token.
        </p>
        <SchemaRows schema={answer} />
        <h3>Kalau gagal</h3>
        <p>
          Selalu JSON <code>{'{ "error", "text" }'}</code>: kode yang tetap, dan kalimat yang bisa langsung
          ditampilkan. Batasnya 60 panggilan per menit untuk setiap token.
        </p>
        <dl className={css.statuses}>
          {resumeStatuses.map(({ status, codes, text }) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>
                {text}
                <span className={css.codes}>{codes.join(', ')}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>

      <section aria-labelledby="print" className={css.part}>
        <Endpoint id="print" method="POST" path="/v1/printResume" title="Mencetak CV" />
        <p>
          Kirim JSON <code>{'{ "id", "type" }'}</code>; <code>multi</code> untuk halaman A4,{' '}
          <code>single</code> untuk satu halaman panjang. Jawabannya PDF. Dengan token, berlaku untuk semua{' '}
          <span className="unbroken">CV-mu</span>; tanpa token, untuk CV yang dibagikan lewat tautan.
        </p>
        <pre
          className={css.code}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
          tabIndex={0}
        >{`curl ${baseUrl}/v1/printResume \\
  -H "Authorization: Bearer $SETAPAK_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"id": "<id CV>", "type": "multi"}' -o cv.pdf`}</pre>
      </section>
      <p className={css.lead}>
        Token dibuat dan dicabut di <Link to="/app/profile/api-tokens">profil</Link>.
      </p>
    </div>
  );
}

interface EndpointProps {
  id: string;
  method: string;
  path: string;
  title: string;
}

function Endpoint({ id, method, path, title }: EndpointProps) {
  return (
    <div>
      <h2 id={id}>{title}</h2>
      <p className={css.endpoint}>
        <span>{method}</span> <code>{path}</code>
      </p>
    </div>
  );
}
