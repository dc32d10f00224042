const words = (text: string) => text.trim().split(/\s+/);

/** Names of companies, schools and services that are often written in small letters: names wherever they stand. */
export const BRANDS: ReadonlySet<string> = new Set(
  words(`
  gojek gopay tokopedia shopee bukalapak blibli lazada traveloka ovo linkaja bca bni bri btn cimb danamon
  telkom telkomsel indosat indihome pertamina pln unilever nestle nestlé indofood mayora wings samsung google microsoft
  facebook instagram tiktok youtube netflix spotify twitter linkedin ibm sap deloitte kpmg pwc mckinsey bcg accenture
  harvard stanford oxford cambridge ugm itb ipb unair unpad undip binus telkomuniversity citilink airasia
  indomaret alfamart alfamidi transmart hypermart ikea ruangguru zenius kumparan halodoc alodokter
  sampoerna djarum gudanggaram kalbe kimiafarma biofarma freeport chevron exxon toyota honda suzuki daihatsu hyundai`),
);

/** Names that are common words in small letters: names wherever they have a capital letter, at the head of a sentence too. */
export const CAPITAL_BRANDS: ReadonlySet<string> = new Set(
  words('grab apple shell amazon oracle danone astra lion'),
);

/** Written with a capital letter whatever they say of a person. */
export const USUAL_CAPITALS: ReadonlySet<string> = new Set(
  words(`
  i i'm i've i'd i’m i’ve i’d saya anda bapak ibu pak bu hrd hr sdr yth hormat dear sir madam sincerely regards cv pt tbk ltd inc
  ipk gpa tv sdm idr usd rp ilmu teknik`),
);

/**
 * Words that say the same in both languages, where names and titles are translated: the one stands for the other. Anyone who works
 * at a `Universitas` works at a `University`.
 */
export const SAME_WORDS: readonly (readonly string[])[] = `
  universitas university|institut institute|politeknik polytechnic|fakultas faculty|sekolah school|akademi academy|jurusan department major
  program programme|studi study|ilmu science sciences|teknik engineering|teknologi technology|informatika informatics computer|sistem system systems
  informasi information|komputer computer|ekonomi economics economy|bisnis business|manajemen management|akuntansi accounting|keuangan finance financial
  hukum law|kedokteran medicine medical|keperawatan nursing|kebidanan midwifery|farmasi pharmacy|psikologi psychology|komunikasi communication communications
  pendidikan education|bahasa language|sastra literature|matematika mathematics|statistika statistics|fisika physics|kimia chemistry chemical|biologi biology
  sipil civil|mesin mechanical machine|elektro electrical|industri industry industrial|lingkungan environment environmental|pertanian agriculture agricultural
  kementerian ministry|dinas agency office|badan agency board|kota city|kabupaten regency|provinsi province|negara state|republik republic
  negeri state public|swasta private|nasional national|internasional international|jawa java|sumatera sumatra|kalimantan borneo|barat west western
  timur east eastern|utara north northern|selatan south southern|tengah central middle|pusat central center centre head|daerah regional
  indonesia indonesian|inggris english england|jepang japanese japan|mandarin chinese china|korea korean|jerman german germany|arab arabic arabian
  belanda dutch netherlands|prancis perancis french france|rumah house|sakit hospital|klinik clinic|puskesmas health clinic community|apotek pharmacy
  bank bank|koperasi cooperative|yayasan foundation|himpunan association|mahasiswa student students|ikatan association|unit unit|kegiatan activity activities
  organisasi organisation organization|panitia committee|ketua chair chairperson head leader|wakil deputy vice|sekretaris secretary|bendahara treasurer|anggota member
  kepala head chief|direktur director|manajer manager|penyelia supervisor|pengawas supervisor|koordinator coordinator|staf staff|asisten assistant|analis analyst
  akuntan accountant|perawat nurse|bidan midwife|dokter doctor physician|apoteker pharmacist|guru teacher|dosen lecturer|teknisi technician|operator operator
  kasir cashier|resepsionis receptionist|pramuniaga salesperson|desainer designer|pengembang developer|insinyur engineer|konsultan consultant|auditor auditor
  penulis writer|editor editor|penerjemah translator|peneliti researcher|magang intern internship|praktik practice|kerja work|lapangan field|lepas freelance
  penjualan sales|pemasaran marketing|produk product|proyek project|produksi production|operasional operations operational|logistik logistics|gudang warehouse
  pengadaan procurement|pembelian purchasing|personalia personnel hr sdm|sumber resource resources|daya resource resources|manusia human|hubungan relations
  pelanggan customer customers|layanan service services|masyarakat community public|administrasi administration administrative admin|umum general|data data
  konten content|kreatif creative|digital digital|media media|sosial social|grafis graphic|junior junior|senior senior|utama lead main principal
  jan januari january|feb februari february|mar maret march|apr april|mei may|jun juni june|jul juli july|agu agt agustus aug august|sep sept september|okt oktober oct october|nov november|des desember dec december
  senin monday|selasa tuesday|rabu wednesday|kamis thursday|jumat friday|sabtu saturday|minggu sunday|sarjana bachelor|magister master|doktor doctor doctorate
  terapan applied|menengah secondary high|atas senior high|kejuruan vocational|kesehatan health|lomba competition contest|juara winner champion|pertama first
  kedua second|ketiga third|beasiswa scholarship|penghargaan award|sertifikat certificate|pelatihan training|seminar seminar|duta ambassador|relawan volunteer`
  .trim()
  .split(/[|\n]/)
  .map(words);
