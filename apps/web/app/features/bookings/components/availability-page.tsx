import { useEffect, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  busyProblemWords,
  exceptionLines,
  RANGES_A_DAY,
  SPARE_EXCEPTIONS,
  weekdays,
  type BusyCalendar,
  type ClockRange,
  type ExceptionLine,
} from '~/features/scheduling/public.ts';
import type { FieldErrors } from '~/services/form.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { ConfirmedSubmit } from '~/ui/forms/confirmed-submit.tsx';
import { FeedAddressSubmit } from '~/ui/forms/feed-address-submit.tsx';
import { Card } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { writtenDate } from '~/ui/format/written-date.ts';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { HOME_ZONE, indonesianZones } from '~/ui/format/zoned-times.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { DateInput } from '~/ui/date-input.tsx';
import { TimeInput } from '~/ui/time-input.tsx';
import type { AvailabilityData } from '../desk/availability.server.ts';
import css from './desk.module.css';
import { DeskTabs } from './desk-tabs.tsx';

interface AvailabilityPageProps {
  availability: AvailabilityData;
  /** The secret address of the sessions' feed. */
  feed: string | null;
  busy: BusyCalendar;
  /** What the form shows, in short: what another window changed since is not put back unseen. */
  seen: string;
  /** What became of what was sent: errors; what it would have put back, in words; neither where it is kept. */
  outcome: { errors: FieldErrors; overtaken?: string; seen?: string } | null | undefined;
}

/** When a mentor can be booked: a plain form, which works without script. */
export function AvailabilityPage({ availability, feed, busy: own, seen, outcome }: AvailabilityPageProps) {
  const busy = useNavigation().state === 'submitting';
  const { errors: wrong, ...form } = useFormErrors({ fromServer: outcome?.errors });
  const isWrong = Object.keys(wrong).length > 0;
  const number = (name: string, label: string, value: number | null, optional = false) => (
    <TextField
      name={name}
      label={label}
      defaultValue={value ?? ''}
      inputMode="numeric"
      optional={optional}
      error={wrong[name]}
    />
  );
  // What was saved is shown in its own order, and in lines of several days.
  const [saved, setSaved] = useState({ outcome, seen, times: 0 });
  const isSaved = outcome && !isWrong && !outcome.overtaken;
  if (isSaved && (saved.outcome !== outcome || saved.seen !== seen))
    setSaved({ outcome, seen, times: saved.times + 1 });
  const weekly = availability?.weekly ?? [];
  const lines = exceptionLines(availability?.exceptions ?? []);
  const spare = Array.from({ length: SPARE_EXCEPTIONS }, (): ExceptionLine => ({
    date: '',
    until: '',
    range: null,
  }));
  return (
    <>
      <DeskTabs current="availability" />
      <Form method="post" className={css.page} noValidate {...form}>
        <input type="hidden" name="seen" value={outcome?.seen ?? seen} />
        {outcome && (
          <Banner
            key={JSON.stringify(outcome)}
            tone={isWrong ? 'error' : outcome.overtaken ? 'warning' : 'success'}
            focusOnMount={!isWrong}
          >
            {isWrong
              ? 'Ada isian yang belum benar. Periksa lagi, ya.'
              : (outcome.overtaken ?? 'Waktumu tersimpan.')}
          </Banner>
        )}
        <Card as="section" className={css.section}>
          <h2>Jam mingguan</h2>
          <p className={css.hint}>
            Sampai dua rentang sehari, ditulis 24 jam: 09.00 atau 19.30. Kosongkan hari yang libur. Sesi yang
            sudah dipesan tidak berubah.
          </p>
          <ZoneField value={availability?.timeZone ?? HOME_ZONE} error={wrong['timeZone']} />
          {weekdays.map(({ weekday, name }) => {
            const ranges = weekly.filter((hours) => hours.weekday === weekday);
            return (
              <div key={weekday} role="group" aria-label={name} className={css.day}>
                <span className={css.dayName} aria-hidden>
                  {name}
                </span>
                <div className={css.ranges}>
                  {Array.from({ length: RANGES_A_DAY }, (_, at) => (
                    <Range
                      key={at}
                      name={`day-${weekday}-${at}`}
                      about={`${name}, rentang ${at + 1}`}
                      range={ranges[at] ?? null}
                      error={wrong[`day-${weekday}-${at}`]}
                    />
                  ))}
                </div>
              </div>
            );
          })}
        </Card>
        <Card as="section" key={saved.times} className={css.section}>
          <h2>Tanggal yang berbeda</h2>
          <p className={css.hint}>
            Isi tanggal tanpa jam untuk libur, atau dengan jam lain khusus hari itu. Untuk beberapa hari
            berturut-turut, isi juga tanggal akhirnya.
          </p>
          {[...lines, ...spare].map(({ date, until, range }, at) => (
            <div key={at} role="group" aria-label={`Tanggal berbeda ${at + 1}`} className={css.exception}>
              <Day name={`exception-${at}-date`} date={date} label={`Tanggal ${at + 1}`} />
              <span className={css.until} aria-hidden>
                sampai
              </span>
              <Day name={`exception-${at}-until`} date={until} label={`Sampai, tanggal ${at + 1}`} />
              <Range
                name={`exception-${at}`}
                about={`tanggal ${at + 1}`}
                range={range}
                error={wrong[`exception-${at}`]}
              />
            </div>
          ))}
        </Card>
        <Card as="section" className={css.section}>
          <h2>Aturan</h2>
          <div className={css.rules}>
            {number(
              'leastNotice',
              'Paling cepat dipesan (jam sebelumnya)',
              availability ? Math.ceil(availability.leastNotice / 60) : 12,
            )}
            {number('horizonDays', 'Bisa dipesan sampai (hari ke depan)', availability?.horizonDays ?? 28)}
            {number('bufferBefore', 'Jeda sebelum sesi (menit)', availability?.bufferBefore ?? 0)}
            {number('bufferAfter', 'Jeda setelah sesi (menit)', availability?.bufferAfter ?? 15)}
            {number('mostPerDay', 'Sesi paling banyak sehari', availability?.mostPerDay ?? null, true)}
            {number('mostPerWeek', 'Sesi paling banyak seminggu', availability?.mostPerWeek ?? null, true)}
          </div>
          <TextField
            name="meetingUrl"
            label="Tautan ruang sesimu"
            optional
            defaultValue={availability?.meetingUrl ?? ''}
            placeholder="https://"
            hint="Misalnya ruang Zoom atau Google Meet pribadimu. Dikirim ke mentee bersama undangan; kalau kamu ganti, undangan sesi yang akan datang ikut diperbarui."
            error={wrong['meetingUrl']}
          />
        </Card>
        <Button type="submit" size="lg" loading={busy}>
          Simpan waktu
        </Button>
      </Form>
      {availability && <OwnCalendar own={own} fromServer={outcome?.errors} />}
      {availability && (
        <Card as="section" className={cx(css.section, css.below)}>
          <h2>Langganan kalender</h2>
          <p className={css.hint}>
            Tempel alamat rahasia ini di Google Calendar, Outlook, atau Apple Calendar untuk melihat sesimu di
            sana. Siapa pun yang punya alamatnya bisa membacanya; buat alamat baru untuk mematikan yang lama.
            Alamatnya juga berganti saat kamu mengganti password atau keluar dari semua perangkat.
          </p>
          {feed && <TextField label="Alamat rahasia" value={feed} readOnly />}
          <Form method="post">
            <FeedAddressSubmit exists={Boolean(feed)} />
          </Form>
        </Card>
      )}
    </>
  );
}

/** What the mentor's own calendar says is taken: read by us, never written. */
function OwnCalendar({ own, fromServer }: { own: BusyCalendar; fromServer: FieldErrors | undefined }) {
  const { errors, ...form } = useFormErrors({ fromServer });
  return (
    <Card as="section" className={cx(css.section, css.below)}>
      <h2>Waktu sibuk dari kalendermu</h2>
      <p className={css.hint}>
        Tempel alamat iCal rahasia dari Google Calendar, Outlook, atau Apple Calendar. Kami hanya membaca jam
        yang terisi, sejam sekali, dan tidak menawarkannya ke mentee. Acara yang ditandai bebas tidak
        dihitung.
      </p>
      {own && <OwnCalendarState own={own} />}
      <Form method="post" className={css.section} noValidate {...form}>
        <TextField
          label={own ? 'Ganti alamat kalender' : 'Alamat kalender (iCal)'}
          name="busyUrl"
          type="url"
          placeholder="https://"
          autoComplete="off"
          error={errors['busyUrl']}
        />
        <div className={css.actions}>
          <Button type="submit" name="intent" value="busy" variant="secondary">
            {own ? 'Ganti' : 'Sambungkan'}
          </Button>
          {own && (
            <ConfirmedSubmit
              intent="no-busy"
              label="Lepas kalender ini"
              variant="ghost"
              title="Lepas kalender ini?"
              confirmLabel="Lepas kalender"
            >
              Waktu yang terisi di kalender itu bisa dipesan lagi. Untuk menyambungkannya lagi, tempel
              alamatnya sekali lagi.
            </ConfirmedSubmit>
          )}
        </div>
      </Form>
    </Card>
  );
}

function OwnCalendarState({ own: { host, readAt, problem, times } }: { own: NonNullable<BusyCalendar> }) {
  const read = readAt && `Terakhir dibaca ${formatDateTime(readAt)}: ${times} waktu terisi.`;
  if (problem)
    return (
      <Banner tone="error">
        {host}: {busyProblemWords[problem]} {read && `${read} Itu yang masih kami pakai.`}
      </Banner>
    );
  return (
    <Banner
      tone={readAt ? 'success' : 'info'}
    >{`${host}. ${read ?? 'Sedang kami baca; muat ulang sebentar lagi.'}`}</Banner>
  );
}

/** What was chosen stands below it in words. */
function Day({ name, date, label }: { name: string; date: string; label: string }) {
  const [day, setDay] = useState(date);
  const id = useId();
  const words = writtenDate(day);
  return (
    <span className={css.date}>
      <DateInput
        name={name}
        defaultValue={date}
        aria-label={label}
        aria-describedby={id}
        onChange={(iso) => setDay(iso ?? '')}
      />
      <span id={id} className={css.dayWords} hidden={words === ''}>
        {words}
      </span>
    </span>
  );
}

interface RangeProps {
  name: string;
  about: string;
  range: ClockRange | null;
  error: string | undefined;
}

function Range({ name, about, range, error }: RangeProps) {
  const id = useId();
  const wiring = error ? { 'aria-invalid': true, 'aria-describedby': id } : {};
  return (
    <span className={css.range}>
      <TimeInput
        {...wiring}
        name={`${name}-from`}
        defaultValue={range?.from ?? ''}
        aria-label={`Mulai, ${about}`}
      />
      –
      <TimeInput
        {...wiring}
        name={`${name}-to`}
        defaultValue={range?.to === '24:00' ? '00:00' : (range?.to ?? '')}
        aria-label={`Selesai, ${about}`}
      />
      {error && (
        <span id={id} className={css.wrong}>
          {error}
        </span>
      )}
    </span>
  );
}

/** Indonesia's zones first; the browser adds the rest of the world. */
function ZoneField({ value, error }: { value: string; error: string | undefined }) {
  const [zones, setZones] = useState<readonly string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setZones(Intl.supportedValuesOf('timeZone')));
    return () => clearTimeout(timer);
  }, []);
  const known = new Set<string>(indonesianZones.map((zone) => zone.value));
  const others = [...new Set([value, ...zones])].filter((zone) => !known.has(zone));
  return (
    <SelectField
      label="Zona waktu"
      name="timeZone"
      defaultValue={value}
      options={[
        ...indonesianZones,
        ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
      ]}
      error={error}
    />
  );
}
