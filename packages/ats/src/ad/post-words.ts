import { POST_WORDS } from '../lexicon/job-words.ts';

/** Words of posts in ads, beside those of the reader's lexicon; some are words of companies' names too. */
export const MORE_POSTS = new Set(
  `barber kapster staff admin host crew helper cleaning operator baker waiters waitress barista bartender pramusaji cook steward nanny babysitter driver rider gardener
  teller security satpam housekeeping room boy attendant therapist hairstylist stylist kapster beautician model talent lecturer dosen guru ustadz ustadzah
  trainer coach surveyor drafter estimator quantity foreman welder fitter rigger scaffolder electrician plumber tukang mandor kuli pelaksana pengawas
  nahkoda nakhoda mualim masinis juru ABK deckhand oiler chief engineer captain pilot pramugari pramugara flight dispatcher agronomist asisten peternak dokter perawat bidan
  apoteker analis radiografer fisioterapis ahli gizi nutritionist terapis psikolog konselor epidemiolog sanitarian caregiver counsel counselor paralegal notaris
  auditor akuntan bookkeeper treasurer tax collector kolektor surveyor underwriter actuary aktuaris broker adjuster dealer trader frontliner
  programmer developer engineer devops sre architect scientist analyst tester qa dba sysadmin administrator helpdesk designer desainer grafis animator illustrator
  editor videografer videographer fotografer photographer penulis writer copywriter content creator reporter jurnalis wartawan redaktur produser penyiar announcer
  marketer marketing sales spg spb promotor merchandiser telemarketing kurir courier checker picker packer sopir supir mekanik teknisi montir bengkel operator
  hrbp recruiter manager manajer supervisor spv koordinator coordinator leader head kepala direktur director ceo cfo coo cto chief president vp
  trainee management magang intern internship fresh officer assistant associate specialist spesialis executive eksekutif consultant konsultan advisor
  fasilitator facilitator relawan volunteer enumerator peneliti researcher laboran pustakawan arsiparis tenaga pegawai karyawan pramuniaga kasir cashier
  groomer paramedis cupper roaster penjaga pengasuh pramuwisata tour guide penari musisi instruktur pelatih verifikator validator kader enumerator surveior penguji inspektur inspector assessor asesor dispatcher scheduler
  apprentice representative agent agen expert planner buyer purchaser purchasing procurement accounting finance controller quality control assurance ppic hse k3 safety
  maintenance production produksi gudang warehouse inventory logistik customer service care success call center receptionist resepsionis sekretaris secretary
  penyusun perancang perekam penilai pengamat pengelola penelaah pranata pengadministrasi penyuluh pengolah penata penerjemah translator interpreter penjahit tailor pattern florist butcher chef commis partie koki juru masak konten sosial product owner scrum business development engineer counsel teacher tutor`
    .trim()
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

/** A word that names a post: `barista`, `manager`. */
export function isPostWord(word: string): boolean {
  return POST_WORDS.has(word) || MORE_POSTS.has(word);
}

/** The same or more of its kind: `programmers`; elsewhere than in a list of posts such words name a firm or what somebody makes. */
export function arePostWords(word: string): boolean {
  return isPostWord(word) || (word.endsWith('s') && isPostWord(word.slice(0, -1)));
}
