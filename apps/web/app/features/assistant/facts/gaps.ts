import type { FactKind, ForeignFact } from './find-foreign.ts';

type Language = 'id' | 'en';

/** What only the person knows, as it stands in square brackets. */
const GAPS: Record<FactKind, Record<Language, string>> = {
  figure: { id: 'berapa?', en: 'how many?' },
  share: { id: 'berapa persen?', en: 'what percentage?' },
  money: { id: 'berapa nilainya?', en: 'what amount?' },
  duration: { id: 'berapa lama?', en: 'how long?' },
  year: { id: 'tahun berapa?', en: 'which year?' },
  month: { id: 'bulan apa?', en: 'which month?' },
  name: { id: 'nama apa?', en: 'which name?' },
  skill: { id: 'keahlian apa?', en: 'which skill?' },
  secondary: { id: 'pendidikan apa?', en: 'which school?' },
  diploma: { id: 'gelar apa?', en: 'which degree?' },
  applied: { id: 'gelar apa?', en: 'which degree?' },
  bachelor: { id: 'gelar apa?', en: 'which degree?' },
  master: { id: 'gelar apa?', en: 'which degree?' },
  doctor: { id: 'gelar apa?', en: 'which degree?' },
  honours: { id: 'predikat apa?', en: 'which honours?' },
  award: { id: 'penghargaan apa?', en: 'which award?' },
  certificate: { id: 'sertifikat apa?', en: 'which certificate?' },
  promotion: { id: 'promosi apa?', en: 'which promotion?' },
  scholarship: { id: 'beasiswa apa?', en: 'which scholarship?' },
  rank: { id: 'apa peranmu?', en: 'what was your role?' },
  mastery: { id: 'seberapa mahir?', en: 'how fluent?' },
  reach: { id: 'di mana?', en: 'where?' },
};

/** A text with a gap in the place of each of these facts. A bracket that holds one becomes a gap as a whole. */
export function withGaps(text: string, facts: readonly ForeignFact[], language: Language): string {
  let out = '';
  let end = 0;
  for (const fact of facts) {
    const [from, to] = outerBracket(text, fact);
    if (from < end) continue;
    out += `${text.slice(end, from)}[${GAPS[fact.kind][language]}]`;
    end = to;
  }
  return out + text.slice(end);
}

function outerBracket(text: string, { from, to }: ForeignFact): [number, number] {
  const open = text.lastIndexOf('[', from);
  const close = text.indexOf(']', to);
  const isInside =
    open >= 0 && close >= 0 && !text.slice(open, from).includes(']') && !text.slice(to, close).includes('[');
  return isInside ? [open, close + 1] : [from, to];
}
