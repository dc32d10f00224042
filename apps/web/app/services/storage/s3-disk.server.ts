import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

export interface S3Options {
  bucket: string;
  /** Of a store other than Amazon's. */
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** After so many milliseconds without a byte a request is given up, and tried again twice. */
  silenceMs?: number;
}

export function s3Disk(options: S3Options): Disk {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey, silenceMs = 10_000 } = options;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      endpoint,
      forcePathStyle: endpoint !== undefined,
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      // Many compatible stores have no ACLs, and buckets of Amazon's have them switched off.
      supportsACL: false,
      // By default the SDK wraps uploads in checksum trailers, which some stores save as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // The SDK by itself waits for ever for a store that takes a connection and says nothing.
      requestHandler: { connectionTimeout: 3_000, socketTimeout: silenceMs },
    }),
  );
}
