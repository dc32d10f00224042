/** English verbs that open a statement of what somebody did, in their base form. */
const BASE =
  'accelerate achieve adapt address administer advise allocate analyze analyse answer apply approve arrange assemble assess assign assist audit author automate balance brief bring broker budget build calculate calibrate campaign capture care catalog chair champion check clean close coach code collaborate collect communicate compile complete compose conceive conduct configure consolidate construct consult contribute convert cook coordinate correct create cultivate curate cut deal decrease define delegate deliver demonstrate deploy design detect determine develop devise diagnose direct discover dispatch document draft drive earn edit educate eliminate enable encourage enforce engineer enhance ensure establish estimate evaluate examine exceed execute expand expedite facilitate file finalize fix forecast form formulate found fulfill gain gather generate grow guide handle harmonise help hire host identify illustrate implement improve increase influence inform initiate inspect inspire install instruct integrate interview introduce investigate invoice join judge keep launch lead learn lecture leverage liaise lower maintain make manage map market maximize measure mediate meet mentor merge migrate minimize model moderate modernize monitor motivate navigate negotiate observe obtain offer open operate optimise optimize orchestrate order organise organize oversee own pack pair participate perform persuade pilot pioneer plan prepare present prevent prioritize process procure produce program project promote propose prospect prove provide publish purchase raise rank reach rebuild receive recommend reconcile record recruit redesign reduce refactor refine register reorganize repair replace reply report represent research resolve respond restore restructure review revise run save scale schedule screen secure select sell serve set shape ship simplify solve sort source spearhead specify standardize start steer strengthen streamline structure study submit succeed suggest summarize supervise supply support surpass survey sustain teach test track trade train transcribe transform translate treat troubleshoot uncover unify update upgrade use validate verify visit visualize volunteer win work write';

/** Their past forms that no rule gives. */
const IRREGULAR =
  'brought built bought caught chose cut dealt drew drove fed found gave grew held kept knew laid led left made met oversaw paid ran read rebuilt rewrote said saw sent set shot sold spent spoke stood strove taught took told undertook understood went won wrote';

const FORMS = new Set([...IRREGULAR.split(' '), ...BASE.split(' ').flatMap(formsOf)]);

/** Indonesian nouns that only look like a verb with `me-`, `ber-`, `di-` or `ter-`. */
const NOT_VERBS = new Set(
  'media mesin menteri meja medis metode mentor member menu merek merchandise mekanik mekanika merchant memori metrik medan mebel mei meter mengapa bersama beragam berbagai beberapa bermacam berdasarkan bersih besar berita berkas berat beras berhubungan dinas digital diploma divisi direktur direktorat dinamis diskusi distribusi distributor dimana disiplin diri diagram dialog data terhadap termasuk terutama terbaik tersebut tertentu terampil terbiasa teratur terminal territory'.split(
    ' ',
  ),
);
/** Base forms that CVs open with though they carry no prefix. */
const BARE_INDONESIAN = new Set('ikut turut bantu kelola buat rancang susun pimpin atur'.split(' '));
const INDONESIAN = /^(?:me(?:m|n|ng|ny|nge|l|r|w|y)?[a-z]{3,}|ber[a-z]{3,}|di[a-z]{4,})$/;

/** Whether a statement opens with what was done, in Indonesian or English. */
export function opensWithVerb(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .match(/[a-z]+(?:-[a-z]+)?/g)
      ?.slice(0, 2) ?? [];
  const [first = '', second = ''] = words;
  return (
    isVerb(first) ||
    (/^(?:successfully|actively|berhasil|aktif|telah|secara|co)$/.test(first) && isVerb(second))
  );
}

function isVerb(word: string): boolean {
  if (FORMS.has(word) || BARE_INDONESIAN.has(word)) return true;
  return INDONESIAN.test(word.split('-')[0] ?? '') && !NOT_VERBS.has(word);
}

function formsOf(base: string): string[] {
  const stem = base.endsWith('e') ? base.slice(0, -1) : base;
  const past = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`;
  const third = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
  const last = base.at(-1) ?? '';
  return [base, third, past, `${stem}ing`, `${base}${last}ed`, `${base}${last}ing`];
}
