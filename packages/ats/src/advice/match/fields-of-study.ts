/** English words of fields of study by their Indonesian ones, so that both languages meet. */
const PAIRS =
  'accounting:akuntansi accountancy:akuntansi management:manajemen law:hukum finance:keuangan financial:keuangan business:bisnis administration:administrasi psychology:psikologi communication:komunikasi communications:komunikasi economics:ekonomi economy:ekonomi engineering:teknik industrial:industri mechanical:mesin electrical:elektro electronics:elektronika civil:sipil chemical:kimia chemistry:kimia environmental:lingkungan mining:pertambangan petroleum:perminyakan informatics:informatika computer:informatika komputer:informatika information:informasi systems:sistem system:sistem statistics:statistika statistik:statistika mathematics:matematika math:matematika nursing:keperawatan ners:keperawatan pharmacy:farmasi apoteker:farmasi pharmacist:farmasi midwifery:kebidanan nutrition:gizi medicine:kedokteran health:kesehatan education:pendidikan literature:sastra english:inggris agriculture:pertanian agronomy:agronomi agroteknologi:agronomi agroekoteknologi:agronomi forestry:kehutanan fisheries:perikanan biology:biologi physics:fisika hospitality:perhotelan hotel:perhotelan tourism:pariwisata culinary:boga marketing:pemasaran taxation:perpajakan tax:perpajakan pajak:perpajakan design:desain visual:visual graphic:grafis architecture:arsitektur planning:perencanaan planologi:perencanaan regional:wilayah urban:kota software:informatika technology:teknologi food:pangan human:sdm resources:sdm resource:sdm manusia:sdm sumber:sdm daya:sdm logistics:logistik supply:logistik chain:logistik international:internasional relations:hubungan political:politik politics:politik social:sosial sociology:sosiologi sciences:ilmu science:ilmu banking:perbankan welding:pengelasan machining:pemesinan fabrication:fabrikasi vocational:kejuruan aviation:penerbangan aeronautical:penerbangan transportation:transportasi translation:penerjemahan japanese:jepang mandarin:tiongkok chinese:tiongkok korean:korea french:prancis german:jerman arabic:arab indonesian:indonesia veterinary:hewan animal:peternakan husbandry:peternakan arts:seni fine:rupa photography:fotografi music:musik library:perpustakaan geography:geografi geology:geologi radiography:radiologi physiotherapy:fisioterapi dentistry:gigi dental:gigi marine:kelautan electric:elektro listrik:elektro journalism:jurnalistik linguistics:linguistik public:masyarakat development:pembangunan actuarial:aktuaria automotive:otomotif dkv:desain tkj:informatika rpl:informatika'.split(
    ' ',
  );
const SAME = new Map(PAIRS.map((pair) => pair.split(':') as [string, string]));
const SAYS_LITTLE = new Set(
  'ilmu teknik pendidikan program studi jurusan prodi s1 s2 s3 d1 d2 d3 d4 smk sma of in dan and the bachelor master degree sarjana diploma profesi magister teknologi manajemen sistem terapan bisnis administrasi sekolah'.split(
    ' ',
  ),
);

/** Whether a line of education names a field that an ad asks for. */
export function sameField(required: string, education: string): boolean {
  const wanted = wordsOf(required);
  const has = new Set(wordsOf(education));
  const telling = wanted.filter((word) => !SAYS_LITTLE.has(word));
  // "Teknik" or "Management" alone is met by any such field.
  if (telling.length === 0) return wanted.length > 0 && wanted.every((word) => has.has(word));
  return (
    telling.every((word) => has.has(word)) &&
    (telling.length > 1 || !wanted.includes('pendidikan') || has.has('pendidikan'))
  );
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => SAME.get(word) ?? word);
}
