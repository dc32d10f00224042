import type { TemplateName } from '@setapak/resume';

interface Look {
  name: string;
  /** What it is like, in a line. */
  character: string;
  /** One column, and every figure of our round trip is whole: docs/templates.md. */
  readsBest: boolean;
}

/** What people read of the designs. */
export const looks: Readonly<Record<TemplateName, Look>> = {
  onyx: { name: 'Onyx', character: 'Tenang dan rapi, untuk posisi apa saja', readsBest: true },
  pikachu: { name: 'Pikachu', character: 'Hangat dan hidup, untuk kerja kreatif', readsBest: false },
  gengar: { name: 'Gengar', character: 'Kuat sejak pandangan pertama', readsBest: false },
  castform: { name: 'Castform', character: 'Kepala berwarna yang lembut', readsBest: true },
  glalie: { name: 'Glalie', character: 'Ringkas, untuk lulusan baru', readsBest: true },
  celebi: { name: 'Celebi', character: 'Serif anggun, untuk riset dan hukum', readsBest: true },
  empoleon: { name: 'Empoleon', character: 'Resmi, dengan pas foto 3 × 4', readsBest: true },
  rapidash: { name: 'Rapidash', character: 'Padat, satu baris tiap pekerjaan', readsBest: false },
  smeargle: { name: 'Smeargle', character: 'Berani, untuk pekerja kreatif', readsBest: true },
  alakazam: { name: 'Alakazam', character: 'Akademik, studi dan karya lebih dulu', readsBest: true },
  arcanine: { name: 'Arcanine', character: 'Lapang, untuk karier panjang', readsBest: true },
  ditto: { name: 'Ditto', character: 'Judul dalam dua bahasa', readsBest: true },
};
