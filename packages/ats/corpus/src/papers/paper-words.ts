import type { Lang } from '../content/cv.ts';
import { makeCv } from '../content/make-cv.ts';
import * as ORG from '../content/organisations.ts';
import * as PHRASE from '../content/phrases.ts';
import { Words } from '../content/words.ts';
import { body, type PaperLine } from './paper-line.ts';

export type PaperWords = ReturnType<typeof paperWords>;

export type MakePaper = (words: PaperWords) => PaperLine[];

/** What papers tell of: people, firms and sums, invented as those of the CVs are. */
export function paperWords(seed: string, lang: Lang) {
  const random = new Words(seed, 'train');
  const id = lang === 'id';
  const cv = makeCv(random, { id: seed, lang, asOf: { year: 2026, month: 11 } });
  const { person, jobs, schools, skills, certificates } = cv;
  const say = (own: string, other: string) => (id ? own : other);
  const firm = say(
    `PT ${random.pick(ORG.companyStems)}`,
    random.pick(ORG.companiesWorld[cv.field] ?? ['Bramblewick Ltd']),
  );
  const pool = [
    ...jobs.flatMap((job) => job.bullets),
    ...random.sample(id ? PHRASE.thesesId : PHRASE.thesesEn, 3),
    cv.summary,
    ...cv.projects.map((project) => project.text),
  ];
  const sentence = () => random.pick(pool);
  return {
    random,
    id,
    cv,
    person,
    jobs,
    schools,
    certificates,
    say,
    firm,
    pool,
    sentence,
    school: schools[0]?.org ?? say('Universitas Nusantara', 'Northfield University'),
    post: jobs[0]?.title ?? person.headline,
    topic: random.pick(id ? PHRASE.thesesId : PHRASE.thesesEn),
    contact: [body(`${person.street}, ${person.city}`), body(`${person.phone} | ${person.email}`)],
    skillNames: skills.flatMap((group) => group.items.map((item) => item.name)),
    prose: (count: number) => Array.from({ length: count }, () => body(`${sentence()}. ${sentence()}.`)),
    many: <T>(low: number, high: number, of: (index: number) => T) =>
      Array.from({ length: random.int(low, high) }, (_, index) => of(index)),
    money: () =>
      say(`Rp${random.int(2, 90)}.${random.digits(3)}.000`, `$${random.int(2, 90)},${random.digits(3)}.00`),
    date: () =>
      say(
        `${random.int(1, 28)} ${random.pick(['Januari', 'Maret', 'Juni', 'Oktober'])} ${random.int(2019, 2026)}`,
        `${random.pick(['January', 'March', 'June', 'October'])} ${random.int(1, 28)}, ${random.int(2019, 2026)}`,
      ),
  };
}
