/** Of a file in bytes. Only the framed piece of it, of a few hundred KB, is sent: a camera's full picture may be chosen. */
export const LARGEST_PHOTO = 25 * 2 ** 20;
export const BAD_PHOTO = 'Foto harus berupa JPG, PNG, atau WebP dan paling besar 25 MB.';
