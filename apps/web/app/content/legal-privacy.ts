import { company, mailbox, type LegalDocument, type LegalSection } from './legal.ts';

export const privacy: LegalDocument = {
  title: 'Kebijakan Privasi',
  description:
    'Data apa yang Setapak kumpulkan, untuk apa, berapa lama disimpan, dan bagaimana kamu mengunduh atau menghapusnya.',
  lead: `CV berisi cerita hidupmu, jadi kami memperlakukannya seperti titipan. Halaman ini menjelaskan bagaimana ${company.name} sebagai pengendali data mengolah data pribadimu menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).`,
  changed: '2026-11-02',
  summary: [
    'CV-mu tertutup. Orang lain hanya bisa membukanya kalau kamu sendiri yang membagikan tautannya.',
    'Kami tidak menjual data pribadi dan tidak memasang pelacak iklan.',
    'Kamu bisa mengunduh semua datamu dan menghapus akun sendiri dari halaman profil, atau meminta penghapusan secara tertulis.',
    'Statistik kunjungan kami hitung sendiri tanpa nama, tanpa alamat IP, dan tanpa cookie pelacak.',
  ],
  sections: [
    {
      id: 'informasi-pribadi',
      title: 'Informasi pribadi',
      blocks: [
        'Informasi pribadi adalah data tentang seseorang yang teridentifikasi atau dapat diidentifikasi, sendiri atau digabung dengan informasi lain, seperti nama, email, nomor telepon, riwayat pendidikan, dan pengalaman kerja.',
        'Kami mengolahnya hanya bila ada dasar yang sah: persetujuanmu, pelaksanaan perjanjian (misalnya pesanan mentoring), kewajiban hukum (misalnya pembukuan), atau kepentingan yang sah seperti menjaga keamanan layanan.',
        'Setapak ditujukan bagi pengguna berusia 18 tahun ke atas, sudah menikah, atau yang telah mendapat persetujuan orang tua atau wali. Bila kami mengetahui data anak diolah tanpa persetujuan itu, kami menghapusnya.',
      ],
    },
    {
      id: 'data-yang-dikumpulkan',
      title: 'Data yang kami kumpulkan',
      blocks: [
        'Kami meminta sesedikit mungkin, dan setiap data punya kegunaan:',
        {
          list: [
            '**Akun**: nama, email, nomor telepon, dan password yang disimpan dalam bentuk teracak. Bila kamu masuk dengan Google, kami menerima nama, email, dan fotomu.',
            '**Profil**: foto, domisili, pendidikan terakhir, status, kampus atau sekolah, tipe pekerjaan yang kamu cari, dan tautan LinkedIn, bila kamu mengisinya.',
            '**CV dan hasil bacaan**: isi CV yang kamu tulis, PDF yang kamu unggah, serta hasil pemeriksaan ATS Checker.',
            '**Lamaran**: lowongan, surat lamaran, dan lampiran yang kamu simpan, misalnya ijazah. Dari lampiran kami hanya menyimpan halamannya, tanpa lokasi foto dan data tersembunyi lain.',
            '**Pesanan**: layanan yang dipesan, catatan, serta CV dan lowongan yang kamu sertakan untuk mentor atau reviewer, jumlah dan status pembayaran. Nomor kartu dan PIN tidak pernah sampai ke kami.',
            '**Jawaban assessment**: hasil tiga pertanyaan tentang kebutuhanmu. Bila kamu belum masuk, hasil itu hanya disimpan di browsermu.',
            '**Komentar di CV**: nama, komentar, dan email bila kamu mengisinya, saat kamu mengomentari CV orang lain. Emailmu hanya dilihat pemilik CV, dan semuanya terhapus bersama CV itu.',
            '**Data teknis**: catatan server tanpa isi, untuk keamanan dan perbaikan, disimpan paling lama 30 hari.',
            '**Statistik kunjungan**: bentuk halaman yang dibuka (tanpa nomor atau nama di dalamnya), nama tindakan, dan penanda harian acak yang tidak bisa dihubungkan ke hari lain. Kami tidak menghitung kunjungan bila browsermu mengirim sinyal Do Not Track atau Global Privacy Control.',
          ],
        },
        'Kami memakai cookie yang diperlukan saja, tanpa cookie iklan atau pelacak:',
        {
          list: [
            '**Masuk**: sesi akunmu, langkah masuk yang belum selesai (verifikasi dua langkah, passkey, Google), dan penanda perangkat yang sudah kamu kenal, supaya orang lain tidak bisa mengunci akunmu.',
            '**Tujuan**: halaman atau pesanan yang sedang kamu tuju saat diminta masuk, lowongan yang mentornya sedang kamu cari, dan email yang kamu ketik saat meminta tautan password baru.',
            '**Tampilan**: tema terang atau gelap, pilihan tampilan CV Maker dan ATS Checker, urutan dan panjang daftar mentor, serta tombol bantuan.',
            '**CV yang dibagikan**: izin membuka CV yang passwordnya sudah kamu isi.',
          ],
        },
        'Penyimpanan lokal browser menyimpan catatan yang sedang kamu ketik, perubahan CV, surat, dan lamaran yang belum sampai ke server, rekaman latihan wawancara, hasil assessment, dan pilihanmu menutup banner.',
        'Data disimpan selama akunmu aktif. PDF yang dihapus hilang dalam 24 jam, statistik kunjungan disimpan paling lama 12 bulan, dan bukti transaksi disimpan selama yang diwajibkan hukum.',
      ],
    },
    {
      id: 'hak-pengguna',
      title: 'Hak pengguna',
      blocks: [
        'Sebagai subjek data pribadi menurut UU PDP (Pasal 5 sampai Pasal 13), kamu berhak untuk:',
        {
          list: [
            'mendapat kejelasan tentang siapa yang meminta datamu, dasar hukumnya, dan tujuannya;',
            'melengkapi, memperbarui, dan memperbaiki data yang keliru;',
            'mengakses dan memperoleh salinan data pribadimu;',
            'mengakhiri pemrosesan, menghapus, atau memusnahkan data pribadimu;',
            'menarik kembali persetujuan yang sudah diberikan;',
            'mengajukan keberatan atas keputusan yang semata-mata dibuat secara otomatis, termasuk pemrofilan;',
            'menunda atau membatasi pemrosesan secara proporsional;',
            'menggugat dan menerima ganti rugi atas pelanggaran pemrosesan datamu;',
            'menerima datamu dalam format yang lazim dibaca sistem elektronik dan memindahkannya ke pihak lain.',
          ],
        },
        '**Lakukan sendiri.** Di [halaman profil](/app/profile) kamu bisa memperbaiki data, mengunduh seluruh datamu (JSON dan file), dan menghapus akun. Penghapusan menghilangkan profil, CV, hasil pemeriksaan, dan filemu; data pesanan yang wajib disimpan dibuat anonim.',
        `**Permintaan tertulis.** Kamu juga bisa meminta penghapusan atau hak lainnya lewat email ke ${mailbox} dari alamat yang terdaftar. Kami memverifikasi permintaan itu, lalu menanggapinya paling lambat 3 x 24 jam sejak diterima, dan menyelesaikan penghapusan paling lama 14 hari kalender.`,
        'ATS Checker menampilkan apa yang terbaca mesin dan saran perbaikan. Hasilnya tidak dipakai untuk menilai atau menolakmu, dan tidak kami kirim ke perusahaan mana pun.',
      ],
    },
    {
      id: 'kerahasiaan',
      title: 'Kerahasiaan',
      blocks: [
        'CV-mu hanya terbuka untukmu, kecuali kamu membagikan tautannya. Kami membagikan data sebatas yang diperlukan kepada:',
        {
          list: [
            'mentor yang kamu pesan: nama, kontak, dan catatan pemesananmu;',
            'reviewer yang mengulas CV-mu: CV, peran yang dituju, dan catatanmu;',
            'penyedia pembayaran, email, obrolan bantuan, dan penyimpanan yang bekerja atas perintah kami dan terikat kewajiban menjaga rahasia;',
            'aparat yang berwenang, bila diwajibkan hukum.',
          ],
        },
        'Sambungan ke Setapak dienkripsi, password diacak satu arah, file dari luar dibaca di proses terpisah, dan akses karyawan dibatasi sesuai tugas. Bila ada penyedia yang menyimpan data di luar Indonesia, kami memastikan pelindungan yang setara.',
        'Bila terjadi kegagalan pelindungan data pribadi, kami memberi tahu kamu dan lembaga yang berwenang secara tertulis paling lambat 3 x 24 jam, lengkap dengan data yang terungkap, kejadiannya, dan upaya penanganannya.',
      ],
    },
    {
      id: 'perubahan-kebijakan',
      title: 'Perubahan kebijakan',
      blocks: [
        'Kebijakan ini dapat berubah mengikuti layanan atau hukum. Tanggal perubahan terakhir selalu tertulis di atas. Perubahan penting kami beritahukan lewat email paling lambat 14 hari kalender sebelum berlaku, dan kamu boleh menyatakan keberatan atau menghapus akun dalam masa itu.',
        'Bila tujuan pengolahan berubah dan memerlukan persetujuan baru, kami meminta persetujuanmu lebih dulu.',
      ],
    },
    {
      id: 'kontak',
      title: 'Kontak',
      blocks: [
        `Pertanyaan, permintaan, atau keluhan soal data pribadi: tulis ke ${mailbox} dengan judul "Data Pribadi". Kami membalas pada jam kerja: ${company.hours}.`,
        `${company.name}, ${company.address}.`,
        'Kalau jawaban kami belum memuaskan, kamu berhak mengadu kepada lembaga pelindungan data pribadi yang berwenang. Baca juga [Syarat & Ketentuan](/term-and-condition).',
      ],
    },
  ],
};

/** Stands in the policy only where the operator has set up a model. */
export const assistantPrivacy: LegalSection = {
  id: 'asisten-menulis',
  title: 'Asisten menulis',
  blocks: [
    'Asisten menulis memberi saran kalimat untuk CV, surat lamaran, dan latihan wawancara. Memakainya pilihanmu: tidak ada yang dikirim sebelum kamu menekan tombolnya dan setuju.',
    {
      list: [
        '**Yang dikirim**: hanya teks yang kamu mintakan saran, misalnya satu poin, isi CV untuk ringkasan, isi surat, atau lowongan dan CV untuk pertanyaan latihan. Teks persisnya kami tunjukkan sebelum kamu setuju, dan bisa kamu lihat lagi di setiap saran.',
        '**Yang tidak dikirim**: nama, email, nomor telepon, tautan, alamat, dan tanggal lahir. Kami menggantinya dengan tanda seperti {{NAMA_1}}, lalu mengembalikannya di jawaban. Nama perusahaan, kampus, dan angka ikut terkirim karena menjadi isi kalimatnya.',
        '**Kepada siapa**: penyedia model AI yang namanya tertulis saat kami meminta persetujuanmu. Bila penyedia atau modelnya berganti, kami meminta persetujuan lagi.',
        '**Yang kami simpan**: kapan kamu setuju dan berapa saran yang kamu minta per hari (60 hari). Teks dan jawabannya tidak kami simpan.',
      ],
    },
    'Saran diperiksa dulu oleh program kami: angka, nama, gelar, atau keahlian yang tidak ada di tulisanmu diganti dengan bagian kosong seperti [berapa?]. Kamu sendiri yang memutuskan dipakai atau tidak. Persetujuan bisa kamu cabut kapan saja dari jendela saran.',
  ],
};
