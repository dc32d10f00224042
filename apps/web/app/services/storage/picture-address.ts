const ADDRESS = /^\/pictures\/([a-z0-9]{36})$/;

/** Where a stored picture is seen: a key of the storage is `picture/ID`. */
export function pictureAddress(key: string): string {
  return `/pictures/${key.slice('picture/'.length)}`;
}

/** The key of an uploaded picture; undefined for one that comes with the product. */
export function pictureKey(address: unknown): string | undefined {
  const id = typeof address === 'string' ? ADDRESS.exec(address)?.[1] : undefined;
  return id && `picture/${id}`;
}
