/** Bytes of a file that a CV is read from, which the page refuses and the server cuts off alike. */
export const LARGEST_FILE = 10_485_760;

export const TOO_LARGE = 'File ini terlalu besar. Paling besar 10 MB.';
