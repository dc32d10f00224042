/** What a mentor says about their way so far; stored as it stands here. Newest first. */
export interface MentorExperience {
  title: string;
  organization: string;
  /** As a person writes it, such as `2 tahun` or `2019 - sekarang`. */
  duration: string;
}

export interface MentorEducation {
  institution: string;
  programme: string;
  duration: string;
}

export const seniorities = ['student', 'junior', 'mid', 'senior', 'lead'] as const;
