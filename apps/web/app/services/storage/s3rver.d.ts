/** What the storage tests use of s3rver, which brings no types. */
declare module 's3rver' {
  interface Options {
    port: number;
    address: string;
    directory: string;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
