import type { Metadata } from '@setapak/resume';
import { colorsOf, contrastRatio, READABLE_RATIO, templateLooks } from '@setapak/resume-pdf/looks';
import { cx } from '~/ui/cx.ts';
import { looks } from '~/features/cv-library/public.ts';
import { ColorField } from './color-field.tsx';
import css from './color-panel.module.css';
import { ratioText } from './contrast.ts';
import controls from '../controls/controls.module.css';
import { palettes } from './palettes.ts';
import type { PanelProps } from '../controls/panel-props.ts';
import stack from '../controls/stack.module.css';

type Colors = Metadata['colors'];

const AS_TEMPLATE: Colors = { background: '', primary: '', text: '' };

const fields = [
  { name: 'primary', label: 'Judul dan aksen' },
  { name: 'text', label: 'Teks' },
  { name: 'background', label: 'Latar' },
] as const;

/** Palettes, own colours, and a warning where they are hard to read. */
export function ColorPanel({ document, setLooks }: PanelProps) {
  const { template, colors: chosen } = document.metadata;
  const colors = colorsOf(template, chosen);
  const choices = [
    {
      name: `Bawaan ${looks[template].name}`,
      shown: templateLooks[template].colors,
      colors: AS_TEMPLATE,
    },
    ...palettes.map((palette) => ({ ...palette, shown: palette.colors })),
  ];
  return (
    <div className={stack.stack}>
      <fieldset className={controls.group}>
        <legend className={controls.label}>Palet</legend>
        <div className={css.palettes}>
          {choices.map((choice) => (
            <label key={choice.name} className={cx(css.palette, isSame(choice.colors, chosen) && css.chosen)}>
              <input
                type="radio"
                className="label-edge"
                name="palette"
                checked={isSame(choice.colors, chosen)}
                onChange={() => setLooks({ colors: { ...choice.colors } })}
              />
              <span className={css.swatches} aria-hidden>
                <span className="drawn" style={{ background: choice.shown.primary }} />
                <span className="drawn" style={{ background: choice.shown.text }} />
                <span className="drawn" style={{ background: choice.shown.background }} />
              </span>
              <span className={css.name}>{choice.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={controls.group}>
        <legend className={controls.label}>Warna sendiri</legend>
        <div className={css.fields}>
          {fields.map(({ name, label }) => (
            <ColorField
              key={name}
              label={label}
              value={colors[name]}
              onValue={(value) => setLooks({ colors: { ...chosen, [name]: value } })}
            />
          ))}
        </div>
      </fieldset>
      <ul className={css.contrasts} aria-live="polite">
        <Contrast what="Teks" ratio={contrastRatio(colors.text, colors.background)} />
        <Contrast what="Judul" ratio={contrastRatio(colors.primary, colors.background)} />
      </ul>
    </div>
  );
}

function Contrast({ what, ratio }: { what: string; ratio: number }) {
  const readable = ratio >= READABLE_RATIO;
  return (
    <li className={cx(css.contrast, !readable && css.low)}>
      <strong>
        {what}: kontras {ratioText(ratio)}
      </strong>
      <span>
        {readable
          ? 'Mudah dibaca di layar maupun di kertas.'
          : `Sulit dibaca, jadi huruf di CV dicetak lebih kontras, paling sedikit ${ratioText(READABLE_RATIO)}. Bidang warna tetap seperti pilihanmu.`}
      </span>
    </li>
  );
}

function isSame(one: Colors, other: Colors): boolean {
  return one.primary === other.primary && one.text === other.text && one.background === other.background;
}
