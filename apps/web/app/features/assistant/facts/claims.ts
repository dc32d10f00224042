import type { Span } from './names.ts';

/**
 * What a text may only say of somebody where their own text says it as well, in whatever words of either language: degrees, awards,
 * papers, ranks. Each line has the words that say the same.
 */
const CLAIMS = {
  secondary: String.raw`SMA|SMK|SMU|SMEA|STM|high school|vocational school|sekolah menengah(?: atas| kejuruan)?`,
  diploma: String.raw`D-?[1-3]|D\.?(?:III|II|I)|[Dd]iploma(?: (?:satu|dua|tiga|[1-3]|III|II|I))?|A\.?Md\.?(?:\w+\.?)?|[Aa]hli [Mm]adya|[Aa]ssociate(?:[’']s)? degree`,
  applied: String.raw`D-?4|D\.?IV|[Dd]iploma (?:empat|IV)|[Ss]arjana [Tt]erapan|S\.Tr\.?\w*|[Aa]pplied [Bb]achelor\w*`,
  bachelor: String.raw`S-?1|[Ss]trata (?:1|satu)|[Ss]arjana(?! [Tt]erapan)|[Bb]achelor(?:[’']s)?|B\.?Sc\.?|B\.?A\.?|B\.?Eng\.?|S\.(?:Kom|E|T|H|Pd|I\.Kom|Psi|Farm|Ked|Kep|Ak|Ds|Si|Sos|Hum|P|M|Kg|Gz)\.?|[Uu]ndergraduate degree`,
  master: String.raw`S-?2|[Ss]trata (?:2|dua)|[Mm]agister|Master(?:[’']s)?(?: (?:of|in|degree))?|master(?:[’']s)? (?:of|degree)|master[’']s|M\.?Sc\.?|M\.?B\.?A\.?|M\.(?:Kom|M|T|H|Si|Pd|Ak)\.?`,
  doctor: String.raw`S-?3|[Ss]trata (?:3|tiga)|[Dd]oktor(?:al)?|[Dd]octorate|[Dd]octoral|Ph\.?D\.?`,
  honours: String.raw`[Cc]um [Ll]aude|[Ss]umma|[Mm]agna|dengan pujian|with hono(?:u)?rs|with distinction|lulusan terbaik|valedictorian`,
  award: String.raw`[Pp]enghargaan|[Aa]wards?|[Aa]warded|[Aa]ward-winning|[Jj]uara(?:nya)?|[Cc]hampions?|[Ww]inners?|[Ww]inning|[Ww]on|[Pp]emenang|[Mm]emenangkan|[Mm]edali|[Mm]edals?|karyawan teladan|[Tt]erbaik|[Bb]est(?! practices?)`,
  certificate: String.raw`[Ss]ertifi\w+|[Bb]ersertifikat|[Tt]ersertifikasi|[Cc]ertif\w+|[Ll]isensi|[Bb]erlisensi|[Ll]icen[cs]e[ds]?`,
  promotion: String.raw`[Dd]ipromosikan|promosi jabatan|naik jabatan|[Pp]romoted`,
  scholarship: String.raw`[Bb]easiswa|[Ss]cholarships?`,
  rank: String.raw`[Mm]emimpin|[Pp]impin(?:an)?|[Pp]emimpin|[Kk]epemimpinan|[Mm]engepalai|[Mm]embawahi|[Mm]engetuai|[Kk]etua|[Kk]epala|[Mm]anajer|[Mm]anagers?|[Ll]ed|[Ll]ead(?:ing|ers?|ership)?|[Hh]eaded|[Hh]ead of|[Ss]upervis\w+|[Mm]enyupervisi|[Mm]ensupervisi|[Pp]enyelia|[Dd]irektur|[Dd]irectors?|[Ff]ounder|[Ff]ounded|[Pp]endiri|[Mm]endirikan|CEO|CTO|CFO|COO`,
  mastery: String.raw`[Pp]akar|[Ee]xperts?|[Ee]xpertise|[Ff]asih|[Ff]luent(?:ly)?|[Nn]ative|[Bb]ilingual|penutur asli`,
  reach: String.raw`[Ii]nternasional|[Ii]nternational(?:ly)?|[Mm]ultinasional|[Mm]ultinational|[Gg]lobal(?:ly)?|[Nn]asional|[Nn]ational(?:ly)?|nationwide|[Ww]orldwide`,
} as const;

export type Claim = keyof typeof CLAIMS;

const before = String.raw`(?<![\p{L}\p{N}.])`;
const after = String.raw`(?![\p{L}\p{N}])`;
const patterns = Object.entries(CLAIMS).map(
  ([claim, words]) => [claim as Claim, new RegExp(`${before}(?:${words})${after}`, 'gu')] as const,
);

interface ClaimSpan extends Span {
  claim: Claim;
  /** The source says it as well. */
  stands: boolean;
}

/** What a text claims, and whether its source does so too. */
export function findClaims(text: string, source: string): ClaimSpan[] {
  return patterns.flatMap(([claim, pattern]) => {
    const found = [...text.matchAll(pattern)];
    if (found.length === 0) return [];
    const stands = new RegExp(pattern.source, 'iu').test(source);
    return found.map(({ 0: words, index }) => ({ claim, stands, from: index, to: index + words.length }));
  });
}
