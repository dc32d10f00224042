#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { judgeBullet } from './bullets.ts';

/** Reads JSON lines {id, text, language} and writes what the judge says of each: {id, startsWithAction, isDuty, hasResult, hasFigure, verdict, reasons, sharper}. */
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const { id, text, language } = JSON.parse(line) as { id: string; text: string; language?: 'id' | 'en' };
  process.stdout.write(`${JSON.stringify({ id, ...judgeBullet(text, language) })}\n`);
}
