import { editsOf } from '../spelling/edits.ts';
import { remembered } from '../text/remembered.ts';
import type { SectionType } from './section-type.ts';

/**
 * What each word of a heading says about its section, in Indonesian and English. A heading is read as the sum of its words, so that
 * "Pengalaman Organisasi dan Kepanitiaan" or "Licences & Professional Training" needs no entry of its own.
 */
const WORDS: Partial<Record<SectionType, string>> = {
  work: `
    pengalaman:2 background:1.6 profesional:1.6 professional:1.6 kerja:2 pekerjaan:2.5 karir:3 karier:3 employment:5 work:2.5 working:2.5 experience:2.5
    experiences:2.5 career:2.5 job:2 jobs:2 internship:3 internships:3 magang:3 jabatan:2 industri:1
    profesi:2 pkl:3 freelance:2 positions:2 position:2 perjalanan:1 roles:1 bekerja:3 worked:3 working:2.5
    profesionalitas:1 kekaryaan:3 rekam:1 jejak:1 track:1 record:1 kerjaan:2 dunia:1 employers:3
    appointments:5.5 placements:3 praktik:2 occupation:3 professions:2
    penugasan:3 held:1 journey:2.5 engagements:3 assignments:3 posts:2 tenure:3 employer:3 magangan:2 kerjaku:3 karirku:3 pekerjaanku:3  prakerin:5 industrial:1.5 apprenticeship:4 apprenticeships:4 traineeship:3 dinas:2 ketenagakerjaan:3 bertugas:3 bekerjanya:2 berkarier:3 berkarir:3 berkarya:2 karyaku:1 history:0.6 story:1 kiprah:2.5 impact:1 previously:1 firms:2 companies:2 consulting:1.5 teaching:1 mengajar:2 clinical:1.5 klinis:1.5 klinik:1.5 laut:2 kapal:1.5 usaha:1 ppl:1.4 plp:1.4 sea:9 seafaring:3 berlayar:3 pelayaran:2.5 esperienza:3 esperienze:3 experiencia:3 experiencias:3 berufserfahrung:5 erfahrung:3 erfahrungen:3 laborale:2 lavorativa:2 lavorative:2 laboral:2 laborales:2 professionnelle:2 professionnelles:2 profesionales:2 lavoro:2.5 trabajo:2.5 emplois:3 praktika:3 stages:2 werdegang:3 beruflicher:2 berufspraxis:4 berufliche:2 werkervaring:5 arbeidservaring:5 ervaring:3 loopbaan:3 laufbahn:2 parcours:2 profissional:1.6 profissionais:1.6 enseignement:2.5 enseignements:2.5`,
  organisation: `
    organisasi:6 organization:6 organizations:6 organisation:6 organisations:6 organizational:6
    organisational:6 keorganisasian:6 kepanitiaan:6 kepengurusan:5 volunteer:6 volunteering:6 voluntary:6
    relawan:6 sukarela:6 kesukarelawanan:6 kerelawanan:6 sosial:3 leadership:3 kepemimpinan:4
    extracurricular:6 ekstrakurikuler:6 cocurricular:6 activities:3.5 activity:3 kegiatan:3.5 aktivitas:3.5
    kkn:5 komunitas:3 community:3 involvement:3 kemahasiswaan:5 campus:3 kampus:3 student:3 mahasiswa:3 engagement:2 service:5.5
    pengabdian:4 affiliations:4  membership:4 keanggotaan:4
    berorganisasi:6 organisatoris:6 keaktifan:5 peran:1 forum:1.4 ormawa:6 ukm:4 aksi:2.5 bakti:3.5 masyarakat:2 charity:5 giving:3 back:1 clubs:5 club:4 societies:5 society:3 responsibility:2.5 committee:5 committees:5 panitia:6 kepramukaan:5 osis:6 bem:5 himpunan:4 outreach:4 civic:4 voluntarily:5 philanthropy:5 sukarelawan:6 organisasional:6 kemasyarakatan:5 pengurus:4 kaderisasi:4 boards:4 advisory:3 board:3   curricular:5 cocurriculars:5 extracurriculars:6 leaderships:3 unit:1 memberships:4.5`,
  education: `
    pendidikan:5 education:5 educational:5 edukasi:4 academic:4.9 academics:4.9 akademik:3 akademis:3 studi:2
    schooling:4 sekolah:3 kuliah:3 qualifications:2 qualification:2 kualifikasi:2 degrees:3 jenjang:2
    belajar:2 ijazah:3 study:2 schools:4 university:3 college:3 perguruan:2 tinggi:1 perkuliahan:3
    learning:2 studied:3 studies:2
    akademika:4 kampusku:2 pendidikanku:5 sekolahku:3 alma:5 mater:2 educations:5 degree:3 scholastic:4 universitas:3 kuliahku:3 dasar:0.5 menengah:1 kependidikan:4 akademi:3 univ:3 school:2.5 tertiary:4 postgraduate:3 undergraduate:3 graduate:2 scholarly:2 menempuh:2 ilmu:2.5 menimba:2 istruzione:5 formazione:4 formacion:4 formation:3.5 formations:3.5 educacion:5 ausbildung:5 bildung:4 bildungsweg:5 studium:4 estudios:3 etudes:4 diplomes:4 educacao:5 estudos:4 akademische:4 akademischer:4 academica:3 formacao:4 scolarite:4 schule:3.5 schulbildung:5 schulausbildung:5 studiengang:3 opleiding:5 opleidingen:5 onderwijs:4 scholing:3.5`,
  skills: `
    keahlian:5 keterampilan:5 ketrampilan:5 kemampuan:3.5 kompetensi:4   skillset:5
    kecakapan:4 expertise:4  competences:4 competency:4 proficiencies:3 proficiency:2
    technologies:4 teknologi:3 keras:1 interpersonal:3 potensi:2.5 tools:3.5  strengths:3 kelebihan:2 kekuatan:2 stack:3 toolbox:4 matrix:1
    toolkit:4 programming:9 pemrograman:9  lunak:1 capabilities:3  knowledge:2
    talents:2 specialties:3  aplikasi:1 computer:2 komputer:2 bidang:1
    bisa:3 can:3 skills:6.5 skill:6.5 skillsets:5 kepiawaian:4 penguasaan:3.5 berkomputer:4 pengetahuan:2.5 keilmuan:3 kebolehan:4 spesialisasi:4 specialisations:4 specializations:4 specialization:4 specialities:4 competence:4 competencies:4.5 kompetensiku:4 keahlianku:5 techstack:5 tech:3 techs:3 techniques:3 technique:2.5 methods:2.5 metode:2 platforms:3 platform:2.5 frameworks:4 it:2 ict:3 tik:3 teknikal:2 nonteknis:5 nontechnical:5 software:3 softwares:4 perangkat:2 peralatan:3 alat:2.5 tool:3 best:1.6 talent:2 bakat:3 superpowers:3 abilities:3.5 ability:3 aptitudes:4 proficient:2 mastery:3 hardskill:6 hardskills:6 softskill:6 softskills:6 technical:2.5 teknis:2.5 competenze:4.5 competencias:4.5 kenntnisse:4.5 faehigkeiten:4 fahigkeiten:4 habilidades:4.5 informatiche:2 informatiques:2 informaticas:2 logiciels:3 outils:3 savoirs:2 edv:3 kompetenzen:4.5 conocimientos:4.5 conhecimentos:4.5 conhecimento:4.5 conocimiento:4.5 qualificacoes:4 vaardigheden:5 competenties:4.5 kennis:3`,
  languages: `
    bahasa:8 language:8 languages:8 linguistic:8 berbahasa:8 linguistics:6 asing:1 foreign:1 speak:2.5 multilingual:6 lingual:5 tongues:5 lingue:8 langues:8 idiomas:8 sprachen:8 sprachkenntnisse:8 linguistiche:5 linguistiques:5 talen:8 talenkennis:8 taalvaardigheid:8`,
  certifications: `
    sertifikasi:6 sertifikat:6 cert:5 certs:5 certification:6 certifications:6 certificate:6 certificates:6 lisensi:5
    license:5 licenses:5 licence:5 licences:5 licensure:5 pelatihan:5.5 training:4.85 trainings:4.85 kursus:5.5
    course:4 courses:5 seminar:4 seminars:4 workshop:4  lokakarya:4 accreditations:4
    credentials:4 eligibility:5 diklat:5 bootcamp:4 informal:7 nonformal:7 non:6 development:2 kredensial:4
    tickets:5 registrations:3 izin:4 perizinan:5
    continuing:6  certified:4 certificated:4 lembaga:1 pelatihanku:5 trainingku:5 webinar:4 webinars:4 workshops:4 upskilling:5 mooc:5 moocs:5 licensing:5 licensed:4 registrasi:3 accreditation:4 credential:4 penataran:5 bimtek:5 penyuluhan:3 symposium:3 simposium:3 cpd:5 examinations:3 exams:3 tests:2 keprofesian:3 kompeten:2 short:1 diklatpim:5 kepelatihan:4 latihan:4 certificazioni:6 certificaciones:6 certificacoes:6 zertifikate:6 zertifizierungen:6 corsi:4 cursos:4 seminarios:4 kurse:4 weiterbildung:5 weiterbildungen:5 fortbildung:5 fortbildungen:5 cursussen:5 certificaten:6`,
  awards: `
    penghargaan:6 tanda:1.5 jasa:1 prestasi:6 award:6 awards:6 honors:6 honours:6 achievement:4.95 achievements:4.95 pencapaian:4
    accomplishment:4.95 accomplishments:4.95 beasiswa:4 scholarship:4 scholarships:4 recognition:3 recognitions:3
    capaian:3 lomba:3 kejuaraan:4 perlombaan:4 kompetisi:3 competitions:3 distinctions:3 grants:3
    applause:5 accolades:5 laurels:4
    prizes:6 prize:6 honour:5 honor:5 kehormatan:5 distinction:4 fellowship:3 fellowships:3 medals:4 trophies:4 juara:5 medali:5  apresiasi:4 piagam:5 raihan:3 kompetitif:2 milestones:3 kudos:4 hackathons:4 competition:3 premi:5 premios:5 auszeichnungen:6 reconocimientos:4`,
  projects: `
    proyek:6 projek:6 project:6 projects:6 portofolio:5 portfolio:5 portfolios:5 karya:4 side:1 case:1
     built:3 karyaku:3 dikerjakan:2 kreasi:3 portofolioku:5 showcase:4 works:2 capstone:5 garapan:3 rancangan:2 prototypes:3 apps:2 open:1 source:4 opensource:5 contributions:2 kontribusi:2 progetti:6 projets:6 proyectos:6 projekte:6 projetos:6 projecten:6`,
  publications: `
    publikasi:6 publication:6 publications:6 penelitian:5 research:4 riset:4 papers:4  artikel:4
    jurnal:3 talks:4 presentations:3 poster:3 posters:4 patents:5 paten:5 writing:2 speaking:3
    ilmiah:5 tulis:5 tulisan:4 thesis:3 skripsi:3 tugas:1.4 akhir:1.4 dissertation:3 tesis:3 disertasi:3 books:3 buku:3 articles:4  presentasi:3 bibliography:4 prosiding:5 proceedings:4 hki:4 intellectual:2 speeches:3 lectures:2 blog:3 pubblicazioni:6 publicaciones:6 publikationen:6 publicacoes:6 conference:2.5 conferences:2.5 konferensi:2.5`,
  interests: `
    minat:5 off:3 duty:2 hobi:6 hobby:6 hobbies:6 interest:5 interests:5 kegemaran:5 passions:4 ketertarikan:4
    pastimes:6 pastime:6 leisure:5 enjoy:3 love:2 likes:3 fun:2 hobiku:6 free:1 kesukaan:5 suka:5 kesenangan:5 spare:3 recreational:4 recreation:4 life:1 outside:4 luar:2.5 not:4 beyond:3.5 luang:4 waktu:1 passion:4 interessi:5 interets:5 intereses:5 interessen:5 loisirs:6 hobbys:6 aficiones:6 interet:4 dinteret:5 dinterets:5 centres:1 vrijetijd:4`,
  references: `
    referensi:8 reference:6 references:8 referees:6 referee:6 rujukan:5 testimonials:5 testimonial:5
    rekomendasi:4 recommendations:4 testimoni:5
    pemberi:3 recommendation:4 recommenders:5 perujuk:6 refs:5 endorsements:4 contactable:4 referenzen:8 referenties:8`,
  personal: `
    pribadi:5 bio:3 diri:4 keterangan:2 biodata:6 personal:4 data:1.5 details:2 informasi:1.5 identitas:5 information:1.5
    info:1.5 particulars:5 facts:2
    biographical:5 perorangan:4 individu:3  biodataku:6 datadiri:6 keluarga:4 family:4  biografis:5 demographic:4 demografi:4 lahir:3 birth:3 susunan:2 orang:1 tua:1 status:1 demographics:4 personalia:6 personliche:4 personnelles:4 personales:4 pessoais:4 persoonlijke:4 gegevens:2 daten:1.5 datos:1.5 dados:1.5 angaben:2 person:3 informationen:1.5 informations:1.5 informacion:1.5 informacoes:1.5`,
  contact: `
    kontak:6 contact:6 contacts:6 hubungi:6 alamat:3 touch:4 reach:3 connect:3
    telepon:3 phone:3 email:3 detail:2 lokasi:2 location:2 address:3 addresses:3 alamatku:4 surel:3 talk:2.5 say:2 hello:3 find:2 located:2 correspondence:4 korespondensi:4 contactme:6 whereabouts:3 sapa:2 contatti:6 contacto:6 kontaktdaten:6 contatto:6 coordonnees:6 contactgegevens:6 kontaktinformationen:6`,
  profiles: `
    media:6 profiles:6 tautan:5 links:5 link:5 online:4 web:3 socials:5 social:3 sosmed:5 medsos:5 akun:4 presence:2`,
  summary: `
    ringkasan:6 summary:6 sumary:6 profil:5 profile:4.8 tentang:6 about:6 objective:6 objectives:6 tujuan:6 sekilas:4 halo:5 hello:5
    overview:5 deskripsi:5 siapa:4 who:4 glance:4 mengenai:4 gambaran:4 pembuka:3 mission:3 introducing:4 snapshot:4
    synopsis:5 saya:1 me:1 purpose:2 aspirasi:3 motto:3 motivasi:3 rencana:4 statement:5 bio:4 introduction:5 perkenalan:5
    pengantar:4 biography:5 goal:4 goals:4 highlights:2 abstract:3 headline:3 pernyataan:4 intisari:5
    ikhtisar:6
    eksekutif:1.5 executive:1.5 pengenalan:4 diriku:3 brand:2 value:2 proposition:3 pitch:4 elevator:3 intro:5 outline:3 resumé:0 profilku:5 keunggulan:2 visi:3 misi:3 vision:3  cita:2 latarbelakang:1 description:3 aboutme:6 summaries:5 qualities:3 personality:3 karakter:3 character:2.5 kepribadian:4 philosophy:3  abstrak:4 whoami:6 manifesto:3 statements:4 profilo:5 perfil:5 uber:2 resumen:5 sommario:5 zusammenfassung:5 kurzprofil:6 profiel:5 mich:2 propos:6 samenvatting:6`,
  title: `
    vitae:9 curriculum:9 resume:9 cv:9 hidup:9 résumé:9 lebenslauf:9 curriculo:9`,
  other: `
    coursework:5 driving:7 kekurangan:5 kelemahan:5 weaknesses:5 weakness:5 declaration:7 penutup:7 closing:5 lampiran:6 attachments:6 attachment:5 signature:4 tanda:2 tangan:2 pernyataan:4.2 expectation:4 lamaran:4 dilamar:3 expectations:4 salary:5 gaji:5 ketersediaan:5 availability:5 diharapkan:3 preferences:3 preferensi:5 kesanggupan:4 disclaimer:6 darurat:9 emergency:9 mutiara:4 quote:4 quotes:4 kutipan:4 layanan:4 services:2 galeri:4 gallery:4 dokumen:3 pendukung:1`,
};

/** Words that a heading may hold beside, and that say nothing. */
const FILLERS = new Set(
  (
    'dan and of di yang kepada a at i pilihan unggulan terbaik menonjol notable featured  the my aku i im kami lain lainnya other others additional tambahan singkat riwayat daftar list latar ' +
    'belakang background history formal profesional professional dikuasai telah known penguasaan utama core key hard soft ' +
    'relevant relevan selected terpilih section bagian umum general area areas in for as with or atau serta pada dalam untuk ' +
    'professionalism industry pendukung terkait related pengembangan get us who am what do where how dimiliki dimilikiku dipakai digunakan gunakan pakai ditempuh pernah diikuti diraih spoken im ku yg years tahun selama terdahulu sebelumnya lengkap detil rincian secara any both biodata ive done have ' +
    'network networks timeline chronology linimasa kronologi digital 3 5 10 lima sepuluh asing khusus inti dasar lanjutan dulu kini date present since lapangan set yang punya kerjakan dilakukan ' +
    'dijalani dilalui jalani miliki kuasai diperoleh dicapai ikuti mengikuti tersertifikasi resmi masih aktif to ' +
    'has have had made make when than away get got here there this that these do does with without ' +
    'by on from top primary secondary main major minor important most latest first last all everything things thing ' +
    'so far further sejauh sejak dimana tempat saat hal apa misc miscellaneous various beberapa berbagai relevansi pro more ' +
    'lebih its lets us our your you extra plus professionalku spesifik specific field fields practical praktis ' +
    'praktek hands international internasional nasional national lokal local online offline daring luring both ' +
    'work-related civil executive brief short full detail recent terakhir terkini past previous current saat ini attended conducted taken menjadi professionali professionale tecniche tecnicas tecnicos techniques personali realizados realizadas zur zum personnels quelques perso tecnico tecnica continued cont contd hold received kantor'
  ).split(' '),
);

const WEIGHTS = new Map<string, [SectionType, number][]>();
for (const [type, words] of Object.entries(WORDS))
  for (const entry of words.trim().split(/\s+/)) {
    const [word = '', weight = '0'] = entry.split(':');
    const others = (WEIGHTS.get(word) ?? []).filter(([known]) => known !== type);
    WEIGHTS.set(word, [...others, [type as SectionType, Number(weight)]]);
  }

/**
 * What is left of a word whose ligatures a tool lost that made the file smaller or printed it anew: nothing, their first letter, or the
 * letter that Ghostscript up to 10.00 makes of the two bytes of each (`ü` of U+FB01), here without its accent.
 */
const LOST: readonly ((ligature: string) => string)[] = [
  () => '',
  (ligature) => ligature.charAt(0),
  (ligature) => ({ ff: 'u', fi: 'u', fl: 'y', ffi: 'þ', ffl: 'y' })[ligature] ?? ligature,
];
const LIGATURES = [/ff[il]?|f[il]/g, /ff[il]?|f[ilt]|tt?i|tt/g];
const SHORTEST_LOST = 4;
for (const [word, weights] of Array.from(WEIGHTS))
  for (const ligatures of LIGATURES)
    for (const left of LOST) {
      const torn = word.replace(ligatures, left);
      if (torn.length >= SHORTEST_LOST && !WEIGHTS.has(torn) && !FILLERS.has(torn))
        WEIGHTS.set(torn, weights);
    }

/** Too short to be found within letters that stand apart: `Pengabdian Desa` would hold `des`. */
const LINKS = new Set('e y et und en de la le les des del della'.split(' '));

const ALL_WORDS = new Set([...WEIGHTS.keys(), ...FILLERS]);
const START_LETTERS = 3;
/** How long the longest word is that begins so. */
const LONGEST_BY_START = new Map<string, number>();
for (const word of ALL_WORDS) {
  const start = word.slice(0, START_LETTERS);
  LONGEST_BY_START.set(start, Math.max(word.length, LONGEST_BY_START.get(start) ?? 0));
}

export function isHeadingWord(word: string): boolean {
  return ALL_WORDS.has(word) || LINKS.has(word);
}

/** The heading's word that a word is but for one letter too many, too few, wrong or out of its place. */
export const nearestHeadingWord = remembered((word: string): string | undefined =>
  editsOf(word).find((each) => WEIGHTS.has(each)),
);

/** Whether a word can be parted from letters that run on or stand apart. */
export function isWordInRun(word: string): boolean {
  return ALL_WORDS.has(word);
}

/** As long as a heading's word can be that a text begins with. */
export function longestWordAt(text: string): number {
  return LONGEST_BY_START.get(text.slice(0, START_LETTERS)) ?? START_LETTERS - 1;
}

export function headingWeights(word: string): readonly [SectionType, number][] | undefined {
  return WEIGHTS.get(word);
}
