type Painting = typeof import('./painting.ts');

let loading: Promise<Painting> | undefined;

/** A picture of the server's stands in until there are pages to paint, so this comes behind the page. */
export function loadPainting(): Promise<Painting> {
  loading ??= import('./painting.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
