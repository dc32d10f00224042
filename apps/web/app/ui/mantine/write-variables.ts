import { writeFile } from 'node:fs/promises';
import { mantineVariables } from './variables.ts';

/** Writes the theme's CSS variables; run it after every change of theme.ts. */
await writeFile(new URL('variables.generated.css', import.meta.url), mantineVariables());
