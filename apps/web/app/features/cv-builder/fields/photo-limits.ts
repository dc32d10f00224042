/** In bytes. The server refuses larger ones, too. */
export const LARGEST_PHOTO = 5 * 2 ** 20;
export const BAD_PHOTO = 'Foto harus berupa JPG, PNG, atau WebP dan paling besar 5 MB.';
