/** The panels beside the pages: what can be changed of the looks, and what a machine makes of them. */
export const panels = [
  { id: 'template', name: 'Template', short: 'Template' },
  { id: 'layout', name: 'Susunan bagian', short: 'Susunan' },
  { id: 'color', name: 'Warna', short: 'Warna' },
  { id: 'text', name: 'Teks', short: 'Teks' },
  { id: 'page', name: 'Halaman', short: 'Halaman' },
  { id: 'ats', name: 'Seperti dibaca ATS', short: 'ATS' },
] as const;

export type PanelId = (typeof panels)[number]['id'];
