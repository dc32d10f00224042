import { formatDate } from '~/ui/format/dates.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import type { Method } from './load-method.server.ts';
import css from './method-page.module.css';

/** How the ATS checker judges, for those who are judged by it. Weights and figures come from the rules and from the benches' last runs. */
export function MethodPage({ method }: { method: Method }) {
  const { version, weights, aboveWeaker, measured } = method;
  return (
    <article className={css.page}>
      <header className={css.head}>
        <p className={css.eyebrow}>ATS Checker · aturan versi {version}</p>
        <h1>
          Cara kami menilai <span className="unbroken">CV-mu</span>
        </h1>
        <p className={css.lead}>
          Skor ATS Checker menjawab dua pertanyaan: apakah <span className="unbroken">CV-mu</span> akan
          terbaca, dan apakah isinya meyakinkan. Semua dihitung dengan aturan yang sama untuk semua orang, dan
          semuanya tertulis di sini.
        </p>
      </header>

      <nav className={css.contents} aria-label="Isi halaman">
        {contents.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>

      <section aria-labelledby="langkah">
        <h2 id="langkah">Tiga langkah</h2>
        <ol className={css.steps}>
          <li>
            <strong>Dibaca.</strong> <span className="unbroken">PDF-mu</span> dibaca seperti mesin penyaring
            membacanya: kata, letaknya, kolom, lalu bagian seperti Pengalaman dan Pendidikan. Teks yang tidak
            terlihat di kertas tidak dihitung.
          </li>
          <li>
            <strong>Dinilai.</strong> Hasil bacaan diperiksa dengan aturan di bawah. Setiap saran menunjuk
            tempatnya di <span className="unbroken">CV-mu</span> dan menyebut berapa poin yang bertambah kalau
            dibenahi.
          </li>
          <li>
            <strong>Dicocokkan.</strong> Kalau kamu menempelkan iklan lowongan, syaratnya dibaca satu per satu
            lalu dicari di <span className="unbroken">CV-mu</span>.
          </li>
        </ol>
        <p>
          Semua berjalan di server kami sendiri. CV yang sama selalu mendapat skor yang sama pada versi aturan
          yang sama. Kalau aturannya berubah, hasil lamamu tetap memakai skor lama dan menyebut versinya.
        </p>
      </section>

      <section aria-labelledby="skor">
        <h2 id="skor">Dari mana skornya</h2>
        <p>
          <strong>Terbaca</strong> menghitung yang sampai ke mesin. <strong>Meyakinkan</strong> menghitung
          isinya: tindakan, angka, hasil, dan bahasa. Skor total adalah {percent(weights.readable)} Terbaca
          ditambah {percent(weights.convincing)} Meyakinkan, tetapi paling banyak {aboveWeaker} poin di atas
          angka yang lebih rendah. Jadi CV yang rapi tanpa isi, atau isi bagus yang tidak terbaca, tidak bisa
          mendapat skor tinggi.
        </p>
        <p>
          Beberapa hal menahan skor total berapa pun nilai lainnya: tidak ada nama atau email, teks contoh
          yang belum diganti, kata kunci yang diulang-ulang, atau poin yang isinya hanya tugas. Selama itu
          belum beres, kekurangan lain ikut mengurangi sedikit, jadi membereskannya tetap menaikkan skor.
        </p>
        <div className={css.figures}>
          <Figure method={method} dimension="readable" title="Terbaca" />
          <Figure method={method} dimension="convincing" title="Meyakinkan" />
        </div>
        <p className={css.note}>
          Aturan yang tidak bisa dinilai di <span className="unbroken">CV-mu</span> dilewati: tidak menambah
          dan tidak mengurangi. Yang pembacanya ragu ditanyakan, bukan dianggap tidak ada. Usia, jenis
          kelamin, agama, dan penampilan tidak pernah dinilai.
        </p>
        <h3>Arti skornya</h3>
        <dl className={css.bands}>
          <Band score="85–100" words="Siap dikirim" />
          <Band score="70–84" words="Hampir siap" />
          <Band score="50–69" words="Perlu dikuatkan" />
          <Band score="0–49" words="Belum siap dikirim" />
        </dl>
      </section>

      <section aria-labelledby="poin">
        <h2 id="poin">Setiap poin dinilai</h2>
        <dl className={css.verdicts}>
          <div>
            <dt>Kuat</dt>
            <dd>
              Ada tindakan, angka, dan hasilnya. “Memangkas antrean dari 40 menjadi 20 menit dengan nomor
              digital.”
            </dd>
          </div>
          <div>
            <dt>Cukup</dt>
            <dd>
              Tindakannya jelas, angka atau hasilnya belum ada. “Menerjemahkan akta dari bahasa Belanda.”
            </dd>
          </div>
          <div>
            <dt>Lemah</dt>
            <dd>Baru menyebut tugas, sifat, atau terlalu singkat. “Bertanggung jawab atas stok.”</dd>
          </div>
        </dl>
        <p>
          Untuk poin yang lemah kami beri kerangka dari kata-katamu sendiri, dengan [pertanyaan] di tempat
          yang hanya kamu tahu jawabannya. Kami tidak mengarang apa pun.
        </p>
      </section>

      <section aria-labelledby="lowongan">
        <h2 id="lowongan">Kecocokan dengan lowongan</h2>
        <table className={css.table}>
          <caption className="visually-hidden">Bobot kecocokan</caption>
          <thead>
            <tr>
              <th scope="col">Yang diminta</th>
              <th scope="col">Bobot</th>
            </tr>
          </thead>
          <tbody>
            {matchParts.map(([id, words]) => (
              <tr key={id}>
                <th scope="row">{words}</th>
                <td>{method.matchWeights[id]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Yang tidak diminta iklan dilewati, dan bobotnya dibagi ke yang lain. Syarat wajib dihitung penuh,
          nilai tambah sepertiganya. Kata yang sama dihitung penuh, yang mirip sedikit kurang. Mengulang kata
          tidak menambah skor.
        </p>
      </section>

      <section aria-labelledby="ukuran">
        <h2 id="ukuran">Seberapa tepat, menurut pengukuran</h2>
        <p>
          Setiap perubahan aturan diukur dengan kumpulan CV dan iklan yang jawabannya sudah diketahui. Semua
          orangnya karangan. Angka di bawah keluar dari pengukuran terakhir, bukan perkiraan.
        </p>
        <Measured
          caption={`Penilaian CV: 24 CV dan 192 versinya yang dibuat lebih buruk di satu hal, 300 poin berlabel. ${formatDate(measured.advice.measured)}, aturan versi ${measured.advice.rulesVersion}.`}
          rows={adviceParts.map(([key, words]) => [words, measured.advice.parts[key]])}
        />
        <Measured
          caption={`Kecocokan: ${measured.match.of.ads} iklan, ${measured.match.of.cvs} CV, ${measured.match.of.pairs} pasangan berlabel. ${formatDate(measured.match.measured)}, versi ${measured.match.matchVersion}.`}
          rows={matchMeasures.map(([key, words]) => [words, measured.match.parts[key]])}
        />
        <p className={css.note}>
          CV dan iklan ini kami pakai saat menyusun aturan. Pada CV yang sama sekali baru, harapkan hasil
          sedikit di bawahnya.
        </p>
      </section>

      <section aria-labelledby="batas">
        <h2 id="batas">Batasnya</h2>
        <ul className={css.limits}>
          <li>Skor 100 berarti tidak ada aturan yang dilanggar, bukan jaminan diterima.</li>
          <li>
            Yang dinilai adalah yang terbaca. Kalau pembacanya keliru, sarannya bisa keliru. Karena itu setiap
            saran menunjukkan tempatnya, supaya kamu bisa memeriksa sendiri.
          </li>
          <li>Hasil yang diceritakan dengan cara tidak biasa bisa terlewat, dan poinnya dinilai “cukup”.</li>
          <li>
            Salah ketik yang kebetulan menjadi kata lain tidak terlihat. Istilah yang jarang dipakai bisa
            dikira salah ketik.
          </li>
          <li>
            Setiap perusahaan memakai sistem yang berbeda. Bobot ini adalah pertimbangan kami, diuji dengan CV
            yang sengaja dibuat lebih buruk, bukan dengan data penerimaan kerja.
          </li>
        </ul>
      </section>

      <div className={css.end}>
        <p>
          Sudah paham cara menilainya? Lihat hasil <span className="unbroken">CV-mu</span>.
        </p>
        <LinkButton to="/app/cv/dashboard?tab=ats" variant="accent">
          Cek CV-ku
        </LinkButton>
      </div>
    </article>
  );
}

const contents = [
  { id: 'langkah', title: 'Tiga langkah' },
  { id: 'skor', title: 'Skor' },
  { id: 'poin', title: 'Poin' },
  { id: 'lowongan', title: 'Lowongan' },
  { id: 'ukuran', title: 'Pengukuran' },
  { id: 'batas', title: 'Batas' },
];

const matchParts = [
  ['skills', 'Keahlian, alat, dan sertifikat'],
  ['title', 'Jabatan yang sama atau dekat'],
  ['years', 'Lama pengalaman'],
  ['degree', 'Jenjang dan jurusan'],
  ['languages', 'Bahasa'],
] as const;

const adviceParts = [
  ['order kept with margin', 'CV yang lebih buruk mendapat skor lebih rendah, dengan selisih yang pantas'],
  ['within 3 kept', 'Perubahan yang tidak merugikan (foto, warna, tata letak) tidak mengubah skor'],
  ['bands kept', 'Skor jatuh di rentang yang benar'],
  ['topics: recall (told of must-tell)', 'Kekurangan yang harus disebut memang disebut'],
  ['topics: precision (told / told + false)', 'Saran yang disebut memang benar'],
  ['bullets: mean F1 of 5 labels', 'Penilaian setiap poin sesuai label'],
  ['AUC good against bad', 'CV kuat di atas CV lemah'],
] as const;

const matchMeasures = [
  ['requirements', 'Syarat terbaca tepat'],
  ['traps', 'Yang bukan syarat tidak dijadikan syarat'],
  ['years', 'Lama pengalaman yang diminta'],
  ['degree', 'Jenjang dan jurusan yang diminta'],
  ['standing', 'Ada, mirip, atau belum ada di CV'],
  ['title', 'Nama jabatan'],
] as const;

interface FigureProps {
  method: Method;
  dimension: 'readable' | 'convincing';
  title: string;
}

function Figure({ method, dimension, title }: FigureProps) {
  const groups = method.groups.filter((group) => group.dimension === dimension);
  return (
    <div className={css.figure}>
      <h3>{title}</h3>
      {groups.map(({ id, label, points, rules }) => (
        <details key={id} className={css.group}>
          <summary>
            <span>{label}</span>
            <span className={css.points}>{points} poin</span>
            <span className={css.track} aria-hidden>
              <span style={{ width: `${points}%` }} />
            </span>
          </summary>
          <ul>
            {rules.map((rule) => (
              <li key={rule.id}>
                <span>{rule.words}</span>
                <span className={css.points}>{rule.points}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function Band({ score, words }: { score: string; words: string }) {
  return (
    <div>
      <dt>{score}</dt>
      <dd>{words}</dd>
    </div>
  );
}

function Measured({ caption, rows }: { caption: string; rows: [string, number | undefined][] }) {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Yang diukur</th>
          <th scope="col">Hasil</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([words, share]) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{share === undefined ? '–' : `${String(share).replace('.', ',')}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
