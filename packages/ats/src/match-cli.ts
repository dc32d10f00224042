#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { match } from './advice/match/match.ts';
import type { ParsedResume } from './result/parsed-resume.ts';

const USAGE = `Usage: npm run -s match -- --ad AD.txt [--as-of yyyy-MM-dd] CV.json

Compares a reading (the bare result that \`npm run -s ats -- --out\` writes) with a job ad and prints one JSON object.`;

function main(args: string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ad: { type: 'string' }, 'as-of': { type: 'string' } },
    });
    if (!values.ad || positionals.length !== 1) throw new Error(USAGE);
    const result = JSON.parse(readFileSync(positionals[0]!, 'utf8')) as ParsedResume;
    const found = match(result, readFileSync(values.ad, 'utf8'), { asOf: values['as-of'] });
    process.stdout.write(`${JSON.stringify(printable(found), null, 1)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

function printable(found: ReturnType<typeof match>): object {
  return {
    version: found.version,
    jobTitle: found.title?.name ?? null,
    ...found.ad,
    requirements: found.requirements.map(({ kind, names, importance, standing, found: evidence }) => ({
      kind,
      names,
      importance,
      standing,
      evidence: evidence?.text ?? null,
    })),
    years: found.years && { min: found.years.min, max: found.years.max, standing: found.years.standing },
    degree: found.degree && {
      minLevel: found.degree.minLevel,
      fields: found.degree.fields,
      standing: found.degree.standing,
    },
    languages: found.languages.map(({ name, importance, standing }) => ({ name, importance, standing })),
    notJudged: found.notJudged,
    score: found.score,
  };
}

process.exitCode = main(process.argv.slice(2));
