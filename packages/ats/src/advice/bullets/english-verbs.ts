/** Past forms that no rule gives, in the order of a grammar's table; with `re-`, `over-`, `under-`, `out-`, `with-`, `up-` and `co-` they form more. */
const IRREGULAR_PAST = new Set(
  'beat became began bent bet bid bound bit bled blew broke bred brought broadcast built bought cast caught chose clung came cut dealt did dug drew drove drank fed felt fought found fled flew forbade forecast foresaw forgave froze gave got went ground grew hung held hit kept knelt knew laid led leapt learnt left lent let lit lost made meant met mowed paid put ran rang read rode rose said sat sawed saw sewed sewn sold sent set shook shot troubleshot showed shut sang sank slept slid sowed sped spelt spent spun split spoke sprang spread stood stole stuck strung struck strove sung swam swept swung sworn swore taught took told tore thought threw understood typeset reset offset inset proofread misled overran upset underwent undertook woke wore wove won wound withdrew withheld wrote'.split(
    ' ',
  ),
);
const COMPOUNDED = [...IRREGULAR_PAST].filter((past) => past.length > 4);
const PREFIX = /^(?:re|over|under|out|with|up|co|pre|off)-?/;

/** Words that end as a past form does and are none. */
const NOT_PAST = new Set(
  'need seed speed feed breed bleed weed deed reed creed greed indeed exceed proceed succeed embed shed sled bed red wed hundred kindred sacred naked wicked rugged'.split(
    ' ',
  ),
);
/** Past participles that speak of a person's nature, not of a deed. */
const TRAIT =
  /^(?:(?:self|well|highly|multi|detail|goal|result|results|customer|team|people|open|good|hard|strong|fast|quick|service|solution)(?:-\p{L}+|working|minded|oriented|driven|focused|motivated|talented|skilled|tasking|learning|tempered|natured|spoken)|dedicated|motivated|skilled|experienced|committed|talented|gifted|seasoned|determined|devoted|accomplished|driven|oriented|interested|passionate|detailed|accustomed|acquainted|versed)$/u;
/** Openings in the past that put the person into a role instead of saying what was done. */
const ASSIGNED =
  /^(?:tasked|involved|assigned|appointed|entrusted|employed|based|promoted|selected|elected|chosen|nominated|named|awarded|recognised|recognized|required|expected|asked|trusted|seconded|posted|attached|engaged|exposed)$/;

/** Of these, the ones that a person also does to something: `Employed etching and microscopy`, `Selected vendors`. */
const GIVES =
  /^(?:assigned|appointed|employed|promoted|selected|nominated|engaged|posted|recognised|recognized)$/;

/** Neither a role, a time nor a place follows. */
function isGiven(word: string): boolean {
  return (
    word !== '' &&
    !/^(?:as|by|to|at|in|on|for|with|within|from|into|after|before|since|during|under|through|until|among|out|twice|once|early|full|part|full-time|part-time|and|three|two|head|captain|leader|chair)$/.test(
      word,
    )
  );
}

/** Base forms that CVs open with, chosen because no rule tells them from nouns; forms that are nouns as often (`design`, `support`) need an object behind them. */
const BASE = new Set(
  'achieve adapt administer overhaul advise allocate analyse analyze apply arrange assemble assess assign automate balance bake brief bring build calculate calibrate carry catalogue check clean coach collaborate collect communicate compile complete compose conduct configure consolidate construct convert cook coordinate create cultivate decide define deliver deploy develop devise diagnose direct distribute draft draw drive earn edit educate eliminate enable enforce enhance ensure establish evaluate examine execute expand explain facilitate fix generate give guide handle harvest help identify implement improve increase inform inspect install instruct integrate interview introduce investigate issue keep launch lead learn maintain make manage measure mediate meet mentor migrate monitor motivate negotiate observe obtain operate optimise optimize orchestrate organise organize oversee perform persuade plan prepare present prevent process procure produce promote propose provide publish raise receive recommend reconcile recruit redesign reduce refine register repair replace resolve respond restore restructure revise run schedule secure select sell serve ship simplify solve speed spearhead standardise standardize steer streamline strengthen supervise support take teach test tidy track train translate treat troubleshoot tutor update upgrade validate verify weld win work write adopt answer author champion chair contribute convince curate debug decrease double extend forge foster gather grow hire host liaise lower map merge moderate offer onboard own partner pilot predict prioritise prioritize prototype rebuild refactor remove reorganise reorganize rewrite save scale set shape shorten source sponsor staff start stock transform triple tune turn unify welcome advocate counsel delegate dispatch document enrol enroll escort groom inventory log package precept restock sanitise sanitize sort sterilise sterilize stitch supply sweep triage upsell wash weigh wrap audit budget book buy claim close code design field file grade head load mark market model open order pack price program project report research review screen study survey'.split(
    ' ',
  ),
);
/** More of them, of the verbs that are no nouns: those in -ize, -ise, -ify and -yse follow a rule (`isBase`). */
const ONLY_VERBS = new Set(
  'abandon abort absorb admit appraise assist conserve conceive deduce defend denoise deny derive devote distill exceed furnish initiate irrigate isolate liquidate litigate nourish orient prolong reject render reside retrieve surpass urge vend accelerate accept accommodate accompany accomplish accumulate acknowledge acquire act activate add adjust adorn advertise affect align allege alleviate allow alter amalgamate amend announce anticipate applaud appoint appreciate approve arbitrate archive argue ascertain ask assert assimilate assume assure attach attain attend attest attract augment avoid bind brainstorm brighten cancel cater celebrate choose circumvent cleanse collate combine commemorate commence commend commission compare compensate compete comply conclude confirm confiscate connect consider consult consume contain continue convey cooperate correspond corroborate counteract critique curtail declare decommission decorate dedicate deepen delete delineate demolish demonstrate denounce depict descend describe designate destroy detain detect determine differentiate dilute discern disclose discourage discover discriminate dismantle dispense disrupt dissect disseminate distil distinguish diverge divert donate elect elevate elicit elucidate embark embed embody employ empower emulate enact encircle encode encompass encourage encrypt endorse endow engage engrave enlarge enlighten enlist enrich enter entertain entrust envision equip eradicate erase escalate etch evacuate evolve excavate exclude expedite expend explore fabricate fasten fetch fill filter follow formulate freshen fulfil fulfill germinate govern greet hone illustrate imagine impose improvise inaugurate incline include incorporate incubate indicate induce inhibit inject innovate inoculate inquire insert insist insulate insure interact interconnect interfere interpret interrogate invent invest join lend lengthen liberate lighten locate lubricate manipulate manoeuvre mitigate modulate multiply narrate navigate nominate nurture offload offset originate outflank outline outperform outsource overcome parse participate penetrate perceive pinpoint pioneer plough populate portray postpone preach precede prescribe preserve preside probe proceed pronounce propagate prosecute protect prove provision prune pursue realign rearrange reassure rebrand recast reclaim reconstruct recover recycle redefine redeploy redo refit reflect refresh refurbish regroup regulate rehabilitate reinforce relate relieve relocate remix remodel renegotiate renew renounce renovate reopen replicate represent require resell reshape restrict resupply retain retake revamp reveal revive rewire rotate safeguard salvage satisfy sculpt seek send settle sew sharpen shelve shortlist simulate soften solder solicit speak speculate spend stimulate straighten stretch strive subcontract submit subscribe substantiate substitute subtract suggest summon supersede supplant supplement suppress surround suspend sustain tackle tailor terminate tighten transcribe transfer transmit transpose uncover understand undertake unite unload unlock unveil uphold vacate vaccinate weaken weave widen wield withdraw withhold'.split(
    ' ',
  ),
);
const IN_ISE = /^\p{L}{2,}(?:i[sz]e|ify|y[sz]e)$/u;
/** Words that end so and are nouns or adjectives. */
const NOT_IN_ISE =
  /(?:wise|^size|^prize|noise|exercise|precise|concise|enterprise|surprise|premise|promise|demise|expertise|treatise|paradise|merchandise|guise|uise|praise|franchise|chemise)$/;
const NOUN_TOO = new Set(
  'design overhaul support research cook report audit test train cut issue process plan project market guide repair schedule draft check coach work present produce track treat update upgrade export import help lead tutor mentor bake run draw edit author champion chair host map pilot prototype set source sponsor staff stock start turn welcome offer partner scale shape advocate counsel document inventory log package supply triage wash wrap sort answer budget book buy claim close code drive field file grade head load mark model open order pack price program review screen study survey address record transfer transport visit supplement switch copy flag group hire influence list network nurse outline paint patch patrol photograph plant plot polish post print profile rank release request rescue reserve reward route sample sand scan scout seal search segment sequence shadow showcase sketch spray stage stitch structure style taste tour trim value voice water wire label link boost trade access forward tag upload download balance deposit invoice display contract usher attempt coat'.split(
    ' ',
  ),
);
const ARTICLE = /^(?:an|the|our|its|their|his|her)$/;
/** `Kelas A`, `Series A`, `Vitamin A`: a letter. */
const LETTERED =
  /^(?:category|class|grade|group|hepatitis|influenza|level|model|phase|plan|schedule|section|series|team|tier|type|unit|vitamin)$/;
/** Small words before an article, and adverbs. */
const OPENS_NO_DEED =
  /^(?:about|above|across|after|against|all|along|alongside|also|although|always|amid|among|amongst|and|around|because|before|behind|being|below|beneath|beside|besides|between|beyond|both|but|concerning|despite|down|during|either|even|except|for|from|given|half|into|just|like|many|near|nearly|neither|nor|not|off|once|only|onto|opposite|out|outside|inside|over|past|per|plus|quite|rather|regarding|since|some|such|than|that|then|though|through|throughout|till|toward|towards|twice|under|underneath|unlike|until|unto|upon|versus|via|what|when|where|whether|which|while|who|whose|with|within|without|yet|ever|never|still|\p{L}+ly)$/u;
/** What is done to people: `Mentor juniors`, `Coach three analysts`. */
const DONE_TO_PEOPLE = new Set('coach guide help lead mentor train tutor'.split(' '));
const OBJECT_OPENS =
  /^(?:a|an|the|\d+.*|new|our|all|my|its|their|his|her|every|each|both|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$/;
/** Nouns that end in -ing. */
const ING_NOUN = new Set(
  'accounting advertising banking billing boarding booking branding broadcasting building catering ceiling clothing coding consulting engineering farming filing fishing funding gardening housekeeping housing lettering lighting manufacturing marketing morning nursing packaging painting parking pricing printing processing programming purchasing ranking rating reporting sewing shipping shopping spelling spring staffing storytelling tailoring training tutoring typing warehousing welding wedding during evening string thing everything anything something being willing outstanding hardworking caring loving understanding'.split(
    ' ',
  ),
);
const ADVERB =
  /^(?:successfully|actively|independently|jointly|personally|also|single-handedly|proactively|regularly|currently|then|later|always|\p{L}{3,}ly)$/u;

type EnglishOpening = 'deed' | 'assigned' | 'trait' | 'stative' | 'none';

const STATIVE = new Set('am is are was were be been being had have has knew know can could able'.split(' '));

/**
 * What an English statement opens with, by the form of its first words.
 * @param isEnglish false in a text of another language, where `Mentor mahasiswa` and `Host acara` are who somebody was: what can be
 * a noun needs its article there
 */
export function englishOpening(words: readonly string[], isEnglish = false): EnglishOpening {
  const [first = '', second = ''] = words;
  if (ADVERB.test(first) && second !== '' && !STATIVE.has(first))
    return englishOpening(words.slice(1), isEnglish);
  if (STATIVE.has(first)) return 'stative';
  if (ASSIGNED.test(first) && !(GIVES.test(first) && isGiven(second))) return 'assigned';
  if (TRAIT.test(first) && !/^(?:committed|detailed|engaged)$/.test(first)) return 'trait';
  if (first === 'committed' && second === 'to') return 'trait';
  if (/^works?$/.test(first) && /^(?:well|hard|effectively|efficiently|independently|under)$/.test(second))
    return 'trait';
  if (isPast(first)) return 'deed';
  // `Filleting line` is where the work is done.
  if (isGerund(first))
    return isObject(second) && !(words.length === 2 && WORKPLACE.test(second)) ? 'deed' : 'none';
  // What has an article behind it is done to something, whatever verb it is.
  const hasArticle = ARTICLE.test(second) || (isEnglish && second === 'a' && !LETTERED.test(first));
  if (hasArticle && /^\p{Ll}{3,}$/u.test(first) && !OPENS_NO_DEED.test(first)) return 'deed';
  if (/^cares?$/.test(first) && second === 'for') return 'deed';
  const base = first.endsWith('s') && !isBase(first) ? withoutS(first) : first;
  if (!isBase(base)) return 'none';
  // `Write and review`: two deeds, of which the second shows that the first is one.
  if (second === 'and' && base === first && isBase(words[2] ?? '') && !NOUN_TOO.has(words[2]!)) return 'deed';
  if (NOUN_TOO.has(base)) {
    if (base === 'partner' && second === 'with') return 'deed';
    if (first === 'works' && /^(?:on|with|closely)$/.test(second)) return 'deed';
    if (DONE_TO_PEOPLE.has(base) && /[^s]s$/.test(second)) return 'deed';
    if (OBJECT_OPENS.test(second)) return base === 'grade' && /^\d/.test(second) ? 'none' : 'deed';
    return isEnglish && hasObject(base, first !== base, words.slice(1)) ? 'deed' : 'none';
  }
  return second === '' || /^(?:of|at|for|dan|and)$/.test(second) ? 'none' : 'deed';
}

/** Verbs first, of those that are nouns too: `Run payroll`, `Draft contracts`. The others open names of things: `Market research`. */
const VERB_FIRST = new Set(
  'answer author bake book buy chair champion check close coach counsel cut draft draw drive edit guide help host lead load log map mentor model open order pack pilot present produce review run screen set source start survey track train treat tutor update upgrade visit wash welcome wrap'.split(
    ' ',
  ),
);
/** What ends the thing that something is done to. */
const AFTER_OBJECT =
  /^(?:and|or|of|in|on|for|with|at|to|from|by|through|during|before|after|across|per|into|between|without|within|via|using|against|under|over|as|about|around|behind|every|each|twice|once)$/;
const DESCRIBES =
  /^(?:\p{L}{3,}(?:ly|al|ic|ive|ous|ful|able|ible|ed|ary|less)|new|fresh|raw|live|short|long|large|small|heavy|local|complex|key|major|minor|other|various|multiple|several|many|more|most|internal|external)$/u;
/** `Research assistant`, `Lead developer`: somebody in the singular without an article is who one was. */
const SOMEBODY = /^\p{L}{3,}(?:er|or|ist|ant|ian)$/u;
/** Things that end as somebody does. */
const THING =
  /^(?:water|paper|power|order|matter|number|weather|labor|cover|layer|silver|copper|leather|timber|rubber|butter|liquor|restaurant|newsletter|poster|banner|folder|container|computer|server|counter|calendar)$/;
/** Names of one thing whose first word is a verb as well. */
const ONE_NAME =
  /^(?:lead (?:time|generation)|head (?:office|quarter|nurse)|help desk|track (?:record|and field)|log book|source (?:code|control)|check list|guide book|set design|cut flower|book (?:keeping|shop|store|review)|draft (?:beer|law)|present value|host (?:family|country)|(?:mentor|tutor) program|model (?:building|making)|map reading|screen (?:printing|design)|order (?:processing|fulfil|intake|entry)|offer letter|train (?:station|timetable)|partner )/;

/**
 * Whether a word that is a noun as often is a verb here, by what follows it: no article stands there.
 * @param isThirdPerson `Runs`, `Designs`: as a noun it would be a plural, which opens no name
 */
function hasObject(verb: string, isThirdPerson: boolean, behind: readonly string[]): boolean {
  const end = behind.findIndex((word) => AFTER_OBJECT.test(word));
  const object = end < 0 ? behind : behind.slice(0, end);
  const head = object.at(-1) ?? '';
  if (head === '') return isVerbBesideAnother(verb, behind);
  if (ONE_NAME.test(`${verb} ${object.join(' ')}`)) return false;
  if (isThirdPerson) return true;
  if (SOMEBODY.test(head) && !THING.test(head)) return false;
  if (VERB_FIRST.has(verb) || (DESCRIBES.test(object[0]!) && object.length > 1)) return true;
  if (!/[^sui]s$/.test(head)) return false;
  // `Code reviews` is a name, and so is `Support tickets` where nothing tells to whom, for what or what else was done.
  const [next = '', after = ''] = end < 0 ? [] : behind.slice(end);
  const goesOn = next === 'and' ? isBase(after) : next !== '' && next !== 'of';
  return object.length > 1 || (goesOn && !isBase(head.slice(0, -1)));
}

/** `Open and close the store`, `Pack and label orders`, not `Design and analysis`. */
function isVerbBesideAnother(verb: string, [and, other = '', ...behind]: readonly string[]): boolean {
  if (and !== 'and' || !isBase(other) || behind.length === 0) return false;
  return VERB_FIRST.has(verb) || OBJECT_OPENS.test(behind[0] ?? '') || hasObject(other, false, behind);
}

/** Whether a word is a verb in its base form, or can be one. */
function isBase(word: string): boolean {
  if (BASE.has(word) || NOUN_TOO.has(word) || ONLY_VERBS.has(word)) return true;
  const bare = word.replace(/^(?:re|co|pre|over|out)-?(?=\p{L}{4})/u, '');
  return (bare !== word && BASE.has(bare)) || (IN_ISE.test(word) && !NOT_IN_ISE.test(word));
}

/** `Approves`, `Verifies`, `Teaches` in the base form. */
function withoutS(word: string): string {
  return word.replace(/(?:(?<=[sxz]|[cs]h)es|s)$/, '').replace(/(?<=\p{L}{2})ie$/u, 'y');
}

function isPast(word: string): boolean {
  if (IRREGULAR_PAST.has(word)) return true;
  const bare = word.replace(PREFIX, '');
  if (bare !== word && IRREGULAR_PAST.has(bare)) return true;
  // `ghostwrote`; `inbound`, `background` and `afterthought` are none
  if (!/(?:bound|ground|thought)$/.test(word) && COMPOUNDED.some((past) => word.endsWith(past))) return true;
  return /^[a-z]{2,}(?:-[a-z]+)*ed$/.test(word) && word.length > 3 && !NOT_PAST.has(word);
}

function isGerund(word: string): boolean {
  return /^[a-z]{2,}(?:-[a-z]+)*ing$/.test(word) && /[aeiouy].*ing$/.test(word) && !ING_NOUN.has(word);
}

/** Whether what follows can be what a verb is done to. */
function isObject(word: string): boolean {
  return (
    word !== '' &&
    !/^(?:and|or|of|in|at|for|skills?|is|was|services?|staff|assistant|officer|intern)$/.test(word)
  );
}

const WORKPLACE = /^(?:line|room|station|department|section|desk|area|counter|unit|team|crew|bay|floor)$/;

const IRREGULAR_ING: Record<string, string> = {
  making: 'made',
  taking: 'took',
  writing: 'wrote',
  leading: 'led',
  selling: 'sold',
  buying: 'bought',
  teaching: 'taught',
  running: 'ran',
  keeping: 'kept',
  building: 'built',
  driving: 'drove',
  giving: 'gave',
  setting: 'set',
  holding: 'held',
  doing: 'did',
  speaking: 'spoke',
  bringing: 'brought',
  cutting: 'cut',
  drawing: 'drew',
  feeding: 'fed',
  finding: 'found',
  getting: 'got',
  growing: 'grew',
  paying: 'paid',
  putting: 'put',
  reading: 'read',
  sending: 'sent',
  shooting: 'shot',
  sewing: 'sewed',
  overseeing: 'oversaw',
  meeting: 'met',
  catching: 'caught',
};

/** `scheduling` as `scheduled`. */
export function pastOf(gerund: string): string {
  return IRREGULAR_ING[gerund] ?? gerund.replace(/(?<=[^aeiou])ying$/, 'ied').replace(/ing$/, 'ed');
}
