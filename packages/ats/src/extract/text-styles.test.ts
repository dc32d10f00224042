import { expect, test } from 'vitest';
import { isIconFont } from './text-styles.ts';

test.each(['LMSansDemiCond10-Regular', 'OpenSans-SemiCondensed', 'Lexicon-Roman', 'Roboto-Light'])(
  '%s is a face of letters',
  (name) => expect(isIconFont(name)).toBe(false),
);

test.each(['FontAwesome5Free-Solid', 'MaterialIcons-Regular', 'bootstrap-icons', 'devicon'])(
  '%s is a face of pictures',
  (name) => expect(isIconFont(name)).toBe(true),
);
