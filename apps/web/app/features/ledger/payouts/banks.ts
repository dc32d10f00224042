/** Banks that a mentor can be paid at, with the codes of interbank transfers. */
export const banks = [
  { code: '014', name: 'BCA' },
  { code: '008', name: 'Mandiri' },
  { code: '002', name: 'BRI' },
  { code: '009', name: 'BNI' },
  { code: '451', name: 'BSI' },
  { code: '022', name: 'CIMB Niaga' },
  { code: '013', name: 'Permata' },
  { code: '011', name: 'Danamon' },
  { code: '200', name: 'BTN' },
  { code: '213', name: 'BTPN / Jenius' },
  { code: '028', name: 'OCBC' },
  { code: '016', name: 'Maybank' },
  { code: '019', name: 'Panin' },
  { code: '023', name: 'UOB' },
  { code: '087', name: 'HSBC' },
  { code: '426', name: 'Mega' },
  { code: '153', name: 'Sinarmas' },
  { code: '147', name: 'Muamalat' },
  { code: '535', name: 'SeaBank' },
  { code: '542', name: 'Jago' },
  { code: '501', name: 'blu by BCA Digital' },
  { code: '567', name: 'Allo Bank' },
  { code: '490', name: 'Bank Neo Commerce' },
  { code: '110', name: 'Bank BJB' },
  { code: '111', name: 'Bank DKI' },
  { code: '112', name: 'BPD DIY' },
  { code: '113', name: 'Bank Jateng' },
  { code: '114', name: 'Bank Jatim' },
] as const;

/** The name that people know a bank by. */
export function bankName(code: string): string {
  return banks.find((bank) => bank.code === code)?.name ?? code;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\b(pt|bank|persero|tbk|by|digital)\b/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, '');

const codes = new Map(
  banks.flatMap(({ code, name }) => name.split('/').map((part) => [plain(part), code] as const)),
);

/** Full names by which people call some of them. */
const otherNames: readonly (readonly [name: string, code: string])[] = [
  ['Central Asia', '014'],
  ['Rakyat Indonesia', '002'],
  ['Negara Indonesia', '009'],
  ['Syariah Indonesia', '451'],
  ['Tabungan Negara', '200'],
  ['CIMB', '022'],
  ['OCBC NISP', '028'],
  ['SMBC', '213'],
  ['blu', '501'],
];
for (const [name, code] of otherNames) codes.set(plain(name), code as (typeof banks)[number]['code']);

/** The code of a bank as a customer wrote its name; empty for one that is not known, such as a wallet. */
export function codeOfBank(written: string): string {
  return codes.get(plain(written)) ?? '';
}
