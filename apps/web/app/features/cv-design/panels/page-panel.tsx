import { MARGIN } from '@setapak/resume';
import { FitOnePage } from '../fit/fit-one-page.tsx';
import { RangeField, Segments } from '../controls/controls.tsx';
import type { PanelProps } from '../controls/panel-props.ts';
import { QrField } from './qr-field.tsx';
import stack from '../controls/stack.module.css';

/** Paper, margins, what stands on every page, the kind of file, and all of it on one page. */
export function PagePanel(props: PanelProps) {
  const { document, setLooks } = props;
  const { page, margin, pageNumbers, linkStyle, icons, standard } = document.metadata;
  return (
    <div className={stack.stack}>
      <Segments
        label="Ukuran kertas"
        value={page}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'Letter' },
        ]}
        onValue={(value) => setLooks({ page: value })}
      />
      <RangeField
        label="Tepi halaman"
        text={`${Math.round(margin * 100)}%`}
        value={margin}
        min={MARGIN.min}
        max={MARGIN.max}
        step={0.05}
        onValue={(value) => setLooks({ margin: value })}
      />
      <Segments
        label="Nomor halaman"
        value={pageNumbers ? 'on' : 'off'}
        options={[
          { value: 'on', label: 'Mulai halaman 2' },
          { value: 'off', label: 'Tanpa' },
        ]}
        onValue={(value) => setLooks({ pageNumbers: value === 'on' })}
      />
      <Segments
        label="Tautan"
        value={linkStyle}
        options={[
          { value: 'plain', label: 'Polos' },
          { value: 'underline', label: 'Garis bawah' },
          { value: 'color', label: 'Berwarna' },
        ]}
        onValue={(value) => setLooks({ linkStyle: value })}
      />
      <Segments
        label="Ikon kontak"
        value={icons ? 'on' : 'off'}
        options={[
          { value: 'off', label: 'Tanpa' },
          { value: 'on', label: 'Dengan ikon' },
        ]}
        onValue={(value) => setLooks({ icons: value === 'on' })}
      />
      <QrField {...props} />
      <Segments
        label="Jenis PDF"
        value={standard}
        options={[
          { value: 'accessible', label: 'Aksesibel (PDF/UA)' },
          { value: 'archive', label: 'Arsip (PDF/A)' },
        ]}
        onValue={(value) => setLooks({ standard: value })}
      />
      <FitOnePage {...props} />
    </div>
  );
}
