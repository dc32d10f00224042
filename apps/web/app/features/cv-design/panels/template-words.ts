import type { TemplateName } from '@setapak/resume';

/** What people read of a template. */
export const templateWords: Record<TemplateName, { name: string; note: string }> = {
  onyx: { name: 'Onyx', note: 'Satu kolom, tenang dan rapi' },
  pikachu: { name: 'Pikachu', note: 'Dua kolom, hangat dan hidup' },
  gengar: { name: 'Gengar', note: 'Dua kolom, kuat sejak pandangan pertama' },
  castform: { name: 'Castform', note: 'Satu kolom, kepala berwarna lembut' },
  glalie: { name: 'Glalie', note: 'Ringkas untuk lulusan baru' },
  celebi: { name: 'Celebi', note: 'Serif yang anggun' },
  empoleon: { name: 'Empoleon', note: 'Resmi, dengan pas foto 3 × 4' },
  rapidash: { name: 'Rapidash', note: 'Padat, satu baris tiap pekerjaan' },
  smeargle: { name: 'Smeargle', note: 'Berani, untuk pekerja kreatif' },
  alakazam: { name: 'Alakazam', note: 'Akademik, studi dan karya lebih dulu' },
  arcanine: { name: 'Arcanine', note: 'Lapang, untuk karier panjang' },
  ditto: { name: 'Ditto', note: 'Judul dalam dua bahasa' },
};
