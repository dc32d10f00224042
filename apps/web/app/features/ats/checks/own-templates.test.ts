import { check, readResume } from '@setapak/ats';
import { starterResume, templateNames } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { expect, test } from 'vitest';

const ROLES = [
  ['finance', 'en'],
  ['hr', 'id'],
  ['marketing', 'en'],
  ['product', 'id'],
] as const;
const ASKED_FOR = 'SetapakResume-Rani Kusuma - CV.pdf';

test.each(templateNames)(
  '%s: a starter at its defaults is blamed for nothing that is our own work',
  async (template) => {
    // Two of the roles each, the other two for the next template.
    const turn = templateNames.indexOf(template) % 2;
    for (const [role, language] of ROLES.slice(2 * turn, 2 * turn + 2)) {
      const resume = starterResume(role, language);
      const pdf = await render(resume, { pages: 'multi', template });
      const { findings, readable, questions } = check(
        await readResume(pdf, { asOf: '2026-11-22' }),
        { name: ASKED_FOR, bytes: pdf.byteLength },
        { asOf: '2026-11-22' },
      );
      // That a template has two columns is told, and costs nothing.
      const ours = findings.filter(
        ({ id, gain }) =>
          /^(?:file|hygiene|structure|contact)-/.test(id) && !(id === 'file-columns' && gain === 0),
      );
      expect(
        ours.map(({ id, places }) => `${id} ${places[0]?.text ?? ''}`),
        `${role} ${language}`,
      ).toEqual([]);
      expect(
        questions.map(({ id }) => id),
        `${role} ${language}`,
      ).toEqual([]);
      expect(readable, `${role} ${language}`).toBe(100);
    }
  },
);
