import { Form } from 'react-router';
import { IconBell, IconBellOff, IconDownload } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { FeedAddressSubmit } from '~/ui/forms/feed-address-submit.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Card } from '~/ui/card.tsx';
import { VerifyReminder } from '~/ui/forms/verify-reminder.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { buttonClass } from '~/ui/button-look.ts';
import { BOARD, ENOUGH_IN_GROUP, ENOUGH_SENT, type Figures, type Group } from '../model.ts';
import css from './figures-view.module.css';

interface FiguresViewProps {
  figures: Figures;
  reminders: boolean;
  feed: string | null;
  unverified: string | null;
}

/** How far somebody has come, what of it says something, and what leads out of the board. */
export function FiguresView({ figures, reminders, feed, unverified }: FiguresViewProps) {
  const { kept, sent, answered, bySource, byCv } = figures;
  return (
    <div className={css.page}>
      <dl className={css.numbers}>
        <Number name="Semua lamaran" value={kept} />
        <Number name="Terkirim" value={sent} />
        <Number name="Dijawab" value={answered} />
      </dl>
      <FewNote sent={sent} answered={answered} />
      {sent > 0 && (
        <div className={css.tables}>
          <Groups title="Menurut sumber" first="Sumber" groups={bySource} isEnough={sent >= ENOUGH_SENT} />
          <Groups title="Menurut CV" first="CV yang dikirim" groups={byCv} isEnough={sent >= ENOUGH_SENT} />
        </div>
      )}
      <Card as="section" aria-labelledby="board-out" className={css.out}>
        <h2 id="board-out" className={css.heading}>
          Pengingat, kalender, dan unduhan
        </h2>
        {reminders && unverified !== null && (
          <VerifyReminder email={unverified} why="Pengingat baru terkirim setelah emailmu terverifikasi." />
        )}
        <Form method="post" action={`${BOARD}?view=figures`} className={css.line}>
          <input type="hidden" name="intent" value="reminders" />
          <input type="hidden" name="on" value={reminders ? 'no' : 'yes'} />
          <p>
            {reminders
              ? 'Kami mengirim email dua hari sebelum lamaran ditutup, seminggu setelah kamu melamar tanpa kabar, dan sehari sebelum tes atau wawancara.'
              : 'Email pengingat sedang mati.'}
          </p>
          <Button
            type="submit"
            variant="secondary"
            icon={reminders ? <IconBellOff size={18} aria-hidden /> : <IconBell size={18} aria-hidden />}
          >
            {reminders ? 'Matikan pengingat' : 'Nyalakan pengingat'}
          </Button>
        </Form>
        <Form method="post" action={`${BOARD}?view=figures`} className={css.line}>
          <div className={css.feed}>
            <p>
              Langganan kalender: semua jadwal dan batas waktumu tampil di Google Calendar, Outlook, atau
              kalender HP. Siapa pun yang punya alamatnya bisa melihatnya, jadi jangan dibagikan. Alamatnya
              berganti saat kamu mengganti password atau keluar dari semua perangkat.
            </p>
            {feed && <TextField label="Alamat rahasia" value={feed} readOnly />}
          </div>
          <FeedAddressSubmit exists={Boolean(feed)} />
        </Form>
        <div className={css.line}>
          <p>Semua lamaranmu sebagai tabel, untuk Excel atau Google Sheets.</p>
          <a href={`${BOARD}/export.csv`} download className={buttonClass({ variant: 'secondary' })}>
            <span className={css.download}>
              <IconDownload size={18} aria-hidden />
              Unduh CSV
            </span>
          </a>
        </div>
      </Card>
    </div>
  );
}

function Number({ name, value }: { name: string; value: number }) {
  return (
    <div className={css.number}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Of few applications nothing follows, and that is said. */
function FewNote({ sent, answered }: { sent: number; answered: number }) {
  if (sent === 0)
    return (
      <Banner>
        Belum ada lamaran terkirim. Angkanya muncul setelah kamu memindahkan lamaran ke Dilamar.
      </Banner>
    );
  if (sent < ENOUGH_SENT)
    return (
      <Banner>
        Baru {sent} lamaran terkirim, terlalu sedikit untuk disimpulkan. Persentase kami tampilkan mulai{' '}
        {ENOUGH_SENT} lamaran.
      </Banner>
    );
  return (
    <p>
      <strong>{percent(answered, sent)}</strong> lamaranmu dijawab: {answered} dari {sent}.
    </p>
  );
}

interface GroupsProps {
  title: string;
  first: string;
  groups: readonly Group[];
  /** There are enough applications in all for shares. */
  isEnough: boolean;
}

function Groups({ title, first, groups, isEnough }: GroupsProps) {
  return (
    <section className={css.group}>
      <h2 className={css.heading}>{title}</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Terkirim</th>
            <th scope="col">Dijawab</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, sent, answered }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sent}</td>
              <td>
                {answered}
                {isEnough && sent >= ENOUGH_IN_GROUP && ` (${percent(answered, sent)})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isEnough && groups.some(({ sent }) => sent < ENOUGH_IN_GROUP) && (
        <p className={css.note}>
          Di bawah {ENOUGH_IN_GROUP} lamaran terlalu sedikit untuk dibandingkan, jadi tanpa persentase.
        </p>
      )}
    </section>
  );
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
