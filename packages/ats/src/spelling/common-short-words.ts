/** English words of three and four letters that hardly a page goes without: only these are what a misspelt short word is taken to mean. */
export const COMMON_SHORT_ENGLISH = new Set(
  'the and for with from that this have were was are not but all can out use used into over than then them they their our per two one new own each when also made make more most team work year plan data time test cost case code lead help sale sold sell work well page site part line high long full week days hour days road food room book paid cash care ship crew deck file team such only some many both same safe main rate led cut ran set won met saw got put let day its his her who how why any few now may way end low fee tax law lab map bug app web ad job aid age air car bus sea oil gas'.split(
    ' ',
  ),
);
/** How common an Indonesian word of three or four letters must be for a misspelt one to be taken for it. */
export const COMMON_SHORT_INDONESIAN_RANK = 1500;
