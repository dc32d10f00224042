import type { MailProps } from '../message.ts';
import { greeting } from './greeting-name.ts';
import { ActionButton, Facts, MailLayout, Paragraph, SmallPrint } from './mail-layout.tsx';

type Lapse = MailProps<'session-lapse'>;

const subjects: Record<Lapse['kind'], string> = {
  lapsing: 'Sesi mentoring hampir kedaluwarsa',
  lapsed: 'Sesi mentoring sudah kedaluwarsa',
};

const texts: Record<Lapse['kind'], Record<Lapse['reader'], string>> = {
  lapsing: {
    customer:
      'Sesi mentoring-mu belum terlaksana dan sebentar lagi kedaluwarsa. Hubungi mentormu sekarang untuk menyepakati waktu; nomornya ada di halaman pesananmu. Belum ada jawaban? Balas email ini, kami bantu.',
    mentor:
      'Sesi mentoring ini belum kamu tandai terlaksana dan sebentar lagi kedaluwarsa. Hubungi mentee-mu sekarang, atau tandai hasilnya kalau sesinya sudah berlangsung.',
    operator: 'Sesi lunas ini belum terlaksana dan sebentar lagi kedaluwarsa.',
  },
  lapsed: {
    customer:
      'Sesi mentoring-mu tidak terlaksana sampai batas waktunya. Bukan salahmu? Balas email ini: kami bisa menambah waktu, mencarikan mentor pengganti, atau mengembalikan danamu sesuai ketentuan.',
    mentor:
      'Sesi mentoring ini tidak terlaksana sampai batas waktunya. Kalau sebenarnya sudah berlangsung, tandai di halaman berikut.',
    operator:
      'Sesi lunas ini kedaluwarsa tanpa terlaksana. Tambah waktu, ganti mentor, atau kembalikan dananya.',
  },
};

export function sessionLapseSubject(kind: Lapse['kind']): string {
  return subjects[kind];
}

/** A paid session is about to lapse, or lapsed: to customer, mentor and operators. */
export function SessionLapse({ kind, reader, name, customerName, mentorName, until, url }: Lapse) {
  return (
    <MailLayout preview={`Batas waktunya ${until}.`} heading={subjects[kind]}>
      {reader !== 'operator' && <Paragraph>{greeting(name)}</Paragraph>}
      <Paragraph>{texts[kind][reader]}</Paragraph>
      <Facts
        facts={[
          ['Mentor', mentorName],
          ['Mentee', customerName],
          ['Batas waktu', until],
        ]}
      />
      <ActionButton href={url}>{reader === 'mentor' ? 'Buka halaman sesi' : 'Buka pesanan'}</ActionButton>
      <SmallPrint>Ada pertanyaan? Balas email ini, kami siap membantu.</SmallPrint>
    </MailLayout>
  );
}
