import type { Random } from '../random.ts';
import type { Cv, Job } from './cv.ts';

const lines = (text: string) => text.trim().split(/\s*\n\s*/);

/** What people write who were never shown how: short, without results, with slips; now and then one long sentence. */
const weak = {
  id: lines(`Membantu staf
    membantu pekerjaan admin
    Input data
    Melayani pelanggan
    Menjaga kebersihan area kerja
    Bertanggung jawab atas stok barang di gudang dan memastikan semua barang tersusun rapih sesuai dengan arahan dari atasan setiap harinya
    Menerima telpon
    Packing barang pesanan.
    Mengikuti rapat mingguan bersama tim dan mencatat hasil rapat untuk kemudian di sampaikan kepada anggota tim yang tidak hadir
    Laporan harian
    Kerja sama tim
    Membuat laporan bulanan & rekap absensi karyawan
    melakukan pengecekan barang masuk dan keluar, serta membuat laporan kepada kepala gudang
    Mengantar dokumen ke kantor cabang.
    Jaga kasir
    Di percaya memegang kunci toko`),
  en: lines(`Helped staff
    Data entry
    Answered phones
    responsible for cleaning the work area
    Was responsible for stocking shelves and making sure that everything was in it's place before the store opened each morning for customers
    Served customers
    Packing orders.
    Attended weekly meetings with the team and wrote down what was said so that people who could not come were able to read it later
    Daily reports
    Team work
    Made monthly reports & attendance lists
    checking incoming and outgoing goods, and reporting to the head of the warehouse
    Delivered documents to other branches.
    Cash register
    Trusted with the keys of the shop`),
};

/** The same CV as a weak writer would give it: few words under each job. */
export function roughened(random: Random, cv: Cv): Cv {
  const jobs = cv.jobs.map((job) => ({
    ...job,
    intro: null,
    bullets: random.sample(weak[cv.lang], random.int(1, 4)),
  }));
  return { ...cv, jobs };
}

/** The second job, and now and then the third, at the first one's employer. */
export function atOneEmployer(random: Random, cv: Cv): Cv {
  const [first] = cv.jobs;
  if (!first) return cv;
  const count = random.int(2, 3);
  const same = (job: Job): Job => ({ ...job, org: first.org, place: first.place });
  return { ...cv, jobs: cv.jobs.map((job, index) => (index < count ? same(job) : job)) };
}
