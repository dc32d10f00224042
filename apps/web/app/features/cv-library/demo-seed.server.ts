import type { StarterRole } from '@setapak/resume';
import type { DemoSeed } from '~/services/demo-seed.ts';
import { createCv } from './create-cv.server.ts';
import { applyStarter } from './starters/apply-starter.server.ts';

/** The CVs of the demo's sample accounts, by their e-mail. */
const samples: Record<string, { name: string; role: StarterRole }> = {
  'rani@setapak.example': { name: 'CV Marketing', role: 'marketing' },
};

export const cvSeed: DemoSeed = {
  async seedAccount(services, user) {
    const sample = samples[user.email];
    if (!sample) return;
    const id = await createCv({ services, user, name: sample.name });
    await applyStarter({ services, userId: user.id, id, role: sample.role, own: true });
  },
};
