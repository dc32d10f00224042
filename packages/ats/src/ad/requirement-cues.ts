import { spacedPattern } from '../text/spaced-pattern.ts';

/** Words that make a line a demand, whatever it demands. */
const CUES = spacedPattern(
  String.raw`
    \b(?:
      min(?:imal|imum)?\b|maks(?:imal)?\b|wajib|harus|mampu|menguasai|memahami|paham|mengerti|ngerti|familiar|terbiasa|
      mahir|fasih|jago|berpengalaman|pengalaman|pernah|memiliki|mempunyai|punya|bisa|bs|dapat|pngalaman|pglmn|lulusan|
      pendidikan|ijazah|bersedia|siap|sanggup|usia|umur|pria|wanita|laki|perempuan|teliti|jujur|disiplin|komunikatif|
      sertifikat|SIM [ABC]|STR\b|jurusan|fresh ?graduates?|SMA|SMK|S1|D3|at least|experience[d]?|
      (?:
        \d{1,2}\+?|one|two|three|four|five|satu|dua|tiga|empat|lima|beberapa|several|few
      )(?: ?\([^)]{1,8}\))?\+? ?(?:years?|yrs|tahun|thn|th)|
      degree|bachelor|diploma|graduate|proficien\w+|fluen\w+|knowledge|understanding|ability|able to|skills?|strong|
      excellent|solid|proven|track record|hands-on|familiarity|comfortable|must|required|certif\w+|licen[cs]e\w*|willing|
      good command|expertise|mastery|background in|qualified|holder|if you(?:['’](?:ve|re)| can| have| know| are)|
      (?:bonus|plus)(?: points?)? if|you need|we need|useful|helpful|helps|is a plus|who (?:is|are|has|have|can)|
      kalau bisa|butuh orang|nilai (?:plus|tambah)|advantage|disukai|di ?utamakan|preferred|preferable|background (?:in|as|of)|attitude|
      akan (?:sangat )?(?:membantu|dihargai)|ke(?:fasihan|mampuan|ahlian|terampilan|cakapan)|berbahasa|piawai
    )\b|
    ^(?:knowing|being able|we(?:['’]d| would)? (?:like|love)) |
    ^(?:
      (?:
        good|great|high|highly|has|have|possess|passion|passionate|berpenampilan|berjiwa|berorientasi|berkepribadian|
        berwawasan|berintegritas|berdedikasi|bermotivasi|berbahasa|berdomisili
      )\b
    )
    `,
  'i',
);

/** Whether a line says what the applicant must have or be. */
export function looksLikeRequirement(text: string): boolean {
  return CUES.test(text) || OF_YOU.test(text);
}

/** `You live in Figma and write clear English`: running text that says what the reader is like, not what awaits them. */
const OF_YOU =
  /^(?:and )?you (?!(?:will|would|can|may|might|get|receive|join|report|get|earn|work with us|want|won|are (?:going|joining|welcome))\b|['’](?:ll|d)\b)(?:also |already |really |have |are |['’]ve )?\p{L}{2,}/iu;
