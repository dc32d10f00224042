/**
 * Districts, quarters and estates that Indonesian ads name in place of their city, by the city or regency in which they lie. Names that are
 * street names of many cities (Gatot Subroto, Thamrin, Setiabudi) or common words are left out.
 */
const DISTRICTS: Readonly<Record<string, string>> = {
  'Jakarta Selatan':
    'Kemang|Kebayoran Baru|Kebayoran Lama|Kebayoran|Cilandak|Tebet|Pancoran|Mampang|Mampang Prapatan|Pasar Minggu|Pejaten|Lebak Bulus|Pondok Indah|Fatmawati|Blok M|Senopati|Cipete|Jagakarsa|Pesanggrahan|Rasuna Said|Mega Kuningan|TB Simatupang|Simatupang|Kalibata|Gandaria|Radio Dalam|SCBD',
  'Jakarta Pusat':
    'Menteng|Tanah Abang|Cikini|Kemayoran|Cempaka Putih|Sawah Besar|Johar Baru|Mangga Dua|Gunung Sahari|Bendungan Hilir|Benhil|Salemba|Pasar Baru|Cideng',
  'Jakarta Barat':
    'Puri Indah|Puri Kembangan|Kembangan|Kebon Jeruk|Kedoya|Grogol|Grogol Petamburan|Tomang|Palmerah|Cengkareng|Kalideres|Daan Mogot|Meruya|Slipi|Tanjung Duren|Glodok|Tambora|Jelambar',
  'Jakarta Timur':
    'Pulogadung|Pulo Gadung|Cakung|Rawamangun|Jatinegara|Duren Sawit|Cipayung|Kramat Jati|Cawang|Pondok Kelapa|Klender|Matraman|Ciracas|Pasar Rebo|Condet|Kalimalang',
  'Jakarta Utara':
    'Kelapa Gading|Sunter|Pluit|Pantai Indah Kapuk|PIK|Ancol|Tanjung Priok|Penjaringan|Cilincing|Marunda|Muara Karang|Muara Baru|Pademangan',
  'Tangerang Selatan': 'BSD|BSD City|Bintaro|Bintaro Jaya|Serpong|Ciputat|Pamulang|Pondok Aren|Alam Sutera',
  Tangerang:
    'Gading Serpong|Karawaci|Lippo Karawaci|Cikupa|Balaraja|Pasar Kemis|Kelapa Dua|Ciledug|Cipondoh|Batuceper|Bandara Soekarno-Hatta|Bandara Soetta|Jatiuwung|Teluknaga|Legok|Cisauk',
  Bekasi:
    'Summarecon Bekasi|Bantargebang|Bantar Gebang|Tambun|Cibitung|Pondok Gede|Jatiasih|Jatibening|Galaxy Bekasi|Harapan Indah|Medan Satria|Babelan|Tarumajaya|MM2100|Jatisampurna|Mustika Jaya|Rawalumbu',
  Cikarang: 'Jababeka|Lippo Cikarang|Delta Mas|Deltamas|EJIP|Hyundai Cikarang',
  Depok: 'Margonda|Cinere|Sawangan|Cimanggis|Sukmajaya|Cilodong',
  Bogor:
    'Cibinong|Sentul|Citeureup|Gunung Putri|Cileungsi|Ciawi|Parung|Bojong Gede|Bojonggede|Dramaga|Cisarua|Tajur|Sentul City',
  Bandung:
    'Dago|Ciumbuleuit|Cihampelas|Buah Batu|Buahbatu|Antapani|Arcamanik|Ujung Berung|Ujungberung|Gedebage|Pasteur|Sukajadi|Cicendo|Gegerkalong|Cibaduyut|Dayeuhkolot|Soreang|Rancaekek|Majalaya|Cileunyi|Bojongsoang|Baleendah|Sarijadi|Cigadung|Ciwidey|Pangalengan|Setrasari|Kiaracondong',
  'Bandung Barat': 'Lembang|Padalarang|Kota Baru Parahyangan|Ngamprah|Batujajar|Parongpong',
  Sumedang: 'Jatinangor',
  Karawang: 'KIIC|Suryacipta|Surya Cipta|Klari|Cikampek|Telukjambe|KIM Karawang|Galuh Mas',
  Serang: 'Cikande|Kragilan|Ciruas',
  Surabaya:
    'Rungkut|Gubeng|Darmo|Pakuwon|Wonokromo|Sukolilo|Mulyorejo|Tenggilis|Margomulyo|Tandes|Wiyung|Kenjeran|Dukuh Pakis|Citraland|Lakarsantri|Benowo|Manyar Kertoarjo|Kertajaya|HR Muhammad|Mayjen Sungkono|Jemursari|Margorejo|Ngagel|Tunjungan',
  Sidoarjo: 'Gedangan|Buduran|Krian|Porong|Sedati',
  Gresik: 'Driyorejo|Menganti|Kebomas|JIIPE',
  Pasuruan: 'Pandaan|Gempol|Bangil',
  Malang: 'Lowokwaru|Klojen|Blimbing|Dinoyo|Soekarno Hatta Malang|Singosari|Kepanjen|Sawojajar',
  Yogyakarta: 'Malioboro|Gondokusuman|Umbulharjo|Mantrijeron|Prawirotaman|Kotagede',
  Sleman:
    'Kaliurang|Condongcatur|Depok Sleman|Seturan|Gejayan|Babarsari|Maguwoharjo|Mlati|Ngaglik|Godean|Gamping|Kalasan|Jakal',
  Semarang:
    'Simpang Lima|Tembalang|Banyumanik|Ngaliyan|Pedurungan|Candisari|Gajahmungkur|Wijayakusuma|Terboyo|Kota Lama|Ungaran|Bawen|Genuk|Gunungpati',
  Surakarta: 'Laweyan|Banjarsari|Jebres|Solo Baru|Manahan',
  Sukoharjo: 'Kartasura|Grogol Sukoharjo',
  Kendal: 'Kawasan Industri Kendal|Kaliwungu',
  Cirebon: 'Kejaksan|Harjamukti|Sumber Cirebon|Palimanan',
  Denpasar: 'Renon|Sanur|Sesetan|Teuku Umar Denpasar|Sidakarya|Ubung|Panjer|Padangsambian',
  Badung:
    'Kerobokan|Jimbaran|Uluwatu|Pecatu|Ungasan|Nusa Dua|Seminyak|Legian|Kuta|Kuta Utara|Kuta Selatan|Canggu|Berawa|Pererenan|Mengwi|Umalas|Dalung|Sunset Road',
  Gianyar: 'Ubud|Sukawati|Tegallalang|Keramas|Batubulan',
  'Lombok Tengah': 'Mandalika|Praya',
  'Lombok Barat': 'Senggigi|Gerung',
  'Lombok Utara': 'Gili Trawangan|Gili Air|Tanjung Lombok',
  'Manggarai Barat': 'Labuan Bajo',
  Medan:
    'Polonia|Medan Baru|Medan Johor|Medan Petisah|Medan Helvetia|Medan Sunggal|Setia Budi Medan|Krakatau Medan|Kesawan|Medan Amplas|Medan Belawan|Belawan|KIM Mabar',
  'Deli Serdang': 'Lubuk Pakam|Tanjung Morawa|Percut Sei Tuan|Kualanamu',
  Batam:
    'Batam Center|Batam Centre|Muka Kuning|Batu Ampar|Batu Aji|Sekupang|Nongsa|Tanjung Uncang|Kabil|Bengkong|Batamindo|Tiban',
  Pekanbaru: 'Panam|Marpoyan|Rumbai|Arengka',
  Palembang: 'Ilir Barat|Jakabaring|Kertapati|Plaju|Ilir Timur|Kenten',
  Padang: 'Lubuk Begalung|Khatib Sulaiman|Indarung|Teluk Bayur',
  'Bandar Lampung': 'Rajabasa|Kedaton|Way Halim|Teluk Betung|Tanjung Karang|Panjang Lampung',
  Makassar: 'Panakkukang|Tamalanrea|Rappocini|Biringkanaya|KIMA|Hertasning|Pettarani',
  Balikpapan: 'Sepinggan|Kariangau|Batakan|Klandasan',
  Samarinda: 'Sungai Kunjang|Palaran|Loa Janan|Sempaja',
  Banjarmasin: 'Kayu Tangi|Basirih',
  Manado: 'Malalayang|Wanea|Mapanget|Paal Dua',
  Mimika: 'Timika|Tembagapura|Kuala Kencana',
  Morowali: 'IMIP|Bahodopi|Bungku',
  'Halmahera Tengah': 'Weda|IWIP|Lelilef',
};

const CITY_OF = new Map(
  Object.entries(DISTRICTS).flatMap(([city, names]) =>
    names.split('|').map((name) => [name.toLowerCase(), city] as const),
  ),
);

/** The city or regency in which a well-known district lies: `Ciumbuleuit` is in Bandung. */
export function cityOfDistrict(name: string): string | undefined {
  return CITY_OF.get(name.toLowerCase());
}
