import { fileNameOf, mailOf, whatsAppOf, type Gap, type Letter } from '@setapak/letter';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import {
  IconBrandWhatsapp,
  IconCopy,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconMail,
  IconPackage,
} from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { buttonClass } from '~/ui/button-look.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import type { LetterOutcome } from '../handle-letter-form.server.ts';
import type { LoadedLetter } from '../load-letter.server.ts';
import { pathOfLetter, pathOfPackage } from '../model.ts';
import css from './letters.module.css';

interface SendPanelProps {
  loaded: LoadedLetter;
  letter: Letter;
  gaps: readonly Gap[];
  /** Stores what was typed. @returns whether everything is stored */
  flush: () => Promise<boolean>;
}

type Way = 'pdf' | 'docx' | 'mail' | 'copy-mail' | 'copy-whatsapp' | 'send';

/** Every way in which a letter goes out. What is left to fill in is asked about first. */
export function SendPanel({ loaded, letter, gaps, flush }: SendPanelProps) {
  const [unconfirmed, setUnconfirmed] = useState<Way | null>(null);
  const snackbar = useSnackbar();
  const fetcher = useFetcher<LetterOutcome>();
  const url = pathOfLetter(loaded.id);
  const mail = mailOf(letter, loaded.advice.email ?? '');

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      snackbar.show({ text: done, tone: 'success' });
    } catch {
      snackbar.show({
        text: 'Browser ini tidak mengizinkan menyalin. Pilih teksnya, lalu salin sendiri.',
        tone: 'error',
      });
    }
  };
  const go = async (way: Way) => {
    setUnconfirmed(null);
    if (way === 'copy-mail') return copy(`${mail.subject}\n\n${mail.body}`, 'Subjek dan isi email disalin');
    if (way === 'copy-whatsapp') return copy(whatsAppOf(letter), 'Pesan WhatsApp disalin');
    if (way === 'mail') return location.assign(mail.href);
    if (!(await flush()))
      return snackbar.show({
        text: 'Perubahan terakhir belum tersimpan. Coba lagi sebentar lagi.',
        tone: 'error',
      });
    if (way === 'send')
      return fetcher.submit({ intent: 'send', confirmed: 'yes' }, { method: 'post', action: url });
    return location.assign(`${url}/file/${way}`);
  };
  const start = (way: Way) => (gaps.length > 0 ? setUnconfirmed(way) : void go(way));

  return (
    <Card as="section" aria-labelledby="letter-send" className={css.section}>
      <h2 id="letter-send" className={css.heading}>
        Kirim dan unduh
      </h2>
      <div className={css.row}>
        <Button icon={<IconFileTypePdf size={20} aria-hidden />} onClick={() => start('pdf')}>
          Unduh PDF
        </Button>
        <Button
          variant="secondary"
          icon={<IconFileTypeDocx size={20} aria-hidden />}
          onClick={() => start('docx')}
        >
          Unduh Word
        </Button>
        {loaded.cvName !== null && (
          <a href={`${url}/file/cv`} download className={buttonClass({ variant: 'secondary' })}>
            Unduh CV
          </a>
        )}
        <LinkButton
          variant="secondary"
          to={pathOfPackage(loaded.id)}
          icon={<IconPackage size={20} aria-hidden />}
        >
          Paket dengan CV dan lampiran
        </LinkButton>
      </div>
      <div>
        <p className={css.strong}>Lewat email</p>
        <p className={css.dim}>
          Subjek: {mail.subject}
          <br />
          Lampirkan “{fileNameOf('cv', letter, 'pdf')}” dan “{fileNameOf('letter', letter, 'pdf')}”.
        </p>
      </div>
      <div className={css.row}>
        <Button variant="secondary" icon={<IconMail size={20} aria-hidden />} onClick={() => start('mail')}>
          Buka di aplikasi email
        </Button>
        <Button
          variant="secondary"
          icon={<IconCopy size={20} aria-hidden />}
          onClick={() => start('copy-mail')}
        >
          Salin isi email
        </Button>
        <Button
          variant="secondary"
          icon={<IconBrandWhatsapp size={20} aria-hidden />}
          onClick={() => start('copy-whatsapp')}
        >
          Salin untuk WhatsApp
        </Button>
      </div>
      <div>
        <p className={css.strong}>Sudah dikirim?</p>
        {loaded.sent ? (
          <p className={css.dim}>
            <a href={`${url}/file/sent`} download>
              {loaded.sent.name}
            </a>
            , seperti pada {formatDateTime(loaded.sent.at)}
          </p>
        ) : (
          <p className={css.dim}>
            Simpan PDF-nya seperti saat ini, jadi kamu tahu apa yang dibaca perusahaan.
          </p>
        )}
      </div>
      {fetcher.data?.error && <Banner tone="error">{fetcher.data.error}</Banner>}
      <div className={css.row}>
        <Button variant="secondary" loading={fetcher.state !== 'idle'} onClick={() => start('send')}>
          {loaded.sent ? 'Ganti dengan yang sekarang' : 'Simpan sebagai terkirim'}
        </Button>
      </div>
      <Dialog
        open={unconfirmed !== null}
        onClose={() => setUnconfirmed(null)}
        title={`${gaps.length} bagian masih kosong`}
        actions={
          <>
            <Button variant="secondary" onClick={() => unconfirmed && void go(unconfirmed)}>
              Lanjutkan saja
            </Button>
            <Button onClick={() => setUnconfirmed(null)}>Isi dulu</Button>
          </>
        }
      >
        <p>Bagian dalam tanda kurung siku masih menunggu kamu isi:</p>
        <ul>
          {gaps.map(({ place, hint }, index) => (
            <li key={`${place} ${index}`}>{hint}</li>
          ))}
        </ul>
      </Dialog>
    </Card>
  );
}
