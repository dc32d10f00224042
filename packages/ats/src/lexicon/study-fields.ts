/** Words that stand in the names of fields of study, in both languages. */
const WORDS = new Set(
  `teknik ilmu pendidikan manajemen akuntansi hukum ekonomi psikologi sastra bahasa komunikasi kedokteran keperawatan kebidanan farmasi apoteker
  ners gizi kesehatan biologi kimia fisika matematika statistika statistik geografi geologi geofisika informatika komputer sistem informasi
  teknologi arsitektur desain seni musik film pertanian agribisnis agroteknologi agronomi agroekoteknologi kehutanan peternakan perikanan kelautan
  perkebunan budidaya perpajakan pajak administrasi bisnis keuangan perbankan pemasaran marketing pariwisata perhotelan boga busana tata otomotif mesin
  elektro elektronika listrik mekatronika sipil industri lingkungan pertambangan perminyakan metalurgi material penerbangan perkapalan pelayaran
  nautika teknika logistik transportasi sosial politik sosiologi antropologi sejarah filsafat agama syariah tarbiyah dakwah jurnalistik humas
  hubungan internasional masyarakat publik negara niaga kesejahteraan olahraga keolahragaan pgsd paud pgpaud tkj rpl dkv multimedia mipa planologi
  perencanaan wilayah kota pangan gigi hewan veteriner radiologi fisioterapi laboratorium analis rekam medis medik anestesi sanitasi terapi okupasi
  optometri kependudukan arsip kearsipan perpustakaan sekretaris sekretari bisnis statistics mathematics economics engineering science sciences
  accounting finance law management communication communications psychology education nursing pharmacy medicine public health business
  administration literature linguistics computer information technology informatics software electrical mechanical civil industrial chemical
  environmental mining petroleum hospitality tourism hotel culinary arts design architecture graphic visual agriculture forestry fisheries
  animal husbandry biology chemistry physics statistics actuarial aktuaria journalism international relations political social studies development
  supply chain logistics human resources mathematics data quantitative food nutrition biotechnology bioteknologi bioproses biokimia mikrobiologi
  taxation banking english japanese mandarin chinese french german korean kriya tekstil mesin grafika percetakan audio video broadcasting penyiaran
  animasi pemasaran perkantoran otp bdp akl k3 keselamatan kerja geomatika geodesi hidrologi pengairan oseanografi maritime marine nautical naval
  aviation aeronautical theology teologi philosophy history anthropology sociology criminology kriminologi urban regional planning veterinary
  dentistry physiotherapy radiography midwifery biomedical medical nursing laboratory entrepreneurship kewirausahaan digital creative sports
  counseling konseling bimbingan guidance special luar biasa early childhood kindergarten islam islamic kristen katolik penjas kesehatan
  mechatronics robotics instrumentasi instrumentation telekomunikasi telecommunication telecommunications network jaringan multimedia game
  instrumentasi refrigerasi pendingin tata kelola kecantikan rias fashion garmen welding las permesinan pengelasan konstruksi bangunan gedung
  ipa ips mipa iis sastra avionika avionics rupa tari kesenian perhubungan farmasi survei pemetaan kepolisian pemerintahan kebijakan fiskal notariat kenotariatan kepabeanan ketatausahaan
  agribusiness agronomy agroforestry horticulture ecology zoology botany genetics geology geophysics geography metallurgy textile textiles epidemiology
  pharmacology toxicology microbiology biochemistry meteorology hydrology oceanography archaeology`
    .trim()
    .split(/\s+/),
);
const LINK = new Set([
  'dan',
  'and',
  'of',
  '&',
  'the',
  'dalam',
  'untuk',
  'murni',
  'terapan',
  'applied',
  'in',
  'profesi',
  'studi',
  'umum',
  'dasar',
  'general',
]);

/** Programmes of vocational and general high schools, as their list of skills names them, that hold general words. */
const PROGRAMMES = new Set(
  (
    'konstruksi gedung, sanitasi dan perawatan|konstruksi jalan, irigasi, dan jembatan|' +
    'konstruksi jalan, irigasi dan jembatan|bisnis konstruksi dan properti|desain pemodelan dan informasi bangunan|' +
    'informasi geospasial|teknik pembangkit tenaga listrik|teknik jaringan tenaga listrik|teknik instalasi tenaga listrik|' +
    'teknik otomasi industri|teknik pendinginan dan tata udara|teknik tenaga listrik|teknik pemesinan|' +
    'teknik pengecoran logam|teknik mekanik industri|teknik perancangan dan gambar mesin|' +
    'teknik fabrikasi logam dan manufaktur|airframe power plant|aircraft machining|pengendalian mutu|' +
    'teknik kendaraan ringan|teknik kendaraan ringan otomotif|teknik sepeda motor|teknik dan bisnis sepeda motor|' +
    'teknik alat berat|teknik bodi otomotif|teknik ototronik|analisis pengujian laboratorium|kimia analisis|' +
    'rekayasa perangkat lunak|asisten keperawatan|dental asisten|farmasi klinis dan komunitas|' +
    'agribisnis tanaman pangan dan hortikultura|agribisnis tanaman perkebunan|agribisnis ternak unggas|' +
    'agribisnis ternak ruminansia|agribisnis pengolahan hasil pertanian|pengawasan mutu hasil pertanian|' +
    'alat mesin pertanian|nautika kapal penangkap ikan|nautika kapal niaga|teknika kapal penangkap ikan|' +
    'teknika kapal niaga|bisnis daring dan pemasaran|otomatisasi dan tata kelola perkantoran|' +
    'akuntansi dan keuangan lembaga|perbankan dan keuangan mikro|usaha perjalanan wisata|usaha layanan pariwisata|' +
    'akomodasi perhotelan|jasa boga|kuliner|wisata bahari dan ekowisata|tata kecantikan kulit dan rambut|desain fesyen|' +
    'desain interior dan teknik furnitur|kriya kreatif batik dan tekstil|seni karawitan|' +
    'produksi dan siaran program televisi|pengembangan perangkat lunak dan gim|layanan kesehatan|teknik ketenagalistrikan|' +
    'manajemen perkantoran dan layanan bisnis|broadcasting dan perfilman|pekerjaan sosial|ilmu pengetahuan alam|' +
    'ilmu pengetahuan sosial|bahasa dan budaya|keagamaan|social science|natural science'
  ).split('|'),
);

/**
 * Whether a text names a field of study: `whole` where every word of it does, `part` where one does.
 * The words are general; a name that holds none of them is judged by its place.
 */
export function isStudyField(text: string): 'whole' | 'part' | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? [];
  if (PROGRAMMES.has(text.toLowerCase().trim())) return 'whole';
  const known = words.filter((word) => WORDS.has(word)).length;
  if (known === 0) return undefined;
  const linked = words.filter((word) => LINK.has(word)).length;
  return known + linked === words.length ? 'whole' : known / words.length >= 0.5 ? 'part' : undefined;
}
