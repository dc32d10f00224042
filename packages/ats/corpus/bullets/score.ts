import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeBullet, type BulletVerdict } from '../../src/bullets.ts';

const LABELS = ['startsWithAction', 'isDuty', 'hasResult', 'hasFigure'] as const;
const VERDICTS: Record<string, BulletVerdict> = { S: 'strong', F: 'fair', W: 'weak' };

export interface LabelledBullet {
  language: 'id' | 'en';
  labels: string;
  verdicts: string;
  text: string;
}

export interface BulletScore {
  /** Mean of the F1 of the four labels and of the verdicts, 0..1, as the advice bench counts it. */
  meanF1: number;
  f1: Record<string, number>;
  wrong: string[];
}

export function readLabelled(name: 'seen' | 'unseen'): LabelledBullet[] {
  return readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [language, labels = '', verdicts = '', text = ''] = line.split('\t');
      return { language: language as 'id' | 'en', labels, verdicts, text };
    });
}

/** @param languageGiven whether the judge gets the language of a bullet */
export function scoreBullets(bullets: readonly LabelledBullet[], languageGiven = true): BulletScore {
  const wrong: string[] = [];
  const rated = bullets.map((each) => ({
    ...each,
    judged: judgeBullet(each.text, languageGiven ? each.language : undefined),
  }));
  const f1: Record<string, number> = {};
  for (const [at, label] of LABELS.entries()) {
    const rows = rated.filter((each) => each.labels[at] !== '-');
    const right = (each: (typeof rows)[number]) => each.labels[at] === 'T';
    f1[label] = f1Of(rows.map((each) => [each.judged[label], right(each)]));
    wrong.push(
      ...rows
        .filter((each) => each.judged[label] !== right(each))
        .map((each) => `${label} is ${right(each)}: ${each.text}`),
    );
  }
  const verdicts = rated.map((each) => {
    const allowed = each.verdicts.split('').map((letter) => VERDICTS[letter]);
    return {
      judged: each.judged.verdict,
      right: allowed.includes(each.judged.verdict) ? each.judged.verdict : allowed[0],
      text: each.text,
    };
  });
  const ofVerdicts = Object.values(VERDICTS).map((one) =>
    f1Of(verdicts.map(({ judged, right }) => [judged === one, right === one])),
  );
  f1.verdict = ofVerdicts.reduce((sum, each) => sum + each, 0) / ofVerdicts.length;
  wrong.push(
    ...verdicts
      .filter(({ judged, right }) => judged !== right)
      .map(({ judged, right, text }) => `${right}, not ${judged}: ${text}`),
  );
  return { meanF1: Object.values(f1).reduce((sum, each) => sum + each, 0) / 5, f1, wrong };
}

function f1Of(pairs: readonly (readonly [boolean, boolean])[]): number {
  const both = pairs.filter(([judged, right]) => judged && right).length;
  const either = pairs.filter(([judged, right]) => judged || right).length;
  return either === 0 ? 1 : (2 * both) / (either + both);
}

if (import.meta.main) {
  for (const name of ['seen', 'unseen'] as const) {
    const { meanF1, f1, wrong } = scoreBullets(readLabelled(name));
    process.stdout.write(
      `${name}: mean F1 ${(100 * meanF1).toFixed(1)}  ${Object.entries(f1)
        .map(([label, value]) => `${label} ${(100 * value).toFixed(1)}`)
        .join('  ')}\n`,
    );
    if (process.argv.includes(`--${name}`)) process.stdout.write(`${wrong.join('\n')}\n`);
  }
}
