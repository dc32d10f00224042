import {
  columnsOf,
  isCustomName,
  LIMITS,
  sectionHeading,
  sectionLabel,
  sectionOf,
  toLine,
  withSection,
  type SectionId,
} from '@setapak/resume';
import { useRef, useState, type ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { focusOnMount } from '../rich/focus-on-mount.ts';
import type { StepProps } from '../items/section-items.tsx';
import { movedSection, shiftedSection, sizeOf } from './section-order.ts';
import css from './section-order-list.module.css';
import { Sortable, SortableRow } from '../items/sortable.tsx';

const columnNames = ['Kolom utama', 'Kolom samping'];

/** The sections as they follow each other on the CV: order, headings, and what is shown. */
export function SectionOrder({ document, edit }: StepProps) {
  const columns = columnsOf(document);
  const [said, setSaid] = useState('');
  const nameOf = (id: string) => sectionHeading(document, id as SectionId);
  const shift = (name: SectionId, by: -1 | 1, column: SectionId[]) => {
    edit((now) => shiftedSection(now, name, by));
    const place = Math.min(column.length, Math.max(1, column.indexOf(name) + 1 + by));
    setSaid(`${nameOf(name)}: urutan ${place} dari ${column.length}`);
  };

  return (
    <section className={css.order} aria-labelledby="section-order">
      <h2 id="section-order" className={css.title}>
        Urutan dan judul bagian
      </h2>
      <p className={css.lead}>Bagian yang kosong tidak ikut tercetak.</p>
      {columns.map((column, at) => (
        <div key={columnNames[at]} className={css.column}>
          {columns.length > 1 && <h3 className={css.columnName}>{columnNames[at]}</h3>}
          <Sortable
            ids={column}
            nameOf={nameOf}
            onMove={(id, over) => edit((now) => movedSection(now, id as SectionId, over as SectionId))}
          >
            <ul className={css.rows}>
              {column.map((name, index) => (
                <SortableRow key={name} id={name} name={nameOf(name)} className={css.row}>
                  {(handle) => (
                    <SectionRow
                      handle={handle}
                      name={name}
                      shown={nameOf(name)}
                      canMove={{ up: index > 0, down: index < column.length - 1 }}
                      onShift={(by) => shift(name, by, column)}
                      document={document}
                      edit={edit}
                    />
                  )}
                </SortableRow>
              ))}
            </ul>
          </Sortable>
        </div>
      ))}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

interface SectionRowProps extends StepProps {
  handle: ReactNode;
  name: SectionId;
  /** Its heading on the CV. */
  shown: string;
  canMove: { up: boolean; down: boolean };
  onShift: (by: -1 | 1) => void;
}

function SectionRow({ handle, name, shown, canMove, onShift, document, edit }: SectionRowProps) {
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { heading = '', visible = false } = sectionOf(document, name) ?? {};
  const size = sizeOf(document, name);
  const usual = isCustomName(name) ? '' : sectionLabel(name, document.metadata.language);
  const done = () => {
    setRenaming(false);
    pencil.current?.focus();
  };
  return (
    <div className={css.card} data-off={!visible || size === 0 || undefined}>
      {handle}
      <span className={css.name}>
        {shown}
        {!visible && <span className={css.badge}>Disembunyikan</span>}
        {visible && size === 0 && <span className={css.empty}>kosong</span>}
      </span>
      <span className={css.tools}>
        <IconButton
          tone="dimmed"
          ref={pencil}
          label={`Ubah judul atau urutan ${shown}`}
          aria-expanded={renaming}
          onClick={() => setRenaming(!renaming)}
        >
          <IconPencil size={20} aria-hidden />
        </IconButton>
        <IconButton
          tone="dimmed"
          label={visible ? `Sembunyikan ${shown}` : `Tampilkan ${shown}`}
          aria-pressed={!visible}
          onClick={() => edit((now) => withSection(now, name, { visible: !visible }))}
        >
          {visible ? <IconEye size={20} aria-hidden /> : <IconEyeOff size={20} aria-hidden />}
        </IconButton>
      </span>
      {renaming && (
        <div className={css.rename}>
          <TextField
            label="Judul di CV"
            hint={usual && `Kosongkan untuk memakai “${usual}”.`}
            placeholder={usual}
            maxLength={LIMITS.line}
            autoComplete="off"
            ref={focusOnMount}
            value={heading}
            onChange={({ target }) =>
              edit((now) => withSection(now, name, { heading: toLine(target.value) }))
            }
            onKeyDown={({ key }) => {
              if (key === 'Enter' || key === 'Escape') done();
            }}
          />
          <div className={css.shifts}>
            <Button
              variant="secondary"
              icon={<IconArrowUp size={18} aria-hidden />}
              aria-disabled={!canMove.up || undefined}
              onClick={() => canMove.up && onShift(-1)}
            >
              Naikkan
            </Button>
            <Button
              variant="secondary"
              icon={<IconArrowDown size={18} aria-hidden />}
              aria-disabled={!canMove.down || undefined}
              onClick={() => canMove.down && onShift(1)}
            >
              Turunkan
            </Button>
            <Button onClick={done} className={css.done}>
              Selesai
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
