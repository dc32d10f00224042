import type { Language } from '@setapak/resume';
import { IconBulb, IconX } from '@tabler/icons-react';
import { useDebounced } from '~/ui/use-debounced.ts';
import { useDismissedHints } from './use-dismissed-hints.ts';
import css from './writing-help.module.css';
import { textLength, type TextLength } from './text-length.ts';
import { useWritingHints } from './use-writing-hints.ts';
import type { WritingHint } from './writing-hints.ts';

interface WritingHelpProps {
  text: string;
  language: Language;
  quiet: boolean;
  /** Each point has its verdict above: what the judge says is not said twice. */
  judged?: boolean;
}

/** A hint in mid-word would only disturb. */
const AFTER_MS = 700;

/** How long a text is, and what could make it stronger: folded away, never in the way, gone for good when it is dismissed. */
export function WritingHelp({ text, language, quiet, judged = false }: WritingHelpProps) {
  const rested = useDebounced(text, AFTER_MS);
  const { dismissed, dismiss, bringBack } = useDismissedHints();
  const all = useWritingHints(rested, language).filter(({ code }) =>
    quiet ? code === 'spelling' : !judged || ownHints.has(code),
  );
  const hints = all.filter(({ code }) => !dismissed.includes(code));
  const length = textLength(rested);
  if (length.verdict === 'empty') return null;
  return (
    <div className={css.help}>
      <p className={css.length} data-verdict={length.verdict}>
        {lengthWords(length)}
      </p>
      {hints.length > 0 && (
        <details className={css.hints}>
          <summary className={css.summary}>
            <IconBulb size={18} aria-hidden />
            {hints.length} saran penulisan
          </summary>
          <ul className={css.list}>
            {hints.map((hint) => (
              <li key={`${hint.code} ${hint.about}`} className={css.hint}>
                <p>
                  {sentence(hint)}
                  {hint.instead.length > 0 && hint.code !== 'spelling' && (
                    <span className={css.instead} lang={language}>
                      {hint.instead.join(' · ')}
                    </span>
                  )}
                </p>
                <button
                  type="button"
                  className={css.dismiss}
                  aria-label={`Jangan tampilkan saran ini lagi: ${names[hint.code]}`}
                  title="Jangan tampilkan lagi"
                  onClick={() => dismiss(hint.code)}
                >
                  <IconX size={18} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {hints.length === 0 && all.length > 0 && (
        <button type="button" className={css.back} onClick={() => bringBack()}>
          Tampilkan saran penulisan lagi
        </button>
      )}
    </div>
  );
}

const ownHints = new Set<WritingHint['code']>(['spelling', 'long_point', 'no_points', 'first_person']);

const names: Record<WritingHint['code'], string> = {
  duty: 'tugas, bukan tindakan',
  shared: 'bagianmu sendiri',
  trait: 'pujian tanpa bukti',
  vague: 'terlalu umum',
  bare: 'terlalu singkat',
  noun: 'kata kerja di depan',
  no_result: 'hasil terukur',
  long_point: 'poin panjang',
  no_points: 'bentuk poin',
  first_person: 'kata saya',
  spelling: 'ejaan',
};

function sentence({ code, about, instead }: WritingHint): string {
  const words: Record<WritingHint['code'], string> = {
    duty: `“${about}” baru menyebut tugas. Ceritakan yang benar-benar kamu lakukan, misalnya:`,
    shared: `“${about}” belum menunjukkan bagianmu sendiri. Sebutkan yang kamu kerjakan, misalnya:`,
    trait: `“${about}” memuji tanpa bukti. Ganti dengan yang kamu lakukan, misalnya:`,
    vague: `“${about}” bisa tertulis di CV siapa saja. Sebutkan apa, untuk siapa, dan seberapa banyak, misalnya:`,
    bare: `“${about}” masih terlalu singkat untuk dibayangkan. Tambahkan apa dan seberapa banyak, misalnya:`,
    noun: `“${about}” belum diawali kata kerja. Mulai dari yang kamu lakukan, misalnya:`,
    no_result: 'Belum ada hasil yang terukur. Kalau ada, sebutkan jumlah, persen, waktu, atau rupiahnya.',
    long_point: `Poin “${about}” lebih dari tiga baris. Pecah jadi dua, atau ambil yang terpenting.`,
    no_points: 'Teks panjang lebih mudah dibaca sebagai daftar poin.',
    first_person: `Di CV, “${about}” biasanya dihilangkan: langsung mulai dengan kata kerjanya.`,
    spelling: `“${about}” mungkin maksudnya “${instead[0] ?? ''}”?`,
  };
  return words[code];
}

function lengthWords({ points, words, verdict }: TextLength): string {
  const count = [points > 0 && `${points} poin`, `${words} kata`].filter(Boolean).join(' · ');
  return verdict === 'long' ? `${count}: lebih panjang dari yang biasanya dibaca (6 poin, 120 kata)` : count;
}
