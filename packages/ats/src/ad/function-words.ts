/** Words that point, join, address or colour a sentence, in Indonesian as it is written and chatted and in English: none of them names a thing that could be required. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `
  aku saya gue gua kami kita kamu kau anda saudara saudari beliau dia ia mereka kalian lo lu bapak ibu mbak mas kak kakak bund bunda gaes guys
  ini itu tersebut begini begitu demikian sini situ sana siapa siapapun apa apapun mana manapun kapan bagaimana gimana mengapa kenapa berapa
  adapun apabila bila jika kalau kalo andai asalkan asal sebab karena karna soalnya sehingga supaya agar maka makanya sementara sedangkan padahal meski meskipun walau
  walaupun biarpun namun tetapi tapi melainkan namanya bahwa ketika saat selagi sambil seraya sejak selama sebelum sesudah setelah menjelang hingga sampai beserta berikut
  serta maupun ataupun ialah yakni yaitu adalah merupakan seperti bagai sebagaimana bahkan malah justru apalagi lagipula pula pun juga lagi masih sudah udah telah akan bakal sedang
  tengah belum pernah tidak tak bukan jangan nggak gak ga enggak tanpa hanya cuma cuman saja aja doang sekali banget amat sangat terlalu agak cukup paling lebih kurang hampir kira-kira
  sekitar kurang-lebih mungkin barangkali pasti tentu tentunya memang sebenarnya sebetulnya pokoknya intinya singkatnya tepatnya pendeknya khususnya terutama umumnya biasanya kadang sesekali
  awal samping sebaliknya selanjutnya kemudian lalu terus akhirnya pertama-tama nah oh iya ya yah yaa yuk dong deh sih kok loh lho kan tuh nih wah hai halo mohon tolong silakan silahkan harap semoga
  satu dua tiga empat lima enam tujuh delapan sembilan sepuluh one two three four five six seven eight nine ten
  semua seluruh setiap tiap para segala beberapa sebagian sejumlah sesuatu seseorang sebuah seorang suatu salah hal dari daripada kepada pada oleh untuk bagi buat guna demi antara
  terhadap tentang mengenai melalui lewat dengan sesuai menurut yang yg utk dgn dlm krn sbg pd tdk klo klau udh sdh blm bs dr jg tp sm
  you he she it we they me him her us them my your his its our their this that these those who whom whose which what when where why how
  and or but nor so yet if unless until while although though because since whereas as than of at by to from in into on onto for with without about between among over under
  be is are was were been being do does did has have had will would shall should can could may might must not no yes very too also just only even still already again ever never
  here there then now well basically actually honestly simply really quite rather somehow maybe perhaps please hey hi oh
  something someone somebody anything anyone anybody everything everyone everybody nothing nobody
  `
    .trim()
    .split(/\s+/),
);

/** Whether a word is one of those; `IT` in capitals is no `it`. */
export function isFunctionWord(word: string): boolean {
  return !/^\p{Lu}{2,}$/u.test(word) && FUNCTION_WORDS.has(word.toLowerCase());
}
