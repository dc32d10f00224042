/** The eight service lines of a mentoring session: what each is about. */
export const sessionServices = [
  {
    name: 'CV Preparation & Feedback',
    text: 'Mentor membaca CV-mu bersamamu, baris demi baris: apa yang membuat rekruter berhenti membaca, apa yang perlu diperkuat, dan bagaimana menyesuaikannya dengan posisi yang kamu lamar.',
  },
  {
    name: 'Interview Preparation & Mock-up',
    text: 'Simulasi wawancara sungguhan lengkap dengan pertanyaan yang sering muncul, lalu masukan jujur soal isi jawaban, cara bercerita, dan sikapmu.',
  },
  {
    name: "Mentor's Career Path Exploration",
    text: 'Kenali pekerjaan yang kamu incar dari orang yang menjalaninya: sehari-harinya seperti apa, keputusan apa yang membawanya ke sana, dan apa yang akan dilakukannya berbeda.',
  },
  {
    name: 'Opportunity and Network Sourcing',
    text: 'Cari tahu lowongan, komunitas, dan orang yang perlu kamu kenal, juga cara menyapa mereka tanpa canggung.',
  },
  {
    name: 'Knowledge and Skill Preparation',
    text: 'Petakan keterampilan yang dibutuhkan pekerjaan impianmu, lalu susun rencana belajar yang masuk akal untuk beberapa bulan ke depan.',
  },
  {
    name: 'Internship Preparation',
    text: 'Dari memilih tempat magang, menyiapkan lamaran, sampai bersikap di minggu pertama supaya magangmu berbuah rekomendasi.',
  },
  {
    name: 'Professional Life Sharing',
    text: 'Obrolan terbuka soal dunia kerja: budaya perusahaan, beban kerja, gaji pertama, sampai cara menghadapi atasan.',
  },
  {
    name: 'College Life Sharing',
    text: 'Belajar dari mahasiswa berprestasi: mengatur waktu, memilih organisasi dan lomba, menulis esai beasiswa, sampai pertukaran pelajar.',
  },
] as const;
