interface Cv {
  id: string;
  uploaded: boolean;
  toReview: boolean;
}

/** Where a CV opens: in the builder, for the looking over of what was read from a PDF, or as the pages of an uploaded one. */
export function pathOfCv({ id, uploaded, toReview }: Cv): string {
  if (uploaded) return `/app/cv/file/${id}`;
  return toReview ? `/app/cv/import/${id}` : `/app/cv/builder/${id}`;
}
