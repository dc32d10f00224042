#!/usr/bin/env node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { check, type Spelling } from './advice.ts';
import { readDocument } from './read-document.ts';
import type { Reading } from './result/parsed-resume.ts';
import { flatten } from './result/flatten.ts';
import { createSpelling } from './spelling.ts';

const USAGE = `Usage: setapak-ats [--flat | --advice] [--out DIR] [--as-of yyyy-MM-dd] FILE...

Reads PDF and Word (.docx) files and prints one JSON line each: {file, ok, ms, result, warnings} or {file, ok: false, error: {code, message}}.
  --advice instead, what the check says: {file, ok, score, readable, convincing, stage, findings: [{id, topic, gain, quote}]}
  --flat   the result in the short shape: months as yyyy-MM, lists of strings
  --out    also writes DIR/NAME.json with the bare result
  --as-of  day up to which open jobs count (today)`;

interface Options {
  flat: boolean;
  advice: boolean;
  out?: string;
  asOf?: string;
}

async function main(args: string[]): Promise<number> {
  const parsed = parse(args);
  if (!parsed) return 2;
  if (parsed.options.out) mkdirSync(parsed.options.out, { recursive: true });
  for (const file of parsed.files)
    process.stdout.write(`${JSON.stringify(await readOne(file, parsed.options))}\n`);
  return 0;
}

function parse(args: string[]): { files: string[]; options: Options } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        flat: { type: 'boolean', default: false },
        advice: { type: 'boolean', default: false },
        out: { type: 'string' },
        'as-of': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (positionals.length === 0 || values.help) throw new Error(USAGE);
    return {
      files: positionals,
      options: { flat: values.flat, advice: values.advice, out: values.out, asOf: values['as-of'] },
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return undefined;
  }
}

async function readOne(file: string, { flat, advice, out, asOf }: Options): Promise<object> {
  const started = performance.now();
  try {
    const reading = await readDocument(readFileSync(file), { asOf });
    const ms = Math.round((performance.now() - started) * 10) / 10;
    if (advice) return { file, ok: true, ...adviceFor(reading, file, asOf) };
    const result = flat ? flatten(reading.result) : reading.result;
    if (out)
      writeFileSync(
        join(out, `${basename(file).replace(/\.(?:pdf|docx)$/i, '')}.json`),
        JSON.stringify(result, null, 1),
      );
    return { file, ok: true, ms, result, warnings: reading.warnings };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
    return {
      file,
      ok: false,
      error: { code, message: error instanceof Error ? error.message : String(error) },
    };
  }
}

let spelling: Spelling | undefined;

function adviceFor(reading: Reading, file: string, asOf?: string): object {
  spelling ??= createSpelling();
  const { score, readable, convincing, stage, findings } = check(
    reading,
    { name: basename(file) },
    { asOf, spelling },
  );
  return {
    score,
    readable,
    convincing,
    stage,
    findings: findings.map(({ id, topic, gain, places }) => ({
      id,
      topic,
      gain,
      quote: places.find((place) => place.text)?.text,
    })),
  };
}

process.exitCode = await main(process.argv.slice(2));
