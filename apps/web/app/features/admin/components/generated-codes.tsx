import { useEffect, useRef } from 'react';
import { LinkButton } from '~/ui/link-button.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import css from './record-form.module.css';

/** The codes that were just made, one on each line, ready to be copied into a sheet. */
export function GeneratedCodes({ codes }: { codes: string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.form}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {codes.length} kode dibuat
      </h1>
      <TextArea
        label="Kode"
        hint="Satu kode tiap baris. Semuanya juga ada di daftar voucher."
        rows={16}
        readOnly
        value={codes.join('\n')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <LinkButton to="/admin/vouchers">Ke daftar voucher</LinkButton>
    </div>
  );
}
