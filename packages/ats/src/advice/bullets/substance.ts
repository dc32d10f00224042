const FUNCTION_WORD =
  /^(?:dan|atau|yang|di|ke|dari|pada|untuk|dengan|sebagai|dalam|oleh|para|serta|agar|supaya|tiap|setiap|per|saat|ketika|selama|antara|terhadap|atas|bagi|hal|secara|itu|ini|adalah|akan|juga|lewat|melalui|bersama|kepada|hingga|sampai|saya|aku|kami|the|a|an|of|for|to|in|on|at|and|or|with|by|from|as|into|through|via|my|our|their|its|his|her|i|we|is|was|are|were|that|this|which|who|all|each|per|during|after|before|between|about|so|up|out|off)$/;
/** Words that fill a line without telling anything that could be seen or checked. */
const VAGUE =
  /^(?:baik|terbaik|maksimal|optimal|benar|rapi|berbagai|beberapa|banyak|semua|segala|seluruh|lain|lainnya|lain-lain|dll|dsb|dst|etc|tugas|tugas-tugas|pekerjaan|kegiatan|aktivitas|hal-hal|keperluan|kebutuhan|perusahaan|kantor|pihak|terkait|sesuai|sop|prosedur|diberikan|atasan|pimpinan|manajer|rekan|kerja|sehari-hari|harian|rutin|profesional|efektif|efisien|positif|nyaman|kondusif|harmonis|dinamis|proaktif|solutif|kreatif|inovatif|sinergi|dedikasi|semangat|motivasi|sepenuh|hati|kesempatan|situasi|kondisi|tekanan|tim|good|great|best|better|various|several|many|multiple|different|other|others|interesting|important|daily|day-to-day|regular|basis|every|single|effort|efforts|effectively|efficiently|professionally|professional|manner|excellent|quality|tasks?|duties|duty|activit(?:y|ies)|things?|work|works|job|needs?|needed|necessary|required|relevant|related|assigned|given|manager|supervisor|boss|superiors?|colleagues?|coworkers?|company|office|team|synergy|value|values|positive|dynamic|innovative|creative|solutions?|passion|dedication|opportunit(?:y|ies)|environments?|fast-paced|pressure|stakeholders|world-class|cutting-edge|excellence|success|successful|goals?|results?|potential|mindset|situation|ways?|lot|change|changes|improvement|improvements|continuous|embraced?|thriv(?:e|ed|es|ing)|striv(?:e|es|ed|ing)|standards?|high(?:er|est)?|adds?|brings?|creates|pride|energy|organi[sz]ation(?:s|al)?|genuine|love|natural|eager|learn|spirit|extra|mile|exceed(?:s|ed|ing)?|client|customer-first|goes|takes|leadership|outstanding|exceptional|people|skills?|attitude|commitment|strong|synergies|holistic|strategic|driven|results-driven|best-in-class|player|dynamics?|can-do|everything|anything|asked|above|beyond|significantly|contribution|passionate|relationships?|outside|box|think|thought|ideas?|integrity|honesty|hard|hardworking|responsible|reliable|flexible|motivated|energetic|enthusiasm|enthusiastic|learning|growth|grow|always|never|ever|times?|matter|deliver(?:ed|ing)?|leveraged?|drive|ensured?|smooth|operations|satisfaction|expectations?|needs|vision|mission|selalu|senantiasa|terus|tetap|berinovasi|inovasi|berpikir|belajar|bertumbuh|berkembang|menciptakan|suasana|hubungan|komunikasi|kerjasama|sama|pribadi|diri|sikap|mental|jiwa|loyalitas|loyal|integritas|kejujuran|jujur|disiplin|tanggung|jawab|ulet|tekun|gigih|pantang|menyerah|sungguh-sungguh|totalitas|prioritas|komitmen|target|hasil|kepuasan|kualitas|tantangan|perubahan|kemampuan|potensi|kemajuan|visi|misi|tujuan|nilai-nilai|budaya|lingkungan|lebih|terus-menerus|luar|biasa|cepat|tanggap|antusias|menghadapi|menjadi|diandalkan|dapat|bekerja|pekerja|keras|cerdas|ikhlas|penuh|tinggi|menjunjung|mengedepankan|mengutamakan|keunggulan|unggul|teladan|teguh|amanah|kepercayaan|kedisiplinan|andal|handal|mandiri|maupun|individu)$/;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}&.'’+#-]*/gu;

/**
 * How much a statement shows behind its first word: each word with content counts 1, names and figures 2, and words that could stand in any CV nothing.
 */
export function substanceOf(text: string): number {
  const words = text.match(WORD) ?? [];
  return words.slice(1).reduce((sum, word) => sum + weightOf(word), 0);
}

/** The share of a statement's content words that could stand in any CV, 0..1. */
export function vagueShare(text: string): number {
  const content = (text.match(WORD) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !FUNCTION_WORD.test(word));
  return content.length === 0 ? 1 : content.filter((word) => VAGUE.test(word)).length / content.length;
}

function weightOf(word: string): number {
  const small = word.toLowerCase();
  if (FUNCTION_WORD.test(small) || VAGUE.test(small)) return 0;
  return /\d/.test(word) || /^\p{Lu}/u.test(word) ? 2 : 1;
}
