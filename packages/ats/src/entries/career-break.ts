const CAREER_BREAK =
  /^(?:jeda (?:karier|karir|kerja)|career (?:break|gap)|sabbatical|gap year|cuti (?:panjang|melahirkan|di luar tanggungan)|(?:parental|maternity|paternity|family) leave|(?:mengasuh|merawat) (?:anak|orang tua|keluarga)|full[- ]time (?:parent|mother|father|carer|caregiver))\b/i;

/** A break listed among the jobs: it explains a gap, and is no job. */
export function isCareerBreak(title: string | null | undefined): boolean {
  return !!title && CAREER_BREAK.test(title.trim());
}
