/** For patterns: the word `di` that leads to a place, as in Indonesian, and not the one within an Italian name (`Università di Bologna`). */
export const DI =
  '(?<!(?:[Uu]niversit[àa]|[Pp]olitecnico|[Aa]ccademia|[Ii]stituto|[Cc]onservatorio|[Ss]cuola|[Ll]iceo|[Cc]omune|[Bb]anca|[Oo]spedale|[Cc]amera|[Tt]eatro|[Mm]useo)\\s+)di';
