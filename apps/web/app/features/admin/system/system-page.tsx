import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import type { SystemState } from './load-system.server.ts';
import { queueWord } from './queue-words.ts';
import { OutcomeBanner } from '../components/outcome-banner.tsx';
import { SecondPress } from '../components/second-press.tsx';
import css from './system-page.module.css';

interface SystemPageProps {
  system: SystemState;
  now: number;
  outcome?: { done: string } | { refused: string } | undefined;
}

const HOUR_MS = 3_600_000;
/** A copy is made every night; a day and two hours without one is one too few. */
const BACKUP_MS = 26 * HOUR_MS;
/** Seconds that work may wait before somebody should look. */
const SLOW_SECONDS = 300;

/** How the product runs, for people without a dashboard, and the work that was given up. */
export function SystemPage({ system, now, outcome }: SystemPageProps) {
  const { queues, deadJobs } = system;
  return (
    <>
      <h1 className={css.title}>Sistem</h1>
      <p className={css.intro}>
        Setapak {system.version}, mode {system.mode === 'demo' ? 'demo' : 'produksi'}. Dilihat{' '}
        {formatDateTime(now)}.
      </p>
      {outcome && <OutcomeBanner outcome={outcome} />}
      <ul className={css.parts}>
        {partsOf(system, now).map(({ name, good, state, facts }) => (
          <li key={name} className={css.part}>
            <div className={css.head}>
              <h2 className={css.name}>{name}</h2>
              <Badge tone={good ? 'success' : 'warning'}>{state}</Badge>
            </div>
            <p className={css.facts}>{facts}</p>
          </li>
        ))}
      </ul>

      <h2 className={css.heading}>Pekerjaan yang gagal</h2>
      {deadJobs.length === 0 ? (
        <p className={css.none}>Tidak ada. Semua pekerjaan selesai atau masih dicoba.</p>
      ) : (
        <ul className={css.jobs}>
          {deadJobs.map((job) => (
            <DeadJob key={job.id} {...job} />
          ))}
        </ul>
      )}

      <h2 className={css.heading}>Antrean pekerjaan</h2>
      {queues.length === 0 ? (
        <p className={css.none}>Kosong. Tidak ada yang menunggu.</p>
      ) : (
        <ul className={css.queues}>
          {queues.map(({ name, waiting, later, running, oldestSeconds }) => (
            <li key={name}>
              <span>
                {queueWord(name)} <code>{name}</code>
              </span>
              <span className={css.counts} data-slow={oldestSeconds > SLOW_SECONDS || undefined}>
                {[
                  running > 0 && `${formatNumber(running)} berjalan`,
                  waiting > 0 && `${formatNumber(waiting)} menunggu (${ageWords(oldestSeconds * 1_000)})`,
                  later > 0 && `${formatNumber(later)} dijadwalkan`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DeadJob({ id, queue, error, tries, at }: SystemState['deadJobs'][number]) {
  return (
    <li className={css.part}>
      <h3 className={css.name}>{queueWord(queue)}</h3>
      <p className={css.facts}>
        <code>{queue}</code> · {formatNumber(tries)} kali dicoba · {formatDateTime(at)}
      </p>
      <p className={css.error}>{error}</p>
      <Form method="post" className={css.actions} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" size="sm" name="intent" value="retry">
          Jalankan lagi
        </Button>
        <SecondPress title="Lepaskan?" intent="forget" submit="Ya, lepaskan">
          Pekerjaan ini tidak dijalankan lagi dan hilang dari daftar, misalnya email yang sudah tidak berguna.
        </SecondPress>
      </Form>
    </li>
  );
}

const gatewayWords: Record<string, string> = {
  midtrans: 'Midtrans',
  xendit: 'Xendit',
  sandbox: 'Gerbang demo',
};

interface Part {
  name: string;
  good: boolean;
  state: string;
  facts: ReactNode;
}

function partsOf(system: SystemState, now: number): Part[] {
  const { processes, database, migrations, storage, backup, gateway, mail, assistant } = system;
  const backupAge = backup && now - Date.parse(backup.at);
  const agree = processes.differences.length === 0;
  return [
    {
      name: 'Proses',
      good: agree,
      state: agree ? `${formatNumber(processes.roles.length)} berjalan` : 'Konfigurasi berbeda',
      facts: agree
        ? `${roleNames(processes.roles)}. Versi ${processes.versions.join(' dan ')}.`
        : `Proses lain memakai nilai berbeda untuk ${processes.differences.join(', ')}. Samakan, lalu mulai ulang keduanya.`,
    },
    {
      name: 'Basis data',
      good: migrations.missing.length === 0,
      state: migrations.missing.length === 0 ? 'Terkini' : 'Perlu migrasi',
      facts:
        migrations.missing.length === 0
          ? `${database.engine}, ${bytes(database.bytes)}. Migrasi terakhir: ${migrations.last}.`
          : `Belum dijalankan: ${migrations.missing.join(', ')}. Jalankan npm run migrate.`,
    },
    {
      name: 'Penyimpanan file',
      good: storage.reachable,
      state: storage.reachable ? 'Terhubung' : 'Tidak terhubung',
      facts: storage.kind === 's3' ? 'Penyimpanan objek (S3).' : 'Folder di server ini.',
    },
    {
      name: 'Cadangan',
      good: backupAge !== null && backupAge < BACKUP_MS,
      state: backupAge === null ? 'Belum ada' : `${ageWords(backupAge)} lalu`,
      facts: backup
        ? `${formatDateTime(backup.at)}: basis data ${bytes(backup.databaseBytes)}, ${formatNumber(backup.files)} file (${formatNumber(backup.newFiles)} baru).`
        : 'Jalankan npm run backup setiap malam; caranya ada di docs/operate.md.',
    },
    {
      name: 'Pembayaran',
      good: gateway.overdue === 0,
      state: gateway.overdue === 0 ? 'Lancar' : `${formatNumber(gateway.overdue)} tertunda`,
      facts: `${gatewayWords[gateway.name] ?? gateway.name}. ${gateway.lastHeardAt ? `Kabar terakhir ${formatDateTime(gateway.lastHeardAt)}.` : 'Belum ada kabar masuk.'}`,
    },
    {
      name: 'Email',
      good: mail.failing === 0,
      state: mail.failing === 0 ? 'Lancar' : `${formatNumber(mail.failing)} dicoba ulang`,
      facts: `${mail.kind === 'smtp' ? 'SMTP' : 'Kotak keluar demo'}. ${mail.waiting === 0 ? 'Tidak ada yang menunggu' : `${formatNumber(mail.waiting)} menunggu`}${mail.lastSentAt ? `, terakhir terkirim ${formatDateTime(mail.lastSentAt)}` : ''}.`,
    },
    ...(assistant ? [assistantPart(assistant)] : []),
  ];
}

function assistantPart({ requests, tokens, spent, budget }: NonNullable<SystemState['assistant']>): Part {
  const isSpent = budget !== null && spent >= budget;
  const money =
    budget === null ? '' : ` Terpakai ${formatRupiah(spent)} dari ${formatRupiah(budget)} bulan ini.`;
  return {
    name: 'Asisten menulis',
    good: !isSpent,
    state: isSpent ? 'Anggaran habis' : 'Aktif',
    facts: `Bulan ini ${formatNumber(requests)} permintaan, ${formatNumber(tokens)} token.${money}`,
  };
}

const processWords: Record<string, string> = { web: 'web', worker: 'pekerjaan', both: 'web dan pekerjaan' };

/** `2 × web, pekerjaan` */
function roleNames(roles: readonly string[]): string {
  const kinds = [...new Set(roles)].map((role) => {
    const count = roles.filter((one) => one === role).length;
    return count > 1 ? `${count} × ${processWords[role] ?? role}` : (processWords[role] ?? role);
  });
  return `Tugas: ${kinds.join(', ')}`;
}

function ageWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'kurang dari 1 menit';
  if (minutes < 60) return `${minutes} menit`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} jam`;
  return `${Math.floor(minutes / 1_440)} hari`;
}

function bytes(count: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const unit = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3));
  return `${formatNumber(Math.round(count / 1_000 ** unit))} ${units[unit]}`;
}
