import {
  closestCorners,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import {
  columnsOf,
  completeLayout,
  sectionHeading,
  sectionOf,
  withSection,
  customName,
  type Layout,
  type SectionId,
} from '@setapak/resume';
import { useState, type ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import { Hint } from '../controls/controls.tsx';
import controls from '../controls/controls.module.css';
import css from './layout-panel.module.css';
import { columnOf, dropped, movedBy, movedTo } from './layout-moves.ts';
import type { PanelProps } from '../controls/panel-props.ts';
import { SectionRow } from './section-row.tsx';
import stack from '../controls/stack.module.css';

const COLUMN_NAMES = ['Kolom utama', 'Kolom samping'];

/** Which sections are shown, in which order and column; each template keeps its own order. */
export function LayoutPanel({ document, edit }: PanelProps) {
  const { template } = document.metadata;
  const layout = columnsOf(document);
  const usual = completeLayout(template, [], document.custom.map(customName));
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const nameOf = (section: SectionId) => sectionHeading(document, section);
  const place = (change: (now: Layout) => Layout, section: SectionId) => {
    const next = change(layout);
    edit((now) => ({
      ...now,
      metadata: { ...now.metadata, layout: { ...now.metadata.layout, [template]: next } },
    }));
    setSaid(placeText(next, section, nameOf(section)));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over) return;
    const section = active.id as SectionId;
    const target = typeof over.id === 'number' ? over.id : (over.id as SectionId);
    place((now) => dropped(now, section, target), section);
  };
  const toggle = (section: SectionId) =>
    edit((now) => withSection(now, section, { visible: !sectionOf(now, section)?.visible }));
  const isUsual = JSON.stringify(layout) === JSON.stringify(usual);

  return (
    <div className={stack.stack}>
      <Hint>
        Seret bagian ke tempatnya, atau pakai tombol panah. Mata menyembunyikan bagian tanpa menghapusnya.
      </Hint>
      <DndContext
        id="layout"
        sensors={sensors}
        collisionDetection={closestCorners}
        onDragEnd={drop}
        accessibility={{ announcements: announcements(nameOf), screenReaderInstructions: INSTRUCTIONS }}
      >
        {layout.map((column, index) => (
          <Column key={COLUMN_NAMES[index]} index={index} sections={column} named={layout.length > 1}>
            {column.map((section, at) => (
              <SectionRow
                key={section}
                section={section}
                name={nameOf(section)}
                visible={sectionOf(document, section)?.visible ?? false}
                empty={isEmpty(document, section)}
                canMove={{ up: at > 0, down: at < column.length - 1, across: layout.length > 1 }}
                column={index}
                onMove={(by) => place((now) => movedBy(now, section, by), section)}
                onAcross={() => place((now) => movedTo(now, section, { column: 1 - index }), section)}
                onToggle={() => toggle(section)}
              />
            ))}
          </Column>
        ))}
      </DndContext>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {!isUsual && (
        <Button
          variant="ghost"
          onClick={() => {
            place(() => usual, 'objective');
            setSaid('Urutan kembali seperti bawaan template.');
          }}
        >
          Kembalikan urutan bawaan
        </Button>
      )}
    </div>
  );
}

interface ColumnProps {
  index: number;
  sections: SectionId[];
  named: boolean;
  children: ReactNode;
}

function Column({ index, sections, named, children }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: index });
  const name = COLUMN_NAMES[index];
  return (
    <div>
      {named && <h3 className={controls.label}>{name}</h3>}
      <SortableContext id={String(index)} items={sections} strategy={verticalListSortingStrategy}>
        <ul
          ref={setNodeRef}
          className={css.column}
          data-over={isOver || undefined}
          aria-label={named ? name : 'Urutan bagian'}
        >
          {children}
        </ul>
      </SortableContext>
      {sections.length === 0 && <p className={css.hollow}>Kosong. Seret bagian ke sini.</p>}
    </div>
  );
}

function isEmpty(document: PanelProps['document'], section: SectionId): boolean {
  if (section === 'objective') return document.objective.body.trim() === '';
  return sectionOf(document, section)?.items?.every((item) => !item.isVisible) ?? true;
}

function placeText(layout: Layout, section: SectionId, name: string): string {
  const column = columnOf(layout, section);
  const places = layout[column] ?? [];
  const where = layout.length > 1 ? `, ${COLUMN_NAMES[column]?.toLowerCase()}` : '';
  return `${name}: urutan ${places.indexOf(section) + 1} dari ${places.length}${where}`;
}

const INSTRUCTIONS = {
  draggable:
    'Tekan spasi untuk mengangkat, panah untuk memindahkan, spasi lagi untuk meletakkan, Escape untuk batal.',
};

function announcements(nameOf: (section: SectionId) => string) {
  const name = (id: string | number) =>
    typeof id === 'number' ? (COLUMN_NAMES[id] ?? '') : nameOf(id as SectionId);
  return {
    // The lifting is announced once sections are measured, when the section is over its own place: an arrow key before that moves nothing.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
      if (!over) return undefined;
      return over.id === active.id
        ? `${name(active.id)} diangkat.`
        : `${name(active.id)} di atas ${name(over.id)}.`;
    },
    onDragEnd: ({ active }: Pick<DragEndEvent, 'active'>) => `${name(active.id)} diletakkan.`,
    onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => `${name(active.id)} kembali ke tempatnya.`,
  };
}
