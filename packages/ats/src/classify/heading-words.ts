import type { SectionType } from './section-type.ts';

/**
 * What each word of a heading says about its section, in Indonesian and English. A heading is read as the sum of its words, so that
 * "Pengalaman Organisasi dan Kepanitiaan" or "Licences & Professional Training" needs no entry of its own.
 */
const WORDS: Partial<Record<SectionType, string>> = {
  work: `
    pengalaman:2 background:1.6 profesional:1.6 professional:1.6 kerja:2 pekerjaan:2.5 karir:3 karier:3 employment:4 work:2.5 working:2.5 experience:2.5
    experiences:2.5 career:2.5 job:2 jobs:2 internship:3 internships:3 magang:3 jabatan:2 industri:1
    profesi:2 pkl:3 freelance:2 positions:2 perjalanan:1 roles:1 bekerja:3 worked:3 working:2.5
    profesionalitas:1 kekaryaan:3 rekam:1 jejak:1 track:1 record:1 kerjaan:2 dunia:1 employers:3
    appointments:3 placements:3 praktik:2 occupation:3 professions:2`,
  organisation: `
    organisasi:6 organization:6 organizations:6 organisation:6 organisations:6 organizational:6
    organisational:6 keorganisasian:6 kepanitiaan:6 kepengurusan:5 volunteer:6 volunteering:6 voluntary:6
    relawan:6 sukarela:6 kesukarelawanan:6 kerelawanan:6 sosial:3 leadership:3 kepemimpinan:4
    extracurricular:6 ekstrakurikuler:6 cocurricular:6 activities:3.5 activity:3 kegiatan:3.5 aktivitas:3.5
    kkn:5 komunitas:3 community:3 involvement:3 kemahasiswaan:5 campus:3 kampus:3 student:3 mahasiswa:3 engagement:2 service:1
    pengabdian:4 affiliations:4 memberships:4 membership:4 keanggotaan:4`,
  education: `
    pendidikan:5 education:5 educational:5 edukasi:4 academic:3 academics:4 akademik:3 akademis:3 studi:2
    schooling:4 sekolah:3 kuliah:3 qualifications:2 qualification:2 kualifikasi:2 degrees:3 jenjang:2
    belajar:2 ijazah:3 study:2 schools:4 university:3 college:3 perguruan:2 tinggi:1 perkuliahan:3
    learning:2 studied:3 studies:2`,
  skills: `
    keahlian:5 keterampilan:5 ketrampilan:5 kemampuan:3.5 kompetensi:4 skill:5 skills:5 skillset:5
    kecakapan:4 expertise:4 competencies:4 competences:4 competency:4 proficiencies:3 proficiency:2
    technologies:4 teknologi:3 tools:3.5 software:2 strengths:3 kelebihan:2 kekuatan:2 stack:3 toolbox:4
    toolkit:4 programming:7 pemrograman:7 perangkat:2 lunak:1 capabilities:3 abilities:3 knowledge:2
    talents:2 specialties:3 specialities:3 aplikasi:1 computer:2 komputer:2 bidang:1`,
  languages: `
    bahasa:6 language:6 languages:6 linguistic:4 berbahasa:6 linguistics:4 tongues:5 multilingual:5`,
  certifications: `
    sertifikasi:6 sertifikat:6 certification:6 certifications:6 certificate:6 certificates:6 lisensi:5
    license:5 licenses:5 licence:5 licences:5 licensure:5 pelatihan:5.5 training:5 trainings:5 kursus:5.5
    course:4 courses:5 coursework:3 seminar:4 seminars:4 workshop:4 workshops:4 lokakarya:4 accreditations:4
    credentials:4 diklat:5 bootcamp:4 informal:7 nonformal:7 non:6 development:2 kredensial:4
    registrations:3`,
  awards: `
    penghargaan:6 prestasi:6 award:6 awards:6 honors:6 honours:6 achievement:4 achievements:4 pencapaian:4
    accomplishment:4 accomplishments:4 beasiswa:4 scholarship:4 scholarships:4 recognition:3 recognitions:3
    capaian:3 lomba:3 kejuaraan:4 kompetisi:3 competitions:3 distinctions:3 grants:3`,
  projects: `
    proyek:6 projek:6 project:6 projects:6 portofolio:5 portfolio:5 portfolios:5 karya:4 side:1 case:1`,
  publications: `
    publikasi:6 publication:6 publications:6 penelitian:5 research:4 riset:4 papers:4 articles:4 artikel:4
    jurnal:3 talks:4 presentations:3 patents:5 paten:5 writing:2 speaking:3`,
  interests: `
    minat:5 hobi:6 hobby:6 hobbies:6 interest:5 interests:5 kegemaran:5 passions:4 ketertarikan:4`,
  references: `
    referensi:8 reference:6 references:8 referees:6 referee:6 rujukan:5 testimonials:5 testimonial:5
    rekomendasi:4 recommendations:4 testimoni:5`,
  personal: `
    pribadi:5 bio:3 diri:4 keterangan:2 biodata:6 personal:4 data:1.5 details:2 informasi:1.5 identitas:5 information:1.5
    info:1.5 particulars:5 facts:2`,
  contact: `
    kontak:6 contact:6 contacts:6 hubungi:6 alamat:3 touch:4 reach:3 connect:3`,
  profiles: `
    media:6 profiles:6 tautan:5 links:5 link:5 online:4 web:3 socials:5 social:3 akun:4 presence:2`,
  summary: `
    ringkasan:6 summary:6 profil:5 profile:5 tentang:6 about:6 objective:6 objectives:6 tujuan:6 sekilas:4
    overview:5 deskripsi:5 siapa:4 who:4 glance:4 mengenai:4 gambaran:4 pembuka:3 mission:3 introducing:4 snapshot:4
    synopsis:5 saya:1 me:1 purpose:2 aspirasi:3 motto:3 statement:5 bio:4 introduction:5 perkenalan:5
    pengantar:4 biography:5 goal:4 goals:4 highlights:2 abstract:3 headline:3 pernyataan:4 intisari:5
    ikhtisar:6`,
  title: `
    vitae:9 curriculum:9 resume:9 cv:9 hidup:9 résumé:9`,
};

/** Words that a heading may hold beside, and that say nothing. */
const FILLERS = new Set(
  (
    'dan and of di yang a at i pilihan unggulan terbaik menonjol notable featured  the my aku i im kami lain lainnya other others additional tambahan singkat riwayat daftar list latar ' +
    'belakang background history formal profesional professional dikuasai penguasaan utama core key hard soft technical teknis ' +
    'relevant relevan selected terpilih section bagian umum general area areas in for as with or atau serta pada dalam untuk ' +
    'professionalism industry pendukung terkait related pengembangan get us who am what do where how dimiliki dimilikiku ditempuh pernah diikuti diraih spoken im ku yg years tahun selama terdahulu sebelumnya lengkap detil rincian secara any both biodata ive done have ' +
    'work-related executive brief short full detail recent terakhir terkini past previous current saat ini'
  ).split(' '),
);

const WEIGHTS = new Map<string, [SectionType, number][]>();
for (const [type, words] of Object.entries(WORDS))
  for (const entry of words.trim().split(/\s+/)) {
    const [word = '', weight = '0'] = entry.split(':');
    WEIGHTS.set(word, [...(WEIGHTS.get(word) ?? []), [type as SectionType, Number(weight)]]);
  }

export function headingWeights(word: string): readonly [SectionType, number][] | undefined {
  return WEIGHTS.get(word);
}

export function isHeadingFiller(word: string): boolean {
  return FILLERS.has(word);
}
