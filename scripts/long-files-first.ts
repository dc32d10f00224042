import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long for the size of its file: vitest starts large files first, and these would be left alone at the end. */
const longFiles = [
  'e2e/day.',
  'e2e/cv-loss.',
  'e2e/third-parties.',
  'e2e/access.',
  'e2e/hostile-uploads.',
  'e2e/cv-keeping.',
  'e2e/ats-jobs.',
  'checkout/crash.',
  'server/mentoring-crash.',
  'server/business-month.',
  'worker-pool/src/worker-pool.',
  'cv-targets/targets.',
  'exporting/same-as-pdf.',
];

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return sorted.toSorted(
      (a, b) =>
        projects.indexOf(a.project.name) - projects.indexOf(b.project.name) ||
        rank(a.moduleId) - rank(b.moduleId),
    );
  }
}

function rank(moduleId: string): number {
  const place = longFiles.findIndex((name) => moduleId.includes(name));
  return place === -1 ? longFiles.length : place;
}
