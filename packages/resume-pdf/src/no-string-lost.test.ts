import { parseResume, templateNames, type Resume } from '@setapak/resume';
import { randomResume } from '@setapak/resume/testing';
import { expect, test } from 'vitest';
import { render } from './render.ts';
import { pdfText } from './testing/pdf-text.ts';
import { viewStrings } from './testing/view-strings.ts';
import { resumeView } from './view/resume-view.ts';

/** Readers differ on spaces between scripts. */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\uFFFE]/gu, '')
    .toLowerCase();
}

/** Readers put lines of mixed direction in orders of their own, so Arabic is tested apart. */
function leftToRight(resume: Resume): Resume {
  return parseResume(JSON.parse(JSON.stringify(resume).replaceAll(/\p{sc=Arabic}+/gu, 'arab')));
}

test.each(templateNames)('%s: every string of 4 random documents is read back', async (template) => {
  const first = 4 * templateNames.indexOf(template);
  for (let seed = first; seed < first + 4; seed += 1) {
    const resume = leftToRight(randomResume(1_000 + seed));
    const options = { pages: 'single', template } as const;
    const text = squeeze((await pdfText(await render(resume, options))).join(' '));
    for (const string of viewStrings(resumeView(resume, options))) {
      expect(text, `seed ${seed}: ${string}`).toContain(squeeze(string));
    }
  }
});
