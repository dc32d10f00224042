/** Where the picture of page 1 is, as the CV is stored in that version. */
export function firstPageAddress({ id, version }: { id: string; version: number }): string {
  return `/app/cv/${id}/first-page?v=${version}`;
}
