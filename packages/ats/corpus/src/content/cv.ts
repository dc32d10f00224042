/** A CV's content before any layout decides what of it is shown and how. */
export type Lang = 'id' | 'en';

export interface Month {
  year: number;
  month: number;
}

export interface Period {
  start: Month;
  /** null: still there. */
  end: Month | null;
}

export interface Job extends Period {
  title: string;
  org: string;
  place: string;
  internship: boolean;
  intro: string | null;
  bullets: string[];
}

export interface School extends Period {
  org: string;
  /** Level and field as one string: "S1 Akuntansi", "BSc Statistics". */
  degree: string;
  place: string;
  grade: { value: string; scale: string } | null;
  honours: string | null;
  thesis: string | null;
  courses: string[];
}

export interface Credential {
  name: string;
  issuer: string;
  year: number;
  month: number;
}

export interface Activity extends Period {
  role: string;
  org: string;
  kind: 'organisation' | 'committee' | 'volunteer';
  bullets: string[];
}

interface Project {
  name: string;
  year: number;
  text: string;
}

export interface Person {
  name: string;
  /** Degrees or letters printed after the name, or null. */
  degrees: string | null;
  headline: string;
  email: string;
  secondEmail: string | null;
  phone: string;
  secondPhone: string | null;
  linkedin: string;
  website: string;
  street: string;
  postcode: string;
  city: string;
  region: string;
  country: string;
  birthPlace: string;
  birth: { year: number; month: number; day: number };
  woman: boolean;
  religion: string;
  married: boolean;
}

export interface Cv {
  id: string;
  lang: Lang;
  field: string;
  /** Written at length: more lines a job, every section shown. */
  long: boolean;
  person: Person;
  summary: string;
  jobs: Job[];
  schools: School[];
  skills: { group: string; items: { name: string; level: number }[] }[];
  certificates: Credential[];
  languages: { name: string; level: string; score: number }[];
  activities: Activity[];
  publications: string[];
  projects: Project[];
  awards: { name: string; year: number }[];
  hobbies: string[];
  referees: { name: string; role: string; org: string; phone: string }[];
  referenceNote: string;
  declaration: string;
}
