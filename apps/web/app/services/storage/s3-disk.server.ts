import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

export interface S3Options {
  bucket: string;
  /** Of a store other than Amazon's. */
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export function s3Disk({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Options): Disk {
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
    }),
  );
}
