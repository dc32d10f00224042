import { certificates, lines, list, skillStock, type Family } from './family.ts';

export const peopleWork: Family[] = [
  {
    id: 'nursing',
    fieldId: 'keperawatan',
    fieldEn: 'nursing and care',
    titlesId: list(
      'Perawat Pelaksana, Perawat IGD, Bidan, Kepala Ruang Rawat Inap, Perawat Homecare, Asisten Perawat',
    ),
    titlesEn: list(
      'Staff Nurse, Registered Nurse, Healthcare Assistant, Ward Sister, Community Nurse, Midwife',
    ),
    internId: 'Praktik Klinik Keperawatan',
    internEn: 'Student Nurse Placement',
    majorsId: list('Keperawatan, Kebidanan, Kesehatan Masyarakat'),
    majorsEn: list('Nursing, Midwifery, Public Health'),
    bulletsId: lines(`Merawat {8-24} pasien per giliran di ruang {bedah|anak|penyakit dalam|ICU}
      Memasang infus, kateter, dan memantau tanda vital sesuai SOP
      Mendidik keluarga pasien tentang perawatan luka di rumah
      Membantu {15-90} persalinan normal per bulan bersama dokter
      Mengisi rekam medis elektronik tanpa temuan audit
      Menjadi anggota tim kode biru dan triase`),
    bulletsEn: lines(`Cared for up to {6-14} patients a shift on a {28|32|18|24}-bed ward
      Administered medication and monitored {4-12} infusion pumps
      Led handover and mentored {2-8} students a term
      Reduced falls by {%} with intentional rounding
      Visited {8-16} homes a day for wound care
      Acted as link nurse for infection control`),
    skills:
      skillStock(`Klinis | Clinical: Pemasangan Infus, Perawatan Luka, Triase, Bantuan Hidup Dasar, Asuhan Keperawatan; Wound Care, Venepuncture, Triage, Medication Administration, Care Planning
      Umum | General: Empati, Kerja Sama Tim, Rekam Medis Elektronik; Empathy, Teamwork, Electronic Records`),
    certificates: certificates(`STR Perawat | Konsil Tenaga Kesehatan Indonesia
      Basic Trauma Cardiac Life Support | Yayasan AGD 118
      Immediate Life Support | Resuscitation Council UK
      Pelatihan Hemodialisa | IPDI`),
  },
  {
    id: 'pharmacy',
    fieldId: 'farmasi',
    fieldEn: 'pharmacy',
    titlesId: list(
      'Asisten Apoteker, Apoteker Penanggung Jawab, Analis Kimia, Medical Representative, Staf QC Farmasi',
    ),
    titlesEn: list(
      'Pharmacy Technician, Pharmacist, Dispensing Assistant, Medical Science Liaison, Laboratory Analyst',
    ),
    internId: 'Praktik Kerja Profesi Apoteker',
    internEn: 'Pre-registration Pharmacist',
    majorsId: list('Farmasi, Kimia, Analis Kesehatan, Profesi Apoteker'),
    majorsEn: list('Pharmacy, Chemistry, Biomedical Science'),
    bulletsId: lines(`Melayani {60-240} resep per hari dan memberi informasi obat
      Menguji stabilitas {10-60} bets produk sesuai CPOB
      Mengatur stok obat agar kedaluwarsa di bawah 1%
      Mengenalkan produk kepada {30-120} dokter di {4-12} rumah sakit
      Menyusun laporan SIPNAP setiap bulan
      Memvalidasi metode analisis dengan KCKT`),
    bulletsEn: lines(`Dispensed {120-400} items a day with a double-check record
      Ran vaccination clinics for {300-900} patients each winter
      Validated {6-25} HPLC methods to GMP
      Counselled patients on {new medicines|inhaler use|anticoagulants}
      Cut expired stock by {usd} a year
      Answered {10-40} medical enquiries a week`),
    skills:
      skillStock(`Farmasi | Pharmacy: Pelayanan Resep, Farmakologi, CPOB, Manajemen Stok Obat, KCKT; Dispensing, Pharmacology, GMP, Stock Control, HPLC
      Umum | General: Ketelitian, Komunikasi, Microsoft Excel; Accuracy, Communication, Microsoft Excel`),
    certificates: certificates(`Sertifikat Kompetensi Apoteker | Ikatan Apoteker Indonesia
      STRTTK | Kementerian Kesehatan
      Registered Pharmacy Technician | GPhC
      Good Manufacturing Practice Training | ISPE`),
  },
  {
    id: 'teaching',
    fieldId: 'pendidikan',
    fieldEn: 'teaching',
    titlesId: list(
      'Guru Matematika, Guru Bahasa Inggris, Guru Kelas, Tutor Privat, Wali Kelas, Guru BK, Instruktur Kursus, Dosen Luar Biasa',
    ),
    titlesEn: list(
      'Primary Teacher, Science Teacher, English Tutor, Teaching Assistant, Head of Year, Lecturer, Curriculum Developer',
    ),
    internId: 'Praktik Pengalaman Lapangan Guru',
    internEn: 'Trainee Teacher',
    majorsId: list(
      'Pendidikan Matematika, Pendidikan Bahasa Inggris, PGSD, Pendidikan Biologi, Bimbingan Konseling',
    ),
    majorsEn: list('Education, Physics, English Literature, Mathematics Education'),
    bulletsId: lines(`Mengajar {4-9} kelas dengan {24-36} siswa tiap kelas
      Menyusun modul ajar Kurikulum Merdeka untuk {2-4} tingkat
      Membimbing tim olimpiade hingga tingkat {provinsi|nasional|kabupaten}
      Menaikkan rata-rata nilai ujian dari {62-70} menjadi {78-91}
      Mengadakan {6-20} pertemuan orang tua setiap tahun
      Memanfaatkan Google Classroom dan Quizizz dalam pembelajaran`),
    bulletsEn: lines(`Taught {4-8} mixed-ability groups of {22-32} pupils
      Raised the proportion of expected grades from {58-66}% to {74-88}%
      Wrote schemes of work for {2-5} year groups
      Ran an after-school {coding|drama|reading|robotics} club for {10-40} children
      Supported {3-12} pupils with individual plans
      Led training days on retrieval practice for {12-60} staff`),
    skills:
      skillStock(`Mengajar | Teaching: Perencanaan Pembelajaran, Pengelolaan Kelas, Asesmen, Public Speaking; Lesson Planning, Classroom Management, Assessment, Public Speaking
      Digital | Digital: Google Classroom, Canva, Microsoft PowerPoint, Moodle, Kahoot`),
    certificates: certificates(`Sertifikat Pendidik | Kemendikbudristek
      TEFL 120 Hours | TEFL Academy
      PGCE Secondary | Department for Education
      Google Certified Educator Level 1 | Google`),
  },
  {
    id: 'hospitality',
    fieldId: 'perhotelan dan kuliner',
    fieldEn: 'hospitality',
    titlesId: list(
      'Waiter, Barista, Commis Chef, Front Office Agent, Housekeeping Supervisor, Kapten Restoran, Pemandu Wisata, Sous Chef',
    ),
    titlesEn: list(
      'Barista, Line Cook, Front Desk Agent, Restaurant Supervisor, Sous Chef, Event Coordinator, Hotel Duty Manager',
    ),
    internId: 'On the Job Training Food and Beverage',
    internEn: 'Hotel Trainee',
    majorsId: list('Perhotelan, Tata Boga, Pariwisata, Manajemen Tata Hidangan'),
    majorsEn: list('Hospitality Management, Culinary Arts, Tourism'),
    bulletsId: lines(`Melayani {60-220} tamu per hari di restoran berkapasitas {50-160} kursi
      Meracik {120-400} gelas kopi per hari dan melatih {2-8} barista
      Menangani check-in dan check-out {40-180} kamar
      Menyusun menu musiman yang menaikkan penjualan {%}
      Menjaga kebersihan dapur sesuai standar HACCP
      Memandu {12-60} rombongan wisata asing per musim`),
    bulletsEn: lines(`Ran a section of {8-18} tables in a {60-140}-cover restaurant
      Cooked for banquets of {80-400} guests
      Kept food cost at {24-31}% through weekly stocktakes
      Checked in {50-160} guests a shift and handled complaints
      Planned {10-45} weddings a season
      Trained {4-20} starters on the espresso bar`),
    skills:
      skillStock(`Operasional | Operations: Pelayanan Tamu, Latte Art, Tata Hidang, Penanganan Reservasi, Kebersihan Dapur; Guest Relations, Menu Planning, Table Service, Food Hygiene, Reservations
      Sistem | Systems: Opera PMS, Moka POS, Micros; Opera PMS, Micros, OpenTable`),
    certificates: certificates(`Sertifikasi Kompetensi Barista | BNSP
      Food Hygiene and Safety Level 2 | CIEH
      SCA Barista Skills Intermediate | Specialty Coffee Association
      Basic Safety Training | BP3IP`),
  },
  {
    id: 'media',
    fieldId: 'jurnalistik dan media',
    fieldEn: 'journalism and media',
    titlesId: list(
      'Reporter, Penyunting Naskah, Videografer, Penerjemah, Produser Program, Fotografer, Penyiar Radio',
    ),
    titlesEn: list(
      'Reporter, Copy Editor, Video Producer, Translator, Photographer, Radio Presenter, Managing Editor',
    ),
    internId: 'Magang Reporter',
    internEn: 'Newsroom Intern',
    majorsId: list('Jurnalistik, Sastra Indonesia, Penyiaran, Sastra Inggris'),
    majorsEn: list('Journalism, Film Production, Modern Languages, English'),
    bulletsId: lines(`Menulis {3-9} berita per hari tentang {ekonomi|lingkungan|olahraga|pemerintahan daerah}
      Menyunting {20-80} naskah setiap bulan
      Menghasilkan {6-30} video dokumenter pendek
      Menerjemahkan {40-240} halaman dokumen per bulan
      Memandu siaran pagi dengan {10-90} ribu pendengar
      Memenangi lomba foto jurnalistik tingkat {provinsi|nasional}`),
    bulletsEn: lines(`Filed {2-6} stories a day on {housing|transport|schools|the environment}
      Edited {15-60} long reads a quarter
      Shot and cut {8-40} short films to deadline
      Translated {30-200} pages a month from {German|French|Indonesian}
      Presented a breakfast show to {12-80}k listeners
      Ran a style guide used by {6-35} writers`),
    skills:
      skillStock(`Redaksi | Editorial: Penulisan Berita, Wawancara, Penyuntingan, Fotografi, Penyuntingan Video; News Writing, Interviewing, Sub-editing, Photography, Video Editing
      Perangkat | Software: Adobe Premiere Pro, DaVinci Resolve, Lightroom, Audacity, WordPress, Trados`),
    certificates: certificates(`Uji Kompetensi Wartawan Muda | Dewan Pers
      NCTJ Diploma in Journalism | NCTJ
      Penerjemah Tersumpah | Kemenkumham
      Diploma in Translation | CIOL`),
  },
];
