import { company, mailbox, type LegalDocument } from './legal.ts';
import { cancelRules, GUARANTEE_DAYS, MOST_MOVES, MOVE_HOURS, SETTLE_HOURS } from './session-rules.ts';

export const terms: LegalDocument = {
  title: 'Syarat & Ketentuan',
  description:
    'Aturan main memakai Setapak: akun, mentoring, CV Maker, CV Review, ATS Checker, pembayaran, dan pengembalian dana.',
  lead: `Dokumen ini adalah perjanjian antara kamu dan ${company.name}. Baca pelan-pelan, lalu simpan atau cetak kalau perlu. Dengan membuat akun atau memakai layanan Setapak, kamu menyetujui isinya.`,
  changed: '2026-11-02',
  summary: [
    'Kamu berusia 18 tahun ke atas, sudah menikah, atau didampingi izin orang tua atau wali. Satu orang, satu akun.',
    'Pesanan yang belum dibayar berlaku 7 hari, dan sesi mentoring diselesaikan paling lambat 7 hari sejak dibayar. Pesanan mentoring pertamamu bergaransi uang kembali 100% sesuai syarat.',
    'Kami menghubungimu paling banyak 3 kali. Kalau tetap tidak tersambung, hak atas layanan itu gugur.',
    'Pengembalian dana tidak pernah melebihi jumlah yang kamu bayarkan.',
    'Kalau syarat ini berubah, kamu punya 14 hari kalender untuk menyatakan keberatan.',
  ],
  sections: [
    {
      id: 'definisi',
      title: 'Definisi',
      blocks: [
        'Supaya tidak ada yang tertukar, istilah berikut punya arti yang sama di seluruh dokumen ini.',
        {
          list: [
            `**Setapak** atau **kami**: ${company.name}, pengelola situs dan aplikasi Setapak.`,
            '**Pengguna** atau **kamu**: siapa pun yang membuka atau memakai layanan, baik sebagai pengunjung maupun pemilik akun. Dalam layanan bimbingan, pengguna disebut juga *mentee*.',
            '**Mentor**: praktisi yang memberi bimbingan karier lewat Setapak sebagai mitra independen.',
            '**Reviewer**: profesional yang mengulas CV atas permintaanmu.',
            '**Layanan**: Career Mentoring, CV Maker, CV Review, ATS Checker, dan fitur lain yang kami sediakan.',
            '**Pesanan**: permintaan layanan berbayar yang tercatat di akunmu beserta nomor pesanannya.',
            '**Sesi percobaan**: pesanan mentoring pertama yang kamu buat dengan akunmu.',
            `**Jam kerja**: ${company.hours}. **Hari kerja** dan **waktu Indonesia barat (WIB)** mengikuti pengertian ini.`,
          ],
        },
      ],
    },
    {
      id: 'pendaftaran-akun',
      title: 'Pendaftaran akun',
      blocks: [
        'Beberapa layanan bisa dipakai tanpa akun. Untuk menyimpan CV, memesan mentor, meminta ulasan, atau memakai ATS Checker kamu perlu mendaftar lebih dulu.',
        {
          list: [
            'Kamu menyatakan berusia paling sedikit 18 tahun, atau sudah menikah, atau telah mendapat persetujuan orang tua atau wali yang ikut bertanggung jawab atas pemakaian akunmu.',
            'Satu pengguna hanya boleh memiliki satu akun. Akun tidak boleh dipinjamkan, dijual, atau dialihkan kepada orang lain.',
            'Data yang kamu isikan benar, milikmu sendiri, dan kamu perbarui bila berubah.',
            'Kamu menjaga kerahasiaan password dan bertanggung jawab atas kegiatan yang terjadi lewat akunmu. Segera kabari kami kalau ada pemakaian yang tidak kamu kenali.',
            'Kami boleh meminta verifikasi tambahan, menolak pendaftaran, atau menggabungkan akun ganda bila ada alasan yang wajar.',
          ],
        },
      ],
    },
    {
      id: 'layanan',
      title: 'Layanan',
      blocks: [
        'Setapak menyediakan alat dan pendampingan untuk menyiapkan karier:',
        {
          list: [
            '**Career Mentoring**: sesi bimbingan daring dengan mentor pilihanmu, selama 30, 60, atau 90 menit.',
            '**CV Maker**: penyusun CV gratis. Kamu yang menulis isinya; kami menyediakan susunan, contoh, dan file PDF yang mudah dibaca mesin. Kami tidak menuliskan CV untukmu.',
            '**CV Review**: ulasan CV oleh reviewer dalam bentuk voice note yang dikirim ke email terdaftar.',
            '**ATS Checker**: pemeriksaan otomatis yang menunjukkan apa yang terbaca dari CV-mu oleh sistem pelacak pelamar (ATS).',
          ],
        },
        'Fitur dapat bertambah, berubah, atau dihentikan. Perubahan yang mengurangi layanan yang sudah kamu bayar akan kami beri tahu lebih dulu, dan sisa hakmu kami selesaikan.',
      ],
    },
    {
      id: 'pelaksanaan-layanan',
      title: 'Pelaksanaan layanan',
      blocks: [
        `Kami melayani pada jam kerja: ${company.hours}. Pesan yang masuk di luar jam kerja dibalas pada jam kerja berikutnya. Jadwal sesi mentoring mengikuti kesepakatanmu dengan mentor dan boleh di luar jam kerja.`,
        {
          steps: [
            'Setelah pembayaran diterima, kami atau mentor menghubungimu lewat nomor telepon atau email yang terdaftar untuk menyepakati jadwal.',
            'Kami mencoba menghubungimu paling banyak 3 (tiga) kali. Bila setelah percobaan ketiga kamu tetap tidak dapat dihubungi atau tidak menanggapi, hakmu atas layanan tersebut gugur.',
            'Sesi mentoring diselesaikan paling lambat 7 (tujuh) hari sejak pesanan dibayar.',
            'Perubahan jadwal yang disepakati langsung dengan mentor disampaikan paling lambat 24 jam sebelum sesi. Terlambat lebih dari 15 menit tanpa kabar dianggap tidak hadir, dan waktu sesi tetap berjalan.',
            'Hasil CV Review dikirim ke email terdaftar paling lambat pukul 22.00 WIB pada hari terakhir paket, dihitung sejak pesanan dibayar, biasanya antara pukul 20.00 dan 22.00 WIB.',
            'Satu hak ATS Checker terpakai untuk satu pemeriksaan yang berhasil. Pemeriksaan yang gagal tidak mengurangi hakmu.',
          ],
        },
      ],
    },
    {
      id: 'ketentuan-layanan',
      title: 'Ketentuan layanan',
      blocks: [
        `**Sesi pada waktu pilihanmu.** Waktu yang kamu pilih disimpan 30 menit selama kamu membayar. Kalau pembayaranmu masuk setelah itu dan waktunya sudah diambil orang lain, kamu memilih waktu baru atau membatalkan dengan dana kembali 100%. Kamu bisa memindahkan sesi sendiri sampai ${MOST_MOVES} kali, paling lambat ${MOVE_HOURS} jam sebelum sesi. Untuk pembatalan berlaku:`,
        { list: cancelRules.map(({ text }) => text) },
        `Setelah sesi, kamu dan mentor bisa mencatat apakah sesinya berlangsung. Tanpa kabar dalam ${SETTLE_HOURS} jam, sesi dianggap berlangsung. Kalau mentor tidak datang atau isinya tidak sesuai, laporkan di halaman pesananmu dalam waktu itu, atau dalam ${SETTLE_HOURS} jam sejak mentor mencatat kamu tidak datang atau, tanpa waktu yang dipilih, menandai sesinya berakhir: kami periksa kedua sisi sebelum ada dana yang berpindah.`,
        '**Sesi percobaan.** Pesanan mentoring pertamamu adalah sesi percobaan dengan garansi uang kembali sampai 100%, selama semua syarat ini terpenuhi:',
        {
          list: [
            'sesi benar-benar berlangsung, atau tidak berlangsung karena kesalahan mentor atau kami;',
            'kamu hadir tepat waktu dan menyampaikan kebutuhanmu di catatan pemesanan;',
            'isi sesi tidak sesuai dengan layanan yang kamu pilih, dan alasannya kamu jelaskan secara tertulis;',
            `permintaan dikirim di halaman pesananmu paling lambat ${GUARANTEE_DAYS} hari kalender setelah sesi.`,
          ],
        },
        'Jumlah yang dikembalikan tidak melebihi jumlah yang kamu bayarkan untuk pesanan itu, setelah dikurangi potongan atau voucher.',
        '**CV Review.** Bila hasil terlambat lebih dari 20 menit dari batas waktu paket, kamu berhak atas pengembalian 50% dari harga paket. Catatan untuk reviewer berisi paling sedikit 10 karakter.',
        '**Voucher dan kode penukaran.** Berlaku sesuai masa, jenis layanan, dan kuota yang tertulis, satu kali untuk setiap pengguna, dan tidak dapat diuangkan.',
        '**Hasil.** Bimbingan, ulasan, dan pemeriksaan membantumu bersiap. Kami tidak menjanjikan panggilan wawancara, penerimaan kerja, atau skor tertentu di sistem perusahaan mana pun.',
      ],
    },
    {
      id: 'kewajiban-pengguna',
      title: 'Kewajiban pengguna',
      blocks: [
        'Selama memakai Setapak, kamu setuju untuk:',
        {
          list: [
            'mengunggah hanya dokumen yang menjadi hakmu dan berisi keterangan yang benar;',
            'memperlakukan mentor, reviewer, dan pengguna lain dengan hormat, tanpa pelecehan, diskriminasi, atau ancaman;',
            'tidak merekam atau menyebarkan sesi tanpa persetujuan semua pihak di dalamnya;',
            'tidak mengajak mentor bertransaksi di luar Setapak untuk layanan yang ditemukan lewat Setapak;',
            'tidak mencoba menembus, membebani, menyalin secara massal, atau mengganggu sistem kami;',
            'tidak memakai layanan untuk hal yang melanggar hukum Republik Indonesia.',
          ],
        },
        'Isi CV, catatan, dan file yang kamu buat tetap milikmu. Kamu mengizinkan kami mengolahnya sebatas untuk menjalankan layanan yang kamu minta.',
      ],
    },
    {
      id: 'batas-tanggung-jawab',
      title: 'Batas tanggung jawab',
      blocks: [
        'Kami menjalankan layanan dengan sungguh-sungguh, tetapi layanan daring tidak pernah bebas sepenuhnya dari gangguan. Sejauh diizinkan hukum:',
        {
          list: [
            'mentor dan reviewer menyampaikan pendapat profesionalnya sendiri; keputusan kariermu tetap di tanganmu;',
            'kami tidak bertanggung jawab atas kerugian tidak langsung, seperti hilangnya kesempatan kerja atau keuntungan yang diharapkan;',
            'tautan dan layanan pihak ketiga tunduk pada ketentuan pemiliknya masing-masing;',
            'tanggung jawab kami atas satu pesanan paling tinggi sebesar jumlah yang kamu bayarkan untuk pesanan itu.',
          ],
        },
        'Batas ini tidak mengurangi hak yang menurut hukum tidak boleh dikesampingkan, termasuk hak konsumen dan hak subjek data pribadi.',
      ],
    },
    {
      id: 'keadaan-kahar',
      title: 'Keadaan kahar (force majeure)',
      blocks: [
        'Kami, mentor, dan kamu tidak dianggap lalai bila kewajiban terhambat oleh kejadian di luar kendali yang wajar: bencana alam, wabah, kebakaran, perang, kerusuhan, kebijakan pemerintah, pemadaman listrik, atau putusnya jaringan internet secara luas.',
        'Pihak yang terhambat memberi kabar secepatnya. Sesi yang tertunda dijadwalkan ulang. Bila keadaan itu berlangsung lebih dari 30 hari kalender, pesanan yang belum terlaksana boleh dibatalkan dan dananya dikembalikan.',
      ],
    },
    {
      id: 'biaya-dan-pembayaran',
      title: 'Biaya dan pembayaran',
      blocks: [
        {
          list: [
            'Harga ditampilkan dalam rupiah dan dihitung sebelum kamu membayar. Harga mentoring mengikuti tarif mentor dan lamanya sesi.',
            'Pembayaran diproses oleh penyedia gerbang pembayaran berizin. Kami tidak menyimpan nomor kartu atau PIN-mu.',
            'Pesanan yang belum dibayar berlaku 7 hari sejak dibuat. Setelah itu pesanan kedaluwarsa, dan voucher yang dipakai kembali.',
            'Sesi mentoring yang sudah dibayar berlaku 7 hari sejak pembayarannya. Setelah itu sesi yang belum terlaksana kedaluwarsa.',
            'Pesanan diproses setelah pembayaran berhasil. Tanda terima tersedia di halaman pesananmu.',
            'Pengembalian dana yang disetujui dikirim melalui metode pembayaran semula atau rekening atas namamu, paling lambat 14 hari kerja.',
            'Pengembalian dana tidak melebihi jumlah yang dibayarkan, dan tidak mencakup biaya yang dipungut bank atau penyedia pembayaran.',
          ],
        },
      ],
    },
    {
      id: 'pengakhiran',
      title: 'Pengakhiran',
      blocks: [
        'Kamu boleh berhenti kapan saja dengan menghapus akun dari [halaman profil](/app/profile) atau lewat permintaan tertulis. Selesaikan atau batalkan dulu pesanan yang sedang berjalan, karena hak yang belum dipakai ikut berakhir.',
        'Kami boleh membatasi atau menutup akun yang melanggar ketentuan ini, dengan pemberitahuan dan kesempatan menjelaskan, kecuali bila keadaan mendesak untuk melindungi pengguna lain. Dana atas layanan yang belum diberikan bukan karena pelanggaranmu akan dikembalikan.',
        'Para pihak sepakat mengesampingkan Pasal 1266 Kitab Undang-Undang Hukum Perdata sejauh pengakhiran memerlukan putusan pengadilan.',
      ],
    },
    {
      id: 'penyelesaian-sengketa',
      title: 'Penyelesaian sengketa',
      blocks: [
        'Ketentuan ini tunduk pada hukum Republik Indonesia. Kalau ada perselisihan, kita bicarakan dulu secara musyawarah paling lama 30 hari kalender sejak salah satu pihak menyampaikannya secara tertulis.',
        'Bila musyawarah tidak menghasilkan kesepakatan, perselisihan diselesaikan di Pengadilan Negeri Jakarta Selatan. Hakmu sebagai konsumen untuk mengadu ke Badan Penyelesaian Sengketa Konsumen tetap berlaku.',
      ],
    },
    {
      id: 'ketentuan-lain',
      title: 'Ketentuan lain',
      blocks: [
        '**Perubahan syarat.** Perubahan penting kami umumkan di halaman ini dan lewat email. Kamu punya 14 (empat belas) hari kalender sejak pengumuman untuk menyatakan keberatan secara tertulis. Bila keberatan, kamu boleh menghapus akun dan hak yang belum terpakai kami selesaikan menurut ketentuan lama. Bila tetap memakai layanan setelah masa itu, kamu dianggap menyetujuinya.',
        '**Data pribadi.** Cara kami memperlakukan data pribadimu dijelaskan di [Kebijakan Privasi](/privacy-policy), yang menjadi bagian dari perjanjian ini.',
        '**Hak kekayaan intelektual.** Nama, logo, rancangan, dan teks Setapak adalah milik kami atau pemberi lisensi kami. Template boleh kamu pakai untuk CV-mu sendiri.',
        '**Keterpisahan.** Bila satu ketentuan dinyatakan tidak berlaku, ketentuan lain tetap mengikat. Versi bahasa Indonesia menjadi acuan.',
      ],
    },
    {
      id: 'kontak',
      title: 'Kontak',
      blocks: [
        `Ada yang kurang jelas? Tulis ke ${mailbox}. Kami membalas pada jam kerja: ${company.hours}.`,
        `${company.name}, ${company.address}.`,
      ],
    },
  ],
};
