import { templateNames } from '@setapak/resume';
import { IconCheck } from '@tabler/icons-react';
import { cx } from '~/ui/cx.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { looks } from '~/features/cv-library/public.ts';
import { Hint } from '../controls/controls.tsx';
import type { PanelProps } from '../controls/panel-props.ts';
import css from './template-panel.module.css';
import { useTemplatePictures } from './use-template-pictures.ts';

/** The designs, each as a picture of this very CV. */
export function TemplatePanel({ cvId, document, setLooks }: PanelProps) {
  const { pictures, failed } = useTemplatePictures(cvId, document);
  const { template } = document.metadata;
  return (
    <fieldset className={css.group}>
      <legend className="visually-hidden">Template</legend>
      <div className={css.grid}>
        {templateNames.map((name) => {
          const { name: label, character } = looks[name];
          return (
            <label key={name} className={cx(css.card, name === template && css.chosen)}>
              <input
                type="radio"
                className="label-edge"
                name="template"
                aria-label={`${label}: ${character}`}
                checked={name === template}
                onChange={() => setLooks({ template: name })}
              />
              <span className={css.sheet}>
                {pictures[name] ? (
                  <img src={pictures[name]} alt="" />
                ) : (
                  !failed && <Skeleton height="100%" radius={4} />
                )}
              </span>
              <span className={css.name}>
                {label}
                {name === template && <IconCheck size={18} stroke={2.5} aria-hidden />}
              </span>
              <span className={css.note}>{unbroken(character)}</span>
            </label>
          );
        })}
      </div>
      {failed && <Hint>Gambar template butuh koneksi internet. Template tetap bisa dipilih.</Hint>}
    </fieldset>
  );
}
