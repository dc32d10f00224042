import { MARGIN } from '@setapak/resume';
import { FitOnePage } from '../fit/fit-one-page.tsx';
import { RangeField, Segments } from '../controls/controls.tsx';
import type { PanelProps } from '../controls/panel-props.ts';
import stack from '../controls/stack.module.css';

/** Paper, margins, and all of it on one page. */
export function PagePanel(props: PanelProps) {
  const { document, setLooks } = props;
  const { page, margin } = document.metadata;
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
      <FitOnePage {...props} />
    </div>
  );
}
