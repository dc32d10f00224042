const FUNCTION_WORD = new Set(
  `dan atau yang di ke dari pada untuk dengan sebagai dalam oleh para serta agar supaya tiap setiap per saat ketika selama antara terhadap atas
  bagi hal secara itu ini adalah akan juga lewat melalui bersama kepada hingga sampai saya aku kami the a an of for to in on at and or with by
  from as into through via my our their its his her i we is was are were that this which who all each during after before between about so up out
  off`.split(/\s+/),
);
/** Words that fill a line without telling anything that could be seen or checked. */
const VAGUE = new Set(
  `baik terbaik maksimal optimal benar rapi berbagai beberapa banyak semua segala seluruh lain lainnya lain-lain dll dsb dst etc tugas tugas-tugas
  pekerjaan kegiatan aktivitas hal-hal keperluan kebutuhan perusahaan kantor pihak terkait sesuai sop prosedur diberikan atasan pimpinan manajer
  rekan kerja sehari-hari harian rutin profesional efektif efisien positif nyaman kondusif harmonis dinamis proaktif solutif kreatif inovatif
  sinergi dedikasi semangat motivasi sepenuh hati kesempatan situasi kondisi tekanan tim good great best better various several many multiple
  different other others interesting important daily day-to-day regular basis every single effort efforts effectively efficiently professionally
  professional manner excellent quality tasks task duties duty activity activities things thing work works job needs need needed necessary
  required relevant related assigned given manager supervisor boss superiors superior colleagues colleague coworkers coworker company office team
  synergy value values positive dynamic innovative creative solutions solution passion dedication opportunity opportunities environments
  environment fast-paced pressure stakeholders world-class cutting-edge excellence success successful goals goal results result potential mindset
  situation ways way lot change changes improvement improvements continuous embraced embrace thrive thrived thrives thriving strive strives
  strived striving standards standard higher highest high adds add brings bring creates pride energy organisations organisational organisation
  organizations organizational organization genuine love natural eager learn spirit extra mile exceeds exceeded exceeding exceed client
  customer-first goes takes leadership outstanding exceptional people skills skill attitude commitment strong synergies holistic strategic driven
  results-driven best-in-class player dynamics can-do everything anything asked above beyond significantly contribution passionate relationships
  relationship outside box think thought ideas idea integrity honesty hard hardworking responsible reliable flexible motivated energetic
  enthusiasm enthusiastic learning growth grow always never ever times time matter delivered delivering deliver leveraged leverage drive ensured
  ensure smooth operations satisfaction expectations expectation vision mission selalu senantiasa terus tetap berinovasi inovasi berpikir belajar
  bertumbuh berkembang menciptakan suasana hubungan komunikasi kerjasama sama pribadi diri sikap mental jiwa loyalitas loyal integritas kejujuran
  jujur disiplin tanggung jawab ulet tekun gigih pantang menyerah sungguh-sungguh totalitas prioritas komitmen target hasil kepuasan kualitas
  tantangan perubahan kemampuan potensi kemajuan visi misi tujuan nilai-nilai budaya lingkungan lebih terus-menerus luar biasa cepat tanggap
  antusias menghadapi menjadi diandalkan dapat bekerja pekerja keras cerdas ikhlas penuh tinggi menjunjung mengedepankan mengutamakan keunggulan
  unggul teladan teguh amanah kepercayaan kedisiplinan andal handal mandiri maupun individu`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}&.'’+#-]*/gu;

/**
 * How much a statement shows behind its first word: each word with content counts 1, names and figures 2, and words that could stand in any CV nothing.
 */
export function substanceOf(text: string): number {
  const words = text.match(WORD) ?? [];
  return words.slice(1).reduce((sum, word) => sum + weightOf(word), 0);
}

/** The share of a statement's content words that could stand in any CV, 0..1. */
export function vagueShare(text: string): number {
  const content = (text.match(WORD) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !FUNCTION_WORD.has(word));
  return content.length === 0 ? 1 : content.filter((word) => VAGUE.has(word)).length / content.length;
}

function weightOf(word: string): number {
  const small = word.toLowerCase();
  if (FUNCTION_WORD.has(small) || VAGUE.has(small)) return 0;
  return /\d/.test(word) || /^\p{Lu}/u.test(word) ? 2 : 1;
}
