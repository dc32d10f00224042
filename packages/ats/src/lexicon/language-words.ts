const NAMES =
  'indonesia|indonesian|inggris|english|mandarin|chinese|tionghoa|cina|kanton|cantonese|hokkien|jepang|japanese|korea|korean|arab|arabic|prancis|perancis|french|jerman|german|spanyol|spanish|belanda|dutch|italia|italian|portugis|portuguese|rusia|russian|' +
  'jawa|javanese|sunda|sundanese|madura|madurese|bali|balinese|batak|batak toba|batak karo|batak mandailing|batak simalungun|minang|minangkabau|bugis|makassar|melayu|malay|betawi|aceh|acehnese|banjar|banjarese|lampung|sasak|dayak|toraja|papua|osing|' +
  'thai|thailand|vietnam|vietnamese|tagalog|filipino|khmer|burmese|lao|hindi|urdu|bengali|punjabi|tamil|telugu|marathi|gujarati|kannada|malayalam|sinhala|nepali|persian|farsi|turkish|turki|hebrew|ibrani|greek|yunani|latin|' +
  'polish|polandia|czech|ceko|slovak|hungarian|romanian|bulgarian|serbian|croatian|bosnian|slovenian|albanian|ukrainian|swedish|swedia|norwegian|norwegia|danish|denmark|finnish|finlandia|icelandic|estonian|latvian|lithuanian|irish|gaelic|scottish gaelic|welsh|catalan|basque|galician|' +
  'isizulu|isixhosa|isindebele|sepedi|siswati|xitsonga|tshivenda|kiswahili|swahili|amharic|yoruba|igbo|hausa|zulu|xhosa|afrikaans|somali|armenian|georgian|azerbaijani|kazakh|uzbek|mongolian|tibetan|pashto|kurdish|esperanto|isyarat|sign language|american sign language|british sign language|bisindo|asl|bsl|taiwanese|shanghainese|cebuano|ilocano|haitian creole|maori|samoan|hawaiian';
/** As people of Europe write them in their own language. */
const OWN_NAMES =
  'italiano|inglese|francese|tedesco|spagnolo|portoghese|español|castellano|inglés|francés|alemán|portugués|français|anglais|allemand|espagnol|italien|deutsch|englisch|französisch|spanisch|italienisch|português|inglês|francês|espanhol|alemão|nederlands|engels|duits|frans|spaans|italiaans|portugees|pools|russisch|arabisch|türkisch|turks|polnisch|niederländisch|portugiesisch|schwedisch|dänisch|norwegisch|chinesisch|japanisch|koreanisch|indonesisch|indonésien|néerlandais|portugais|arabe|chinois|japonais|coréen|russe|turc|polonais|suédois|malais|chinees|japans';
/** In letters of their own. */
const OWN_LETTERS =
  '日本語|中文|汉语|漢語|普通话|國語|国语|粵語|粤语|广东话|한국어|조선말|العربية|فارسی|עברית|русский|українська|ελληνικά|ไทย|ภาษาไทย|हिन्दी|தமிழ்|বাংলা|tiếng việt';
/** The other languages of ISO 639-1, in English and Indonesian, and some that are spoken in few places. */
const OTHERS =
  'afar|abkhazian|akan|aragonese|assamese|avaric|aymara|bashkir|belarusian|bislama|bambara|bangla|breton|chechen|chamorro|corsican|cree|chuvash|divehi|dz' +
  'ongkha|ewe|fula|fijian|faroese|western frisian|guarani|manx|hiri motu|herero|interlingua|sichuan yi|inupiaq|inuktitut|kongo|kikuyu|kuanyama|kalaallisu' +
  't|kanuri|kashmiri|komi|cornish|kyrgyz|luxembourgish|limburgish|lingala|malagasy|marshallese|māori|macedonian|maltese|norwegian bokmål|north ndebele|nd' +
  'onga|norwegian nynorsk|south ndebele|navajo|nyanja|occitan|ojibwa|oromo|ossetic|quechua|romansh|rundi|kinyarwanda|sanskrit|sardinian|sindhi|northern s' +
  'ami|sango|shona|swati|southern sotho|tajik|tigrinya|turkmen|tswana|tongan|tsonga|tatar|tahitian|uyghur|venda|wolof|yiddish|zhuang|abkhaz|amharik|arago' +
  'n|assam|avar|belarusia|bulgaria|tibet|bosnia|katalan|korsika|kree|dansk|estonia|persia|fiji|faroe|frisia barat|irlandia|gaelik skotlandia|galisia|guja' +
  'rat|kroasia|kreol haiti|hungaria|armenia|inupiak|islandia|georgia|kashmir|kurdi|kornish|kirgiz|luksemburg|limburgia|lituania|latvia|malagasi|makedonia' +
  '|mongolia|burma|bokmål norwegia|ndebele utara|nynorsk norwegia|ndebele selatan|ositania|oriya|ossetia|polski|rumania|sanskerta|sardinia|sami utara|slo' +
  'venia|samoa|somalia|albania|serbia|sotho selatan|tonga|tahiti|ukraina|gikuyu|luganda|setswana|sesotho|kirundi|twi|ga|fante|hmong|malay|mandarin chines' +
  'e|moluccan|karo|mandailing|simalungun|pakpak|gayo|kerinci|kaili|muna|buton|sumba|manggarai|dawan|lamaholot|tolaki|banyumasan|ambon|manado|minahasa|nias|gorontalo|mandar|bima|sumbawa|palembang|komering|rejang|kutai|tolaki|ternate|tetun|tetum|indonesian sign languag' +
  'e';
const KNOWN = new Set(`${NAMES}|${OWN_NAMES}|${OWN_LETTERS}|${OTHERS}`.split('|'));

/** The language that a text starts with, as printed, or undefined. */
export function languageAtStart(text: string): string | undefined {
  const match = /^(?:bahasa\s+|language\s*:\s*)?([\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+){0,2})/iu.exec(text.trim());
  if (!match) return undefined;
  const words = match[1]!.split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (KNOWN.has(name.toLowerCase())) return text.trim().slice(0, match[0].length - match[1]!.length) + name;
  }
  return undefined;
}

/** Languages of one region that differ from town to town or by whom one speaks to. */
const OF_REGIONS =
  /^(?:bahasa\s+)?(?:jawa|javanese|sunda|sundanese|madura|bali|balinese|batak|minang(?:kabau)?|bugis|makassar|melayu|malay|betawi|aceh|banjar|lampung|sasak|dayak|toraja|papua|osing|tetun|bima|mandar|gorontalo|ambon|nias|dawan|buton|muna)$/iu;
const KIND = /^\s+(\p{Lu}\p{Ll}+)(?=$|[\s:,])/u;
/** `Jawa Timur` is a province; `Jawa Lisan` says how it is known. */
const NO_KIND =
  /^(?:Barat|Timur|Tengah|Utara|Selatan|Tenggara|Barat Daya|Asli|Sehari|Lisan|Tulis(?:an)?|Tertulis|Ibu|Daerah|Speaking|Reading|Writing|Listening|Spoken|Written|Language)$/u;

/** Towns whose people speak a language of the town's name. */
const TOWNS = /^(?:ambon|manado|palembang|bima|sumbawa|ternate|kutai|gorontalo)$/iu;

/** The language that a text starts with, and of a region's language which one of its kinds: `Bahasa Melayu Ambon`, `Jawa Krama`. */
export function languageWithKind(text: string): string | undefined {
  const name = languageAtStart(text);
  if (!name || !OF_REGIONS.test(name)) return name;
  const rest = text.trim().slice(name.length);
  const kind = KIND.exec(rest)?.[1];
  if (!kind || NO_KIND.test(kind) || isLevel(rest) || isLevel(kind)) return name;
  if (KNOWN.has(kind.toLowerCase()) && !TOWNS.test(kind)) return name;
  return `${name} ${kind}`;
}

/** Whether a language is named anywhere in a text. */
export function mentionsLanguage(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word, at) => KNOWN.has(word) || KNOWN.has(`${word} ${words[at + 1]}`));
}

const LEVEL =
  /^(?:\(?(?:level|tingkat|kemampuan)?\s*:?\s*)?(?:native(?: (?:speaker|or bilingual(?: proficiency)?|proficiency|language))?|bilingual|mother[- ]?tongue|first language|fluent(?:ly)?|proficient|full professional(?: proficiency)?|professional(?: working)?(?: proficiency)?|limited working(?: proficiency)?|working(?: proficiency| knowledge)?|conversational|advanced?|upper[- ]intermediate|intermediate|pre[- ]intermediate|lower[- ]intermediate|elementary(?: proficiency)?|basic(?: knowledge)?|beginner|novice|expert|master|skilled|skill?ful|experienced|competent|fair|good|excellent|very good|familiar|strong|[abc][12](?:\s*[-–/(].*)?|(?:penutur )?asli|(?:bahasa )?ibu|fasih|lancar|mahir|sangat (?:baik|mahir|menguasai|lancar|bagus)|(?:cukup )?menguasai|baik|bagus|cukup(?: (?:baik|mahir|lancar|bisa))?|kurang(?: baik)?|sedang|menengah(?: ke atas)?|lanjutan|lanjut|dasar|pemula|aktif(?: (?:dan|&|\/) pasif| lisan(?: dan tulisan)?)?|pasif|profesional|ahli|terampil|percakapan|lisan(?:\s*(?:dan|&|\/)\s*tulis(?:an)?)?|tulis(?:an)?|toefl.*|ielts.*|toeic.*|jlpt.*|hsk.*|duolingo.*|langue maternelle|muttersprache|muttersprachlich|moedertaal|lengua materna|madrelingua|verhandlungssicher|fließend|vloeiend|courant|bilingue|gute? kenntnisse|grundkenntnisse|notions|maternelle|mat[ée]rn[ao]|fluid[oa]|fluent[ei]|(?:sehr |zeer )?(?:gut|goed)|basis|redelijk|uitstekend|bon(?:ne)?|moyen(?:ne)?|scolaire|interm[ée]di(?:aire|[aá]rio|o)|débutante?|avan(?:cé|zado|çado)|nativ[oae]|fluente|b[áa]sico|buon[oa]?|ottim[oa]|scolastico|active|passive|reading(?: only| knowledge| proficiency)?|n[1-5]|\d{1,3}\s*%|\d{1,2}\s*\/\s*\d{1,2}|skor.*|score.*|(?:middle|mid|entry)(?=[ -]level)|[★☆●○◐•∙■□▪▫]+)(?:[ -]level)?(?:\s*\([abc][12]\+?\))?\)?[.]?$/iu;

/** A text that only says how well something is known: `Advanced`, `Penutur asli`, `TOEFL ITP 550`, `B2`, `80%`. */
export function isLevel(text: string): boolean {
  return LEVEL.test(text.trim());
}
