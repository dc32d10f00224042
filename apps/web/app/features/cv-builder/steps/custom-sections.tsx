import { customHeading, customName, LIMITS, toLine, type CustomSection } from '@setapak/resume';
import { useState, type MouseEvent } from 'react';
import { IconChevronDown, IconPlus, IconTrash, IconWriting } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { CustomItems } from '../items/custom-items.tsx';
import type { StepProps } from '../items/section-items.tsx';
import { AddSection } from './add-section.tsx';
import css from './step-others.module.css';
import { withNewSection, withoutSection, withSectionAt } from './own-sections.ts';
import { SectionNotes } from './section-notes.tsx';

/** Sections with a heading of the person's own, and the way to another one. */
export function CustomSections({ document, edit }: StepProps) {
  const [openId, setOpen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const { custom } = document;
  return (
    <section aria-labelledby="own-sections" className={css.own}>
      <h2 id="own-sections" className={css.ownTitle}>
        Bagian buatanmu
      </h2>
      <p className={css.ownLead}>
        Publikasi, paten, nilai tes, atau apa pun yang belum punya tempat. Judulnya bebas.
      </p>
      {custom.length > 0 && (
        <ul className={css.sections}>
          {custom.map((section) => (
            <li key={section.id} className={css.section} data-open={section.id === openId || undefined}>
              <OwnSection
                {...{ section, document, edit }}
                open={section.id === openId}
                onToggle={() => setOpen(section.id === openId ? null : section.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {custom.length < LIMITS.customSections && (
        <Button
          variant="secondary"
          full
          icon={<IconPlus aria-hidden />}
          className={css.ownAdd}
          onClick={() => setAdding(true)}
        >
          Tambah bagian sendiri
        </Button>
      )}
      <AddSection
        open={adding}
        onClose={() => setAdding(false)}
        onAdd={(heading, type, id) => {
          edit((now) => withNewSection(now, { id, heading, type }));
          setAdding(false);
          setOpen(id);
        }}
      />
    </section>
  );
}

interface OwnSectionProps extends StepProps {
  section: CustomSection;
  open: boolean;
  onToggle: () => void;
}

function OwnSection({ section, document, edit, open, onToggle }: OwnSectionProps) {
  const snackbar = useSnackbar();
  const name = customHeading(section, document.metadata.language);
  const count = section.items.length;
  const remove = ({ currentTarget }: MouseEvent) => {
    keepFocus(currentTarget.closest('li'));
    const at = document.custom.findIndex(({ id }) => id === section.id);
    edit((now) => withoutSection(now, section.id));
    snackbar.show({
      text: `${name} dihapus`,
      action: { label: 'Urungkan', onClick: () => edit((now) => withSectionAt(now, section, at)) },
    });
  };
  return (
    <>
      <h3 className={css.heading}>
        <button type="button" className={css.toggle} aria-expanded={open} onClick={onToggle}>
          <IconWriting size={22} stroke={1.7} aria-hidden className={css.icon} />
          <span className={css.name}>{name}</span>
          <span className={css.count}>{count > 0 ? `${count} isian` : 'Belum diisi'}</span>
          <IconChevronDown size={20} aria-hidden className={css.chevron} />
        </button>
      </h3>
      {open && (
        <div className={css.items}>
          <SectionNotes section={customName(section)} {...{ document, edit }} />
          <TextField
            label="Judul bagian"
            maxLength={LIMITS.line}
            autoComplete="off"
            className={css.ownName}
            value={section.heading}
            placeholder={name}
            onChange={({ target }) =>
              edit((now) => ({
                ...now,
                custom: now.custom.map((each) =>
                  each.id === section.id ? { ...each, heading: toLine(target.value) } : each,
                ),
              }))
            }
          />
          <CustomItems key={section.id} {...{ section, document, edit }} />
          <Button variant="ghost" icon={<IconTrash aria-hidden />} onClick={remove} className={css.ownRemove}>
            Hapus bagian ini
          </Button>
        </div>
      )}
    </>
  );
}
