/** Who we are and where we are found. Addresses under `.example` are sample content: put your own here. */
export const site = {
  name: 'Setapak',
  tagline: 'Siapkan kariermu, selangkah demi selangkah.',
  description:
    'Bikin CV yang terbaca ATS, minta ulasan profesional, dan ngobrol langsung dengan mentor. Semua persiapan kariermu ada di Setapak.',
  email: 'halo@setapak.example',
  whatsapp: '6281200000000',
  blog: 'https://blog.setapak.example',
} as const;

export const socials = [
  { id: 'instagram', label: 'Instagram', href: 'https://instagram.setapak.example' },
  { id: 'twitter', label: 'Twitter', href: 'https://twitter.setapak.example' },
  { id: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.setapak.example' },
  { id: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/${site.whatsapp}` },
  { id: 'youtube', label: 'YouTube', href: 'https://youtube.setapak.example' },
  { id: 'telegram', label: 'Telegram', href: 'https://telegram.setapak.example' },
] as const;

/** The three services, in the order in which the menu of the top bar lists them. */
export const services = [
  { id: 'mentoring', label: 'Career Mentoring', text: 'Ngobrol 1-on-1 dengan praktisi', to: '/app/home' },
  {
    id: 'ats',
    label: 'ATS Checker',
    text: 'Lihat apa yang dibaca mesin dari CV-mu',
    to: '/app/cv/dashboard?tab=ats',
  },
  {
    id: 'cv',
    label: 'CV Maker & CV Review',
    text: 'Susun CV, lalu minta ulasan profesional',
    to: '/app/cv/dashboard',
  },
] as const;

export type ServiceId = (typeof services)[number]['id'];

export const companyLinks = [
  { label: 'Tentang Setapak', to: '/#tentang' },
  { label: 'Pertanyaan Umum', to: '/frequently-asked-question' },
  { label: 'Cara ATS Checker menilai', to: '/metode-ats' },
  { label: 'Syarat & Ketentuan', to: '/term-and-condition' },
  { label: 'Kebijakan Privasi', to: '/privacy-policy' },
] as const;
