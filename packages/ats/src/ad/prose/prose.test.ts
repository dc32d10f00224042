import { describe, expect, test } from 'vitest';
import { readAd } from '../read-ad.ts';
import { postIn } from './post-in.ts';
import { classifySentences } from './classify-sentences.ts';
import { wantedWords } from './wanted-words.ts';

const named = (ad: string) =>
  readAd(ad, { asOf: '2026-11-22' }).requirements.map(
    ({ anyOf, importance }) => anyOf.map(({ name }) => name).join(' | ') + (importance === 'nice' ? '?' : ''),
  );

describe('running text without a list', () => {
  test('sentences are classified by their words and their order', () => {
    expect(
      classifySentences([
        'Bengkel Jati builds harps for orchestras in Asia.',
        'You will string and tune twelve harps a month.',
        'Varnishing has to be second nature to you.',
        'Gilding would be a welcome extra.',
        'We pay 6 million and lunch.',
        'Write to harps@jati.example.',
      ]),
    ).toEqual(['about', 'duties', 'asks', 'nice', 'offer', 'apply']);
  });

  test('of a demand only the words that name something are wanted', () => {
    const words = (text: string) => wantedWords(text).map(({ word }) => word);
    expect(words('Penguasaan GarageBand adalah keharusan.')).toEqual(['GarageBand']);
    expect(words('Harp tuning is something we expect of everyone.')).toEqual(['Harp', 'tuning']);
  });

  test('the job title is distinguished from other people by trained weights', () => {
    expect(postIn('Bengkel Jati mencari seorang luthier untuk cabang Solo.')?.text).toBe('luthier');
    expect(postIn('Our founder was a harpist for twenty years.')).toBeUndefined();
    const title = (ad: string) => readAd(ad, { asOf: '2026-11-22' }).title;
    expect(
      title(
        'Halo teman-teman! Bengkel Jati membuka kesempatan untuk bergabung sebagai teknisi harpa di Solo.',
      ),
    ).toBe('teknisi harpa');
    expect(title('Then read on. Jati Harps, a shop in Solo, needs a workshop officer from February.')).toBe(
      'workshop officer',
    );
  });

  test('a post that a sentence offers outweighs a word for another one in a later sentence', () => {
    const ad =
      'Kedai Jati di Solo sebentar lagi buka cabang, dan dapurnya masih kosong sama sekali. Kami mengajak seorang juru masak yang terbiasa memasak. Pelayanan bukan urusanmu, ada pramusaji. Libur setiap Senin.';
    expect(readAd(ad, { asOf: '2026-11-22' }).title).toBe('juru masak');
  });

  test('who must have it and what it means lead to a demand, the address to write to is none', () => {
    expect(named('Pelamar diharapkan menguasai GarageBand dan mampu menyetem harpa.')).toEqual([
      'GarageBand',
      'menyetem harpa',
    ]);
    expect(
      named(
        'The next one should sing. That means GarageBand, varnishing, and enough gilding to explain yourself. Write to harps@jati.example by 5 May.',
      ),
    ).toEqual(['GarageBand', 'varnishing', 'enough gilding']);
  });

  test('the head of a mail says nothing of the post', () => {
    expect(
      named(
        'From: hr@jati.example\nSubject: We want you back! Dear former pupils, you must know how to varnish. What counts is a valid SIM A.',
      ),
    ).toContain('SIM A');
  });

  test('words that join, address or open a sentence name nothing, nor does a verb alone', () => {
    const wishes = named(
      'Sanggar Jati di Solo membuka lowongan pelatih gamelan. Oh ya, orangnya mesti sabar, soalnya muridnya anak kecil. Di samping itu, pelamar mesti mahir GarageBand dan menyetem bonang. Meski demikian, rebab pun harus dikuasai. Adapun lamaran dikirim ke sanggar@jati.example.',
    );
    expect(wishes).toEqual(['sabar', 'GarageBand', 'menyetem bonang', 'rebab']);
    expect(wantedWords('Dia pernah mendampingi, dan itu dibuktikan.').map(({ word }) => word)).not.toContain(
      'Dia',
    );
  });

  test('a name begins behind what leads to it and ends where something is said of it', () => {
    expect(
      named(
        'Sanggar Jati di Solo membuka lowongan penata suara untuk pentas tahun depan. Pelamar pun harus fasih mengoperasikan GarageBand. Ia juga mampu merawat bonang kayu. Tembang Sunda kamu hafal di luar kepala, dan bahasa Inggris hukum harus lancar.',
      ),
    ).toEqual(['GarageBand', 'merawat bonang kayu', 'Tembang Sunda']);
  });

  test('what awaits somebody is no demand, whatever must be in it', () => {
    expect(
      named(
        'Sanggar Jati di Solo membuka kursi penata suara. Kamu akan mengerjakan rekaman bonang yang harus tetap jernih. Logic Pro wajib kamu kuasai sejak awal.',
      ),
    ).toEqual(['Logic Pro']);
  });

  test.each([
    [
      'Bengkel Jati membuat harpa. Posisi ini cocok untuk seseorang yang menguasai GarageBand. Kamu akan merekam latihan memakai Logic Pro.',
      ['GarageBand'],
    ],
    [
      'Sanggar Jati membuka kursi arsiparis. Pekerjaan ini mencakup perawatan partitur, pembuatan katalog, dan penjilidan. Pengetahuan notasi kepatihan sangat diperlukan.',
      ['notasi kepatihan'],
    ],
    [
      'Sanggar Jati membuka kursi penata suara. Kamu akan merapikan rekaman dan diharapkan memahami Logic Pro.',
      ['Logic Pro'],
    ],
  ])('sentences about the post demand what their form says is needed: %s', (text, names) => {
    expect(named(text)).toEqual(names);
  });

  test('brackets at the end of a point speak of all that it lists', () => {
    const wishes = named(
      'Teknisi\n\nKualifikasi:\n- Mengelola cloud seperti Google Cloud Platform, AWS dan Azure (nilai tambah)\n- Pengalaman pengembangan menggunakan PHP & NodeJS\n- Kemampuan menulis yang baik, jelas, dan rapi',
    );
    expect(wishes[0]).toMatch(/Google Cloud Platform \| AWS \| Azure\?$/);
    expect(wishes.slice(1)).toEqual(['PHP', 'NodeJS', 'menulis']);
  });

  test('an ad in one paragraph demands what its sentences demand and nothing that it offers', () => {
    const wishes = named(
      'Bengkel Jati membuat harpa sejak 1998 dan melayani orkes di Asia. Pelamar harus menguasai GarageBand dan penyeteman harpa. Yang pernah mengukir rosette kami dahulukan. Kantor memakai bahasa Prancis, tetapi kamu tidak wajib menguasainya. Kami menyediakan pelatihan Logic Pro, mess, dan makan siang.',
    );
    expect(wishes).toEqual(['GarageBand', 'penyeteman harpa', 'mengukir rosette?']);
  });
});

describe('how a pasted ad is parted', () => {
  test('a text that lost its breaks is parted where its lines ended', () => {
    expect(
      named(
        'Harp Builder\n\nResponsibilities:String harps.Keep the shop tidy.Requirements:Two years of varnishing.Hands-on with GarageBand.Gilding is a plus.Benefits:Free Logic Pro course.',
      ),
    ).toEqual(['varnishing', 'GarageBand', 'Gilding?']);
  });

  test('chapters with numbers are headings, numbered items are not', () => {
    expect(
      named(
        'HARP CONSULTANT\n\n1. Background\nWe build harps.\n\n2. Scope of work\n- Inception report\n\n3. Required qualifications\na) knowledge of varnishing;\nb) experience with GarageBand.\n\n4. Payment schedule\n30% on signature',
      ),
    ).toEqual(['varnishing', 'GarageBand']);
    expect(named('Luthier\nSyarat:\n1. menguasai GarageBand\n2. paham varnishing')).toEqual([
      'GarageBand',
      'varnishing',
    ]);
  });

  test('chips under a heading are demands, and so are those of the text beside them', () => {
    expect(named('Luthier\n\nKualifikasi\n- menguasai GarageBand\n\nSkill\nVarnishing · Gilding')).toEqual([
      'GarageBand',
      'Varnishing',
      'Gilding',
    ]);
    expect(
      named(
        'Harp Builder\nSkills: Gilding\n\nAbout the job\nYou must be able to tune a harp by ear. Varnishing is required. A valid driving licence is compulsory. We pay weekly.',
      ),
    ).toEqual(['Gilding', 'tune a harp', 'Varnishing', 'valid driving licence']);
  });
});
