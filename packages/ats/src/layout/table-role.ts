import { plain } from '../text/normalise.ts';
import { remembered } from '../text/remembered.ts';

/** What a column of a table or a field of a form holds, by its name. */
export type TableRole =
  | 'number'
  | 'date'
  | 'organisation'
  | 'post'
  | 'degree'
  | 'grade'
  | 'place'
  | 'text'
  | 'name'
  | 'issuer'
  | 'level'
  /** A name that says nothing to us: what stands under it is read as no field. */
  | 'unknown';

/** What each word of a column's or field's name says; a name is read as the sum of its words. */
const WORDS: Readonly<Record<Exclude<TableRole, 'unknown'>, string>> = {
  number: 'no:4 nomor:4 number:4 #:4 nr:4 num:4 urut:1',
  date: `tmt:5 tahun:4 thn:4 th:4 tgl:4 tanggal:4 periode:5 perioda:5 waktu:4 masa:5 lama:5 lamanya:5 durasi:5 duration:5 date:4.5 dates:4.5 year:4 years:4 period:5
    from:2.5 until:2.5 to:2.5 since:3 mulai:4 selesai:3 dari:2.5 sampai:2.5 hingga:2.5 sign:3 signed:3 joined:3 joining:3 left:2.5 leaving:2.5 embarked:3 disembarked:3 issued:2 expiry:3 expires:3 valid:2.5 berlaku:2.5 sejak:3 when:3 length:3 service:1 lulus:2.5 masuk:2.5 naik:2.5 turun:2.5 passing:2 completion:2.5 berakhir:3 start:2 end:2 tenure:4 perolehan:2.5 memperoleh:2.5 admission:2.5 hire:2.5 hired:2.5 bergabung:2.5 pass:2 passed:2
    pelaksanaan:1 issue:2.5 terbit:3 diterbitkan:3 kedaluwarsa:3 kadaluarsa:3 keluar:2.5 bulan:2 month:2 time:2.5 graduation:3 graduated:3 employed:3 s:0.5 d:0.5`,
  organisation: `perusahaan:6 instansi:6 instances:4 intansi:6 instasi:6 institusi:6 lembaga:5 organisasi:5 sekolah:5 perguruan:3 universitas:5 univ:5 kampus:4 employer:6 company:6 organisation:5
    organization:5 institution:6 school:5 university:5 college:5 collage:4 pt:3 tempat:2.5 kantor:4 yayasan:4 firm:5 where:2 client:4 klien:4 akademi:4 client:3 institute:5 academy:4 agency:5 office:3.5 department:1.5 departemen:1.5 unit:2.5
    business:1`,
  post: `jabatan:6.5 posisi:6.5 peran:5 sebagai:4 pekerjaan:2.5 position:6.5 role:6 title:5 post:5 job:2 designation:6 kedudukan:5 profesi:4 occupation:6 pangkat:4 rank:6 status:0.5
    kepanitiaan:2 fungsi:3`,
  degree: `ilmu:4 keilmuan:4 bidang:1 jurusan:6.5 studi:4 prodi:6 gelar:5 jenjang:5 tingkat:3 kualifikasi:5 pendidikan:3 major:6 degree:6 qualification:6 field:2 study:4 programme:4 program:4
    course:3 award:3 fakultas:3 faculty:3 derajat:4 strata:4 ijazah:4 konsentrasi:5 peminatan:5 level:1.5 awarded:3 subject:4 subjects:4 specialisation:5 diploma:4`,
  grade: `nilai:5 ipk:7 ip:5 nem:6 gpa:7 cgpa:7 grade:6 honors:5 honours:5 rating:5 result:5 results:5 predikat:5 rata:2 percentage:6 persentase:5 score:3 skor:3 marks:4 index:3 indeks:4 prestasi:1 kumulatif:2`,
  place: `lokasi:5 kota:5 alamat:5 location:5 city:5 place:4 country:5 tempat:2.4 domisili:4 wilayah:3 negara:4 address:5 vessel:6 ship:5 kapal:6`,
  text: `keterangan:5 ket:5 uraian:7 deskripsi:7 tugas:6 tanggung:3 jawab:3 duties:7 responsibilities:7 description:7.5 note:5 notes:5 details:5 remarks:5 rincian:5
    jobdesk:7 desk:4 wewenang:4 catatan:5 pencapaian:5 achievements:5 achievement:5 accomplishments:5 tasks:6 summary:3 ringkasan:3 aktivitas:3 activities:3 kegiatan:2
    scope:4 board:6 lingkup:4 hasil:2`,
  name: `nama:2 type:1 career:3 eligibility:4 pelatihan:4.5 sertifikat:4.5 sertifikasi:4.5 kegiatan:4 judul:5 bahasa:5 name:2 certificate:4.5 certification:4.5 training:4.5 activity:4 project:4
    proyek:4 language:5 skill:5 keahlian:5 kemampuan:4 jenis:2 event:4 kursus:4.5 latihan:4.5 seminar:4 acara:4 award:3 penghargaan:5 software:4 aplikasi:4 diklat:4.5 workshop:4
    topik:4 materi:4 tema:3 kompetensi:4 keterampilan:5 bintang:4 lencana:4 satyalancana:4 satyalencana:4`,
  issuer: `penyelenggara:6 penerbit:6 issuer:6 issued:4 provider:6 awarding:4 awarded:2.5 given:3 conducted:5 sponsored:5 body:3 organiser:6 organizer:6 pelaksana:4 pemberi:5 by:1 oleh:1 diterbitkan:2.5 dikeluarkan:4 diselenggarakan:4 memberi:7 memberikan:7`,
  level: `oral:5 level:4 kemahiran:6 proficiency:6 tingkatan:5 lisan:5 tulisan:5 kemampuan:2 tingkat:3.1 spoken:5 written:5 ability:4 fluency:6 penguasaan:5 membaca:4 menulis:4
    berbicara:4 mendengar:4 reading:4 writing:4 speaking:4 listening:4`,
};

/** Words that stand beside and say nothing alone. */
const FILLERS = new Set(
  'penugasan satya dan and or atau of the di dari yang terakhir last current saat ini kerja bekerja kerjanya work worked working tinggi ajaran asal pokok utama main key formal lengkap resmi anda field terkait singkat in at for untuk your most recent highest tertinggi held pernah diikuti on off employment studying studied sttb tanda received attended examination exam dengan'.split(
    ' ',
  ),
);

const WEIGHTS = new Map<string, [TableRole, number][]>();
for (const [role, words] of Object.entries(WORDS))
  for (const entry of words.trim().split(/\s+/)) {
    const [word = '', weight = '0'] = entry.split(':');
    WEIGHTS.set(word, [...(WEIGHTS.get(word) ?? []), [role as TableRole, Number(weight)]]);
  }

/** `Alamat Perusahaan`, `Company Address`: where it is, and not what it is called. */
const ADDRESS = /^(?:(?:alamat|lokasi|kota) \p{L}+|(?!names?\b)\p{L}+ (?:address|location))$/iu;

const LEVEL_BESIDE_GRADE = new Set(['strata', 'jenjang', 'tingkat', 'tingkatan']);

/** `Title of training program` names the course, and no post. */
const COURSES = new Set(['training', 'trainings', 'seminar', 'course', 'courses', 'workshop']);
/** `Jabatan dan Uraian Tugas`: the post stands over what was done. */
const POSTS = new Set(['jabatan', 'posisi', 'position', 'designation']);
const MAX_WORDS = 5;
const MAX_LETTERS = 48;
const MIN_SCORE = 2.4;

/** What a column's or a field's name announces; undefined where a word stands in it that such names don't use. */
export function tableRole(text: string): TableRole | undefined {
  return text.length > MAX_LETTERS ? undefined : roleOfName(text);
}

const roleOfName = remembered(computeTableRole);

function computeTableRole(text: string): TableRole | undefined {
  const words = plain(text).split(' ');
  if (words.length > MAX_WORDS) return undefined;
  const sums = new Map<TableRole, number>();
  for (const word of words) {
    const weights = WEIGHTS.get(word);
    if (!weights && !FILLERS.has(word)) return undefined;
    for (const [role, weight] of weights ?? []) sums.set(role, (sums.get(role) ?? 0) + weight);
  }
  if (ADDRESS.test(text.trim())) return 'place';
  // `Strata / Grade`: which class or level it was.
  if (words.includes('grade') && words.some((word) => LEVEL_BESIDE_GRADE.has(word))) sums.delete('grade');
  // "Nama" alone is the person's or the thing's; beside another word it only says that a name follows.
  const best = [...sums].sort((a, b) => b[1] - a[1] || rankOf(b[0]) - rankOf(a[0]))[0];
  if (words.includes('title') && words.some((word) => COURSES.has(word))) return 'name';
  if (words.some((word) => POSTS.has(word)) && (sums.get('text') ?? 0) >= MIN_SCORE) return 'post';
  if (words.length === 1 && (words[0] === 'nama' || words[0] === 'name')) return 'name';
  return best && best[1] >= MIN_SCORE ? best[0] : undefined;
}

/** Of two roles that a name's words say alike: `Kapal / Perusahaan` is the employer. */
const rankOf = (role: TableRole) => (role === 'date' ? 2 : Number(role === 'organisation'));

/**
 * What the names of a table's columns say together: a town where another column has the school, the employer or the course, the school in `Nama Pendidikan` beside
 * the field of study, the field in `Department` beside a school.
 */
export function settledRoles(
  columns: readonly { name: string; role: TableRole | undefined }[],
): (TableRole | undefined)[] {
  const roles = columns.map(({ name, role }) => {
    const beside = columns.filter((other) => other.name !== name);
    const hasDegree = beside.some((other) => other.role === 'degree' || other.role === 'level');
    return hasDegree && NAME_OF_SCHOOL.test(plain(name)) ? 'organisation' : role;
  });
  // Beside periods alone the remarks are all that a table tells: which post that was, or which prize.
  const dates = roles.filter((role) => role === 'date').length;
  const isRemark = (role: TableRole | undefined) => role === 'text';
  if (
    dates > 0 &&
    roles.filter(isRemark).length === 1 &&
    roles.every((role) => isRemark(role) || role === 'date' || role === 'number')
  )
    return roles.map((role, index) =>
      isRemark(role) && REMARK.test(plain(columns[index]!.name)) ? (dates > 1 ? 'post' : 'name') : role,
    );
  // `Tahun   Jabatan   Rumah Sakit   Tugas`: beside posts and periods a kind of house names the employers.
  if (dates > 0 && roles.includes('post') && !roles.includes('organisation'))
    return roles.map((role, index) =>
      !role && KIND_OF_HOUSE.test(plain(columns[index]!.name)) ? 'organisation' : role,
    );
  const holders = columns.filter((_, index) => roles[index] === 'organisation');
  const isSchoolNamed =
    roles.includes('degree') && holders.filter(({ name }) => NAMED.test(plain(name))).length === 1;
  return roles.map((role, index) => {
    const name = plain(columns[index]!.name);
    const isHeld = holders.length > 1 || columns.some((column) => column.role === 'name');
    if (role === 'organisation' && name === 'tempat' && isHeld) return 'place';
    // `University/Board` beside `Name of School` in a table of degrees: who set the examination.
    if (role === 'organisation' && isSchoolNamed && !NAMED.test(name)) return 'unknown';
    // The field says more than the faculty that teaches it.
    if (role === 'degree' && FACULTY.test(name) && columns.some((column) => FIELD.test(plain(column.name))))
      return 'unknown';
    if (!role && DEPARTMENT.test(name) && holders.some((holder) => SCHOOL.test(plain(holder.name))))
      return 'degree';
    return role;
  });
}

const KIND_OF_HOUSE =
  /^(?:nama |name of )?(?:rumah sakit|rs|klinik|puskesmas|apotek|hotel|resor|restoran|toko|kantor|bank|pabrik|bengkel|hospital|clinic|restaurant|shop|store|firm|workplace)$/;
const NAMED = /^(?:name|nama) /;
const NAME_OF_SCHOOL = /^nama pendidikan$/;
const SCHOOL = /\b(?:school|sekolah|university|universitas|college|perguruan tinggi|institution|academy)\b/;
const REMARK = /^(?:ket(?:erangan)?|uraian)$/;
const FACULTY = /^(?:fakultas|faculty)$/;
const FIELD = /^(?:jurusan|prodi|program studi|bidang(?: studi| ilmu)?|major|field of study)$/;
const DEPARTMENT = /^(?:department|departemen|dept)$/;
