import {
  itemSectionNames,
  plainText,
  sectionLabel,
  type ItemSectionName,
  type Resume,
} from '@setapak/resume';

/** One thing that could go to make a CV shorter. */
export interface Cut {
  text: string;
  /** The section to open for it. */
  section: ItemSectionName | 'objective';
}

const MOST_BULLETS = 4;
const MOST_JOBS = 4;
const LONG_SUMMARY = 350;
/** What recruiters miss least, first. */
const DISPENSABLE: ItemSectionName[] = ['references', 'hobbies', 'social'];
const MOST_CUTS = 5;

/** What could go from a document that doesn't fit on a page, the least painful first. */
export function suggestCuts(document: Resume): Cut[] {
  const cuts: Cut[] = [];
  for (const section of DISPENSABLE.filter((name) => shownItems(document, name) > 0)) {
    const label = sectionLabel(section, 'id');
    cuts.push({ section, text: `Sembunyikan ${label}. Rekruter jarang membutuhkannya di tahap awal.` });
  }
  const summary = plainText(document.objective.body).length;
  if (document.objective.visible && summary > LONG_SUMMARY)
    cuts.push({
      section: 'objective',
      text: `Ringkasanmu ${summary} karakter. Cukup dua atau tiga kalimat.`,
    });
  for (const { position, company, summary: text, isVisible } of document.work.items) {
    const bullets = bulletCount(text);
    if (isVisible && bullets > MOST_BULLETS)
      cuts.push({
        section: 'work',
        text: `“${position || company}” punya ${bullets} poin. Simpan ${MOST_BULLETS} yang hasilnya terukur.`,
      });
  }
  if (shownItems(document, 'work') > MOST_JOBS)
    cuts.push({
      section: 'work',
      text: `Tampilkan ${MOST_JOBS} pekerjaan terbaru saja. Yang lama bisa disembunyikan tanpa dihapus.`,
    });
  for (const section of ['projects', 'informalEducation', 'awards', 'certifications'] as const)
    if (shownItems(document, section) > 3)
      cuts.push({
        section,
        text: `${sectionLabel(section, 'id')}: pilih tiga yang paling cocok dengan lowongan.`,
      });
  if (cuts.length === 0)
    cuts.push({ section: longest(document), text: 'Ringkas bagian terpanjang: satu baris untuk tiap poin.' });
  return cuts.slice(0, MOST_CUTS);
}

function shownItems(document: Resume, section: ItemSectionName): number {
  const { visible, items } = document[section];
  return visible ? items.filter((item) => item.isVisible).length : 0;
}

function bulletCount(summary: string): number {
  return summary.split('\n').filter((line) => /^\s*(?:[-*•]|\d+[.)])\s/.test(line)).length;
}

function longest(document: Resume): ItemSectionName {
  const size = (name: ItemSectionName) => JSON.stringify(document[name].items).length;
  return itemSectionNames.reduce((most, name) => (size(name) > size(most) ? name : most), 'work');
}
