/**
 * What Node is started with before `main.ts`: the young generation of the heap ends at two halves of 16 MB. By itself V8 lets
 * it grow to 128 MB under load and gives none back; pages cost the same in both (docs/scale.md).
 */
export const v8Flags = ['--max-semi-space-size=16'] as const;
