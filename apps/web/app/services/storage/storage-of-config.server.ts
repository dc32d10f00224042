import { resolve } from 'node:path';
import type { Config } from '../config/config.server.ts';
import { createStorage, type Storage } from './storage.server.ts';

type StorageConfig = Pick<
  Config,
  'SETAPAK_DATA_DIR' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** The object store that is configured, else the data folder. */
export function storageOfConfig(config: StorageConfig): Storage {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  return createStorage({
    dataDir: resolve(config.SETAPAK_DATA_DIR),
    ...(S3_BUCKET && {
      s3: {
        bucket: S3_BUCKET,
        endpoint: S3_ENDPOINT,
        region: S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
      },
    }),
  });
}
