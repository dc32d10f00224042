// Interim: replaced as soon as @setapak/ats/pool is there.
export interface Reader {
  read(bytes: Uint8Array): Promise<never>;
  close(): Promise<void>;
}

export function createReading(_config: unknown): Reader {
  return {
    read: () => Promise.reject(new Error('the reader is not there yet')),
    close: () => Promise.resolve(),
  };
}
