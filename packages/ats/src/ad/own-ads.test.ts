import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JobAd } from './job-ad.ts';
import { readAd } from './read-ad.ts';

/**
 * Eighty-one invented ads of many trades with what they say, in `testing/own-ads.txt`: `=== id language`, the ad, `---`, then one fact or wish a
 * line. `~` parts names of one thing, `||` alternatives, `|` behind years or a degree other right answers; `opt` counts neither way.
 */
interface OwnAd {
  id: string;
  ad: string;
  facts: Map<string, string>;
  wishes: { kind: string; importance: string; anyOf: string[][] }[];
  traps: string[];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
const names = (text: string) => text.split('~').map((name) => plain(name));

const adsOf = (file: string): OwnAd[] =>
  readFileSync(join(import.meta.dirname, 'testing', file), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head, ...rest] = block.split('\n');
      const [ad, expected] = rest.join('\n').split(/^---\s*$/m) as [string, string];
      const facts = new Map<string, string>();
      const wishes: OwnAd['wishes'] = [];
      const traps: string[] = [];
      for (const line of expected.trim().split('\n')) {
        const fact = /^(\w+): (.*)$/.exec(line);
        const [importance, kind, ...words] = line.split(' ');
        if (fact) facts.set(fact[1]!, fact[2]!.trim());
        else if (importance === 'trap') traps.push(plain([kind, ...words].join(' ')));
        else if (importance !== 'nj')
          wishes.push({
            kind: kind!,
            importance: importance!,
            anyOf: words.join(' ').split('||').map(names),
          });
      }
      return { id: head!.split(' ')[0]!, ad, facts, wishes, traps };
    });

const ads = adsOf('own-ads.txt');
const read = new Map(ads.map(({ id, ad }) => [id, readAd(ad, { asOf: '2026-11-22' })]));

/** Every wish that was read, languages included, by its names. */
function wishesRead(ad: JobAd): string[][] {
  return [
    ...ad.requirements.map(({ anyOf }) => anyOf.flatMap(({ name, also }) => [name, ...also]).map(plain)),
    ...ad.languages.map(({ name, adWords }) => [plain(name), plain(adWords)]),
  ];
}

const says = (own: readonly string[], wanted: readonly string[]) =>
  own.some((name) => wanted.some((each) => name === each || ` ${name} `.includes(` ${each} `)));

test('own ads: wishes are found, and little else', () => {
  let [found, wanted, extra] = [0, 0, 0];
  const missing: string[] = [];
  for (const { id, wishes } of ads) {
    const left = wishesRead(read.get(id)!);
    for (const { anyOf, importance } of wishes) {
      const at = left.findIndex((own) => says(own, anyOf.flat()));
      if (at >= 0) left.splice(at, 1);
      if (importance === 'opt') continue;
      wanted += 1;
      if (at >= 0) found += 1;
      else missing.push(`${id} ${anyOf[0]![0]}`);
    }
    extra += left.length;
  }
  expect(wanted).toBeGreaterThan(300);
  expect(found / wanted, missing.join(', ')).toBeGreaterThan(0.95);
  expect(found / (found + extra)).toBeGreaterThan(0.9);
});

test('own ads: what the employer does, offers or does not need is no wish', () => {
  const fallen = ads.flatMap(({ id, traps, wishes }) =>
    traps.filter(
      (trap) =>
        !wishes.some(({ anyOf }) => says(anyOf.flat(), [trap])) &&
        read.get(id)!.requirements.some(({ anyOf }) => anyOf.some(({ name }) => plain(name) === trap)),
    ),
  );
  expect(fallen).toEqual([]);
});

describe('own ads: facts', () => {
  const wrong = (fact: string, isRight: (ad: JobAd, expected: string) => boolean) =>
    ads
      .filter(({ id, facts }) => facts.has(fact) && !isRight(read.get(id)!, facts.get(fact)!))
      .map(({ id }) => id);
  const oneOf = (value: string | null, expected: string) =>
    names(expected).some(
      (name) =>
        name === '' || (value !== null && (plain(value).includes(name) || name.includes(plain(value)))),
    );

  test('title', () => expect(wrong('title', (ad, expected) => oneOf(ad.title, expected))).toEqual([]));
  test('place', () => expect(wrong('place', (ad, expected) => oneOf(ad.place, expected))).toEqual([]));
  test('deadline', () => expect(wrong('deadline', (ad, expected) => ad.deadline === expected)).toEqual([]));
  test('company, nine of ten', () =>
    expect(wrong('company', (ad, expected) => oneOf(ad.company, expected)).length).toBeLessThanOrEqual(4));
  test('salary', () =>
    expect(
      wrong('salary', ({ salary }, expected) => {
        const [min, max, currency, period] = expected.split(' ');
        return (
          salary?.min === Number(min) &&
          salary.max === Number(max) &&
          salary.currency === currency &&
          salary.period === period
        );
      }),
    ).toEqual([]));
  test('years', () =>
    expect(
      wrong('years', ({ years }, expected) =>
        expected
          .replace('-', ' ')
          .split(/[ |]+/)
          .map(Number)
          .includes(years?.min ?? 0),
      ),
    ).toEqual([]));
});

describe('places and firms: twenty-five ads that name them in passing', () => {
  const shortAds = adsOf('places-and-firms.txt');
  test.each(['title', 'company', 'place'] as const)('%s', (fact) => {
    const wrong = shortAds.filter(({ ad, facts }) => {
      const value = readAd(ad, { asOf: '2026-11-22' })[fact];
      return !names(facts.get(fact)!).includes(plain(value ?? ''));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
