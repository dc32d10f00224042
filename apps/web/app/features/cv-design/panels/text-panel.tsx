import { dateStyles, FONT_SIZE, formatDate, SPACING } from '@setapak/resume';
import { familyOf, fontNames, templateLooks } from '@setapak/resume-pdf/looks';
import { cx } from '~/ui/cx.ts';
import { looks } from '~/features/cv-library/public.ts';
import { RangeField, Segments } from '../controls/controls.tsx';
import controls from '../controls/controls.module.css';
import { formatPoints, POINTS_PER_PIXEL, pointsOf } from '~/ui/format/points.ts';
import type { PanelProps } from '../controls/panel-props.ts';
import stack from '../controls/stack.module.css';
import { FontName } from './font-name.tsx';
import css from './text-panel.module.css';

/** Font, size, space between lines, dates and language. */
export function TextPanel({ document, setLooks }: PanelProps) {
  const { template, font, fontSize, spacing, dateStyle, language } = document.metadata;
  const own = templateLooks[template].font;
  const chosen = familyOf(font)?.family ?? '';
  const ownFirst = [own, ...fontNames.filter((name) => name !== own)];
  const choices = ownFirst.map((name) => ({
    name,
    // The template's own stays the template's when another is chosen.
    value: name === own ? '' : name,
    note: name === own ? `Bawaan ${looks[template].name}` : familyOf(name)?.serif ? 'Serif' : 'Sans serif',
    chosen: chosen === '' ? name === own : name === chosen,
  }));
  return (
    <div className={stack.stack}>
      <fieldset className={controls.group}>
        <legend className={controls.label}>Font</legend>
        <div className={css.fonts}>
          {choices.map(({ value, name, note, chosen: isChosen }) => (
            <label key={name} className={cx(css.font, isChosen && css.chosen)}>
              <input type="radio" name="font" checked={isChosen} onChange={() => setLooks({ font: value })} />
              <FontName name={name} />
              <span className={css.note}>{note}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <RangeField
        label="Ukuran teks"
        text={`${formatPoints(fontSize)} pt`}
        value={pointsOf(fontSize)}
        min={FONT_SIZE.min * POINTS_PER_PIXEL}
        max={FONT_SIZE.max * POINTS_PER_PIXEL}
        step={0.25}
        onValue={(points) => setLooks({ fontSize: points / POINTS_PER_PIXEL })}
      />
      <RangeField
        label="Jarak"
        text={`${Math.round(spacing * 100)}%`}
        value={spacing}
        min={SPACING.min}
        max={SPACING.max}
        step={0.05}
        onValue={(value) => setLooks({ spacing: value })}
      />
      <Segments
        label="Gaya tanggal"
        value={dateStyle}
        options={dateStyles.map((value) => ({ value, label: formatDate('2024-08', language, value) }))}
        onValue={(value) => setLooks({ dateStyle: value })}
      />
      <Segments
        label="Bahasa judul bagian dan bulan"
        value={language}
        options={[
          { value: 'id', label: 'Indonesia' },
          { value: 'en', label: 'English' },
        ]}
        onValue={(value) => setLooks({ language: value })}
      />
    </div>
  );
}
