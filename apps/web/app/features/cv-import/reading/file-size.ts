/** Bytes of a file that a CV is read from; as much as the phone's upload takes. */
export const LARGEST_FILE = 10_485_760;

export const TOO_LARGE = 'File ini terlalu besar. Paling besar 10 MB.';
