import { printMonth } from './dates.ts';
import { add, keeps, type Printing } from './printing.ts';

export function addSkills(printing: Printing): void {
  const { random, cv, shows, truth } = printing;
  const seen = new Set<string>();
  const groups = cv.skills
    .map((group) => ({
      name: group.group,
      items: group.items.filter(({ name }) => !seen.has(name) && seen.add(name)),
    }))
    .filter((group) => group.items.length > 0);
  truth.skills.push(...seen);
  if (shows.skillGroups) truth.optional.skills = groups.map((group) => group.name);
  const alone = () => [{ name: '', items: random.shuffle(groups.flatMap((group) => group.items)) }];
  add(printing, 'skills', { type: 'skills', groups: shows.skillGroups ? groups : alone() });
}

export function addCertificates(printing: Printing): void {
  const { random, cv, dates, truth } = printing;
  const [issuers, when] = [random.chance(0.8), random.pick(['year', 'month', 'none'])];
  const items = cv.certificates.map((item) => {
    const date = when === 'none' ? null : when === 'year' ? String(item.year) : printMonth(item, dates);
    const issuer = issuers ? item.issuer : null;
    truth.certifications.push(item.name);
    truth.accept.certifications[item.name] = [issuer, date].filter((part) => part !== null);
    return { name: item.name, issuer, date };
  });
  add(printing, 'certifications', { type: 'credentials', items });
}

export function addLanguages(printing: Printing): void {
  const { random, cv, shows, truth } = printing;
  const [levels, bare] = [
    shows.languageLevels && random.chance(0.85),
    cv.lang === 'id' && random.chance(0.3),
  ];
  const items = cv.languages.map((item) => {
    const name = bare ? item.name.replace(/^Bahasa /, '') : item.name;
    truth.languages.push(name);
    if (levels) truth.accept.languages[name] = item.level;
    return { name, level: levels ? item.level : null, score: item.score };
  });
  add(printing, 'languages', { type: 'languages', items });
}

/** Publications, awards, hobbies and referees: what a CV lists and no field of truth holds. */
export function addOtherLists(printing: Printing): void {
  const { random, cv, shows } = printing;
  if (keeps(printing, 'publications', shows.first.includes('education') ? 0.6 : 0.06)) {
    const items = cv.publications.map((text) => ({ text, date: null }));
    add(printing, 'publications', { type: 'list', label: 'publication', items });
  }
  if (keeps(printing, 'awards', 0.25)) {
    const items = cv.awards.map(({ name, year }) => ({
      text: name,
      date: random.chance(0.8) ? String(year) : null,
    }));
    add(printing, 'awards', { type: 'list', label: 'award', items });
  }
  if (keeps(printing, 'hobbies', 0.18)) {
    const items = cv.hobbies.map((text) => ({ text, date: null }));
    add(printing, 'hobbies', { type: 'list', label: 'hobby', items });
  }
  if (keeps(printing, 'references', 0.2)) addReferences(printing);
  if (shows.personal === 'form' && keeps(printing, 'declaration', 0.5))
    add(printing, 'declaration', { type: 'text', label: 'declaration', text: cv.declaration });
}

function addReferences(printing: Printing): void {
  const { random, cv } = printing;
  if (random.chance(0.4)) {
    add(printing, 'references', { type: 'text', label: 'reference', text: cv.referenceNote });
    return;
  }
  const items = cv.referees.map(({ name, role, org, phone }) => ({
    name,
    lines: [`${role}, ${org}`, phone],
  }));
  add(printing, 'references', { type: 'referees', items });
}
