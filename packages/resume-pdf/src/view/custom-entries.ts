import { formatDate, type CustomItem, type CustomType, type Metadata } from '@setapak/resume';
import { entry, period } from './entries.ts';
import { labelled } from './labelled.ts';
import type { EntryView } from './view.ts';
import { wordings } from './wordings.ts';

/** Types with one date and no text to speak of. */
const DATED_ONCE: readonly CustomType[] = ['publication', 'patent', 'testScore'];

export function isDatedOnce({ type, summary }: CustomItem): boolean {
  return DATED_ONCE.includes(type) && summary.trim() === '';
}

/** An item of a section of one's own, as its type says; what a type has no place for is not printed. */
export function customEntry(item: CustomItem, style: Pick<Metadata, 'language' | 'dateStyle'>): EntryView {
  const { title, subtitle, organization, location, link, summary } = item;
  const labels = wordings[style.language];
  const date = formatDate(item.startDate, style.language, style.dateStyle);
  switch (item.type) {
    case 'text':
      return entry({ title, summary });
    case 'list':
      return item.keywords.length === 0
        ? entry({ title })
        : entry({ title: '', note: { label: title, texts: item.keywords } });
    case 'entry':
      return entry({ title, subtitle, details: [location], date: period(item, style), link, summary });
    case 'volunteering':
      return entry({
        title,
        subtitle: organization,
        details: [location],
        date: period(item, style),
        link,
        summary,
      });
    case 'publication':
      return entry({ title, subtitle: organization, details: [subtitle], date, link, summary });
    case 'patent': {
      const number = labelled(labels.number, item.number);
      return entry({ title, subtitle: organization, details: [number, subtitle], date, link, summary });
    }
    case 'testScore': {
      const until = formatDate(item.endDate, style.language, style.dateStyle);
      return entry({
        title,
        subtitle: labelled(labels.score, item.score),
        details: [organization, until && `${labels.validUntil} ${until}`],
        date,
        link,
        summary,
      });
    }
  }
}
