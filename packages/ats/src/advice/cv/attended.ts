const ATTENDED =
  /^[\s•▪\-–*\d.)]*(?:peserta|mengikuti|hadir|menghadiri|ikut(?: serta)?|berpartisipasi|partisipan|attended(?! to\b)|attendee|participant|participated|joined|took part|audience)\b.*\b(?:webinar|seminar|workshop|lokakarya|pelatihan|kuliah|talkshow|talk show|gelar wicara|bincang|kelas|kursus|simposium|konferensi|acara|lecture|training|talk|course|class|conference|summit|symposium|bootcamp|session|meetup|fair|expo|event)\b/iu;
const EVENT_ENTRY = /^[\s•▪\-–*\d.)]*(?:\p{L}+ )?(?:webinar|seminar|talkshow|kuliah umum|guest lecture)\b/iu;

/** Whether a line tells of nothing but having been there: `Peserta webinar kewirausahaan`. */
export function isAttended(line: string): boolean {
  return ATTENDED.test(line) || EVENT_ENTRY.test(line);
}
