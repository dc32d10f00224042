import { describe, expect, test } from 'vitest';
import { readAd } from './read-ad.ts';
import { demandScore } from './reads-like-demand.ts';
import { headingKind } from './heading-kind.ts';

const read = (ad: string) => readAd(ad, { asOf: '2026-11-22' });
const named = ({ requirements }: ReturnType<typeof read>) =>
  requirements.map(
    ({ anyOf, importance }) => anyOf.map(({ name }) => name).join(' | ') + (importance === 'nice' ? '?' : ''),
  );

describe('headings that no rule knows are classified by their words', () => {
  test.each([
    ['Modal yang wajib kamu bawa', 'requirements'],
    ['Things we hope you already know', 'requirements'],
    ['Makin sip kalau punya', 'nice'],
    ['Yang nggak kami minta', 'not_needed'],
    ['Kerjaan sehari-harimu', 'duties'],
    ['Yang bakal kamu dapetin', 'benefits'],
  ])('%s: %s', (heading, kind) => expect(headingKind(heading).kind).toBe(kind));

  test('a list of names alone is read as what its heading says', () => {
    const ad = read(`Perakit Gitar
Bengkel Senar Jati

Kami berharap kamu orang yang bisa:
- setem piano
- French polish

Makin keren kalau punya:
- luthier finishing

Yang gak kami minta:
- rosette inlay`);
    expect(named(ad)).toEqual(['setem piano', 'French polish', 'luthier finishing?']);
  });

  test('a line that leads to the post opens no list', () => {
    expect(read('Klinik Anugerah membuka kesempatan:\n*Analis Darah (2)*\n*Kasir (1)*').title).toBe(
      'Analis Darah',
    );
  });
});

describe('where a block ends', () => {
  test('a label with its value ends at an empty line, a list at a line about the employer or the pay', () => {
    const ad = read(`Rigger
Education: Diploma

Tali Baja builds cable cars and rents cranes in four countries.

Requirements:
- Wire rope inspection

Rate: 7-9 jt/bulan
Info: tim kita isinya 3 welder, 1 drafter`);
    expect(named(ad)).toEqual(['Wire rope inspection']);
  });

  test('`Lain-lain` within the demands and bare topics go on with them', () => {
    const ad = read(`Pembuat Pola
Keahlian yang dibutuhkan
- Moulage

Pengalaman
- Pembuat pola kebaya, 3 tahun

Pendidikan
- SMK Tata Busana

Lain-lain
- Usia bebas
- Sabar
- Optitex disukai`);
    expect(ad.years?.min).toBe(3);
    expect(ad.degree?.minLevel).toBe('SMA/SMK');
    expect(named(ad)).toContain('Optitex?');
  });

  test('an open condition leads to a list, however long it is', () => {
    const ad = read(
      `Requirements:\n- Figma\n\nIt would be lovely, though it is not a must, if you\n- know Rive`,
    );
    expect(named(ad)).toEqual(['Figma', 'Rive?']);
  });
});

describe('lines are classified by their words', () => {
  test.each([
    ['Lancar membaca partitur balok', true],
    ['Comfortable rigging on wet decks', true],
    ['Bonus akhir tahun, BPJS dan makan siang', false],
    ['Perusahaan melayani pengangkutan semen ke tiga pulau.', false],
  ])('%s', (line, asks) => expect(demandScore(line) > 0).toBe(asks));

  test('a list under words that say nothing is read by its lines, and so is a line behind it', () => {
    const ad = read(`Penyetem Piano

Ini dia
- menguasai setem dua belas nada
- terbiasa tuning fork
Kita juga jual piano, gitar dan drum.

Itu tadi
- uang makan dan transport
- bonus bulanan`);
    expect(named(ad)).toEqual(['setem dua belas nada', 'tuning fork']);
  });

  test.each(['constructor', 'Constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'])(
    'a word that every object of a program has is a word like others: %s',
    (word) => {
      expect(headingKind(word).lead).not.toBeNaN();
      expect(demandScore(`menguasai ${word}`)).toBeTypeOf('number');
      const ad = read(`${word}\n\n${word}\n- menguasai ${word}\n- ${word}\nKualifikasi:\n- SIM C`);
      expect(named(ad)).toContain('SIM C');
      expect(() =>
        read(`Kami mencari ${word} yang menguasai ${word} dan ${word}; ${word} 2 tahun.`),
      ).not.toThrow();
      expect(() => read(`${word}\n\n${word}\n- ${word}\n- ${word}, ${word}`)).not.toThrow();
    },
  );

  test.each(['Posisi ini pas untuk', 'Yang dapat mengikuti seleksi adalah pelamar dengan ketentuan'])(
    'a list of demands stays one under %s',
    (heading) => {
      const ad = read(
        `Pawang Gajah\n\n${heading}\n- menguasai logat Mahout\n- terbiasa rantai kaki\n- SIM C`,
      );
      expect(named(ad)).toContain('SIM C');
    },
  );
});
