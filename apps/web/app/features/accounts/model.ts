/** The three statuses, as they are stored and as they are read on the screen. */
export const statuses = {
  student: 'Pelajar Aktif',
  job_seeker: 'Mencari Pekerjaan',
  working: 'Sudah Bekerja/Memiliki Usaha',
} as const;

export type Status = keyof typeof statuses;

/** Which further fields a status asks for. */
export const fieldsOfStatus = {
  student: ['college', 'wantedJobTypes'],
  job_seeker: ['workDuration', 'wantedJobTypes'],
  working: ['jobType', 'workDuration'],
} as const satisfies Record<Status, readonly string[]>;

export const jobTypes = ['Magang', 'Part-time', 'Full-time', 'Kontrak', 'Freelance'] as const;
export const workDurations = ['< 2 tahun', '2 - 5 tahun', '> 5 tahun'] as const;
export const educationLevels = ['Tidak Sekolah', 'SD', 'SMP', 'SMA', 'Diploma', 'S1', 'S2', 'S3'] as const;

/** Bytes of the largest CV of a profile: the limit of phones (product documents 1, section 5, and 2, section 5). */
export const LARGEST_CV = 10_485_760;

export const SAVED = 'Profile successfully saved';
export const AVATAR_REMOVED = 'Successfully remove avatar.';
export const notSaved = (message: string) => `Cannot update profile. Error: ${message}`;

/** How long after a sign-in something may be done that asks for a fresh one. */
export const FRESH_MS = 10 * 60_000;
