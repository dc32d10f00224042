/** Words that make a line a demand, whatever it demands. */
const CUES =
  /\b(?:min(?:imal|imum)?\b|maks(?:imal)?\b|wajib|harus|mampu|menguasai|memahami|paham|mengerti|ngerti|familiar|terbiasa|mahir|fasih|jago|berpengalaman|pengalaman|pernah|memiliki|mempunyai|punya|bisa|bs|dapat|pngalaman|pglmn|lulusan|pendidikan|ijazah|bersedia|siap|sanggup|usia|umur|pria|wanita|laki|perempuan|teliti|jujur|disiplin|komunikatif|sertifikat|SIM [ABC]|STR\b|jurusan|fresh ?graduate|SMA|SMK|S1|D3|at least|experience[d]?|years?|yrs|tahun|thn|degree|bachelor|diploma|graduate|proficien\w+|fluen\w+|knowledge|understanding|ability|able to|skills?|strong|excellent|solid|proven|track record|hands-on|familiarity|comfortable|must|required|certif\w+|licen[cs]e\w*|willing|good command|expertise|mastery|background in|qualified|holder|if you can|(?:bonus|plus)(?: points?)? if|you need|we need|useful|helpful|helps|is a plus|who (?:is|are|has|have|can)|kalau bisa|butuh orang|nilai (?:plus|tambah))\b/i;

/** Whether a line says what the applicant must have or be. */
export function looksLikeRequirement(text: string): boolean {
  return CUES.test(text);
}
