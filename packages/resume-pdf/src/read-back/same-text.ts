/** What of a text carries its meaning for a reader: letters, digits and the signs of `C++`, `C#`, `A/B`. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#/&@]/gu, '');
}

export function sameText(written: string, read: string | null | undefined): boolean {
  return bare(written) === bare(read ?? '');
}

export function holdsText(read: string | null | undefined, written: string): boolean {
  return bare(read ?? '').includes(bare(written));
}

/** An address as readers compare it: no scheme, no www, no slash at the end. */
export function bareAddress(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
}

export function digits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:62|0)/, '');
}
