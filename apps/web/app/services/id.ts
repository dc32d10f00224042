import { customAlphabet } from 'nanoid';

/** A new unguessable id: 36 lowercase letters and digits, as the product document gives CV ids (186 bits). */
export const newId: () => string = customAlphabet('abcdefghijklmnopqrstuvwxyz0123456789', 36);
