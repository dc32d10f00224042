import * as PHRASE from '../content/phrases.ts';
import * as ORG from '../content/organisations.ts';
import { body, head, row, title } from './paper-line.ts';
import type { MakePaper } from './paper-words.ts';

/** What firms print for those who buy from them. */
export const TRADE_PAPERS = {
  invoice: ({ random, person, say, firm, money, date, contact, skillNames, many }) => [
    title(
      `${say(random.pick(['FAKTUR', 'INVOICE', 'NOTA TAGIHAN', 'KWITANSI']), random.pick(['INVOICE', 'RECEIPT', 'PURCHASE ORDER']))} No. ${random.digits(5)}`,
    ),
    body(firm),
    ...contact,
    body(`${say('Kepada', 'Bill to')}: ${person.name}`),
    body(`${say('Jatuh tempo', 'Due date')}: ${date()}`),
    row('No', say('Nama barang', 'Description'), 'Qty', say('Harga satuan', 'Unit price'), 'Total'),
    ...many(2, 9, (index) =>
      row(String(index + 1), random.pick(skillNames), String(random.int(1, 20)), money(), money()),
    ),
    row('Subtotal', money()),
    row(say('PPN 11%', 'VAT 20%'), money()),
    row('Grand Total', money()),
    body(
      say(
        `Pembayaran ke rekening ${random.digits(10)} a.n. ${firm}`,
        `Payment to account ${random.digits(8)}, ${firm}`,
      ),
    ),
  ],
  statement: ({ person, say, firm, money, date, many }) => [
    title(say('Mutasi Rekening', 'Account Statement')),
    body(`${person.name}, ${person.city}`),
    body(`${say('Periode', 'Period')} ${date()} - ${date()}`),
    row(say('Saldo awal', 'Opening balance'), money()),
    ...many(6, 24, () => row(date(), say(`Transfer ke ${firm}`, `Transfer to ${firm}`), money())),
    row(say('Saldo akhir', 'Closing balance'), money()),
  ],
  company: ({ random, person, say, firm, prose, skillNames, many }) => [
    title(firm),
    head(say('Profil Perusahaan', 'Company Profile')),
    ...prose(random.int(1, 3)),
    head(
      say(
        random.pick(['Layanan Kami', 'Keahlian Kami', 'Pengalaman Kami']),
        random.pick(['Our Services', 'Our Expertise', 'Our Experience']),
      ),
    ),
    ...random.sample(skillNames, 5).map((name) => body(`• ${name}`)),
    head(say('Klien dan Proyek', 'Clients and Projects')),
    ...many(2, 6, () => row(random.pick(ORG.companyStems), String(random.int(2015, 2025)))),
    head(say('Kontak', 'Contact')),
    body(`${person.phone} | info@${person.email.split('@')[1]}`),
  ],
  brochure: ({ random, say, firm, money, contact, skillNames, many }) => [
    title(firm),
    ...many(3, 8, () => row(random.pick(skillNames), money())),
    body(say('Buka setiap hari, 07.00 - 21.00', 'Open daily, 7 am to 9 pm')),
    ...contact,
  ],
  recipe: ({ random, say, pool, skillNames, many }) => [
    title(say(`Resep ${random.pick(skillNames)}`, `${random.pick(skillNames)} Recipe`)),
    head(say('Bahan', 'Ingredients')),
    ...many(2, 9, () => body(`• ${random.int(1, 9)} ${say('sdm', 'cups')} ${random.pick(skillNames)}`)),
    head(say(random.pick(['Cara Membuat', 'Langkah']), random.pick(['Method', 'Directions']))),
    ...many(2, 8, (index) => body(`${index + 1}. ${random.pick(pool)}`)),
  ],
  itinerary: ({ random, person, say, pool, many }) => [
    title(`${person.city} ${random.int(2, 6)}D${random.int(1, 5)}N`),
    ...many(2, 6, (index) => [
      head(say(`Hari ${index + 1}`, `Day ${index + 1}`)),
      body(`${random.int(6, 12)}:00 ${random.pick(pool)}`),
    ]).flat(),
    ...(random.chance(0.5) ? [body(`${say('Kontak', 'Contact')}: ${person.name} ${person.phone}`)] : []),
  ],
  menu: ({ random, say, money, contact, skillNames, many }) => [
    title(
      `${say(random.pick(['Warung', 'Kedai', 'Dapur', 'Salon']), random.pick(['Cafe', 'Bistro', 'Salon']))} ${random.pick(ORG.companyStems)}`,
    ),
    ...many(1, 3, () => [
      head(
        random.pick([
          say('Makanan', 'Food'),
          say('Minuman', 'Drinks'),
          say('Layanan', 'Services'),
          say('Paket', 'Packages'),
        ]),
      ),
      ...many(3, 7, () =>
        row(
          random.pick(skillNames),
          random.pick([
            `${random.int(5, 99)}k`,
            `${random.int(5, 99)} rb`,
            `${random.int(5, 99)}.000`,
            money(),
          ]),
        ),
      ),
    ]).flat(),
    ...(random.chance(0.7) ? contact : []),
  ],
  'firm-page': ({ random, person, say, firm, prose, skillNames, many }) => [
    title(random.chance(0.5) ? firm : `Studio ${random.pick(ORG.companyStems)}`),
    body(
      say(
        `Didirikan ${random.int(1980, 2020)} di ${person.city}`,
        `Founded in ${random.int(1980, 2020)}, ${person.city}`,
      ),
    ),
    ...(random.chance(0.6)
      ? [head(say(random.pick(['Tentang Kami', 'Siapa kami', 'Profil']), 'About us')), ...prose(1)]
      : []),
    head(
      say(
        random.pick(['Pengalaman', 'Proyek', 'Pengalaman Proyek', 'Portofolio']),
        random.pick(['Experience', 'Projects', 'Track record']),
      ),
    ),
    ...many(2, 7, () =>
      body(
        `${random.pick(skillNames)}, ${random.pick(ORG.companyStems)}, ${random.int(2012, 2018)} - ${random.int(2019, 2025)}`,
      ),
    ),
    head(
      say(
        random.pick(['Layanan', 'Keahlian', 'Sertifikasi', 'Klien']),
        random.pick(['Services', 'Certifications', 'Clients', 'Skills']),
      ),
    ),
    ...random.sample(skillNames, 3).map((name) => body(`• ${name}`)),
    head(say('Kontak', 'Contact')),
    body(`${person.street}, ${person.city}`),
    body(
      `${random.pick(['info', 'sales', 'halo', 'studio'])}@${person.email.split('@')[1]} | ${person.phone}`,
    ),
  ],
  service: ({ random, person, say, skillNames }) => [
    title(
      say(
        `Jasa ${random.pick(skillNames)} ${person.name.split(' ')[0]}`,
        `${person.name.split(' ')[0]}'s ${random.pick(skillNames)}`,
      ),
    ),
    body(random.sample(skillNames, 3).join(', ')),
    body(say(`Pengalaman ${random.int(2, 20)} tahun`, `${random.int(2, 20)} years in the trade`)),
    body(say(`${person.city} dan sekitarnya`, `Serving ${person.city} and around`)),
    body(say(`Hubungi ${person.phone}`, `Call ${person.phone}`)),
  ],
  catalogue: ({ random, id, person, say, skillNames, many }) => [
    title(say(`Katalog ${random.int(2023, 2026)}`, `Catalogue ${random.int(2023, 2026)}`)),
    ...many(3, 9, () =>
      body(
        `${random.pick([...skillNames, ...(id ? PHRASE.coursesId : PHRASE.coursesEn)])}, ${random.int(2, 12)} ${say('pertemuan', 'sessions')}`,
      ),
    ),
    body(
      `${say('Daftar', 'Register')}: ${person.phone} ${say('atau', 'or')} admin@${person.email.split('@')[1]}`,
    ),
  ],
} satisfies Record<string, MakePaper>;
