/** What a finding is about: the closed list by which advice is compared with what a recruiter would have said. */
export type Topic =
  | `contact.${'name.missing' | 'email.missing' | 'email.tone' | 'phone.missing' | 'linkedin.missing' | 'city.missing' | 'phone.country' | 'many'}`
  | `content.${'duties' | 'no-numbers' | 'weak-verbs' | 'vague' | 'nonsense' | 'first-person' | 'tone' | 'typos' | 'thin' | 'keyword-stuffing' | 'language-mix' | 'repetition' | 'long-bullets'}`
  | `dates.${'missing' | 'no-months' | 'impossible' | 'style' | 'order' | 'overlap' | 'gap'}`
  | `structure.${'no-experience' | 'no-education' | 'no-skills' | 'no-summary' | 'no-job-title' | 'no-organisation' | 'headings' | 'references'}`
  | 'education.no-grade'
  | `length.${'too-long' | 'too-short' | 'summary'}`
  | `skills.${'few' | 'many'}`
  | `privacy.${'religion' | 'marital' | 'id-number' | 'body' | 'birth-date' | 'address'}`
  | `file.${'picture-only' | 'hidden-text' | 'unreadable' | 'not-a-cv' | 'name' | 'size' | 'title'}`
  | `layout.${'tiny-font' | 'columns' | 'rotated'}`;
