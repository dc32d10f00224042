interface Named {
  name: string;
}

/** The CVs whose names come close to what was typed, best first. The search comes only when somebody searches. */
export async function searchCvs<Cv extends Named>(cvs: readonly Cv[], query: string): Promise<Cv[]> {
  const { default: Fuse } = await import('fuse.js');
  const search = new Fuse(cvs, { keys: ['name'], threshold: 0.4, ignoreLocation: true });
  return search.search(query).map(({ item }) => item);
}
