import { questions } from './questions.ts';

/** What is practised, and with which questions. Pure. */

export const stages = ['hr', 'user', 'final'] as const;
type Stage = (typeof stages)[number];
export const stageNames: Record<Stage, string> = {
  hr: 'Wawancara HR',
  user: 'Wawancara user',
  final: 'Wawancara akhir',
};

export const roleNames = {
  finance: 'Keuangan & akuntansi',
  marketing: 'Pemasaran',
  'human-resources': 'HR',
  'project-management': 'Produk & proyek',
  'business-development': 'Penjualan & bisnis',
  technology: 'Teknologi',
  'customer-service': 'Layanan pelanggan & operasional',
  education: 'Pendidikan',
  health: 'Kesehatan',
} as const;
export type Role = keyof typeof roleNames;

export const languages = ['id', 'en'] as const;
type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = { id: 'Bahasa Indonesia', en: 'English' };

export interface Question {
  id: string;
  stage: Stage;
  /** Null for every role. */
  role: Role | null;
  /** `story`: about something that happened; `straight`: an answer without one. */
  kind: 'story' | 'straight';
  text: Record<Language, string>;
  /** What the interviewer wants to hear. */
  hint: Record<Language, string>;
}

export interface Practice {
  stage: Stage;
  role: Role | null;
  language: Language;
}

export interface PracticeQuestion {
  id: string;
  kind: Question['kind'];
  text: string;
  hint: string;
}

/** What stands in an address; what it does not say is the HR interview for any role, in Indonesian. */
export function practiceOf(search: URLSearchParams): Practice {
  const [stage, role, language] = [search.get('tahap'), search.get('bidang'), search.get('bahasa')];
  return {
    stage: stages.find((each) => each === stage) ?? 'hr',
    role: role !== null && Object.hasOwn(roleNames, role) ? (role as Role) : null,
    language: languages.find((each) => each === language) ?? 'id',
  };
}

/** Those of the role stand behind the first that everybody is asked. */
export function questionsFor({ stage, role, language }: Practice): PracticeQuestion[] {
  const [first, ...others] = questions.filter(
    (question) => question.stage === stage && question.role === null,
  );
  const own = questions.filter(
    (question) => question.stage === stage && role !== null && question.role === role,
  );
  return [first, ...own, ...others]
    .filter((question) => question !== undefined)
    .map(({ id, kind, text, hint }) => ({ id, kind, text: text[language], hint: hint[language] }));
}

const WORDS: readonly [Role, RegExp][] = [
  ['finance', /\b(?:financ\w*|keuangan|akuntan\w*|accountant|accounting|auditor|audit|pajak|tax|kasir)\b/i],
  ['marketing', /\b(?:marketing|pemasaran|konten|content|brand|social media|media sosial|seo|humas)\b/i],
  ['human-resources', /\b(?:hrd?|human resources?|rekrutmen|recruit\w*|personalia|people)\b/i],
  ['project-management', /\b(?:product|produk|project|proyek|scrum|program manager)\b/i],
  ['business-development', /\b(?:sales|penjualan|business development|account executive|telemarketing)\b/i],
  [
    'technology',
    /\b(?:developer|engineer|programmer|software|data|devops|it|teknisi|analis sistem|qa|ui|ux)\b/i,
  ],
  [
    'customer-service',
    /\b(?:customer|pelanggan|operasional|operations?|admin\w*|barista|pramuniaga|gudang)\b/i,
  ],
  ['education', /\b(?:guru|teacher|dosen|tutor|pengajar|pendidik\w*)\b/i],
  ['health', /\b(?:perawat|nurse|bidan|dokter|apoteker|farmasi|klinik|kesehatan|medis)\b/i],
];

/** The role that a job's title speaks of; null where it says none of ours. */
export function roleOfTitle(title: string): Role | null {
  return WORDS.find(([, words]) => words.test(title))?.[0] ?? null;
}
