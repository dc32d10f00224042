import type { Question } from './model.ts';

/**
 * Our own questions, in the words of interviewers here. `story` ones ask for something that happened and are answered with
 * situation, task, action and result; the others are answered straight away.
 */
export const questions: readonly Question[] = [
  // HR: every role
  {
    id: 'hr-about-you',
    stage: 'hr',
    role: null,
    kind: 'straight',
    text: { id: 'Ceritakan tentang dirimu.', en: 'Tell me about yourself.' },
    hint: {
      id: 'Sekarang kamu apa, dua hal yang sudah kamu kerjakan, lalu kenapa posisi ini. Cukup dua menit.',
      en: 'Who you are now, two things you have done, then why this role. Two minutes are enough.',
    },
  },
  {
    id: 'hr-why-us',
    stage: 'hr',
    role: null,
    kind: 'straight',
    text: { id: 'Kenapa kamu ingin bekerja di perusahaan ini?', en: 'Why do you want to work here?' },
    hint: {
      id: 'Sebut satu hal nyata tentang produk, orang, atau cara kerja mereka, dan hubungkan dengan tujuanmu.',
      en: 'Name one real thing about their product, people or way of working, and tie it to what you want.',
    },
  },
  {
    id: 'hr-why-leave',
    stage: 'hr',
    role: null,
    kind: 'straight',
    text: {
      id: 'Kenapa kamu mencari pekerjaan baru, atau kenapa kamu meninggalkan pekerjaan terakhirmu?',
      en: 'Why are you looking for a new job, or why did you leave your last one?',
    },
    hint: {
      id: 'Jujur dan singkat, tanpa menjelekkan siapa pun. Akhiri dengan apa yang kamu cari.',
      en: 'Honest and short, without speaking ill of anyone. End with what you are looking for.',
    },
  },
  {
    id: 'hr-strength',
    stage: 'hr',
    role: null,
    kind: 'story',
    text: {
      id: 'Apa kelebihanmu yang paling berguna untuk posisi ini? Beri contohnya.',
      en: 'Which of your strengths helps most in this role? Give an example.',
    },
    hint: {
      id: 'Satu kelebihan saja, dengan kejadian yang membuktikannya.',
      en: 'One strength only, with something that happened to prove it.',
    },
  },
  {
    id: 'hr-weakness',
    stage: 'hr',
    role: null,
    kind: 'story',
    text: {
      id: 'Apa kekuranganmu, dan apa yang kamu lakukan untuk memperbaikinya?',
      en: 'What is a weakness of yours, and what do you do about it?',
    },
    hint: {
      id: 'Kekurangan yang sungguhan, kebiasaan baru yang kamu buat, dan apa yang sudah berubah.',
      en: 'A real one, the habit you built against it, and what has changed since.',
    },
  },
  {
    id: 'hr-salary',
    stage: 'hr',
    role: null,
    kind: 'straight',
    text: { id: 'Berapa gaji yang kamu harapkan?', en: 'What salary do you expect?' },
    hint: {
      id: 'Rentang yang sudah kamu cari tahu untuk posisi dan kota ini. Tanyakan juga komponen lainnya.',
      en: 'A range that you looked up for this role and city. Ask what else is part of the offer.',
    },
  },
  {
    id: 'hr-gap',
    stage: 'hr',
    role: null,
    kind: 'straight',
    text: {
      id: 'Ada jeda di CV-mu. Apa yang kamu lakukan saat itu?',
      en: 'There is a gap in your CV. What did you do then?',
    },
    hint: {
      id: 'Sebut alasannya dalam satu kalimat, lalu apa yang kamu pelajari atau kerjakan.',
      en: 'The reason in one sentence, then what you learned or did.',
    },
  },
  {
    id: 'hr-questions',
    stage: 'hr',
    role: null,
    kind: 'straight',
    text: { id: 'Ada yang ingin kamu tanyakan?', en: 'Do you have any questions for us?' },
    hint: {
      id: 'Siapkan dua: tentang tiga bulan pertama, dan tentang langkah seleksi berikutnya.',
      en: 'Have two ready: about the first three months, and about the next step.',
    },
  },
  // User: every role
  {
    id: 'user-proud',
    stage: 'user',
    role: null,
    kind: 'story',
    text: {
      id: 'Pekerjaan atau proyek apa yang paling kamu banggakan? Apa bagianmu di sana?',
      en: 'Which piece of work are you most proud of? What was your part in it?',
    },
    hint: {
      id: 'Pisahkan “kami” dan “saya”. Sebut hasilnya dengan angka kalau ada.',
      en: 'Tell “we” from “I”. Give the result in figures if there are any.',
    },
  },
  {
    id: 'user-conflict',
    stage: 'user',
    role: null,
    kind: 'story',
    text: {
      id: 'Ceritakan saat kamu berbeda pendapat dengan rekan kerja. Bagaimana selesainya?',
      en: 'Tell me about a disagreement with a colleague. How did it end?',
    },
    hint: {
      id: 'Apa pendapat mereka, apa yang kamu lakukan, dan apa yang kalian sepakati.',
      en: 'What they thought, what you did, and what you agreed on.',
    },
  },
  {
    id: 'user-deadline',
    stage: 'user',
    role: null,
    kind: 'story',
    text: {
      id: 'Ceritakan saat beberapa tenggat jatuh bersamaan. Mana yang kamu dahulukan, dan kenapa?',
      en: 'Tell me about several deadlines on one day. What came first, and why?',
    },
    hint: {
      id: 'Cara kamu memilih lebih penting daripada sibuknya.',
      en: 'How you chose matters more than how busy it was.',
    },
  },
  {
    id: 'user-mistake',
    stage: 'user',
    role: null,
    kind: 'story',
    text: {
      id: 'Kesalahan apa yang pernah kamu buat di pekerjaan, dan apa yang kamu ubah setelahnya?',
      en: 'What mistake did you make at work, and what did you change afterwards?',
    },
    hint: {
      id: 'Akui kesalahanmu sendiri, lalu perbaikannya, lalu cara mencegahnya.',
      en: 'Own it, then the repair, then what keeps it from happening again.',
    },
  },
  {
    id: 'user-learn',
    stage: 'user',
    role: null,
    kind: 'story',
    text: {
      id: 'Kapan terakhir kali kamu harus belajar hal baru dengan cepat? Bagaimana caranya?',
      en: 'When did you last have to learn something fast? How did you do it?',
    },
    hint: {
      id: 'Dari siapa atau apa kamu belajar, berapa lama, dan apa yang bisa kamu lakukan setelahnya.',
      en: 'From whom or what, how long it took, and what you could do afterwards.',
    },
  },
  {
    id: 'user-first-weeks',
    stage: 'user',
    role: null,
    kind: 'straight',
    text: {
      id: 'Kalau diterima, apa yang kamu lakukan di bulan pertamamu?',
      en: 'If you join us, what do you do in your first month?',
    },
    hint: {
      id: 'Belajar apa, bertemu siapa, dan satu hasil kecil yang ingin kamu tunjukkan.',
      en: 'What to learn, whom to meet, and one small result to show.',
    },
  },
  // Final: every role
  {
    id: 'final-why-you',
    stage: 'final',
    role: null,
    kind: 'straight',
    text: { id: 'Kenapa kami harus memilihmu?', en: 'Why should we choose you?' },
    hint: {
      id: 'Tiga kebutuhan dari iklan lowongannya, masing-masing dengan satu bukti darimu.',
      en: 'Three needs from the ad, each with one proof of yours.',
    },
  },
  {
    id: 'final-five-years',
    stage: 'final',
    role: null,
    kind: 'straight',
    text: {
      id: 'Kamu melihat dirimu di mana tiga sampai lima tahun lagi?',
      en: 'Where do you see yourself in three to five years?',
    },
    hint: {
      id: 'Arah yang masuk akal dari posisi ini, bukan jabatan yang pasti.',
      en: 'A direction that this role can lead to, not a fixed title.',
    },
  },
  {
    id: 'final-value',
    stage: 'final',
    role: null,
    kind: 'story',
    text: {
      id: 'Ceritakan saat kamu harus memilih antara hasil cepat dan cara yang benar.',
      en: 'Tell me about a time you had to choose between a quick result and the right way.',
    },
    hint: {
      id: 'Apa taruhannya, apa pilihanmu, dan apa akibatnya.',
      en: 'What was at stake, what you chose, and what came of it.',
    },
  },
  {
    id: 'final-lead',
    stage: 'final',
    role: null,
    kind: 'story',
    text: {
      id: 'Kapan kamu memimpin sesuatu tanpa punya jabatan untuk itu?',
      en: 'When did you lead something without having the title for it?',
    },
    hint: {
      id: 'Organisasi, kepanitiaan, atau proyek kuliah juga boleh.',
      en: 'A student organisation, an event or a course project counts, too.',
    },
  },
  {
    id: 'final-offers',
    stage: 'final',
    role: null,
    kind: 'straight',
    text: {
      id: 'Apakah kamu sedang ikut seleksi di tempat lain? Kapan kamu bisa mulai?',
      en: 'Are you in other selection processes? When could you start?',
    },
    hint: {
      id: 'Jujur tanpa menyebut semua nama. Hitung dulu masa pemberitahuanmu.',
      en: 'Honest, without naming everyone. Know your notice period.',
    },
  },
  {
    id: 'final-company',
    stage: 'final',
    role: null,
    kind: 'straight',
    text: {
      id: 'Menurutmu, apa tantangan terbesar perusahaan ini tahun depan?',
      en: 'What do you think is our greatest challenge next year?',
    },
    hint: {
      id: 'Satu hal yang kamu baca tentang industrinya, dan apa yang bisa disumbang posisi ini.',
      en: 'One thing you read about the industry, and what this role can add.',
    },
  },
  // Finance and accounting
  {
    id: 'finance-close',
    stage: 'user',
    role: 'finance',
    kind: 'story',
    text: {
      id: 'Ceritakan tutup buku atau laporan yang pernah kamu siapkan. Bagaimana kamu memastikan angkanya benar?',
      en: 'Tell me about a closing or a report you prepared. How did you make sure the figures were right?',
    },
    hint: {
      id: 'Rekonsiliasi apa, selisih apa yang kamu temukan, dan selesai kapan.',
      en: 'Which reconciliations, which difference you found, and when it was done.',
    },
  },
  {
    id: 'finance-statements',
    stage: 'user',
    role: 'finance',
    kind: 'straight',
    text: {
      id: 'Bagaimana laba rugi, neraca, dan arus kas saling terhubung?',
      en: 'How do the income statement, the balance sheet and the cash flow statement connect?',
    },
    hint: {
      id: 'Ikuti satu transaksi, misalnya penjualan kredit, melewati ketiganya.',
      en: 'Follow one transaction, such as a credit sale, through all three.',
    },
  },
  {
    id: 'finance-tax',
    stage: 'user',
    role: 'finance',
    kind: 'straight',
    text: {
      id: 'Pajak apa yang pernah kamu hitung atau laporkan, dan apa yang paling sering keliru?',
      en: 'Which taxes have you computed or reported, and what goes wrong most often?',
    },
    hint: {
      id: 'PPh 21, PPN, atau lainnya: sebut aplikasinya dan pemeriksaan yang kamu lakukan.',
      en: 'Name the tax, the tool, and the check that you make.',
    },
  },
  // Marketing
  {
    id: 'marketing-campaign',
    stage: 'user',
    role: 'marketing',
    kind: 'story',
    text: {
      id: 'Kampanye apa yang pernah kamu jalankan? Bagaimana kamu tahu berhasil atau tidak?',
      en: 'Which campaign did you run? How did you know whether it worked?',
    },
    hint: {
      id: 'Tujuan, anggaran, ukuran, hasil, dan apa yang akan kamu ubah.',
      en: 'Goal, budget, measure, result, and what you would change.',
    },
  },
  {
    id: 'marketing-audience',
    stage: 'user',
    role: 'marketing',
    kind: 'straight',
    text: {
      id: 'Menurutmu siapa pelanggan kami, dan di mana kamu akan menjangkau mereka?',
      en: 'Who do you think our customers are, and where would you reach them?',
    },
    hint: {
      id: 'Lihat media sosial dan ulasan produknya sebelum wawancara.',
      en: 'Look at their social media and reviews before the interview.',
    },
  },
  {
    id: 'marketing-content',
    stage: 'user',
    role: 'marketing',
    kind: 'story',
    text: {
      id: 'Ceritakan konten buatanmu yang hasilnya di bawah harapan. Apa yang kamu pelajari?',
      en: 'Tell me about content of yours that did less well than hoped. What did you learn?',
    },
    hint: {
      id: 'Angka yang diharapkan, angka yang keluar, dan percobaan berikutnya.',
      en: 'The figure you hoped for, the one you got, and the next try.',
    },
  },
  // Human resources
  {
    id: 'hrd-recruit',
    stage: 'user',
    role: 'human-resources',
    kind: 'story',
    text: {
      id: 'Posisi apa yang paling sulit kamu isi, dan bagaimana akhirnya terisi?',
      en: 'Which position was hardest to fill, and how did you fill it?',
    },
    hint: {
      id: 'Sumber kandidat, lama pencarian, dan apa yang kamu ubah di tengah jalan.',
      en: 'Where candidates came from, how long it took, what you changed on the way.',
    },
  },
  {
    id: 'hrd-law',
    stage: 'user',
    role: 'human-resources',
    kind: 'straight',
    text: {
      id: 'Apa bedanya PKWT dan PKWTT, dan kapan kamu memakai masing-masing?',
      en: 'How do fixed-term and permanent contracts differ here, and when is each used?',
    },
    hint: {
      id: 'Jangka waktu, jenis pekerjaan, kompensasi, dan masa percobaan.',
      en: 'Term, kind of work, compensation, and probation.',
    },
  },
  {
    id: 'hrd-complaint',
    stage: 'user',
    role: 'human-resources',
    kind: 'story',
    text: {
      id: 'Bagaimana kamu menangani keluhan karyawan tentang atasannya?',
      en: 'How did you handle an employee’s complaint about their manager?',
    },
    hint: {
      id: 'Dengarkan dua pihak, jaga kerahasiaan, dan tindak lanjuti dengan tanggal.',
      en: 'Hear both sides, keep it confidential, follow up with a date.',
    },
  },
  // Product and project management
  {
    id: 'product-priority',
    stage: 'user',
    role: 'project-management',
    kind: 'story',
    text: {
      id: 'Ceritakan fitur atau pekerjaan yang kamu putuskan untuk tidak dikerjakan. Kenapa?',
      en: 'Tell me about a feature or task that you decided against. Why?',
    },
    hint: {
      id: 'Data atau suara pengguna apa yang kamu pakai, dan siapa yang harus kamu yakinkan.',
      en: 'Which data or voices you used, and whom you had to convince.',
    },
  },
  {
    id: 'product-late',
    stage: 'user',
    role: 'project-management',
    kind: 'story',
    text: {
      id: 'Proyekmu terlambat. Bagaimana kamu memberi tahu, dan apa yang kamu potong?',
      en: 'Your project was late. How did you say so, and what did you cut?',
    },
    hint: {
      id: 'Kapan kamu tahu, kepada siapa kamu bicara dulu, dan pilihan yang kamu tawarkan.',
      en: 'When you knew, whom you spoke to first, and the choices you offered.',
    },
  },
  {
    id: 'product-improve',
    stage: 'user',
    role: 'project-management',
    kind: 'straight',
    text: {
      id: 'Satu hal apa yang akan kamu perbaiki dari produk kami, dan bagaimana kamu mengukurnya?',
      en: 'Which one thing would you improve in our product, and how would you measure it?',
    },
    hint: {
      id: 'Pakai produknya dulu. Satu masalah, satu ukuran, satu percobaan kecil.',
      en: 'Use the product first. One problem, one measure, one small experiment.',
    },
  },
  // Business development and sales
  {
    id: 'sales-target',
    stage: 'user',
    role: 'business-development',
    kind: 'story',
    text: {
      id: 'Ceritakan target yang kamu capai dan satu yang tidak. Apa bedanya?',
      en: 'Tell me about a target you met and one you missed. What was the difference?',
    },
    hint: {
      id: 'Angkanya, langkah yang kamu ulangi, dan langkah yang kamu hentikan.',
      en: 'The figures, what you did again, and what you stopped doing.',
    },
  },
  {
    id: 'sales-no',
    stage: 'user',
    role: 'business-development',
    kind: 'story',
    text: {
      id: 'Calon pelanggan bilang harganya terlalu mahal. Apa yang kamu lakukan?',
      en: 'A prospect says it is too expensive. What do you do?',
    },
    hint: {
      id: 'Tanya pembandingnya, bicarakan nilainya, baru bicara potongan.',
      en: 'Ask what they compare with, speak of value, only then of discounts.',
    },
  },
  {
    id: 'sales-start',
    stage: 'user',
    role: 'business-development',
    kind: 'straight',
    text: {
      id: 'Bagaimana kamu mencari sepuluh calon mitra pertama untuk kami?',
      en: 'How would you find our first ten prospects?',
    },
    hint: {
      id: 'Ciri mereka, tempat mencarinya, dan kalimat pembukamu.',
      en: 'What they have in common, where to look, and your opening line.',
    },
  },
  // Technology
  {
    id: 'tech-bug',
    stage: 'user',
    role: 'technology',
    kind: 'story',
    text: {
      id: 'Ceritakan bug tersulit yang pernah kamu cari. Bagaimana kamu menemukannya?',
      en: 'Tell me about the hardest bug you hunted. How did you find it?',
    },
    hint: {
      id: 'Gejala, dugaan yang kamu singkirkan, penyebab, dan tes yang kamu tinggalkan.',
      en: 'The symptom, the guesses you ruled out, the cause, and the test you left behind.',
    },
  },
  {
    id: 'tech-design',
    stage: 'user',
    role: 'technology',
    kind: 'straight',
    text: {
      id: 'Jelaskan sistem yang pernah kamu bangun kepada orang yang tidak tahu soal teknis.',
      en: 'Explain a system you built to someone who is not technical.',
    },
    hint: {
      id: 'Masalahnya dulu, bagian-bagiannya, lalu satu keputusan yang kamu ambil.',
      en: 'The problem first, its parts, then one decision you made.',
    },
  },
  {
    id: 'tech-review',
    stage: 'user',
    role: 'technology',
    kind: 'story',
    text: { id: 'Kapan review kode mengubah pendapatmu?', en: 'When did a code review change your mind?' },
    hint: {
      id: 'Apa usulmu, apa alasan mereka, dan apa yang jadi lebih baik.',
      en: 'What you proposed, what they argued, and what got better.',
    },
  },
  // Customer service and operations
  {
    id: 'service-angry',
    stage: 'user',
    role: 'customer-service',
    kind: 'story',
    text: {
      id: 'Ceritakan pelanggan yang marah. Apa yang kamu katakan, dan bagaimana akhirnya?',
      en: 'Tell me about an angry customer. What did you say, and how did it end?',
    },
    hint: {
      id: 'Kalimat pertamamu, apa yang kamu janjikan, dan apakah kamu menepatinya.',
      en: 'Your first sentence, what you promised, and whether you kept it.',
    },
  },
  {
    id: 'service-busy',
    stage: 'user',
    role: 'customer-service',
    kind: 'straight',
    text: {
      id: 'Antrean panjang dan satu rekan tidak masuk. Apa yang kamu lakukan lebih dulu?',
      en: 'The queue is long and a colleague is missing. What do you do first?',
    },
    hint: {
      id: 'Beri tahu yang menunggu, pilah yang cepat, minta bantuan sebelum terlambat.',
      en: 'Tell those who wait, sort out what is quick, ask for help before it is too late.',
    },
  },
  {
    id: 'service-rule',
    stage: 'user',
    role: 'customer-service',
    kind: 'story',
    text: {
      id: 'Kapan kamu harus menolak permintaan pelanggan karena aturan?',
      en: 'When did you have to refuse a customer because of a rule?',
    },
    hint: {
      id: 'Bagaimana kamu menjelaskannya, dan pilihan lain yang kamu tawarkan.',
      en: 'How you explained it, and what you offered instead.',
    },
  },
  // Education
  {
    id: 'education-slow',
    stage: 'user',
    role: 'education',
    kind: 'story',
    text: {
      id: 'Ceritakan murid yang tertinggal. Apa yang kamu ubah dari cara mengajarmu?',
      en: 'Tell me about a pupil who fell behind. What did you change in your teaching?',
    },
    hint: {
      id: 'Bagaimana kamu tahu, apa yang kamu coba, dan perkembangannya.',
      en: 'How you noticed, what you tried, and how they progressed.',
    },
  },
  {
    id: 'education-parents',
    stage: 'user',
    role: 'education',
    kind: 'story',
    text: {
      id: 'Bagaimana kamu menyampaikan kabar yang kurang enak kepada orang tua murid?',
      en: 'How did you give a parent unwelcome news?',
    },
    hint: {
      id: 'Mulai dari yang kamu lihat, bukan penilaian. Akhiri dengan rencana bersama.',
      en: 'Begin with what you saw, not with a verdict. End with a plan together.',
    },
  },
  // Health
  {
    id: 'health-error',
    stage: 'user',
    role: 'health',
    kind: 'story',
    text: {
      id: 'Ceritakan saat kamu menemukan hal yang bisa membahayakan pasien. Apa yang kamu lakukan?',
      en: 'Tell me about something you noticed that could have harmed a patient. What did you do?',
    },
    hint: {
      id: 'Tindakan pertama, kepada siapa kamu melapor, dan apa yang dicatat. Jangan sebut nama pasien.',
      en: 'What you did first, whom you told, what was recorded. Name no patient.',
    },
  },
  {
    id: 'health-family',
    stage: 'user',
    role: 'health',
    kind: 'story',
    text: {
      id: 'Bagaimana kamu menghadapi keluarga pasien yang panik?',
      en: 'How did you handle a patient’s family in panic?',
    },
    hint: {
      id: 'Nada bicara, penjelasan yang sederhana, dan batas wewenangmu.',
      en: 'Tone, a simple explanation, and where your authority ends.',
    },
  },
];
