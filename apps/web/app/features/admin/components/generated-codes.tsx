import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '~/ui/button-look.ts';
import { Button } from '~/ui/button.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import css from './record-form.module.css';

/** The codes that were just made, one on each line, to be copied into a sheet or kept as a file. */
export function GeneratedCodes({ codes }: { codes: string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const lines = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(lines);
    setCopied(true);
  };
  return (
    <div className={css.form}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {codes.length} kode dibuat
      </h1>
      <TextArea
        label="Kode"
        hint="Satu kode tiap baris. Semuanya juga ada di daftar voucher."
        rows={Math.min(16, codes.length)}
        readOnly
        value={lines}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={css.takeAway}>
        <Button variant="secondary" onClick={() => void copy()}>
          {copied ? 'Tersalin' : 'Salin semua'}
        </Button>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`kode\r\n${codes.join('\r\n')}\r\n`)}`}
          download={`kode-${codes.length}-${codes[0] ?? ''}.csv`}
        >
          Unduh CSV
        </a>
      </div>
      <LinkButton to="/admin/vouchers">Ke daftar voucher</LinkButton>
    </div>
  );
}
